import { expect, it } from 'vitest';
import { HOME, inputs, page, website } from '../../../../testing/audit-builders.ts';
import { runCheck } from '../../../../testing/run-check.ts';
import { contradictoryContactData } from '../../../checks/identity/contradictory-contact-data.ts';
import { rateFacts } from '../../certainty/rate-facts.ts';
import { readFacts } from '../../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const html = (main: string) => `<html lang="de"><body><main>${main}</main></body></html>`;
const HIRE = '<h1>Zelte zur Miete</h1><p>Wir bauen bei Ihnen auf.</p>';
const CONTACT = '<h3>Kontakt</h3><p>Ida Larch<br>Larchgasse 5<br>50667 Köln</p>';
const MAP = '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>';
const notice = (who: string, more = '') =>
  `<h1>Impressum</h1><p>${who}<br>Erlenweg 22<br>63065 Offenbach</p><p>Telefon: 030 1234 5550</p>${more}`;

/** How sure the address of the page to get in touch is, and what the check says of both. */
function judged(contact: string, legal: string) {
  const pages = [
    page(html(HIRE)),
    page(html(contact), { url: `${HOME}kontakt`, role: 'contact' }),
    page(html(legal), { url: `${HOME}impressum`, role: 'legal' }),
  ];
  const seen = website({ target, pages });
  const facts = rateFacts(readFacts(seen), seen);
  const { certainty } = facts.addresses.find(({ value }) => value.locality === 'Köln') ?? {};
  return [certainty, runCheck(contradictoryContactData, inputs({ pages, facts })).outcome];
}

const ALONE = CONTACT.replace('<p>', '<p>Anschrift:</p><p>');

it('two addresses of one owner, one of them in the notice, leave open where that is', () => {
  expect(judged(ALONE, '<h1>Impressum</h1><p>Ida Larch</p>')).toEqual(['certain', 'pass']);
  expect(judged(ALONE, notice('Ida Larch'))).toEqual(['likely', 'inconclusive']);
});

it('unless something says that people come to one of them', () => {
  const [certainty] = judged(
    `${ALONE}${MAP.replace('pb=!1m18', 'q=Larchgasse+5,+50667+K%C3%B6ln')}`,
    notice('Ida Larch'),
  );
  expect(certainty).toBe('certain');
});

it('an authority in the notice is nobody here, and a notice that gives both settles it', () => {
  expect(judged(ALONE, notice('Amt für Larchen'))).toEqual(['certain', 'pass']);
  const [, outcome] = judged(ALONE, notice('Ida Larch', '<p>Ida Larch<br>Larchgasse 5<br>50667 Köln</p>'));
  expect(outcome).toBe('pass');
});
