import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';
import { isBareOfContact } from './bare-of-contact.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function isBare(html: string): boolean {
  const pages = [page(`<html lang="pt"><title>Larício</title><h1>Larício</h1><p>Peças 2024</p>${html}</html>`)];
  const seen = website({ target, pages });
  return isBareOfContact(pages, rateFacts(readFacts(seen), seen));
}

it.each([
  [true, '<form action="/send"><input name="a"></form>'],
  [false, '<p>912 345 6</p>'],
  [false, '<a href="mailto:ida@laricio.example">Fale</a>'],
  [false, '<p>ida (at) laricio.example</p>'],
  [false, '<a href="https://wa.me/?text=x">Fale</a>'],
  [false, '<img src="a.png" alt="Tel. 912 345 678">'],
])('%s: %s', (bare, html) => expect(isBare(html)).toBe(bare));
