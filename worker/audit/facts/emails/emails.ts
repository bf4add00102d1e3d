import { getDomainWithoutSuffix } from 'tldts';
import { ownDomains } from '../../website/own-hosts.ts';
import { hasNoEnding, registrableDomain } from '../../website/registrable-domain.ts';
import { businessNodes, nestedNodes, placeInData, textsOf } from '../../website/structured-data/business-nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import {
  lineOfBlock,
  lineSource,
  PLACEHOLDER,
  placeByAttribute,
  sourceAt,
  type TextDocument,
} from '../../website/text/text-sources.ts';
import { isTurned } from '../../website/unasked/turned.ts';
import type { Website } from '../../website/website.ts';
import { FactCollector } from '../collector.ts';
import type { FactSource, Facts, ListedFact } from '../facts.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import { policyKindOfName } from '../profiles/policy-names.ts';
import { cleanEmail, decodeProtectedEmail, findEmails, isFreeMail } from './email-texts.ts';

interface Sighting {
  email: string;
  /** Somebody else's, by the passage it stands in. */
  foreign: boolean;
  /** On a privacy policy, where addresses of other domains mostly belong to others. */
  privacy: boolean;
  weight: number;
  source: FactSource;
}

/** Written for machines, in a link or as data; text weighs 1. */
const LINK_WEIGHT = 2;

/** E-mail addresses of the business, main one first, and those of somebody else. */
export function readEmails(website: Website): Pick<Facts, 'emails' | 'otherEmails'> {
  const domains = ownDomains(website);
  const byAddress = new Map<string, Sighting[]>();
  const documents = website.documents;
  const shown = documents.flatMap((document) => [...inLinks(document), ...inText(document), ...inData(document)]);
  // Where an address is shown, a form may still write to whoever built it.
  const sightings = shown.length > 0 ? shown : documents.flatMap(inForms);
  for (const sighting of sightings) {
    const list = byAddress.get(sighting.email);
    if (list) list.push(sighting);
    else byAddress.set(sighting.email, [sighting]);
  }
  takeLabelsOff(byAddress);
  const own = new FactCollector<string>();
  const other = new FactCollector<string>();
  const names = titleNames(website);
  for (const [email, all] of byAddress) {
    if (isGlued(email, all, byAddress) || isCutOff(email, all, byAddress) || isNobodys(email)) continue;
    const target = isOwn(email, all, domains) ? own : other;
    const bonus = spellsName(email, names) ? NAMED_BONUS : 0;
    for (const sighting of all) target.add(email, email, sighting.source, sighting.weight + bonus);
  }
  const finish = (list: FactCollector<string>): ListedFact<string>[] =>
    list.ranked().map(({ value, sources }) => ({ value, sources }));
  return { emails: finish(own), otherEmails: finish(other) };
}

const isNobodys = (email: string): boolean => hasNoEnding(email.slice(email.indexOf('@') + 1));

/** "elmsbyvillagehall@" on the website of Elmsby Village Hall comes before mailboxes of those who meet there. */
const NAMED_BONUS = 2;
/** Shorter ones are words. */
const MIN_NAME_CHARS = 6;

const titleNames = ({ pages }: Website): string[] =>
  pages
    .slice(0, 1)
    .flatMap(({ plain }) => (plain.view.titles[0] ?? '').split(/\s[|–—·-]\s/))
    .map((part) => squeeze(nameKey(part)))
    .filter((name) => name.length >= MIN_NAME_CHARS);

function spellsName(email: string, names: readonly string[]): boolean {
  const mailbox = squeeze(nameKey(email.slice(0, email.indexOf('@'))));
  return mailbox.length >= MIN_NAME_CHARS && names.some((name) => name.startsWith(mailbox) || mailbox.startsWith(name));
}

function isOwn(email: string, all: Sighting[], domains: Set<string>): boolean {
  if (domains.has(registrableDomain(email.slice(email.indexOf('@') + 1)) ?? '')) return true;
  if (all.every((sighting) => sighting.foreign) || PUBLIC_BODY.test(email)) return false;
  // Whoever answers for the data often has a free-mail address; other domains in a policy are processors and authorities.
  return isFreeMail(email) || all.some((sighting) => !sighting.foreign && !sighting.privacy);
}

