import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';

it('takes a copyright line without a word for no other name', () => {
  const home = '<title>Café Linde</title><p>© Café Linde</p>';
  const onInnerPage = (line: string) =>
    runCheck(
      inconsistentBusinessName,
      inputs({
        pages: [page(home), page(`<h1>Kuchen</h1><p>${line}</p>`, { url: `${HOME}kuchen`, role: 'about' })],
        facts: facts({ businessName: { value: 'Café Linde', sources: [source('Café Linde')] } }),
      }),
    ).outcome;
  expect(onInnerPage('2023 ©')).toBe('pass');
  expect(onInnerPage('Copyright 2023')).toBe('pass');
  expect(onInnerPage('© 2023 Bäckerei Tanne')).toBe('partial');
});
