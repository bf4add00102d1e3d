import { expect, it } from 'vitest';
import type { FixInput } from './fix-input.ts';
import { mainMailbox } from './main-mailbox.ts';

const at = (value: string, ...paths: string[]) => ({
  value,
  sources: paths.map((path) => ({ pageUrl: path, view: 'plain', place: 'main > p', seen: value })),
});
const mainOf = (...emails: ReturnType<typeof at>[]) =>
  mainMailbox({
    facts: { emails },
    inputs: { pages: ['home', 'contact', 'legal'].map((role) => ({ url: role, role })) },
  } as unknown as FixInput)?.value;

it('of several mailboxes the one of the contact page is written, else the only one that is told outside legal pages', () => {
  expect(mainOf(at('us@larch.test', 'legal'))).toBe('us@larch.test');
  expect(mainOf(at('us@larch.test', 'legal'), at('larch@mail.test', 'contact', 'legal'))).toBe('larch@mail.test');
  expect(mainOf(at('us@larch.test', 'legal'), at('larch@mail.test', 'home'))).toBe('larch@mail.test');
});

it('where pages give several of different hosts alike, none is chosen', () => {
  expect(mainOf(at('us@larch.test', 'contact'), at('larch@mail.test', 'contact'))).toBeUndefined();
  expect(mainOf(at('us@larch.test', 'home'), at('shop@larch.test', 'home'))).toBe('us@larch.test');
});