/** Mailboxes of governments: a health line, a consumer office. */
const PUBLIC_BODY = /[@.](?:gov|gob|gouv|gub|gv|govt)\.[a-z]{2}$|\.gov$/;

function isPrivacyPolicy(document: TextDocument): boolean {
  const h1 = document.view.headings.find(({ level }) => level === 1)?.text ?? '';
  return document.isLegal && policyKindOfName(h1 || (document.view.titles[0] ?? '')) === 'privacy';
}

function inLinks(document: TextDocument): Sighting[] {
  return document.view.links.flatMap((link): Sighting[] => {
    const isMail = /^\s*mailto:/i.test(link.href);
    const hidden = link.href.match(/\bcdn-cgi\/l\/email-protection(?:\/index)?(?:\.html?)?#([0-9a-f]+)/i)?.[1];
    if (!isMail && !hidden) return [];
    // Owners see and check what is written, not what a link opens; the text is read where it stands.
    const shown = isMail && link.text.length <= MAX_SHOWN_CHARS && !isTurned(link) ? cleanEmail(link.text) : null;
    if (shown !== null && shown !== cleanEmail(decode(mailboxOf(link.href)))) return [];
    // So, too, where what is written can be nobody's address: "info@larch" over a link to another mailbox.
    if (isMail && shown === null && isMistyped(link)) return [];
    const written = isMail ? [decode(mailboxOf(link.href))] : [];
    const emails = hidden ? [decodeProtectedEmail(hidden)] : (written[0] ?? '').split(/[,;]/).map(cleanEmail);
    const line = lineOfBlock(document, link.block, link.text);
    if (line?.foreign === PLACEHOLDER) return [];
    const attribute = `[href^="${isMail ? 'mailto:' : '/cdn-cgi/l/email-protection'}"]`;
    const place = placeByAttribute(document.view, link.path, 'a', attribute);
    return emails
      .filter((email) => email !== null)
      .map((email) => ({
        email,
        foreign: line?.foreign != null,
        privacy: isPrivacyPolicy(document),
        weight: LINK_WEIGHT,
        source: sourceAt(document, place, link.href),
      }));
  });
}

const MAX_SHOWN_CHARS = 100;

/** The text of a link is like an address, and not the one it writes to. */
const isMistyped = ({ text, href }: { text: string; href: string }): boolean =>
  LIKE_ADDRESS.test(text.trim()) &&
  !isTurned({ text, href: decode(href) }) &&
  !squeezed(text).includes(squeezed(decode(mailboxOf(href))));
const LIKE_ADDRESS = /^[^\s@]{2,60}@[^\s@]{3,60}$/;
const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** A form that writes a letter says to whom. */
function inForms(document: TextDocument): Sighting[] {
  return document.view.forms.flatMap(({ action, path }) => {
    const email = /^\s*mailto:/i.test(action ?? '') ? cleanEmail(decode(mailboxOf(action ?? ''))) : null;
    if (email === null) return [];
    const place = placeByAttribute(document.view, path, 'form', '[action^="mailto:"]');
    const source = sourceAt(document, place, action ?? '');
    return [{ email, foreign: false, privacy: isPrivacyPolicy(document), weight: 1, source }];
  });
}

const mailboxOf = (address: string): string => address.replace(/^\s*mailto:/i, '').split('?')[0] ?? '';

function inText(document: TextDocument): Sighting[] {
  const sightings: Sighting[] = [];
  const backwards = document.view.links.filter(isTurned).map(({ text }) => text);
  for (const [index, line] of document.lines.entries()) {
    if (line.inPlain || line.foreign === PLACEHOLDER) continue;
    for (const { value, asShown } of findEmails(line.text)) {
      if (backwards.some((text) => text.includes(asShown))) continue;
      sightings.push({
        email: value,
        foreign: line.foreign !== null || isOfHeading(document, index, value),
        privacy: isPrivacyPolicy(document),
        weight: 1,
        source: lineSource(document, line),
      });
    }
  }
  return sightings;
}

/** "hello@boogiepumps.example" under "Boogie Pumps": a club that meets here, under its own name. The titles say whose website it is. */
function isOfHeading({ lines, view }: TextDocument, index: number, email: string): boolean {
  const spelled = getDomainWithoutSuffix(email.slice(email.indexOf('@') + 1))?.replace(/[^a-z\d]/g, '') ?? '';
  const heading = lines
    .slice(Math.max(0, index - MAX_BELOW_HEADING), index)
    .findLast(({ tag }) => /^h[2-6]$/.test(tag));
  if (heading === undefined || spelled.length < MIN_NAME_CHARS || squeeze(nameKey(heading.text)) !== spelled)
    return false;
  return !view.titles.some((title) => squeeze(nameKey(title)).includes(spelled));
}

/** Lines of a card under its heading. */
const MAX_BELOW_HEADING = 4;

/** "© Weberinfo@weber.it", "info@weber.comE-Mail": elements side by side without a space, around an address that a link opens. */
function isGlued(email: string, all: Sighting[], byAddress: ReadonlyMap<string, Sighting[]>): boolean {
  if (all.some(({ weight }) => weight === LINK_WEIGHT)) return false;
  if (all.every(({ source: { seen } }) => isGluedBehind(email, seen, byAddress))) return true;
  for (let at = 1; at < email.indexOf('@'); at++) {
    const other = /[a-z]/.test(email.charAt(at - 1)) ? byAddress.get(email.slice(at)) : undefined;
    if (other?.some(({ weight }) => weight === LINK_WEIGHT)) return true;
  }
  return false;
}

/** A capital right behind the small letters of an address that a link opens begins what follows it. */
const isGluedBehind = (email: string, seen: string, byAddress: ReadonlyMap<string, Sighting[]>): boolean =>
  [...byAddress].some(([other, sightings]) => {
    const at = email.startsWith(other) && email !== other ? seen.indexOf(other) : -1;
    const isLink = sightings.some(({ weight }) => weight === LINK_WEIGHT);
    return at >= 0 && isLink && CAPITAL.test(seen.charAt(at + other.length));
  });
const CAPITAL = lightLetters(/^\p{Lu}/u);

/** "CASALOS LARCOS@GMAIL.COM": a space cut off the beginning of an address that is written whole elsewhere. */
function isCutOff(email: string, all: Sighting[], byAddress: ReadonlyMap<string, Sighting[]>): boolean {
  return [...byAddress.keys()].some(
    (whole) =>
      whole.length > email.length &&
      whole.endsWith(email) &&
      all.every(({ source }) => source.seen.toLowerCase().replace(/\s/g, '').includes(whole)),
  );
}

const COMMON_NAME = /^(?:info|contact|kontakt|contacto|office|hello|support|sales|shop)$/;

/**
 * "<span>mail</span>info@weber.de" reads "mailinfo@". Maillard is a name, so the rest must be a usual mailbox or one that is
 * written elsewhere, maybe with another domain.
 */
function takeLabelsOff(byAddress: Map<string, Sighting[]>): void {
  const nameOf = (email: string): string => email.slice(0, email.indexOf('@'));
  const names = new Set([...byAddress.keys()].map(nameOf));
  for (const [email, all] of [...byAddress]) {
    const rest = /^(?:e-?)?mail([a-z\d].*)$/.exec(email)?.[1];
    if (rest === undefined || all.some(({ weight }) => weight === LINK_WEIGHT)) continue;
    if (!COMMON_NAME.test(nameOf(rest)) && !names.has(nameOf(rest))) continue;
    byAddress.delete(email);
    byAddress.set(rest, [...(byAddress.get(rest) ?? []), ...all.map((sighting) => ({ ...sighting, email: rest }))]);
  }
}

function inData(document: TextDocument): Sighting[] {
  return businessNodes(document.structured).flatMap(({ node }) =>
    [node, ...nestedNodes(document.structured, node, 'contactPoint')].flatMap((holder) =>
      textsOf(holder, 'email').flatMap((written) => {
        const email = cleanEmail(written);
        if (email === null) return [];
        const source = sourceAt(document, placeInData(holder, 'email'), written);
        return [{ email, foreign: false, privacy: false, weight: LINK_WEIGHT, source }];
      }),
    ),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
