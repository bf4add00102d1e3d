import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { runTogether } from './run-together.ts';

const read = (html: string, rendered?: string) => {
  const { plain, rendered: drawn } = page(html, rendered === undefined ? {} : { rendered });
  return runTogether(plain.view, drawn?.view).map(([, apart]) => apart);
};

it('leaves out the words that a browser hides beside those it shows', () => {
  const of = (style: string) => `<h2><span>Über diese Seite</span><span${style}>About this page</span></h2><p>Text</p>`;
  expect(read(of(''), of(' style="display:none"'))).toEqual(['Über diese Seite']);
  expect(read(of(''), of(''))).toEqual(['Über diese Seite About this page']);
});

it('sets a label and its value apart where rows make columns, or a colon stands between, and no name in two colours', () => {
  const row = (day: string, hours: string) => `<li class=row><span>${day}</span><span>${hours}</span></li>`;
  const rows = [row('Monday', 'Closed'), row('Tuesday', '9–12'), row('Sunday', 'Closed')];
  expect(read(`<ul>${rows.join('')}</ul>`).sort()).toEqual(['Monday Closed', 'Sunday Closed', 'Tuesday 9–12']);
  expect(read('<p><b>By appointment:</b><span>Always</span></p>')).toEqual(['By appointment: Always']);
  expect(read('<p><b>Switched</b><span>Games</span></p>')).toEqual([]);
  expect(read('<p><b>€400–€600</b><span>Limited work</span></p>')).toEqual(['€400–€600 Limited work']);
  expect(read('<p><b>Warm flavours</b><span>From 110 a cake</span></p>')).toEqual(['Warm flavours From 110 a cake']);
  expect(read('<p><b>Green</b><span>House</span></p>')).toEqual([]);
});

it('reads words as a browser sets them apart', () => {
  const of = (space: string) => `<h1><span>Our</span>${space}<span>services</span></h1><p>Text</p>`;
  expect(read(of(''), of('\n'))).toEqual(['Our services']);
  expect(read(of(''), of(''))).toEqual([]);
  expect(read(of(''))).toEqual([]);
});
