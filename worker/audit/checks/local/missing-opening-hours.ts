import { seenAsPossible } from '../../facts/claims/claims.ts';
import type { FactSource } from '../../facts/facts.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';
import { nothingOn } from '../shared/plain-facts.ts';

const isMarkup = ({ place }: FactSource): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);
const toEvidence = ({ pageUrl, place, seen }: FactSource): Evidence => ({ pageUrl, place, seen });

const UNREAD = 'This may be your opening hours, but we could not read it as days with their times.';

/** Opening hours as text and, equal to it, in structured data. Telephone hours and round-the-clock emergency service are none. */
export const missingOpeningHours = defineCheck({
  id: 'missing-opening-hours',
  revision: 4,
  category: 'local',
  strength: 'B',
  catalogue: ['hours-visible'],
  title: {
    pass: 'Opening hours stand on the page and in the structured data, and agree',
    partial: 'Opening hours are stated in one form only',
    fail: 'Opening hours are missing or contradict each other',
  },
  why: '"Is it open now?" is among the commonest questions about a place. Profile facts are right only in about 68% of ChatGPT and Perplexity answers (SOCi 2026).',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    'https://schema.org/openingHours',
  ],
  needs: ['pages', 'facts', 'isLocal'],
  readsWords: true,
  causes: [
    'contradiction',
    'no-days',
    'text-only',
    'hours-in-markup-only',
    'hours-unlike-markup',
    'only-after-javascript',
    'late-and-not-marked',
  ],

  run({ pages, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const { openingHours, addresses } = facts;
    const needsNone = sureTrade(facts)?.noNeedOf?.includes('opening-hours');
    if (needsNone && (openingHours === null || !statesDays(openingHours.value)))
      return notApplicable('Guests ask for the times of arrival and departure; a house that states no hours is open.');
    if (openingHours === null) {
      const trace = seenAsPossible('openingHours', { pages, facts });
      return trace ? inconclusive(UNREAD, [trace]) : fail([nothingOn(pages, 'opening hours')]);
    }
    const { sources } = openingHours;
    const visible = sources.find((source) => !isMarkup(source) && source.view === 'plain');
    const afterScripts = sources.find((source) => !isMarkup(source));
    const marked = sources.find(isMarkup);
    const others = openingHours.alternatives ?? [];
    const evidence = [visible ?? afterScripts, marked, ...others.flatMap(({ sources: theirs }) => theirs.slice(0, 1))]
      .filter((source) => source !== undefined)
      .map(toEvidence);
    // Several branches may well keep different hours; markup that contradicts the text never is right.
    const conflicts = others.filter(
      ({ sources: theirs }) =>
        theirs.every(isMarkup) || (addresses.length <= 1 && !theirs.some((one) => isBesideIn(one, sources))),
    );
    const isOfMarkup = marked === sources[0] || conflicts.some(({ sources: theirs }) => theirs.every(isMarkup));
    if (conflicts.length > 0) return dueTo(isOfMarkup ? 'hours-unlike-markup' : 'contradiction', fail(evidence));
    if (!statesDays(openingHours.value)) return dueTo('no-days', partial(evidence));
    if (visible && marked) return pass(evidence);
    if (afterScripts && !visible)
      return dueTo(marked ? 'only-after-javascript' : 'late-and-not-marked', partial(evidence));
    return dueTo(visible ? 'text-only' : 'hours-in-markup-only', partial(evidence));
  },
});

/** Another entry of the same list: each branch, season or part of the house with hours of its own, whatever stands above it. */
const isBesideIn = (one: FactSource, others: readonly FactSource[]): boolean =>
  others.some(
    (other) =>
      !isMarkup(one) &&
      !isMarkup(other) &&
      other.pageUrl === one.pageUrl &&
      other.place === one.place &&
      other.seen !== one.seen,
  );
