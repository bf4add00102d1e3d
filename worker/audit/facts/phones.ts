import { LETTER } from '../text/letters.ts';
import { lightLetters } from '../text/light-letters.ts';
import { businessNodes, nestedNodes, placeInData, textsOf } from './business-nodes.ts';
import { FactCollector } from './fact-collector.ts';
import type { FactInput } from './fact-input.ts';
import type { FactSource, Facts, PhoneFact, PhoneKind } from './facts.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';
import { findPhones, looksLikePhone, type PhoneLabel, phoneLabelOf } from './phone-texts.ts';
import { lineOfBlock, lineSource, placeOf, sourceAt, type TextDocument, textDocuments } from './text-sources.ts';

interface Sighting {
  phone: ParsedPhone;
  label: PhoneLabel | null;
  /** Somebody else's, by the passage it stands in. */
  foreign: boolean;
  /** Given for emergencies: a number of the business, rarely its main one. */
  urgent?: boolean;
  /** Mentioned in a longer line of text. */
  inProse?: boolean;
  shown: string;
  where: 'link' | 'text' | 'data' | 'whatsapp' | 'picture';
  source: FactSource;
}

/** No business has more; a directory of other people's numbers may have thousands. */
const MAX_NUMBERS = 60;

/** How strongly a place says "this is our number"; headers and footers count per page. */
const PLACE_WEIGHT = { link: 2, data: 2, text: 1, prose: 0.75, whatsapp: 0.5, picture: 0.5 } as const;
/** A number inside a longer line is mentioned, one on a line of its own is stated. */
const PROSE_CHARS = 120;

/** Phones of the business, main number first, and the other numbers of the website: fax and those of somebody else. */
export function readPhones(input: FactInput): Pick<Facts, 'phones' | 'otherPhones'> {
  const sightings = textDocuments(input.pages).flatMap((document) => [
    ...inLinks(document, input.country),
    ...inText(document, input.country),
    ...inPictures(document, input.country),
    ...inData(document, input.country),
  ]);
  const byNumber = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const list = byNumber.get(sighting.phone.value);
    if (list) list.push(sighting);
    else byNumber.set(sighting.phone.value, [sighting]);
  }
  const own = new FactCollector<PhoneFact>();
  const other = new FactCollector<PhoneFact>();
  for (const [value, all] of byNumber) {
    const kind = kindOf(all);
    const isFax = kind === 'fax';
    // One place that calls it ours outweighs a repetition in a legal passage.
    const isForeign = all.every((sighting) => sighting.foreign);
    const fact: PhoneFact = { value, asShown: shownForm(all), kind, sources: [] };
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
  const branchPages = new Set(input.pages.filter(({ role }) => role === 'locations').map(({ url }) => url));
  return { phones: withConflicts(finish(own), byNumber, branchPages), otherPhones: finish(other) };
}

function kindOf(all: Sighting[]): PhoneKind {
  const labels = all.map((sighting) => sighting.label);
  const faxes = labels.filter((label) => label === 'fax').length;
  if (faxes > 0 && faxes >= labels.filter((label) => label === 'phone' || label === 'mobile').length) return 'fax';
  if (all.every((sighting) => sighting.where === 'whatsapp' || sighting.label === 'whatsapp')) return 'whatsapp';
  const byPlan = all[0]?.phone.kind ?? null;
  return byPlan ?? (labels.includes('mobile') ? 'mobile' : null);
}

function shownForm(all: Sighting[]): string {
  const order = ['text', 'picture', 'link', 'data', 'whatsapp'] as const;
  const best = [...all].sort((a, b) => order.indexOf(a.where) - order.indexOf(b.where))[0];
  return best?.shown ?? '';
}

function inLinks(document: TextDocument, country: string | null): Sighting[] {
  return document.view.links.flatMap((link): Sighting[] => {
    const scheme = link.href.match(/^\s*(tel|callto|fax|sms):/i)?.[1]?.toLowerCase();
    const line = lineOfBlock(document, link.block, link.text);
    const place = (selector: string) => `${placeOf(document.view, link.path)} > ${selector}`;
    if (scheme) {
      const written = decode(link.href.slice(link.href.indexOf(':') + 1)).split(/[;?,]/)[0] ?? '';
      const linked = parsePhone(written, country);
      const phone = (linked && shownNumber(link.text, linked, country)) ?? linked;
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
          shown:
            /\d{3}/.test(link.text) && parsePhone(link.text, country)?.value === phone.value
              ? link.text
              : written.trim(),
          where: 'link',
          source: sourceAt(document, place('a[href^="tel:"]'), link.href),
        },
      ];
    }
    const chat = whatsAppNumber(link.url ?? link.href);
    const phone = chat === null ? null : parsePhone(`+${chat}`, country);
    if (!phone?.valid) return [];
    const source = sourceAt(document, place('a[href*="wa.me"]'), link.href);
    return [{ phone, label: 'whatsapp', foreign: line?.foreign != null, shown: `+${chat}`, where: 'whatsapp', source }];
  });
}

