import type { FactSource } from '../../facts/facts.ts';
import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { nothingOn } from '../shared/plain-facts.ts';

/** The catalogue's proposal: fewer leave an assistant with little to join. */
const ENOUGH = 3;

/** Own profiles, linked on the pages and named by `sameAs` in structured data. */
export const fewLinkedProfiles = defineCheck({
  id: 'few-linked-profiles',
  revision: 2,
  category: 'identity',
  strength: 'C',
  catalogue: ['same-as'],
  title: {
    pass: 'Your profiles elsewhere are linked and marked up as yours',
    partial: 'Few of your profiles are linked, or your markup does not name them',
    fail: 'Your website links to no profile of its own',
  },
  why: 'Such links tie entries elsewhere to the same business. Plausible; the effect on AI answers is not measured.',
  sources: [
    'https://schema.org/sameAs',
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
  ],
  needs: ['pages', 'facts'],
  causes: ['few-profiles', 'not-marked-up', 'not-linked'],
  claimsAbsence: ['fail', 'few-profiles'],
  run({ pages, facts }) {
    const profiles = facts.socialProfiles;
    if (profiles.length === 0) {
      return fail([{ ...nothingOn(pages, 'link to a profile of yours'), place: 'links and sameAs' }]);
    }
    const isMarkup = ({ place }: FactSource) => /^(?:JSON-LD|microdata|RDFa)/.test(place);
    const evidence = profiles.flatMap(({ sources }) =>
      sources.slice(0, 1).map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen })),
    );
    const marked = profiles.filter(({ sources }) => sources.some(isMarkup));
    const linked = profiles.filter(({ sources }) => sources.some((source) => !isMarkup(source)));
    if (marked.length >= ENOUGH && linked.length >= ENOUGH) return pass(evidence);
    const cause = profiles.length < ENOUGH ? 'few-profiles' : linked.length >= ENOUGH ? 'not-marked-up' : 'not-linked';
    return dueTo(cause, partial(evidence));
  },
});
