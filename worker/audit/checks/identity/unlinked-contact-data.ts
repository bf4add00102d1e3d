import type { FactSource, RatedFacts } from '../../facts/facts.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import { hasNoCountryCode, hasTrunkZero, rightLink } from '../../facts/phones/trunk-zero.ts';
import { isUndialable } from '../../facts/phones/undialable.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { passageWith } from '../../website/text/passage-with.ts';
import { callsNoNumber, isMistypedCall } from '../../website/unasked/phone-slip.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { contactToNothing, soughtFor, squeezed } from '../shared/links/contact-to-nothing.ts';
import { contradictoryLinks } from '../shared/links/contradictory-links.ts';
import { leftLinks } from '../shared/links/left-links.ts';
import { mailSlips } from '../shared/links/mail-slip.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';

/** Phones and e-mail addresses as links that call or write, and links that lead where their text says. */
export const unlinkedContactData = defineCheck({
  id: 'unlinked-contact-data',
  revision: 18,
  category: 'identity',
  strength: 'C',
  catalogue: ['tel-mail-links'],
  title: {
    pass: 'The phone numbers and e-mail addresses we are sure of do not stand as text alone',
    partial: 'Phone or e-mail stands as text without a link',
    fail: 'A phone or e-mail link leads to a wrong number or address',
    causes: {
      'link-unlike-its-text': 'A phone or e-mail link leads to another number or address than it shows',
      'link-to-nothing': 'A link around a phone number or an e-mail address leads to nothing',
      undialable: 'A phone link is not written so that every phone can dial it',
      'undecoded-mail': 'An e-mail link leads to no mailbox',
      'mail-without-mailto': 'An e-mail link lacks “mailto:”',
    },
  },
  why: 'A tap on a tel: or mailto: link calls or writes. An effect on AI answers is not proven.',
  sources: ['https://www.rfc-editor.org/rfc/rfc3966', 'https://www.rfc-editor.org/rfc/rfc6068'],
  needs: ['pages', 'facts'],
  causes: [
    'link-unlike-its-text',
    'trunk-zero',
    'no-country-code',
    'undecoded-mail',
    'undialable',
    'mail-without-mailto',
    'mail-unlike-its-text',
    'link-to-nothing',
  ],
  run({ pages, facts }) {
    const slips = pages.flatMap(mailSlips);
    const unlike = slips.filter(({ isUnlikeItsText }) => isUnlikeItsText);
    if (unlike.length > 0) return dueTo('mail-unlike-its-text', fail(unlike.map(({ evidence }) => evidence)));
    const undecoded = pages.flatMap(undecodedMails);
    // What stands in structured data alone nobody can click; that it differs is judged elsewhere.
    const contacts = [...facts.phones.filter(isCalled), ...facts.emails].filter(({ sources }) =>
      sources.some(({ place }) => !isMarkup(place)),
    );
    if (contacts.length === 0 && undecoded.length === 0)
      return notApplicable(
        facts.phones.length > 0
          ? `The only number found is one for ${facts.phones.every(({ kind }) => kind === 'whatsapp') ? 'WhatsApp' : 'text messages'}.`
          : NOTHING_SURE,
      );
    const wrong = pages.flatMap(contradictoryLinks);
    if (wrong.length > 0) return dueTo('link-unlike-its-text', fail(wrong));
    const codeless = pages.flatMap((page) => phoneLinks(page, hasNoCountryCode, facts.phones));
    if (codeless.length > 0) return dueTo('no-country-code', fail(codeless));
    const zeros = pages.flatMap((page) => phoneLinks(page, hasTrunkZero, facts.phones));
    if (zeros.length > 0) return dueTo('trunk-zero', fail(zeros));
    if (undecoded.length > 0) return dueTo('undecoded-mail', fail(undecoded));
    const undialable = pages.flatMap((page) => phoneLinks(page, cannotBeDialled));
    if (undialable.length > 0) return dueTo('undialable', partial(undialable));
    // A number inside a link to WhatsApp is answered with one tap as well, if by no call.
    const isLink = ({ place }: FactSource) => isCall(place) || isChat(place);
    const linked = contacts.filter(({ sources }) => sources.some(isLink));
    const inChats = linked.filter(({ sources }) => !sources.some(({ place }) => isCall(place)));
    // What stands in a link, a button or a form is answered by a tap, if not by a call.
    const isBare = isOutsideOfLinks(pages);
    const bare = contacts
      .map(({ value, certainty, sources }) => ({
        value,
        isSure: certainty === 'certain' && !sources.some(isLink),
        sources: sources.filter((one) => isText(one.place) && !IN_CONTROL.test(one.place) && isBare(value, one)),
      }))
      .filter(({ isSure, sources }) => isSure && sources.length > 0);
    const quote = (list: readonly { value: string; sources: FactSource[] }[], only: (source: FactSource) => boolean) =>
      onEveryPage(
        list.flatMap(({ value, sources }) =>
          sources.filter(only).map(({ pageUrl, place, seen }): Repeated => [value, { pageUrl, place, seen }]),
        ),
      );
    const toNothing = contacts
      .filter(({ certainty, sources }) => certainty === 'certain' && !sources.some(isLink))
      .map(({ value }) => ({ value, dead: pages.flatMap((page) => contactToNothing(page, value)) }))
      .filter(({ dead }) => dead.length > 0);
    if (toNothing.length > 0) {
      const { evidence } = onEveryPage(
        toNothing.flatMap(({ value, dead }) => dead.map((one): Repeated => [value, one])),
      );
      return dueTo('link-to-nothing', partial([...evidence, ...quote(bare, () => true).evidence.map(nearContact)]));
    }
    if (bare.length + linked.length === 0)
      return inconclusive('No phone number or e-mail address of yours was read for sure.');
    const ofPictures = contacts.filter(({ sources }) => sources.every(({ place }) => IN_ALT.test(place)));
    if (bare.length === 0 && ofPictures.length > 0)
      return inconclusive(OF_PICTURES, quote(ofPictures, () => true).evidence.map(nearContact));
    if (bare.length === 0 && inChats.length > 0)
      return inconclusive(ONLY_CHAT, quote(inChats, ({ place }) => isChat(place)).evidence);
    const sure = linked.filter(({ certainty }) => certainty === 'certain');
    if (bare.length === 0) return sure.length === 0 ? notApplicable(NOTHING_SURE) : pass(quote(sure, isLink).kinds);
    const mistyped = new Set(slips.map(({ mailbox }) => mailbox));
    const unlinked = bare.filter(({ value }) => !mistyped.has(value));
    if (unlinked.length === 0) return dueTo('mail-without-mailto', partial(slips.map(({ evidence }) => evidence)));
    const standing = quote(unlinked, () => true);
    return partial(standing.evidence.map(nearContact));
  },
});

