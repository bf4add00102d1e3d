import type { Fix } from '../../../contract/fix.ts';
import { soughtFor, squeezed } from '../../checks/shared/links/contact-to-nothing.ts';
import { placeholderPhones } from '../../checks/shared/placeholder-phones.ts';
import { isVisibleText } from '../../checks/shared/shown/visible-sources.ts';
import type { Address, FactSource, Facts } from '../../facts/facts.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { BACKWARDS } from '../../website/unasked/turned.ts';
import { listed, pageWords } from '../../wording/words.ts';
import { asHtml, element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { mainMailbox } from '../main-mailbox.ts';
import { coverAll, evidenceOf, forCheck, htmlFix } from '../page-fix.ts';
import { blockPlacement, changePlacement } from '../page-placement.ts';
import { contactPage } from './contact-page.ts';
import { phrasesFor } from './phrases.ts';

const NOT_IN_TEXT = 'contact-data-not-in-text';
const UNLINKED = 'unlinked-contact-data';

/** Name, address, phone and e-mail as a block of text, and links on numbers and addresses that stand as bare text. */
export const contactFixes: FixBuilder = {
  checkIds: [NOT_IN_TEXT, UNLINKED],
  build: (input): WrittenFix[] => [...block(input), ...links(input)],
};

function block(input: FixInput): WrittenFix[] {
  const { facts } = input;
  const page = contactPage(input);
  const phrases = page && phrasesFor(input, page);
  if (!isOpen(input, NOT_IN_TEXT) || !phrases || !facts.businessName) return [];
  // What stands there is turned round where it is.
  if (evidenceOf(input, NOT_IN_TEXT).some(({ place }) => place.endsWith(BACKWARDS))) return [];
  const isAsked = (what: string) => evidenceOf(input, NOT_IN_TEXT).some(({ place }) => place.startsWith(what));
  const phone = facts.phones.find(isCalled);
  const email = mainMailbox(input);
  // Without what the check asks for, a block would be as incomplete as what is there.
  const lacks = (isAsked('address') && facts.addresses.length === 0) || (isAsked('phone') && !phone);
  if (lacks || (facts.addresses.length === 0 && !phone && !email)) return [];
  const lines = [
    asHtml(facts.businessName.value),
    ...facts.addresses.map(({ value }) => addressLines(value)),
    ...(phone ? [`${phrases.phone}${phrases.colon}${phoneLink(phone.value, phone.asShown)}`] : []),
    ...(email ? [`${phrases.email}${phrases.colon}${mailLink(email.value)}`] : []),
  ];
  const fix = htmlFix(input, page, {
    kind: 'contact-block',
    placement: blockPlacement(
      input,
      page,
      `at the end of the text${placeholderPhones([page]).length > 0 ? MADE_UP : ''}`,
    ),
    content: `<address>${lines.join('<br>\n')}</address>`,
    action: 'main-end',
  });
  return forCheck(NOT_IN_TEXT, [fix], true);
}

/** Two numbers, one of which nobody answers, would be worse than one. */
const MADE_UP = '; take out the made-up number that stands there';

function addressLines({ street, postalCode, locality, text }: Address): string {
  // Countries differ in what stands where: as the website writes it, it is right.
  const isWritten = street !== null && locality !== null && text.includes(street) && text.includes(locality);
  const line =
    isWritten || street === null ? text : [street, [postalCode, locality].filter(Boolean).join(' ')].join(', ');
  return asHtml(line);
}

/** Source: https://www.rfc-editor.org/rfc/rfc3966 */
const phoneLink = (number: string, asShown: string): string => element('a', { href: `tel:${number}` }, asShown);
const mailLink = (email: string, asShown = email): string => element('a', { href: `mailto:${email}` }, asShown);

interface Bare {
  html: string;
  shown: string;
  page: ReadPage;
}

/** A list of staff with hundreds of addresses is changed in its template; each is looked for in every page. */
const MAX_LINKS = 50;

function links(input: FixInput): WrittenFix[] {
  if (!isOpen(input, UNLINKED)) return [];
  const contacts = unlinked(input.facts);
  const found = contacts.slice(0, MAX_LINKS).map(({ shown, sources, link }) => bareText(input, shown, sources, link));
  // Of a task about a link that leads elsewhere, a bare number is no part.
  const wanted = evidenceOf(input, UNLINKED);
  const isListed = ({ shown }: Bare): boolean =>
    wanted.some(({ seen }) => seen.toLowerCase().includes(shown.toLowerCase()));
  const bare = found.filter((one) => one !== null).filter((one) => isListed(one) && !isSpelledTwice(one));
  const fixes: Fix[] = bare.map(({ html, shown, page }) =>
    htmlFix(input, page, {
      kind: 'contact-block',
      placement: changePlacement(input, page, `in place of the bare text “${shown}”${likewise(input, page, shown)}`),
      content: html,
      action: 'instead',
      replaces: shown,
    }),
  );
  // A link that leads to another number than its text says: which of the two is right, only the owner knows.
  const isWrong = evidenceOf(input, UNLINKED).some(({ place }) => place.startsWith('a[href="'));
  const isWhole = bare.length === unlinked(input.inputs.facts).length && coverAll(input, UNLINKED, fixes);
  return forCheck(UNLINKED, fixes, isWhole && !isWrong);
}

/** The foot of all pages shows it in the same way: who changes one has left the others. Where a script writes it, no page is to be changed. */
function likewise({ inputs: { pages, target } }: FixInput, own: ReadPage, shown: string): string {
  const holds = ({ plain }: ReadPage) =>
    plain.view.blocks.some(({ text, hidden, keyed }) => !hidden && !keyed && text.includes(shown));
  const others = (pages ?? []).filter((page) => page !== own && holds(page));
  if (others.length === 0) return '';
  return others.length > MAX_NAMED
    ? `, and likewise on ${others.length} other pages whose HTML holds it`
    : `, and likewise on ${listed(others.map(({ url }) => pageWords(url, target?.homeUrl ?? '')))}`;
}
const MAX_NAMED = 3;

const SEPARATORS = /[\s\u2010-\u2015()./-]+/g;
const MIN_DIGITS = 6;

/** The same number in another spelling stands on the page as well, as in a head of its own for phones: a link in one place leaves that one. */
function isSpelledTwice({ shown, page }: Bare): boolean {
  const digits = shown.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits !== shown.replace(SEPARATORS, '').replace('+', '')) return false;
  const texts = page.plain.view.blocks.map(({ text }) => text);
  const times = (text: string, part: string) => text.split(part).length - 1;
  return texts.some((text) => times(text.replace(SEPARATORS, ''), digits) > times(text, shown));
}

