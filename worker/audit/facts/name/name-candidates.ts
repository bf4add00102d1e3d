import { businessNodes, firstText, placeInData } from '../../website/structured-data/business-nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { OWNER } from '../../words/owner-words.ts';
import type { FactSource } from '../facts.ts';
import { brandNames, textsLeadingHome } from './brand-names.ts';
import { cleanName, WELCOME } from './clean-name.ts';
import { nameBeforePlace } from './name-and-place.ts';
import { isNameLike } from './name-like.ts';

export type NamePlace =
  | 'data'
  | 'legal-name'
  | 'website-name'
  | 'site-name'
  | 'title'
  | 'quoted'
  | 'logo'
  | 'home-link'
  | 'copyright'
  | 'imprint'
  | 'heading'
  | 'text';

export interface NameCandidate {
  name: string;
  place: NamePlace;
  source: FactSource;
}

/** Spaced or typographic separators between the parts of a title. */
const TITLE_SEPARATOR = /\s+@\s+|\s+[|–—·•»«:›>~/\\⋆★✦-]+\s+|\s*[|｜【】「」«»•·–—]\s*|:\s+|\s-\s|：|。(?=.)/;

/** Every place that may state the business's name, with what it states. */
export function nameCandidates(website: Website): NameCandidate[] {
  const candidates: NameCandidate[] = [];
  const add = (written: string | null | undefined, place: NamePlace, source: FactSource) => {
    const name = cleanName(written ?? '');
    if (isNameLike(name)) candidates.push({ name, place, source });
  };
  const leadsHome = textsLeadingHome(website);
  for (const document of website.documents) {
    const isHome = document.page === website.pages[0];
    fromData(document, add);
    fromHead(document, isHome, add);
    for (const { written, place, source } of brandNames(document, website, leadsHome)) add(written, place, source);
    fromLines(document, add);
    if (isHome) fromHeadings(document, add);
  }
  return withoutHome(candidates).map((candidate) => {
    const name = nameBeforePlace(candidate.name, website);
    return name === null ? candidate : { ...candidate, name };
  });
}

/** "Home Larch Tours" in a title is the page and its name, unless the business says it where no page is meant: "Home Physio Larkton". */
function withoutHome(candidates: readonly NameCandidate[]): NameCandidate[] {
  const isOfPages = ({ place }: NameCandidate) => place === 'title' || place === 'heading' || place === 'home-link';
  const stated = new Set(candidates.filter((one) => !isOfPages(one)).map(({ name }) => plainWords(name)));
  return candidates.flatMap((candidate) => {
    if (!HOME_FIRST.test(candidate.name) || !isOfPages(candidate) || stated.has(plainWords(candidate.name)))
      return [candidate];
    const name = candidate.name.replace(HOME_FIRST, '');
    return isNameLike(name) ? [{ ...candidate, name }] : [];
  });
}

const HOME_FIRST = lightLetters(/^home\s+(?:the\s)?(?=\p{Lu})/iu);

type Add = (written: string | null | undefined, place: NamePlace, source: FactSource) => void;

function fromData(document: TextDocument, add: Add): void {
  const nodes = businessNodes(document.structured);
  for (const { node } of nodes.slice(0, 5)) {
    const name = firstText(node, 'name');
    // Search-minded owners append what they sell: "Yoga in town | Name".
    for (const part of name?.split(/\s*[|｜]\s*/) ?? [])
      add(part, 'data', sourceAt(document, placeInData(node, 'name'), name ?? ''));
    const legal = firstText(node, 'legalName');
    add(legal, 'legal-name', sourceAt(document, placeInData(node, 'legalName'), legal ?? ''));
  }
  for (const node of document.structured.nodes) {
    if (!node.types.includes('WebSite')) continue;
    const name = firstText(node, 'name');
    add(name, 'website-name', sourceAt(document, placeInData(node, 'name'), name ?? ''));
  }
}

const NAME_IN_PLACE = lightLetters(/^(.{3,40}?)\s+(?:in|à|a|en|em|te|bei|near)\s+\p{Lu}/u);

const NAME_THEN_KIND = lightLetters(/^(\p{Lu}[^,]{3,40}), (?!et |und |en |e |y |and )\p{Ll}[^,]{5,60}$/u);

function fromHead(document: TextDocument, isHome: boolean, add: Add): void {
  for (const meta of document.view.metas) {
    const isName =
      meta.name === 'og:site_name' || meta.name === 'application-name' || meta.name === 'apple-mobile-web-app-title';
    if (isName) add(meta.content, 'site-name', sourceAt(document, `meta[${meta.by}="${meta.name}"]`, meta.content));
  }
  const title = document.view.titles[0];
  if (!title) return;
  const source = sourceAt(document, 'title', title);
  const parts = title.split(TITLE_SEPARATOR).map((part) => part.trim());
  for (const part of parts) add(part, 'title', source);
  for (const match of title.matchAll(/[「『]([^「」『』]{2,40})[」』]/g)) add(match[1], 'quoted', source);
  // "Zahnarztpraxis Weber in Köln": the town after a name is not part of it, yet often follows it.
  const first = cleanName(parts[0] ?? '').match(NAME_IN_PLACE)?.[1];
  if (first && isHome) add(first, 'title', source);
  // "Le Clos des Lilas, chambres d'hôtes en Bourgogne": what it is follows in small letters.
  for (const part of isHome ? parts : []) add(NAME_THEN_KIND.exec(cleanName(part))?.[1], 'title', source);
}

