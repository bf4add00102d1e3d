import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const FRAME = '<html lang="en"><body><main><h1>Larch boards</h1>';
const LABEL = '<h2>Opening hours</h2>';
const DAYS = '<table><tr><td>Mon-Fri</td><td>9:00-18:00</td></tr><tr><td>Sat-Sun</td><td>10:00-14:00</td></tr></table>';

function certainty(plain: string, rendered?: string) {
  const home = page(FRAME + plain, rendered === undefined ? {} : { rendered: FRAME + rendered });
  const seen = website({ target, pages: [home] });
  return rateFacts(readFacts(seen), seen).openingHours?.certainty;
}

it('a line of words below the hours, or between them and their label, is a condition, whatever it says', () => {
  const note = '<p>Larkens brolly – ask <a href="/today">the board</a> beforehand.</p>';
  expect(certainty(`<div>${LABEL}${DAYS}</div>`)).toBe('certain');
  expect(certainty(`<div>${LABEL}${DAYS}${note}</div>`)).toBe('likely');
  expect(certainty(`<div>${LABEL}${note}${DAYS}</div>`)).toBe('likely');
  expect(certainty(`<div>${LABEL}${DAYS}<div class="box"><p>Larkens brolly anew</p></div></div>`)).toBe('likely');
  expect(certainty(`<div>${LABEL}${DAYS}<p>And by appointment</p></div>`)).toBe('certain');
  expect(certainty(`<div>${LABEL}${DAYS}<p>In the old mill people are seen by appointment alone</p></div>`)).toBe(
    'likely',
  );
  const rows = '<tr><td>Mon-Fri</td><td>9:00-18:00</td></tr><tr><td>Larkens brolly anew</td></tr>';
  expect(certainty(`<div>${LABEL}<table>${rows}<tr><td>Sat-Sun</td><td>10:00-14:00</td></tr></table></div>`)).toBe(
    'likely',
  );
});

it('headings, links, contacts, labels of what follows, and words on other cards are none', () => {
  for (const beside of [
    '<h2>Larkens brolly anew</h2>',
    '<p><a href="/map">Larkens brolly</a> <a href="/form">Brolly larkens</a></p>',
    '<p>larch@boards.example for the larkens brolly</p>',
    '<p>Brolly larkens</p><p>0171 5550 114</p>',
    '<p>Closed on public holidays</p>',
    '<p>“Larkens brolly anew.” – Ida B.</p>',
    '<p>© 2026 Larkens brolly anew</p>',
  ])
    expect(certainty(`<div>${LABEL}${DAYS}${beside}</div>`), beside).toBe('certain');
  expect(certainty(`<div><div>${LABEL}${DAYS}</div></div><div><p>Larkens brolly anew</p></div>`)).toBe('certain');
});

it('a note of whoever built the page that they are not final is a doubt', () => {
  const note = '<!-- TODO: ask the owner for the real ones -->';
  expect(certainty(`<div>${LABEL}${note}${DAYS}</div>`)).toBe('likely');
  expect(certainty(`<div>${note}${LABEL}${DAYS}</div>`)).toBe('likely');
  expect(certainty(`<div>${LABEL}${DAYS}${note}</div><h2>Boards</h2>`)).toBe('likely');
  expect(certainty(`<div>${LABEL}${DAYS}</div><h2>Boards</h2><p>Ash.</p>${note}<p>Oak.</p>`)).toBe('certain');
});

it('a description with days is as much in doubt as the hours', () => {
  const described = (note: string) => {
    const head =
      '<head><meta name="description" content="Larch boards cut to size, open daily from 9:00 in the old mill."></head>';
    const said = '<p>Larch boards cut to size, open daily from 9:00 in the old mill.</p>';
    const home = page(
      `<html lang="en">${head}<body><main><h1>Larch boards</h1>${said}<div>${LABEL}${DAYS}${note}</div></main></body></html>`,
    );
    const seen = website({ target, pages: [home] });
    return rateFacts(readFacts(seen), seen).description?.certainty;
  };
  expect(described('')).toBe('certain');
  expect(described('<p>Larkens brolly anew</p>')).toBe('likely');
});

it('nothing limits hours that never end', () => {
  expect(certainty(`<div>${LABEL}<p>Mon-Sun 24 hours</p><p>Larkens brolly anew</p></div>`)).toBe('certain');
});

it('words that a script writes where the HTML had times put the hours in doubt', () => {
  const state = (text: string) => `<p id="state">${text}</p><h2>Boards</h2><p>Ash.</p><div>${LABEL}${DAYS}</div>`;
  expect(certainty(state('Come by at 9:00'), state('Larkens brolly anew'))).toBe('likely');
  expect(certainty(state('Come by at 9:00'), state('Come by at 9:00'))).toBe('certain');
  expect(certainty(state('Loading'), state('Larkens brolly anew'))).toBe('certain');
});