function unlinked({ phones, emails }: Facts) {
  const isLink = ({ place }: FactSource) => /\[href\^="(?:tel:|sms:|mailto:|\/cdn-cgi)/.test(place);
  return [
    ...phones.filter(isCalled).map(({ value, asShown, sources }) => ({
      shown: asShown,
      sources,
      link: (text: string) => phoneLink(value, text),
    })),
    ...emails.map(({ value, sources }) => ({ shown: value, sources, link: (text: string) => mailLink(value, text) })),
  ].filter(({ sources }) => !sources.some(isLink));
}

/** Where the number or address stands as text of its own, outside any link, exactly as the page has it. */
function bareText(
  { inputs: { pages } }: FixInput,
  shown: string,
  sources: readonly FactSource[],
  link: (text: string) => string,
): Bare | null {
  // The same text stands in a link as well: whoever looks for it may find that one first, and a link in a link tears the page apart.
  if (pages?.some(({ plain }) => plain.view.links.some((one) => squeezed(one.text).includes(soughtFor(shown)))))
    return null;
  for (const source of sources) {
    const page = pages?.find(({ url }) => url === source.pageUrl);
    if (!page || source.view !== 'plain' || !isVisibleText(source)) continue;
    for (const { text, hidden, keyed } of page.plain.view.blocks) {
      // A script writes its own words over what stands there.
      const at = hidden || keyed ? -1 : text.toLowerCase().indexOf(shown.toLowerCase());
      if (at < 0) continue;
      const exact = text.slice(at, at + shown.length);
      return { html: link(exact), shown: exact, page };
    }
  }
  return null;
}
