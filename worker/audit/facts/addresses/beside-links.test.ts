import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { read } from '../../../testing/read-facts-of.ts';

const URL = 'https://larice.it/';
const addressesIn = (body: string) =>
  read(
    [page(`<html lang="it"><title>Bar Larice</title><body><h1>Bar Larice</h1><div>${body}</div>`, { url: URL })],
    URL,
  ).addresses;

describe('an address', () => {
  it.each([
    ['a link', '<a href="/map">Via Larice 1, 20155 Milano</a> <a href="/b">Prenotazioni</a>'],
    [
      'a card that is a link',
      '<a href="/map"><strong>Dove</strong> Via Larice 1, 20155 Milano</a> <a href="/b"><strong>Prenotazioni</strong> Qui</a>',
    ],
    [
      'a card whose parts run together',
      '<a href="/map"><span>Dove</span><span>Via Larice 1, 20155 Milano</span></a><a href="/b"><span>Prenotazioni</span><span>Qui</span></a>',
    ],
    ['an element', '<span>Via Larice 1, 20155 Milano</span><span>Prenotazioni</span>'],
    ['text before a link', 'Via Larice 1, 20155 Milano <a href="/b">Prenotazioni</a>'],
    ['a link to its town', 'Via Larice 1, 20155 <a href="/milano">Milano</a> <a href="/b">Prenotazioni</a>'],
    ['two links to one map', '<a href="/map">Via Larice 1, 20155</a> <a href="/map">Milano</a> <a href="/b">Menu</a>'],
  ])('ends with %s', (_what, body) => {
    expect(addressesIn(body)).toEqual(['Via Larice 1 | 20155 | Milano | IT']);
  });

  it('goes on through two links to one map', () => {
    const body = '<a href="/map">Via Larice 1, 20094 Cesano</a> <a href="/map">Boscone</a>';
    expect(addressesIn(body)).toEqual(['Via Larice 1 | 20094 | Cesano Boscone | IT']);
  });
});
