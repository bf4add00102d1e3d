import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { asInText } from './as-in-text.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const written = (name: string, text: string) => asInText(name, website({ target, pages: [page(`<p>${text}</p>`)] }));

it('a name that a menu shouts is written as the text writes it', () => {
  expect(written('LARCH JOINERY', 'Welcome to Larch Joinery, where we plane.')).toBe('Larch Joinery');
  expect(written('HOUSE OF LARCH', 'The House of Larch is old.')).toBe('House of Larch');
  expect(written('LARCH JOINERY', 'LARCH JOINERY is here for you.')).toBe('LARCH JOINERY');
  expect(written('LARCH JOINERY', 'We do larch joinery by hand.')).toBe('LARCH JOINERY');
  expect(written('LTB', 'Ltb is short.')).toBe('LTB');
});
