import { seenAsPossible } from '../../facts/claims/claims.ts';
import type { FactSource, RatedFacts } from '../../facts/facts.ts';
import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { parsePhone } from '../../facts/phones/phone-number.ts';
import { placeTrace } from '../../facts/traces/place-trace.ts';
import { isLocal, statesServiceArea } from '../../facts/trade/is-local.ts';
import { undoubtedTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { hasBracketGap } from '../../website/text/brackets/bracketed.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import { BACKWARDS, isTurned } from '../../website/unasked/turned.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, type Outcome, partial, pass } from '../check.ts';
import { placeholderLinks } from '../shared/links/placeholder-links.ts';
import { matchName } from '../shared/name-statements.ts';
import { placeholderPhones } from '../shared/placeholder-phones.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { shownAddresses } from '../shared/shown/shown-address.ts';
import { visibleSources } from '../shared/shown/visible-sources.ts';

/** Of fewer an assistant can pass on nothing whole. */
const ENOUGH_PARTS = 2;

interface Part {
  what: string;
  plain: FactSource | null;
  rendered: FactSource | null;
  /** Where it stands if not as text on an ordinary page. */
  elsewhere: FactSource | null;
  /** What may be it, where nothing was read as such. */
  doubt: Evidence | null;
}

/**
 * Name, address and phone as text. An address is asked only of a trade that is certain and that customers visit; whoever comes to them
 * needs none: Google tells it to hide that. A link or markup alone is not text.
 */
export const contactDataNotInText = defineCheck({
  id: 'contact-data-not-in-text',
  revision: 24,
  category: 'identity',
  strength: 'B',
  catalogue: ['nap-visible'],
  title: {
    pass: 'The contact details we looked for can be read as text',
    partial: 'Not all of the contact details we looked for can be read as text',
    fail: 'At most one of the contact details we looked for can be read as text',
    causes: {
      backwards: 'A phone number or an e-mail address stands backwards in the HTML',
      'only-after-javascript':
        'At least one of the contact details we looked for can be read only after JavaScript has run',
    },
  },
  why: 'An assistant can only pass on contact data it can read.',
  sources: [
    'https://developers.google.com/search/docs/appearance/ai-features',
    'https://support.google.com/business/answer/3038177',
    'https://support.google.com/business/answer/9157481',
  ],
  needs: ['pages', 'facts', 'notes'],
  readsWords: true,
  causes: ['not-found', 'no-phone', 'no-address', 'phone-not-as-text', 'only-after-javascript', 'backwards'],
  claimsAbsence: ['fail', 'not-found', 'no-phone', 'no-address'],
  standsOn: ['contact', 'legal'],
  looksForContact: true,
  run({ pages, facts, notes }) {
    const leftContacts = leftOf(notes);
    const ordinary = new Set(pages.filter(({ role }) => role !== 'article').map(({ url }) => url));
    const trade = undoubtedTrade(facts);
    const part = (what: string, sources: FactSource[]): Part => {
      const there = visibleSources(sources.filter(({ pageUrl }) => ordinary.has(pageUrl)));
      const doubt = sources.length === 0 ? traceOf(what, pages, facts, leftContacts.length > 0) : null;
      return { what, ...there, elsewhere: sources[0] ?? null, doubt };
    };
    const phones = facts.phones.flatMap(({ sources }) => sources);
    const address = part('address', [
      ...facts.addresses.flatMap(({ sources }) => sources),
      ...shownAddresses(facts.addresses, pages),
      ...shownAddresses(facts.addresses, pages, 'rendered'),
    ]);
    // Nobody visits an online business: its name and one way to reach it are enough.
    const parts = [
      part(
        'name',
        nameInText(
          pages.filter(({ url }) => ordinary.has(url)),
          facts.businessName?.value ?? null,
        ),
      ),
      ...(isLocal(facts, pages, null) === false
        ? [part('phone or e-mail', [...phones, ...facts.emails.flatMap(({ sources }) => sources)])]
        : [
            ...(trade === null || trade.worksAtCustomers || statesServiceArea(pages) ? [] : [address]),
            part('phone', phones),
          ]),
    ];
    const readable = parts.filter(({ plain }) => plain);
    // A number that a template left there is no phone, but the owner sees one.
    const madeUp =
      phones.length === 0 ? [...leftContacts, ...placeholderPhones(pages), ...placeholderLinks(pages)].slice(0, 1) : [];
    if (readable.length === parts.length) return allReadable([...parts.map(evidenceOf(pages)), ...madeUp], facts);
    const doubtful = parts.flatMap(({ doubt }) => doubt ?? []);
    // What may be there is no fault; where more is missing, the fault is that.
    if (doubtful.length > 0 && readable.length + doubtful.length === parts.length)
      return inconclusive(
        'This may be your contact data, but we could not read it as such.',
        doubtful.filter((one) => one.seen !== NOT_MADE_OUT && !isOfList(one, pages)),
      );
    const shown = parts.filter(({ plain, rendered }) => plain ?? rendered);
    const unread = parts.filter(({ plain, doubt }) => !plain && !doubt);
    const [absent, ...others] = unread.filter((one) => !one.rendered && !one.elsewhere);
    const alone = isPhoneAlone(unread) ? ofPhoneAlone(pages, absent ? withoutPhone(facts, madeUp) : null) : null;
    if (alone !== null) return alone;
    const cause = absent ? causeOfAbsence(absent, others) : causeOfUnread(unread);
    // What can be read as text, or may be, is no example of what is missing.
    const told = absent ? unread.filter(isMissing) : unread;
    const shownAs = [...told.map(evidenceOf(pages)), ...madeUp];
    // An address nobody asked for can be read all the same.
    const read = new Set([...readable, ...isRead(address)]);
    const isPartial = read.size + doubtful.length >= ENOUGH_PARTS || shown.length === parts.length;
    return dueTo(cause, isPartial ? partial(shownAs) : fail(shownAs));
  },
});