const NOTHING_SURE = 'We read no phone number and no e-mail address for certain.';

/** Whether a number or address stands beside the links of its line: in one of them, it is tapped with it, wherever that leads. */
function isOutsideOfLinks(pages: readonly ReadPage[]): (value: string, source: FactSource) => boolean {
  const within = new Map<string, string[]>();
  for (const { url, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])])
      for (const { text, block } of view.links) {
        const path = view.blocks[block]?.path;
        if (path === undefined) continue;
        const key = `${url} ${fromBody(placeOf(view, path))}`;
        const texts = within.get(key) ?? [];
        texts.push(squeezed(text));
        within.set(key, texts);
      }
  return (value, { pageUrl, place }) => {
    const sought = soughtFor(value);
    return !within.get(`${pageUrl} ${fromBody(place)}`)?.some((text) => text.includes(sought));
  };
}

/** Places of facts begin below the body. */
const fromBody = (place: string): string => place.replace(/^body > /, '');

const cannotBeDialled = (href: string, text: string): boolean =>
  (isMistypedCall(href) && HOLDS_NUMBER.test(text + href.replace(/^[\d\s().–-]*$/, ''))) ||
  (isUndialable(href) && !callsNoNumber({ href, text }));

/** A page numbered as a telephone is shows another text. */
const HOLDS_NUMBER = /(?:\d[\s().+–-]{0,3}){7}|tel/i;

/** Telephone links with a fault, the first of each number on a page. */
const phoneLinks = (
  page: ReadPage,
  isWrong: (href: string, text: string) => boolean,
  phones: RatedFacts['phones'] = [],
): Evidence[] =>
  [
    ...new Map(
      leftLinks(page)
        .filter(({ href, text }) => isWrong(href, text))
        .map((link) => [link.href, link]),
    ).values(),
  ].map(({ href, text }) => {
    const right = rightLink(href, phones);
    const seen = text === '' ? href : `${text} → ${href}`;
    return {
      pageUrl: page.url,
      place: `a[href="${href}"]`,
      seen: right === null ? seen : `${seen} (right is ${right})`,
    };
  });

/**
 * Cloudflare writes "[email protected]" over an address and sends a script that undoes it. Saved and served from elsewhere, or once the
 * protection is off, the script is gone and the words stay.
 */
const PROTECTED = /\/cdn-cgi\/l\/email-protection/i;
const DECODER = /\/email-decode(?:\.min)?\.js/i;

/** The first link of a page that writes to nobody, served and drawn. */
function undecodedMails({ url: pageUrl, plain, rendered }: ReadPage): Evidence[] {
  const views = [plain.view, ...(rendered ? [rendered.view] : [])];
  if (views.some(({ scripts }) => scripts.external.some((src) => DECODER.test(src)))) return [];
  const [served, drawn] = views.map(({ links }) => links.find(({ href }) => PROTECTED.test(href)));
  if (!served || (rendered && !drawn)) return [];
  return [{ pageUrl, place: `a[href="${served.href}"]`, seen: `${served.text} → ${served.href}` }];
}

const IN_CONTROL = /(?:^|> )(?:a|button|form\[[^>]*)(?=[.#\s[]|$)/;
const CONTACT = /[\w.+-]+@|(?:\+|\(?0)\d[\d\s()./–-]{6,}/;

/** Of a long text the sentence that holds the number or address. */
const nearContact = (one: Evidence): Evidence => {
  const words = CONTACT.exec(one.seen)?.[0];
  return words === undefined ? one : { ...one, seen: passageWith(words, one.seen) };
};

/** What an attribute says of a picture is no text that can be made a link. */
const isText = (place: string): boolean => !isMarkup(place) && !IN_ALT.test(place);
const IN_ALT = /img\[alt\]$/;
const OF_PICTURES = 'What we list stands in the alternative text of a picture, not as text on the page.';

const isCall = (place: string): boolean => /\[href\^="(?:tel:|sms:|mailto:|\/cdn-cgi)/.test(place);
const isChat = (place: string): boolean => /\[href\*="w/.test(place);
const ONLY_CHAT = 'A number of yours opens a chat, and we found no link that calls it.';

const isMarkup = (place: string): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);