/** A link's text that is another number: owners see and check what is written, not what is dialled. The same digits are no other. */
function shownNumber(text: string, linked: ParsedPhone, country: string | null): ParsedPhone | null {
  const digits = text.replace(/\(0\)|\D/g, '').replace(/^0+/, '');
  if (!BARE_NUMBER.test(text.trim()) || linked.value.endsWith(digits)) return null;
  const shown = parsePhone(text, country);
  return shown?.valid && shown.country === linked.country ? shown : null;
}

/** Number of a WhatsApp click-to-chat link (https://faq.whatsapp.com/5913398998672934); null when the link names none. */
export function whatsAppNumber(url: string): string | null {
  const match =
    url.match(/^(?:https?:)?\/\/(?:www\.)?wa\.me\/\+?(\d{8,15})(?:[/?#]|$)/i) ??
    url.match(
      /^(?:https?:\/\/(?:api|web|www)\.whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^#]*&)?phone=(?:\+|%2B|%20)?(\d{8,15})(?:&|#|$)/i,
    );
  return match?.[1] === undefined ? null : dialled(match[1]);
}

/**
 * The number to dial for a WhatsApp id: ids of Brazilian mobiles leave out the ninth digit (a 9 before the eight that begin with
 * 6 to 9), those of Mexico keep a 1 that is no longer dialled. Both are how WhatsApp registered the accounts at the time.
 */
function dialled(id: string): string {
  return id.replace(/^55(\d{2})([6-9]\d{7})$/, '55$19$2').replace(/^521(\d{10})$/, '52$1');
}

const URGENT =
  /\bnotf[äa]ll|\bin case of (?:an )?emergenc|\bemergencies\b|en cas d['’]urgence|\burgences\b|\burgencias\b|per (?:le )?(?:urgenze|emergenze)|\bspoedgeval|\burg[êe]ncias\b/i;

const BETWEEN_DIGITS = lightLetters(/[\d０-９][^\p{L}]*[\d０-９]/u);

function inText(document: TextDocument, country: string | null): Sighting[] {
  const sightings: Sighting[] = [];
  document.lines.forEach((line, index) => {
    if (line.inPlain || !BETWEEN_DIGITS.test(line.text)) return;
    for (const found of findPhones(line.text, country, labelAbove(document, index))) {
      sightings.push({
        phone: found,
        label: found.label ?? iconBefore(document, line.block, found.asShown),
        foreign: line.foreign !== null,
        urgent: URGENT.test(line.text),
        inProse: line.text.length > PROSE_CHARS,
        shown: found.asShown,
        where: 'text',
        source: lineSource(document, line),
      });
    }
  });
  return sightings;
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
              source: sourceAt(document, `${placeOf(document.view, path)} > img[alt]`, line),
            }),
          ),
        ),
  );
}

/** What a sign drawn right before a number says it is. */
function iconBefore({ view }: TextDocument, block: number, shown: string): PhoneLabel | null {
  const digits = shown.replace(/\D/g, '');
  const icons = view.blocks[block]?.icons ?? [];
  return digits === '' ? null : (icons.find(({ text }) => text.replace(/\D/g, '').startsWith(digits))?.means ?? null);
}

/** What may name a number that stands alone: the head of its column, or a short line just before it ("Fax"). */
function labelAbove(document: TextDocument, index: number): string {
  const line = document.lines[index];
  const cell = line && document.view.blocks[line.block]?.cell;
  const rows = cell ? (document.view.tables[cell.table]?.rows ?? []) : [];
  // "FAX | 03-...": the first cell of the row, where it is such a label.
  const beside = cell && cell.column > 0 ? (rows[cell.row]?.[0] ?? '') : '';
  if (phoneLabelOf(beside) !== null && !/\d/.test(beside)) return beside;
  if (cell && cell.row > 0) {
    const head = rows[0]?.[cell.column] ?? '';
    const isHead = cell.column > 0 || phoneLabelOf(head) !== null;
    if (isHead && !/\d/.test(head) && LETTER.test(head)) return head.slice(-40);
  }
  const listed = labelInList(document, index);
  if (listed !== null) return listed;
  const before = document.lines[index - 1];
  const isLabel = before && before.text.length <= 24 && !/\d/.test(before.text) && before.landmark === line?.landmark;
  return isLabel ? before.text : '';
}

/** A number alone on its line. */
const BARE_NUMBER = /^[\d\s()+./\-–]{6,30}$/;
/** More lines of labels are a menu. */
const MAX_LISTED = 4;

/** "Phone / Fax" over as many numbers, each on a line of its own: the labels come first, the numbers in the same order. */
function labelInList(document: TextDocument, index: number): string | null {
  const { lines } = document;
  const isNumber = (at: number) => BARE_NUMBER.test(lines[at]?.text ?? '');
  const isLabel = (at: number) => phoneLabelOf(lines[at]?.text ?? '') !== null && !/\d/.test(lines[at]?.text ?? '');
  if (!isNumber(index)) return null;
  let first = index;
  while (first > index - MAX_LISTED && isNumber(first - 1)) first -= 1;
  let labels = 0;
  while (labels <= MAX_LISTED && isLabel(first - 1 - labels)) labels += 1;
  let numbers = index - first;
  while (numbers <= MAX_LISTED && isNumber(first + numbers)) numbers += 1;
  return labels >= 2 && labels === numbers ? (lines[index - labels]?.text ?? null) : null;
}

