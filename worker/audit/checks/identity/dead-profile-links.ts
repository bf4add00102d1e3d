import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import type { LinkCheck } from '../../observations.ts';
import { defineCheck, fail, inconclusive, notApplicable, pass } from '../check.ts';

/** Gone for certain. Networks answer machines with 401, 403, 429 or 999 for profiles that are well: that proves nothing. */
const GONE = new Set([404, 410]);

/** Own profiles that no longer exist. */
export const deadProfileLinks = defineCheck({
  id: 'dead-profile-links',
  revision: 2,
  category: 'identity',
  strength: 'B',
  catalogue: ['same-as-live'],
  title: {
    pass: 'The profiles you link to answer',
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
    const gone = checked.filter(({ check }) => GONE.has(check.status) && isItsOwn(check));
    if (gone.length > 0) return fail(evidence(gone));
    const live = checked.filter(({ check }) => isLive(check));
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

/** An answer from the profile's own address: a page to sign in or to consent says nothing about it. */
const isItsOwn = ({ url, finalUrl }: LinkCheck): boolean => sameProfile(url, finalUrl);

function isLive(check: LinkCheck): boolean {
  return check.failure === null && check.status >= 200 && check.status < 300 && isItsOwn(check);
}

function sameProfile(a: string, b: string): boolean {
  const key = parseSocialAddress(a)?.key;
  return a === b || (key !== undefined && key === parseSocialAddress(b)?.key);
}

function answerOf({ url, finalUrl, status, failure }: LinkCheck): string {
  if (failure) return `no answer: ${failure}`;
  return sameProfile(url, finalUrl) ? `HTTP status ${status}` : `HTTP status ${status} from ${finalUrl}`;
}
