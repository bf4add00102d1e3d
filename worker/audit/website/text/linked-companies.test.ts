import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { blocksOfLinkedCompanies } from './linked-companies.ts';

const card = (name: string, url: string) => `<a href="${url}"><h3>${name}</h3><p>5 Mill Lane, 01632 960001</p></a>`;
const blocksOf = (...cards: string[]) => {
  const { view } = page(`<title>Larch Honey</title><main><h1>Where to buy</h1>${cards.join('')}</main>`).plain;
  return [...blocksOfLinkedCompanies(view)].map((at) => view.blocks[at]?.text);
};

it('a card that leads to the website of whom it names is theirs', () => {
  const both = blocksOf(
    card('Ashdown Bakery', 'https://ashdown.example/'),
    card('Elmtree Deli', 'https://elmtree-deli.example/'),
  );
  expect(both).toEqual(['Ashdown Bakery', '5 Mill Lane, 01632 960001', 'Elmtree Deli', '5 Mill Lane, 01632 960001']);
});

it('own branches on a map, and under its own name elsewhere, are not', () => {
  const map = 'https://maps.chart.example/';
  expect(blocksOf(card('Mill Lane', `${map}1`), card('High Street', `${map}2`))).toEqual([]);
  expect(blocksOf(card('Larch Honey', 'https://larch-a.example/'), card('Larch', 'https://larch-b.example/'))).toEqual(
    [],
  );
});