function inData(document: TextDocument, country: string | null): Sighting[] {
  return businessNodes(document.structured).flatMap(({ node }) =>
    [node, ...nestedNodes(document.structured, node, 'contactPoint')].flatMap((holder) =>
      (['telephone', 'faxNumber'] as const).flatMap((property) =>
        textsOf(holder, property).flatMap((written): Sighting[] => {
          const phone = parsePhone(written.replace(/^tel:/i, ''), country);
          if (!phone || !(phone.valid || looksLikePhone(written, country))) return [];
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

/**
 * A number given to machines that no visitor can read, beside another that is shown, contradicts it; so does one that takes the
 * place of the usual number in the frame of a single page.
 */
function withConflicts(
  phones: PhoneFact[],
  sightings: Map<string, Sighting[]>,
  branchPages: ReadonlySet<string>,
): PhoneFact[] {
  const placesOf = ({ value }: PhoneFact) => (sightings.get(value) ?? []).map(({ where }) => where);
  const seenBy = phones.map((fact) => {
    const places = placesOf(fact);
    return places.includes('text') || places.includes('picture')
      ? 'people'
      : places.every((where) => where === 'data')
        ? 'machines'
        : 'links';
  });
  const framed = oddOneOut(phones, sightings, branchPages);
  const odd = [...(framed ? [framed] : []), ...slips(phones, sightings, branchPages)];
  return phones.map((fact, index) => {
    const other = seenBy[index] === 'machines' ? 'people' : seenBy[index] === 'people' ? 'machines' : null;
    const conflictsWith = phones.flatMap((_, at) =>
      at !== index &&
      ((other !== null && seenBy[at] === other) || odd.some((pair) => pair.includes(index) && pair.includes(at)))
        ? [at]
        : [],
    );
    return conflictsWith.length > 0 ? { ...fact, conflictsWith } : fact;
  });
}

/** So many digits at the end are mistyped or turned around at once; more make another line. */
const MAX_SLIPPED_DIGITS = 4;

/**
 * Two numbers that differ in a few digits at their end alone, the odd one given on a single page, which does not give the usual one.
 * Two lines of one business stand beside each other.
 */
function slips(
  phones: readonly PhoneFact[],
  sightings: Map<string, Sighting[]>,
  branchPages: ReadonlySet<string>,
): [number, number][] {
  // Chat links keep the old number long after the text has changed.
  const given = phones.map(({ value, kind }) =>
    (sightings.get(value) ?? []).filter(({ where }) => where !== 'whatsapp' && kind !== 'whatsapp'),
  );
  const pagesOf = (at: number) => new Set(given[at]?.map(({ source }) => source.pageUrl));
  const pairs = phones.flatMap((usual, at) =>
    phones.flatMap((odd, other): [number, number][] =>
      at !== other && isSlip(usual.value, odd.value) && pagesOf(at).size >= pagesOf(other).size ? [[at, other]] : [],
    ),
  );
  // Three or more numbers that begin alike are extensions.
  return pairs.filter(([at, other]) => {
    if (pairs.some(([one, two]) => (one === at || two === at) && one !== other && two !== other)) return false;
    if (pairs.some(([one, two]) => (one === other || two === other) && one !== at && two !== at)) return false;
    const [page, ...more] = pagesOf(other);
    return page !== undefined && more.length === 0 && !pagesOf(at).has(page) && !branchPages.has(page);
  });
}

const isSlip = (one: string, other: string): boolean =>
  one.length === other.length && one.slice(0, -MAX_SLIPPED_DIGITS) === other.slice(0, -MAX_SLIPPED_DIGITS);

/** Pages that must agree before the one that differs is a slip. */
const MIN_AGREEING_PAGES = 2;

/**
 * Header and footer are the same on every page of a website. Where one page alone shows another number there instead of the usual
 * one, the two contradict each other. Several such pages, or pages of branches, are branches with numbers of their own.
 */
function oddOneOut(
  phones: readonly PhoneFact[],
  sightings: Map<string, Sighting[]>,
  branchPages: ReadonlySet<string>,
): [number, number] | null {
  const framed = phones
    .map((fact, index) => ({
      index,
      pages: new Set(
        (sightings.get(fact.value) ?? [])
          .filter(({ where, source }) => where === 'text' && /\b(header|footer)\b/.test(source.place))
          .map(({ source }) => source.pageUrl),
      ),
    }))
    .filter(({ pages }) => pages.size > 0);
  const [usual, odd, more] = framed.sort((a, b) => b.pages.size - a.pages.size);
  if (!usual || !odd || more || usual.pages.size < MIN_AGREEING_PAGES || odd.pages.size !== 1) return null;
  const isApart = [...odd.pages].every((page) => !usual.pages.has(page) && !branchPages.has(page));
  return isApart ? [usual.index, odd.index] : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
