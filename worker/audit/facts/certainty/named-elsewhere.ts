import { businessNodes, firstText } from '../../website/structured-data/business-nodes.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { isFreeMail } from '../emails/email-texts.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import { parseSocialAddress } from '../profiles/social-networks.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Fewer letters may spell many a word. */
const MIN_SPELLED_CHARS = 6;

/** An own account or domain that spells the name, whole or before a part of its own: "larchatelier.leeds". */
export const isSpelledByAccount = (name: string, { facts, domains }: StatedWebsite): boolean =>
  isSpelledBy(name, [
    ...facts.socialProfiles.map(({ value }) => parseSocialAddress(value)?.handle ?? ''),
    ...facts.emails.flatMap(({ value }) => (isFreeMail(value) ? [] : [firstLabel(value.split('@')[1] ?? '')])),
    ...[...domains].map(firstLabel),
  ]);

/** So does what stands before the @, which may be a person's name as well. */
export const isSpelledByMailbox = (name: string, { facts }: StatedWebsite): boolean =>
  isSpelledBy(
    name,
    facts.emails.map(({ value }) => value.split('@')[0] ?? ''),
  );

const firstLabel = (domain: string): string => domain.split('.')[0] ?? '';

function isSpelledBy(name: string, accounts: readonly string[]): boolean {
  const key = squeeze(nameKey(name));
  if (key.length < MIN_SPELLED_CHARS) return false;
  return accounts.some((account) => {
    const parts = nameKey(account).split(' ');
    return parts.some((_, at) => parts.slice(0, at + 1).join('') === key);
  });
}

/** Lines between the name and what it heads. */
const HEADED_LINES = 3;

/** A line that is the name and nothing else, right over the number or the street of the business. */
export function isHeadOfContacts(name: string, { facts, documents }: StatedWebsite): boolean {
  const key = textKey(name);
  const reached = [
    ...facts.phones.map(({ asShown }) => asShown),
    ...facts.addresses.map(({ value }) => value.street ?? ''),
  ].filter((text) => text !== '');
  return documents.some(({ lines }) =>
    lines.some(
      ({ text }, at) =>
        textKey(text) === key &&
        lines.slice(at + 1, at + 1 + HEADED_LINES).some((below) => reached.some((one) => below.text.includes(one))),
    ),
  );
}

/** Letters of a title or of a legal form, behind the name: "Ida Larch – Osteopath D.O.". */
const LETTERS_BEHIND = /^(?: [a-z]{1,2})+$/;

/** Markup calls the business so, but for single letters behind the name. */
export function isNamedInMarkup(name: string, { documents }: StatedWebsite): boolean {
  const key = nameKey(name);
  return documents.some(({ structured }) =>
    businessNodes(structured).some(({ node }) => {
      const called = nameKey(firstText(node, 'name') ?? '');
      return called.startsWith(key) && LETTERS_BEHIND.test(called.slice(key.length));
    }),
  );
}