/** A number that stands backwards in the text of its link, or what else is to be said where nothing but a number is unread. */
function ofPhoneAlone(pages: readonly ReadPage[], otherwise: Outcome | null): Outcome<'backwards'> | null {
  const backwards = pages.flatMap(turnedLinks);
  return backwards.length > 0 ? dueTo('backwards', partial(backwards)) : otherwise;
}

/** As it is shown: what the link leads to is right. */
const turnedLinks = ({ url: pageUrl, plain }: ReadPage): Evidence[] =>
  plain.view.links
    .filter(isTurned)
    .map(({ href, text }) => ({ pageUrl, place: `a[href="${href}"], ${BACKWARDS}`, seen: text }));

const isRead = (part: Part): Part[] => (part.plain ? [part] : []);

/** Contact data that no HTML as served holds: what is lost there is a task of its own. */
const onlyDrawn = (facts: RatedFacts): Evidence[] =>
  [...facts.phones, ...facts.emails, ...facts.addresses].flatMap(({ sources: [first, ...others] }) =>
    first && [first, ...others].every(({ view }) => view === 'rendered')
      ? [{ pageUrl: first.pageUrl, place: `${first.place} (only after JavaScript)`, seen: first.seen }]
      : [],
  );

const IN_PART = 'Of your contact data, part is readable as text and part only after JavaScript has run.';

const OUTSIDE_OF_PLAN =
  'The phone number on your pages is none that we know to be in use in its country. Check it, and put the right one in its place.';

function allReadable(evidence: Evidence[], facts: RatedFacts): Outcome {
  const late = onlyDrawn(facts);
  if (late.length > 0) return inconclusive(IN_PART, late);
  const undialled = outsideOfPlan(facts);
  return undialled.length > 0 ? inconclusive(OUTSIDE_OF_PLAN, undialled) : pass(evidence);
}

/** Numbers no plan assigns, where all are such: a template may have left them. */
const outsideOfPlan = ({ phones }: RatedFacts): Evidence[] =>
  phones.every(({ value }) => value.startsWith('+') && parsePhone(value, null)?.valid === false)
    ? phones.flatMap(({ sources }) =>
        sources
          .slice(0, 1)
          .map(({ pageUrl, place, seen }) => ({ pageUrl, place: `perhaps the phone: ${place}`, seen })),
      )
    : [];

/** One of several entries of a list: stockists, branches or venues, as may be. */
function isOfList({ pageUrl, place }: Evidence, pages: readonly ReadPage[]): boolean {
  const lines = textDocuments(pages.filter(({ url }) => url === pageUrl)).map(({ lines }) => lines);
  return lines.some((all) => all.filter((one) => one.place === place).length >= LIST_ENTRIES);
}
const LIST_ENTRIES = 3;

/** Of a name that may stand there. */
const NOT_MADE_OUT = 'not made out for sure';

const leftOf = ({ leftContacts }: { leftContacts?: readonly Evidence[] }): readonly Evidence[] => leftContacts ?? [];

