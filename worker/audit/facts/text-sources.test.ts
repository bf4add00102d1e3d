import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { textDocuments } from './text-sources.ts';

const linesOf = (html: string) => textDocuments([page(html)]).flatMap(({ lines }) => lines.map(({ text }) => text));

it.each([
  ['<p><strong>Mail</strong><span>cabinet.brun@orange.fr</span></p>', 'Mail cabinet.brun@orange.fr'],
  ['<p><b>Adresse</b><span>12 route de Lyon · 16110 Rivières</span></p>', 'Adresse 12 route de Lyon · 16110 Rivières'],
])('takes a label from the value that the markup glues to it: %s', (html, line) => {
  expect(linesOf(html)).toEqual([line]);
});

it('takes an address from the mailbox that the markup glues it to, and leaves capitals in domains', () => {
  expect(linesOf('<div><a href="mailto:info@larix.nl">info@larix.nl</a><span>Kerkstraat 4</span></div>')).toEqual([
    'info@larix.nl',
    'Kerkstraat 4',
  ]);
  expect(linesOf('<p>Write to Info@my.larixShop.com now</p>')).toEqual(['Write to Info@my.larixShop.com now']);
});

it('parts a number from the label that runs into it', () => {
  expect(linesOf('<p>Tel:01756 720226Email:desk@larkfell.co.uk</p>')).toEqual([
    'Tel: 01756 720226',
    'Email: desk@larkfell.co.uk',
  ]);
});

it('leaves words alone that only begin like a label', () => {
  expect(linesOf('<p>Mailand, mailorder@brun.fr, Hotmail@brun.fr</p>')).toEqual([
    'Mailand, mailorder@brun.fr, Hotmail@brun.fr',
  ]);
});

it('takes the number before the credit of a designer for the own one', () => {
  const foreignOf = (text: string) =>
    textDocuments([page(`<footer><p>${text}</p></footer>`)]).flatMap(({ lines }) =>
      lines.map(({ foreign }) => foreign),
    );
  expect(foreignOf('© Larkfell Church 2013, 1 (409) 555-0142. Designed by Popcorn Studio')).toEqual([null]);
  expect(foreignOf('© Larkfell Church 2013. Designed by Popcorn Studio, (409) 555-0142')).toEqual(['web designer']);
});
