import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
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
  expect(linesOf('<p>Tel:01756 723559Email:desk@larkfell.co.uk</p>')).toEqual([
    'Tel: 01756 723559',
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

it('reads a legal notice in one paragraph section by section', () => {
  const host =
    "Hébergement Le site est hébergé par la société OVH, 2 rue Kellermann - 59100 Roubaix, et l'accès en est gratuit pour tous les visiteurs du monde.";
  const notice = `Le présent site est édité par Anne Morvel, artisane. ${host} Directeur de publication Le directeur est Anne Morvel. Nous contacter Par courrier : 7 rue des Larix 29200 Brest`;
  const linesAt = (url: string, role: 'legal' | 'other') =>
    textDocuments([page(`<p>${notice}</p>`, { url, role })]).flatMap(({ lines }) =>
      lines.map(({ text, foreign }) => [text.slice(0, 14), foreign !== null]),
    );
  expect(linesAt('https://example.test/mentions.html', 'legal')).toEqual([
    ['Le présent sit', false],
    ['Hébergement Le', true],
    ['Directeur de p', false],
    ['Nous contacter', false],
  ]);
  expect(linesAt('https://example.test/atelier.html', 'other')).toHaveLength(1);
});
