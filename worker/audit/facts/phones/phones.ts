import { businessNodes, nestedNodes, placeInData, textsOf } from '../../website/structured-data/business-nodes.ts';
import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
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
import type { Facts, PhoneFact, PhoneKind } from '../facts.ts';
import { whatsAppNumber } from './chat-number.ts';
import { withConflicts } from './phone-conflicts.ts';
import { numbersOfDirectories } from './phone-directories.ts';
import { BARE_NUMBER, BETWEEN_DIGITS, iconBefore, labelAbove } from './phone-labels.ts';
import { type ParsedPhone, parsePhone, UNKNOWN_COUNTRY } from './phone-number.ts';
import { looksLikePhone } from './phone-shapes.ts';
import type { Sighting } from './phone-sighting.ts';
import { findPhones } from './phone-texts.ts';
import { withoutTrunkZero } from './trunk-zero.ts';
import { withShortForms } from './without-area-code.ts';

/** No business has more; a directory of other people's numbers may have thousands. */
const MAX_NUMBERS = 60;

/** How strongly a place says "this is our number"; headers and footers count per page. */
const PLACE_WEIGHT = { link: 2, data: 2, text: 1, prose: 0.75, whatsapp: 0.5, picture: 0.5 } as const;

/** A number inside a longer line is mentioned, one on a line of its own is stated. */
const PROSE_CHARS = 120;

/** Phones of the business, main number first, and the other numbers of the website: fax and those of somebody else. */
export function readPhones(website: Website): Pick<Facts, 'phones' | 'otherPhones'> {
  const documents = website.documents;
  const known = documents.flatMap((document) => sightingsIn(document, website.country));
  // North America dials no leading 0: one there says that its country, guessed from the language, is another.
  const isGuess = website.country === null || website.country === 'US' || website.country === 'CA';
  const sightings =
    known.length === 0 && isGuess ? documents.flatMap((document) => sightingsIn(document, UNKNOWN_COUNTRY)) : known;
  const byNumber = withShortForms(Map.groupBy(sightings, ({ phone }) => phone.value));
  const own = new FactCollector<PhoneFact>();
  const other = new FactCollector<PhoneFact>();
  const listed = numbersOfDirectories(byNumber, website.pages);
  for (const [value, all] of byNumber) {
    const kind = kindOf(all);
    const isFax = kind === 'fax';
    // One place that calls it ours outweighs a repetition in a legal passage.
    const isForeign = listed.has(value) || all.every((sighting) => sighting.foreign);
    const fact: PhoneFact = { value, asShown: withoutTrunkZero(shownForm(all)), kind, sources: [] };
    for (const sighting of all) {
      const list = isFax || isForeign ? other : own;
      const place = sighting.inProse ? 'prose' : sighting.where;
      list.add(value, fact, sighting.source, sighting.foreign || sighting.urgent ? 0 : PLACE_WEIGHT[place]);
    }
  }
  const finish = (list: FactCollector<PhoneFact>) =>
    list
      .ranked()
      .slice(0, MAX_NUMBERS)
      .map(({ value, sources }) => ({ ...value, sources }));
  const branchPages = new Set(website.pages.filter(({ role }) => role === 'locations').map(({ url }) => url));
  return { phones: withConflicts(finish(own), byNumber, branchPages), otherPhones: finish(other) };
}

const sightingsIn = (document: TextDocument, country: string | null): Sighting[] => [
  ...inLinks(document, country),
  ...inText(document, country),
  ...inPictures(document, country),
  ...inData(document, country),
];

function kindOf(all: Sighting[]): PhoneKind {
  const labels = all.map((sighting) => sighting.label);
  const faxes = labels.filter((label) => label === 'fax').length;
  const calls = labels.filter((label) => label === 'phone' || label === 'mobile').length;
  // One number for both: "Telephone: 03-7729 1259", "Fax: 03-7729 1259".
  if (faxes > calls) return 'fax';
  const isDialled = all.some((one) => one.where === 'link' && one.source.place.endsWith(CALL_LINK));
  if (!isDialled && all.every((one) => one.where === 'whatsapp' || one.label === 'whatsapp' || isTextOfChat(one, all)))
    return 'whatsapp';
  if (isForTexts(all)) return 'text';
  const byPlan = all[0]?.phone.kind ?? null;
  return byPlan ?? (labels.includes('mobile') ? 'mobile' : null);
}

