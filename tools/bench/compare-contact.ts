import { isSameAddress } from '../../worker/audit/facts/addresses/same-address.ts';
import type { Address, Facts } from '../../worker/audit/facts/facts.ts';
import { nameKey } from '../../worker/audit/facts/name/name-key.ts';
import { parseSocialAddress } from '../../worker/audit/facts/profiles/social-networks.ts';
import { textKey } from '../../worker/audit/website/text/plain-words.ts';
import { type Comparison, parts, sameSet, whole } from './comparison.ts';
import type { LabelledAddress, LabelledSite } from './labels.ts';

/** Name, numbers, addresses and profiles: who the business is and how to reach it. */
export function compareContact({ truth, strict }: LabelledSite, facts: Facts): Comparison[] {
  return [
    compareName(truth, facts),
    ...comparePhones(strict, facts),
    compareEmails(strict, facts),
    ...compareAddress(strict, facts),
    compareProfiles(strict, facts),
  ];
}

/** Any of the accepted names, in any spelling; a legal form more or less is the same name. */
function compareName({ businessName, alsoAccept = [] }: LabelledSite['truth'], facts: Facts): Comparison {
  const seen = facts.businessName?.value ?? null;
  const accepted = [businessName, ...alsoAccept].flatMap((name) => (name === null ? [] : [nameKey(name)]));
  const agrees = seen === null ? businessName === null : accepted.includes(nameKey(seen));
  return whole('business name', agrees, [businessName, ...alsoAccept], seen);
}

/** All numbers and no other, main one first; kinds as labelled, where null means that nobody can tell. */
function comparePhones({ phones, fax }: LabelledSite['strict'], facts: Facts): Comparison[] {
  const seen = facts.phones.map(({ value }) => value);
  const labelled = phones.map(({ e164 }) => e164);
  const kinds = facts.phones.map(({ value, kind }) => `${value} ${kind}`);
  return [
    whole('phones', sameSet(labelled, seen), labelled, seen),
    ...parts('main phone', labelled.slice(0, 1), (main) => seen[0] === main, seen[0] ?? null),
    ...parts('phone kind', phones, ({ e164, kind }) => kinds.includes(`${e164} ${kind}`), kinds),
    ...parts('fax is no phone', fax, (number) => !seen.includes(number), seen),
  ];
}

function compareEmails({ emails }: LabelledSite['strict'], facts: Facts): Comparison {
  const seen = facts.emails.map(({ value }) => value);
  const lower = (list: string[]) => list.map((email) => email.toLowerCase());
  return whole('e-mails', sameSet(lower(emails), lower(seen)), emails, seen);
}

/** Part by part for the main address; every further one must be labelled as the business's own. */
function compareAddress({ address, otherAddresses }: LabelledSite['strict'], facts: Facts): Comparison[] {
  const seen = facts.addresses.map(({ value }) => value);
  const main = seen[0];
  const own = [...(address ? [address] : []), ...otherAddresses.filter(({ foreign }) => !foreign)];
  const stray = seen.filter((one) => !own.some((label) => isSameAddress(one, asAddress(label))));
  const strays = whole(
    'no stray address',
    stray.length === 0,
    own.map(({ street, locality }) => `${street}, ${locality}`),
    stray.map(({ text }) => text),
  );
  if (!address) return [strays];
  const same = (a: string | null | undefined, b: string | null) => textKey(a ?? '') === textKey(b ?? '');
  const street = same(main?.street, address.street) || (!!main?.street && isSameAddress(main, asAddress(address)));
  return [
    strays,
    whole('street', street, address.street, main?.street ?? null),
    whole('postal code', same(main?.postalCode, address.postalCode), address.postalCode, main?.postalCode ?? null),
    whole('locality', same(main?.locality, address.locality), address.locality, main?.locality ?? null),
    whole('country', main?.country === address.country, address.country, main?.country ?? null),
  ];
}

const asAddress = ({ street, postalCode, locality, region, country }: LabelledAddress): Address => ({
  street,
  postalCode,
  locality,
  region,
  country,
  text: '',
});

/** Host and path count. Own entries in directories are no mistake; profiles of others are. */
function compareProfiles({ socialProfiles, directoryProfiles = [] }: LabelledSite['strict'], facts: Facts): Comparison {
  const seen = facts.socialProfiles.map(({ value }) => value);
  const required = socialProfiles.map(profileKey);
  const accepted = [...required, ...directoryProfiles.map(profileKey)];
  const keys = seen.map(profileKey);
  const agrees = required.every((key) => keys.includes(key)) && keys.every((key) => accepted.includes(key));
  return whole('social profiles', agrees, socialProfiles, seen);
}

function profileKey(address: string): string {
  const known = parseSocialAddress(address)?.key;
  if (known) return known;
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`.toLowerCase();
}
