import type { PageView } from '../../website/page/page-view.ts';
import { businessNodes, firstText, placeInData } from '../../website/structured-data/business-nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { placeInBody, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { OWNER } from '../../words/owner-words.ts';
import type { FactSource } from '../facts.ts';
import { cleanName, WELCOME } from './clean-name.ts';
import { nameBeforePlace } from './name-and-place.ts';
import { isNameLike, MAX_NAME_CHARS } from './name-like.ts';

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
    fromBrandLinks(document, website, leadsHome, add);
    fromLines(document, isHome, add);
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

const GLUED_WORDS = lightLetters(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu);

/** "Home", the name, a logo's words and a short form of the name. */
const MAX_TEXTS_HOME = 4;

type Link = PageView['links'][number];

const THREE_LETTERS = lightLetters(/\p{L}{3}/u);

/** A header by its name, whatever element it is. */
const HEADER_PLACE = /[.#](?:site-?|page-?|main-?)?(?:header|navbar|masthead|top-?bar)(?=[-_.\s]|$)/i;

/** On so many pages. */
const MIN_PAGES_LEADING_HOME = 3;

/** What leads home from nearly all pages, wherever it stands in them; a menu of such links is none. */
function textsLeadingHome({ pages, target }: Website): ReadonlySet<string> {
  const home = normalUrl(pages[0]?.url ?? target.homeUrl);
  const counts = new Map<string, number>();
  for (const { plain } of pages) {
    const texts = plain.view.links.filter(
      ({ url, href }) => url !== null && normalUrl(url) === home && !/#./.test(href),
    );
    for (const text of new Set(texts.map(({ text }) => text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const often = [...counts].filter(
    ([text, count]) => isNameLike(text) && count >= MIN_PAGES_LEADING_HOME && count >= pages.length * 0.75,
  );
  return new Set(often.length <= 2 ? often.map(([text]) => text) : []);
}

function fromBrandLinks(document: TextDocument, website: Website, often: ReadonlySet<string>, add: Add): void {
  const { view } = document;
  const home = normalUrl(website.pages[0]?.url ?? website.target.homeUrl);
  const brandPaths = new Set<number>();
  const leadsHome = (link: Link) => link.url !== null && normalUrl(link.url) === home && !/#./.test(link.href);
  const isFrame = (link: Link) =>
    link.landmark === 'header' || link.landmark === 'nav' || HEADER_PLACE.test(view.paths[link.path] ?? '');
  // A menu whose pages are still to come leads home from every entry.
  const textsHome = new Set(view.links.filter((link) => isFrame(link) && leadsHome(link)).map(({ text }) => text));
  for (const link of view.links) {
    const isHomeLink = textsHome.size <= MAX_TEXTS_HOME && leadsHome(link);
    const path = view.paths[link.path] ?? '';
    const isBrand = /brand|logo|site-?title|site-?name/i.test(path);
    if (isHomeLink || isBrand) brandPaths.add(link.path);
    // Without text of its own the link speaks through its logo, which is read below.
    if (link.block < 0) continue;
    if ((isHomeLink || isBrand) && (isFrame(link) || isBrand || often.has(link.text))) {
      // "Villalba<small>Abogados</small>" is two words where the title writes them so.
      const spaced = link.text.replace(GLUED_WORDS, '$1 ');
      const name = view.titles.some((title) => title.includes(spaced)) ? spaced : link.text;
      add(name, 'home-link', sourceAt(document, placeInBody(view, link.path), link.text));
    }
  }
  const written = view.blocks.find(
    ({ path, tag, text }) =>
      !/^(?:a|h1)$/.test(tag) && text.length <= MAX_NAME_CHARS && isBrandPlace(view.paths[path] ?? ''),
  );
  // "A|W" is a monogram.
  if (written && THREE_LETTERS.test(written.text))
    add(written.text, 'logo', sourceAt(document, placeInBody(view, written.path), written.text));
  for (const image of view.images) {
    if (!image.alt) continue;
    const path = view.paths[image.path] ?? '';
    const isLogo =
      /logo|brand/i.test(`${image.src ?? ''} ${path}`) ||
      /\blogo\b/i.test(image.alt) ||
      (image.inLink && brandPaths.has(image.path));
    if (!isLogo || /partner|client|kunde|payment|badge|sponsor|siegel|award|certif/i.test(`${image.src ?? ''} ${path}`))
      continue;
    const name = image.alt
      .replace(/^(?:web ?)?site (?=logo\b)/i, '')
      .replace(/(?:の|公式)?ロゴ(?:マーク)?/g, ' ')
      .replace(
        /\s{0,9}[-–|:]?\s{0,9}\b(?:(?:firmen|site|company|header|footer)?-?logo(?:type)?)\b\s*(?:of|von|de|du|di|der|des|van|-|–|:|\|)?\s*(?:the |la |le )?/gi,
        ' ',
      );
    add(name, 'logo', sourceAt(document, `${placeInBody(view, image.path)} > img[alt]`, image.alt));
  }
}

/** An element that is the brand itself, where no link is one. */
const BRAND_PLACE =
  /(?:^| > )[a-z\d]+(?:[.#][\w-]+)*[.#](?:[\w-]*[-_])?(?:logo|brand|site-?title|site-?name)(?:[-_]{1,2}(?:text|name|title))?(?:[.#][\w-]+)*$/i;
const isBrandPlace = remembered((path) => BRAND_PLACE.test(path));

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

/** The end of a sentence, not of a title or an abbreviation inside the name: "Dr. Weber & Dr. Roth". */
const SENTENCE_END = lightLetters(
  regexSource`
    (?<!(?:^|[\s(".])(?:dr|dra|drs|prof|dipl|ing|mag|med|dent|vet|mr|mrs|ms|mme|dott|avv|sr|sra|st|ste|inh
    |[a-z]))\.\s|,\s(?!(?:inc|ltda?|lda|llc|gmbh|s\.?[al]\.))
  `,
  'i',
);

function fromLines(document: TextDocument, isHome: boolean, add: Add): void {
  const { lines, view } = document;
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 300 || line.inPlain) continue;
    if (/©|\(c\)|copyright/i.test(line.text) && line.foreign !== 'photographer') {
      // "© 2026" alone on its line is followed by the name.
      const text = /^(?:©|copyright)[\s©\d–-]*$/i.test(line.text)
        ? `${line.text} ${lines[index + 1]?.text ?? ''}`
        : line.text;
      const holder = (text.match(NAME_THEN_SIGN) ?? text.match(COPYRIGHT))?.[1]
        ?.replace(RIGHTS, '')
        .split(SENTENCE_END)[0];
      add(holder, 'copyright', sourceAt(document, line.place, line.text));
    }
    if (document.isLegal && line.foreign === null && IMPRINT_LEAD.test(line.text)) {
      const inline = line.text.match(/:\s+(.{3,70})$/)?.[1];
      const next = inline ?? lines[index + 1]?.text ?? '';
      if (!/\d{4}|:$/.test(next)) add(next, 'imprint', sourceAt(document, line.place, next));
    }
  }
  if (!isHome) return;
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

function normalUrl(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
