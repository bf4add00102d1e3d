import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { standInPictures } from './stand-in-pictures.ts';

const GREY = 'https://placehold.co/600x400';
const slot = (img: string, more = '') => `<main><h1>Barrels</h1><figure>${img}</figure></main>${more}`;
const SCRIPT = '<script src="/barrels.js"></script>';
const seen = (html: string, rendered?: string) =>
  standInPictures(page(html, rendered === undefined ? {} : { rendered })).map((one) => one.seen);

it('names what a template left, and no place that a script fills', () => {
  expect(seen(slot(`<img src="${GREY}">`, SCRIPT))).toEqual([GREY]);
  expect(seen(slot(`<img id="first" src="${GREY}">`))).toEqual([GREY]);
  expect(seen(slot(`<img id="first" src="${GREY}">`, SCRIPT))).toEqual([]);
  expect(seen(slot(`<img src="${GREY}">`, SCRIPT), slot('<img src="/oak.jpg">', SCRIPT))).toEqual([]);
  expect(seen(slot(`<img src="${GREY}">`, SCRIPT), slot(`<img src="${GREY}">`, SCRIPT))).toEqual([GREY]);
});
