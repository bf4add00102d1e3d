import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const sure = (above: string, below: string) => {
  const rows = ['Heren knippen', 'Kinder knippen', 'Baard trimmen', 'Wassen'].map(
    (name, at) => `<div class="row"><span>${name}</span> <strong>€ ${at + 8},50</strong></div>`,
  );
  const html = `<html lang="nl"><main><section id="prijzen"><h2>Prijzen</h2>${above}<div>${rows.join('')}</div>${below}</section></main></html>`;
  const seen = website({ target, pages: [page(html, { role: 'prices' })] });
  return rateFacts(readFacts(seen), seen).prices.filter(({ certainty }) => certainty === 'certain').length;
};

it('a sentence about the prices below their list, or one with a short form above it, leaves them to the owner', () => {
  expect(sure('', '')).toBe(4);
  expect(sure('<p>Eerlijke prijzen voor iedereen</p>', '<p>Tot gauw bij ons in de zaak.</p>')).toBe(4);
  expect(sure('', '<p>Let op: Alle prijzen zijn indicatief. Exacte prijs kan variëren.</p>')).toBe(0);
  expect(sure('<p>Warm en koud. Prijs excl. BTW</p>', '')).toBe(0);
  expect(sure('', '<h3>Prijs van de maand</h3><a href="/p">Alle prijzen en tarieven bekijken</a>')).toBe(4);
});
