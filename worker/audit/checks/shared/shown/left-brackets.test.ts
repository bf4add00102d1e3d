import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { templateTexts } from '../template-texts.ts';

const seen = (...lines: string[]) =>
  templateTexts(page(`<main>${lines.map((one) => `<p>${one}</p>`).join('')}</main>`, { role: 'legal' })).map(
    (one) => one.seen,
  );

it('takes a name in the brackets of a template for filled in where the number beside it is', () => {
  expect(seen('Owner: [Ida Berg]', 'VAT number: [48210337K]')).toEqual([]);
  expect(seen('Owner: [Your Name]', 'VAT number: [number]')).not.toEqual([]);
});