/** Every link to it opens a text message, and no word beside it speaks of a call: whether anybody takes one, nobody says. */
const isForTexts = (all: readonly Sighting[]): boolean =>
  all.some(isTextLink) && all.every((one) => one.label === null && (one.where !== 'link' || isTextLink(one)));

const isTextLink = ({ where, source }: Sighting): boolean => where === 'link' && source.place.endsWith(TEXT_LINK);
const TEXT_LINK = '[href^="sms:"]';
const CALL_LINK = '[href^="tel:"]';

/** The text of a link that opens a chat: whoever reads it there may write, and nobody says that it can be called. */
const isTextOfChat = ({ where, source, label }: Sighting, all: readonly Sighting[]): boolean =>
  where === 'text' &&
  // "Phone:" beside it speaks of calls.
  label === null &&
  all.some(
    (chat) =>
      chat.where === 'whatsapp' &&
      chat.source.pageUrl === source.pageUrl &&
      (outer(chat.source.place).startsWith(`${source.place} > a`) || source.place.startsWith(outer(chat.source.place))),
  );

/** The place of a link without what is read of it: "li > a[href*=…]". */
const outer = (place: string): string => place.slice(0, place.lastIndexOf('['));

function shownForm(all: Sighting[]): string {
  const order = ['text', 'picture', 'link', 'data', 'whatsapp'] as const;
  const best = [...all].sort((a, b) => order.indexOf(a.where) - order.indexOf(b.where))[0];
  return best?.shown ?? '';
}

function inLinks(document: TextDocument, country: string | null): Sighting[] {
  return document.view.links.flatMap((link): Sighting[] => {
    const scheme = link.href.match(/^\s*(tel|callto|fax|sms):/i)?.[1]?.toLowerCase();
    const line = lineOfBlock(document, link.block, link.text);
    if (line?.foreign === PLACEHOLDER) return [];
    const place = (attribute: string) => placeByAttribute(document.view, link.path, 'a', attribute);
    if (scheme) {
      const written = decode(link.href.slice(link.href.indexOf(':') + 1)).split(/[;?,]/)[0] ?? '';
      const linked = parsePhone(written, country);
      const phone = (linked && !isTurned(link) && shownNumber(link.text, linked, country)) || linked;
      if (!phone) return [];
      const inLine = line && findPhones(line.text, country, labelAbove(document, document.lines.indexOf(line)));
      const label =
        (scheme === 'fax' ? 'fax' : (inLine?.find((one) => one.value === phone.value)?.label ?? null)) ??
        iconBefore(document, link.block, link.text);
      return [
        {
          phone,
          label,
          foreign: line?.foreign != null,
          shown: numberOf(link.text, phone, country) ?? written.trim(),
          where: 'link',
          source: sourceAt(document, place(scheme === 'sms' ? TEXT_LINK : CALL_LINK), link.href),
        },
      ];
    }
    const chat = whatsAppNumber(link.url ?? link.href);
    const phone = chat === null ? null : parsePhone(`+${chat}`, country);
    if (!phone?.valid) return [];
    const source = sourceAt(
      document,
      place(`[href*="${link.href.includes('wa.me') ? 'wa.me' : 'whatsapp'}"]`),
      link.href,
    );
    return [{ phone, label: 'whatsapp', foreign: line?.foreign != null, shown: `+${chat}`, where: 'whatsapp', source }];
  });
}

/** How a link's text writes the number it dials, without the words around it: of "Call: 0176 8696 1032" the digits. */
function numberOf(text: string, { value }: ParsedPhone, country: string | null): string | null {
  if (!/\d{3}/.test(text) || parsePhone(text, country)?.value !== value) return null;
  if (!LETTER.test(text)) return text;
  return findPhones(text, country).find((one) => one.value === value)?.asShown ?? text;
}

/** A link's text that is another number: owners see and check what is written, not what is dialled. The same digits are no other. */
function shownNumber(text: string, linked: ParsedPhone, country: string | null): ParsedPhone | null {
  const written = BARE_NUMBER.test(text.trim()) ? text : onlyNumberIn(text, country);
  const digits = written?.replace(/\(0\)|\D/g, '').replace(/^0+/, '') ?? '';
  if (written === null || linked.value.endsWith(digits)) return null;
  const shown = parsePhone(written, country);
  return shown?.valid && shown.country === linked.country ? shown : null;
}

