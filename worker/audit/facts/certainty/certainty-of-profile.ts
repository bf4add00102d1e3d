import type { Certainty, ListedFact } from '../facts.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import { policyPage } from '../profiles/policies.ts';
import { parseSocialAddress } from '../profiles/social-networks.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Shorter names stand in many accounts. */
const MIN_NAME_CHARS = 4;

/** An account that is linked and named in markup, or whose name is the name or the domain of the business. Staff have accounts of their own. */
export function certaintyOfProfile({ value, sources }: ListedFact<string>, website: StatedWebsite): Certainty {
  const account = parseSocialAddress(value);
  if (!account || account.isPerson) return 'likely';
  const isLinked = sources.some((source) => !isMarkup(source));
  if (isLinked && sources.some(isMarkup)) return 'certain';
  const handle = squeeze(nameKey(account.handle));
  const names = [
    website.facts.businessName?.value ?? '',
    ...[...website.domains].map((domain) => domain.split('.')[0] ?? ''),
  ];
  const isNamed = names
    .map((name) => squeeze(nameKey(name)))
    .some(
      (name) =>
        name.length >= MIN_NAME_CHARS &&
        (handle.includes(name) || (handle.length >= MIN_NAME_CHARS && name.includes(handle))),
    );
  return isLinked && isNamed ? 'certain' : 'likely';
}

/** A page that was read, or one a link of the frame names whose address answered. */
export function certaintyOfPolicy(
  { value, sources }: ListedFact<{ kind: string; url: string }>,
  website: StatedWebsite,
): Certainty {
  const isRead = website.pages.some(({ url, role }) => url === value.url && role === 'legal');
  const status = website.answers.get(policyPage(value.url)) ?? 0;
  const isThere = status >= 200 && status < 400;
  return isRead || (isThere && website.placesOf(sources).frame) ? 'certain' : 'likely';
}
