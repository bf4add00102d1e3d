import { defineCheck, fail, inconclusive, notApplicable, pass } from '../../check.ts';
import { parseSocialAddress } from '../../facts/social-networks.ts';
import type { LinkCheck } from '../../observations.ts';

/** Gone for certain. Networks answer machines with 401, 403, 429 or 999 for profiles that are well: that proves nothing. */
const GONE = new Set([404, 410]);

/** Own profiles that no longer exist. */
export const deadProfileLinks = defineCheck({
  id: 'dead-profile-links',
  revision: 1,
  category: 'identity',
  strength: 'B',
  catalogue: ['same-as-live'],
  title: {
    pass: 'Your profiles elsewhere exist',
    fail: 'A profile you link to does not exist',
  },
  why: 'A dead profile sends customers nowhere and breaks the tie between your website and your other entries.',
  sources: [
    'https://schema.org/sameAs',
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
  ],
  needs: ['facts', 'linkChecks'],
  run({ facts, linkChecks }) {
    if (facts.socialProfiles.length === 0) return notApplicable('The website links to no profile of its own.');
    const checked = facts.socialProfiles.flatMap(({ value, sources }) => {
      const check = linkChecks.find(({ url }) => sameProfile(url, value));
      return check ? [{ check, pageUrl: sources[0]?.pageUrl ?? check.foundOn }] : [];
    });
    const evidence = (list: typeof checked) =>
      list.map(({ check, pageUrl }) => ({ pageUrl, place: check.url, seen: answerOf(check) }));
    const gone = checked.filter(({ check }) => GONE.has(check.status));
    if (gone.length > 0) return fail(evidence(gone));
    const live = checked.filter(({ check }) => check.status >= 200 && check.status < 400);
    if (live.length === 0) {
      return inconclusive(
        'The networks answered our check with a refusal, as they do to machines, or were not asked.',
        evidence(checked),
      );
    }
    // What could not be checked is no fault: the evidence shows each answer.
    return pass(evidence(checked));
  },
});

function sameProfile(a: string, b: string): boolean {
  return a === b || parseSocialAddress(a)?.key === parseSocialAddress(b)?.key;
}

const answerOf = ({ status, failure }: LinkCheck): string =>
  failure ? `no answer: ${failure}` : `HTTP status ${status}`;
