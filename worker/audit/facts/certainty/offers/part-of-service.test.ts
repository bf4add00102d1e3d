import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const MENU =
  '<nav><a href="/services">Our services</a><a href="/gas">Gas inspection</a><a href="/camera">Camera inspection</a></nav>';
const html = (main: string) => `<html lang="en"><body>${MENU}<main>${main}</main></body></html>`;
const card = (name: string) => `<div class="card"><h3>${name}</h3><p>We take our time for you.</p></div>`;
const cards = ['Air vents', 'Shut-off valves', 'Gas pipes'].map(card).join('');
const points = '<ul><li>Air vents</li><li>Shut-off valves</li><li>Gas pipes</li></ul>';

const certain = (url: string) => {
  const overview = html(`<h1>Our services</h1><div class="card"><h2>Gas inspection</h2>${points}</div>`);
  const seen = website({
    target,
    pages: [
      page(
        html(
          `<h1>Sweep</h1><h2>Our services</h2>${['Gas inspection', 'Camera inspection', 'Sweeping'].map(card).join('')}`,
        ),
      ),
      page(overview, { url: `${HOME}services`, role: 'services' }),
      page(html(`<h1>What we do</h1><h2>Our services</h2>${cards}`), { url: `${HOME}${url}`, role: 'services' }),
    ],
  });
  return rateFacts(readFacts(seen), seen).services.flatMap(({ value, certainty }) =>
    certainty === 'certain' ? [value] : [],
  );
};

it('what the page of one service goes through is no service for certain', () => {
  expect(certain('other')).toContain('Air vents');
  expect(certain('gas')).not.toContain('Air vents');
});