/** "0766-25-0000 予約優先": the one number among the words of a button. */
function onlyNumberIn(text: string, country: string | null): string | null {
  const numbers = text.length <= MAX_BUTTON_CHARS ? findPhones(text, country) : [];
  return numbers.length === 1 ? (numbers[0]?.asShown ?? null) : null;
}

const MAX_BUTTON_CHARS = 80;

const URGENT = lightLetters(
  regexSource`
    \bnotf[äa]ll|\bin case of (?:an )?emergenc|\bemergencies\b|en cas d['’]urgence|\burgences\b|\burgencias\b
    |per (?:le )?(?:urgenze|emergenze)|\bspoedgeval|\burg[êe]ncias\b
  `,
  'i',
);

function inText(document: TextDocument, country: string | null): Sighting[] {
  const sightings: Sighting[] = [];
  const backwards = document.view.links.filter(isTurned).map(({ text }) => text);
  document.lines.forEach((line, index) => {
    if (line.inPlain || line.foreign === PLACEHOLDER || !BETWEEN_DIGITS.test(line.text)) return;
    for (const inLine of findPhones(line.text, country, labelAbove(document, index))) {
      if (backwards.some((text) => text.includes(inLine.asShown))) continue;
      const own = buttonOf(document, line, inLine.asShown);
      const found =
        (own && findPhones(own, country, labelAbove(document, index)).find((one) => one.value === inLine.value)) ||
        inLine;
      sightings.push({
        phone: found,
        label: found.label ?? iconBefore(document, line.block, found.asShown),
        foreign: line.foreign !== null,
        urgent: URGENT.test(line.text),
        inProse: line.text.length > PROSE_CHARS,
        shown: found.asShown,
        where: 'text',
        source: own === null ? lineSource(document, line) : { ...lineSource(document, line), seen: own },
      });
    }
  });
  return sightings;
}

/** "WhatsApp" and "0661 123456", two links side by side: the words of the one are no label of the other. null for any other line. */
function buttonOf(
  { view }: TextDocument,
  { block, text }: TextDocument['lines'][number],
  number: string,
): string | null {
  const links = view.links.filter((link) => link.block === block && !link.hidden && link.text.trim() !== '');
  const own = links.find((link) => link.text.includes(number));
  const rest = links.reduce((left, link) => left.replace(link.text, ' '), text);
  const isShared = links.some(
    (link) => link !== own && !(link.url !== null && link.href !== '#' && link.url === own?.url),
  );
  return own && isShared && !LETTER.test(rest) ? own.text.trim() : null;
}

/** Contact data drawn as a picture, repeated in its description. */
function inPictures(document: TextDocument, country: string | null): Sighting[] {
  return document.view.images.flatMap(({ alt, hidden, path }) =>
    hidden || !/\d\D{0,3}\d/.test(alt ?? '')
      ? []
      : (alt ?? '').split('\n').flatMap((line) =>
          findPhones(line, country).map(
            (phone): Sighting => ({
              phone,
              label: phone.label,
              foreign: false,
              shown: phone.asShown,
              where: 'picture',
              source: sourceAt(document, placeByAttribute(document.view, path, 'img', '[alt]'), line),
            }),
          ),
        ),
  );
}

function inData(document: TextDocument, country: string | null): Sighting[] {
  return businessNodes(document.structured).flatMap(({ node }) =>
    [node, ...nestedNodes(document.structured, node, 'contactPoint')].flatMap((holder) =>
      (['telephone', 'faxNumber'] as const).flatMap((property) =>
        textsOf(holder, property).flatMap((written): Sighting[] => {
          const phone = parsePhone(written.replace(/^tel:/i, ''), country);
          if (!phone || !(phone.valid || looksLikePhone(written, phone, country))) return [];
          return [
            {
              phone,
              label: property === 'faxNumber' ? 'fax' : null,
              foreign: false,
              shown: written,
              where: 'data',
              source: sourceAt(document, placeInData(holder, property), written),
            },
          ];
        }),
      ),
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