const COPYRIGHT = lightLetters(
  regexSource`
    (?:©|\(c\)|&copy;|copyright)\s*(?:©|\(c\)|by|copyright)?\s*(?:\d{4}(?:\s?[-–/]\s?(?:\d{2,4}|present
    |heute))?)?[\s,.|–-]*(?:by|von|par|de|di|da)?\s*([^|•·©\n]{2,90})
  `,
  'i',
);
/** "Casa do Larco 2024 ©" */
const NAME_THEN_SIGN = /^([^©|•·\d]{3,60}?),?\s(?:19|20)\d\d\s?©$/;
const RIGHTS = lightLetters(
  regexSource`
    (?<![\s.,|–-])[\s.,|–-]*(?:
      \b(?:all|some) rights? reserved|\balle rechte|\btous (?:les )?droits|\btodos (?:los|os) d|\btutti i diritti|\breservados|\bdesigned|\bwebsite
      |\bwebdesign|\bsite by|\bpowered|\bmade (?:with|by)|\bbuilt|\bcreated|\bimpressum|\bdatenschutz|\bprivacy|\bmentions|\bABN\b|\bEIN\b|\bP\.?\s?IVA
      |\bVAT\b|\b\d{4}\b
    ).*$
  `,
  'i',
);

/** The end of a sentence, not of a title or an abbreviation inside the name: "Dr. Weber & Dr. Roth", "Fam. Weber". */
const SENTENCE_END = lightLetters(
  regexSource`
    (?<!(?:^|[\s(".])(?:dr|dra|drs|prof|dipl|ing|mag|med|dent|vet|mr|mrs|ms|mme|dott|avv|sr|sra|st|ste|inh
    |[a-z])|^[a-z]{2,3})\.\s|,\s(?!(?:inc|ltda?|lda|llc|gmbh|s\.?[al]\.))
  `,
  'i',
);

function fromLines(document: TextDocument, add: Add): void {
  const { lines } = document;
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 300 || line.inPlain) continue;
    const next = lines[index + 1]?.text ?? '';
    if (/©|\(c\)|copyright/i.test(line.text) && line.foreign !== 'photographer')
      add(copyrightHolder(line.text, next), 'copyright', sourceAt(document, line.place, line.text));
    if (document.isLegal && line.foreign === null && IMPRINT_LEAD.test(line.text)) {
      const owner = line.text.match(/:\s+(.{3,70})$/)?.[1] ?? next;
      if (!/\d{4}|:$/.test(owner)) add(owner, 'imprint', sourceAt(document, line.place, owner));
    }
  }
}

/** Whom a copyright line names: "Ida Larch" of "© 2026 Ida Larch. All rights reserved."; `next` is the line below it. */
export function copyrightHolder(line: string, next = ''): string | undefined {
  // "© 2026" alone on its line is followed by the name.
  const text = /^(?:©|copyright)[\s©\d–-]*$/i.test(line) ? `${line} ${next}` : line;
  const match = text.match(NAME_THEN_SIGN) ?? text.match(COPYRIGHT);
  const named = match?.[1] ?? '';
  const holder = named.replace(RIGHTS, '');
  const isAbbreviated = INITIALS_LAST.test(holder) && named.startsWith(`${holder}.`);
  return (isAbbreviated ? `${holder}.` : holder).split(SENTENCE_END)[0];
}

/** "A.R.C", whose last point is its own and ends no sentence. */
const INITIALS_LAST = lightLetters(/(?:^|[\s.])\p{L}\.\p{L}$/u);

/** Of the home page. */
function fromHeadings(document: TextDocument, add: Add): void {
  const { view } = document;
  const main = view.headings.filter(({ level, text }) => level === 1 && !text.startsWith('©'));
  const pathOf = ({ block }: (typeof main)[number]) => view.blocks[block]?.path;
  // Several in the same place head the entries of a list: slides, services, prices.
  const isEntry = (heading: (typeof main)[number]) =>
    main.some(
      (other) => other.text !== heading.text && pathOf(other) !== undefined && pathOf(other) === pathOf(heading),
    );
  // Without a main heading the one that welcomes may say to whom.
  const welcoming = main.length > 0 ? [] : view.headings.filter(({ text }) => WELCOME.test(text));
  for (const heading of welcoming.slice(0, 1))
    add(heading.text, 'heading', sourceAt(document, 'heading', heading.text));
  for (const heading of main) {
    if (isEntry(heading)) continue;
    const source = sourceAt(document, 'h1', heading.text);
    for (const part of heading.text.split('\n').flatMap((text) => [text, ...text.split(TITLE_SEPARATOR)]))
      add(part, 'heading', source);
  }
}

const IMPRINT_LEAD = lightLetters(
  regexSource`
    ^(?:
      angaben (?:gem(?:ä|ae)(?:ß|ss)|gem\.|nach|laut)|diensteanbieter|anbieter|betreiber(?:in)?(?: der website)?|${OWNER.de}|firma|name|raison sociale
      |d[ée]nomination|[ée]diteur|propri[ée]taire|nom de l['’]entreprise|denominaci[óo]n(?: social)?|raz[óo]n social|titular|identidad|responsable
      |ragione sociale|denominazione|bedrijfsnaam|handelsnaam|denomina[çc][ãa]o|nome da empresa|raz[ãa]o social|titolare(?: del sito)?|company name
      |legal name|registered name|会社名|商号|店名|医院名|名称
    )(?![\p{L}\d])
  `,
  'iu',
);
