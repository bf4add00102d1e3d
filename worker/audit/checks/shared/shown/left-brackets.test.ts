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

it.each(['Address: xxxxxxxx', 'Register no: XXXXXXX', 'Phone: XXX-XXX-XXXX'])(
  'finds one letter again and again behind a label: %s',
  (line) => {
    expect(templateTexts(page(`<main><ul><li>${line}</li></ul></main>`)).map((one) => one.seen)).toEqual([line]);
  },
);

it.each(['Sizes: XXL', 'Beer: XXXX', 'Chapter: XXX', 'Address: xxxxxxxx Street 4'])(
  'leaves what may be meant: %s',
  (line) => {
    expect(templateTexts(page(`<main><ul><li>${line}</li></ul></main>`))).toEqual([]);
  },
);

it('finds a heading that is the name of a stand-in and a number', () => {
  expect(
    templateTexts(page('<main><h3>Placeholder 1</h3><h3>Placeholder</h3><h3>Apartment 1</h3></main>')),
  ).toHaveLength(1);
});

it('leaves what an article or a line of code shows its reader to fill in', () => {
  const line = 'Password: xxxxxxxx';
  expect(templateTexts(page(`<main><p>${line}</p></main>`, { role: 'article' }))).toEqual([]);
  expect(templateTexts(page(`<main><pre>${line}</pre></main>`))).toEqual([]);
  expect(templateTexts(page(`<main><p>${line}</p></main>`))).toHaveLength(1);
});