function traceOf(what: string, pages: readonly ReadPage[], facts: RatedFacts, isLeft: boolean): Evidence | null {
  // A name that is sure was read on these pages, in whatever form, and one that could not be made out may well stand there.
  if (what === 'name') {
    const [source] = facts.businessName?.sources ?? [];
    return source && facts.businessName?.certainty === 'certain'
      ? { pageUrl: source.pageUrl, place: source.place, seen: source.seen }
      : { pageUrl: pages[0]?.url ?? '', place: 'name', seen: NOT_MADE_OUT };
  }
  // What a template left is told as such, and is no trace of what is missing.
  if (isLeft) return null;
  if (what === 'address') return seenAsPossible('addresses', { pages, facts }) ?? placeTrace(pages);
  return what === 'phone' ? seenAsPossible('phones', { pages, facts }) : null;
}

/** Parts whose short name would not say enough in a sentence. */
const IN_WORDS: Partial<Record<string, string>> = { name: 'business name', phone: 'phone number of your own' };

/** What is missing by itself has words of its own. */
const ABSENT: Partial<Record<string, 'no-phone' | 'no-address'>> = { phone: 'no-phone', address: 'no-address' };

const causeOfAbsence = ({ what }: Part, others: readonly Part[]) =>
  (others.length === 0 ? ABSENT[what] : undefined) ?? 'not-found';

/** All of it is there, in another form than as text of the page as sent. */
function causeOfUnread(unread: readonly Part[]): 'only-after-javascript' | 'phone-not-as-text' | null {
  if (unread.every((one) => one.rendered)) return 'only-after-javascript';
  return isPhoneAlone(unread) ? 'phone-not-as-text' : null;
}

/** Who says how to write to him may want no calls; a number that is to be filled in is told with what else is. */
function withoutPhone({ emails }: RatedFacts, madeUp: Evidence[]): Outcome | null {
  if (madeUp.some(({ seen, place }) => hasBracketGap(seen) || /^a\[href/.test(place)))
    return inconclusive('Where your number belongs, one is still to be filled in.', madeUp);
  return emails.length > 0
    ? inconclusive('Your pages say how to write to you; whether people may call you is for you to say.')
    : null;
}

const isPhoneAlone = (unread: readonly Part[]): boolean => unread.length === 1 && unread[0]?.what === 'phone';

const isMissing = ({ plain, rendered, elsewhere, doubt }: Part): boolean => !plain && !rendered && !elsewhere && !doubt;

function evidenceOf(pages: readonly ReadPage[]) {
  return ({ what, plain, rendered, elsewhere }: Part): Evidence => {
    const source = plain ?? rendered ?? elsewhere;
    if (!source) return { ...nothingOn(pages, IN_WORDS[what] ?? what), place: what };
    const note = plain ? '' : rendered ? ' (only after JavaScript)' : ', not as text on an ordinary page';
    return { pageUrl: source.pageUrl, place: `${what}: ${source.place}${note}`, seen: source.seen };
  };
}

function nameInText(pages: readonly ReadPage[], name: string | null): FactSource[] {
  if (name === null) return [];
  const plain = pages.map((page) => ({ page, view: 'plain' as const, blocks: page.plain.view.blocks }));
  const rendered = pages.flatMap((page) =>
    page.rendered ? [{ page, view: 'rendered' as const, blocks: page.rendered.view.blocks }] : [],
  );
  for (const { page, view, blocks } of [...plain, ...rendered]) {
    const same = blocks.filter(({ text }) => text.length < 2_000 && matchName(withoutAddresses(text), name) === 'same');
    const block =
      // A picture in the place of a letter, or a line without its break, spells it in another way.
      same.find(({ text }) => text.toLowerCase().includes(name.toLowerCase())) ??
      same[0] ??
      // A title may name the town behind the name, a line of text leave it out.
      blocks.find(({ text }) => isMostOf(text, name));
    if (block)
      return [{ pageUrl: page.url, view, place: 'text', seen: block.text.slice(0, 300) }, ...titleAsSent(page, name)];
  }
  return [];
}

/** What a script writes on the page may stand in its title before. */
const titleAsSent = ({ url: pageUrl, plain }: ReadPage, name: string): FactSource[] =>
  plain.view.titles
    .filter((title) => matchName(title, name) === 'same')
    .map((seen) => ({ pageUrl, view: 'plain', place: 'title of the page as sent', seen }));

/** A name of which more is missing may be another one. */
const MIN_NAME_SHARE = 0.6;

function isMostOf(text: string, name: string): boolean {
  if (text.length > name.length * 2 || HOST.test(text.trim())) return false;
  const [part, whole] = [squeeze(nameKey(text)), squeeze(nameKey(name))];
  return whole.includes(part) && part.length >= whole.length * MIN_NAME_SHARE;
}

/** The name in an address of mail or web is not read as a name. */
const withoutAddresses = (text: string): string => text.replace(/(?<!\S)\S*(?:@|www\.|https?:)\S*/gi, ' ');

/** "oak-and-ash.example": an address, whoever it names. */
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;
