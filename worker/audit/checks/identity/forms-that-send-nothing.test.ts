import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import type { FormTrial, PageForm } from '../../website/page/page-view.ts';
import { formsSendNothing } from '../shared/contact-form.ts';

const KEPT: FormTrial = { prevented: true, tried: [], carried: false, said: null, end: 'unclear', complete: true };

function sendsNothing(attributes: string, asked: Pick<PageForm, 'handled' | 'trial'>, missesCode = false): boolean {
  const html = `<form ${attributes}><input type="email" name="mail"><textarea name="text"></textarea></form>`;
  const read = page(html, { rendered: html });
  const { rendered } = read;
  if (!rendered) throw new Error('not rendered');
  rendered.missesCode = missesCode;
  for (const form of rendered.view.forms) Object.assign(form, asked);
  return formsSendNothing(read);
}

it('A form without an address that nothing was seen to send reaches nobody', () => {
  expect(sendsNothing('action="#"', { handled: false })).toBe(true);
  expect(sendsNothing('', { handled: true, trial: KEPT })).toBe(true);
  expect(sendsNothing('method="post" action=""', { handled: false }, true)).toBe(true);
});

it('A form that may be sent is a way', () => {
  expect(sendsNothing('method="post" action=""', { handled: false })).toBe(false);
  expect(sendsNothing('action="https://forms.example/send"', { handled: false })).toBe(false);
  expect(sendsNothing('', { handled: true })).toBe(false);
  expect(sendsNothing('', { handled: true, trial: { ...KEPT, tried: ['https://forms.example/'] } })).toBe(false);
});
