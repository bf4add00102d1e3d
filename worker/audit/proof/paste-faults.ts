import type { Fix } from '../../contract/fix.ts';
import type { Inputs } from '../checks/read-inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { descriptionOf } from '../checks/semantics/weak-meta-descriptions.ts';
import { leftTitles } from '../facts/left-title.ts';
import { element } from '../fixes/as-html.ts';
import { scriptTag } from '../fixes/json-ld/page-markup.ts';
import type { PageView } from '../website/page/page-view.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { isKnownType } from '../website/structured-data/vocabulary.ts';

type Seen = Pick<Inputs, 'pages' | 'robots' | 'facts' | 'sitemaps'>;

/**
 * What is wrong with texts to paste by their form alone, in words; empty when nothing is: gaps, a "before" that stands nowhere, a valid value
 * that would be replaced, words in the business's name that the website does not say.
 */
export function pasteFaults(seen: Seen, fixes: readonly Fix[]): string[] {
  const said = wordsOnly(allText(seen));
  return fixes.flatMap((fix) => {
    const page = seen.pages?.find(({ url }) => url === fix.pageUrl) ?? null;
    const faults = [
      // “Todo” is a word of other languages.
      ...(/\bTODO\b/.test(fix.content) || /lorem ipsum|\{\{/i.test(fix.content) ? ['holds a gap'] : []),
      ...(fix.certainty === 'certain' ? [] : [`is ${fix.certainty}`]),
      ...unfoundBefore(seen, fix),
      ...(page ? replaced(seen, page, fix) : []),
      ...statements(fix)
        .filter((text) => !said.includes(wordsOnly(text)))
        .map((text) => `says “${text}”, which the website does not`),
    ];
    return faults.map((fault) => `${fix.kind} for ${fix.pageUrl ?? 'the website'} ${fault}`);
  });
}

const TAKEN_OUT = ['self-serving-rating', 'markup-unlike-visible-text'];

/** Values of markup that one task takes out or doubts and the block of another would write again, in words. */
export function pastedBack(results: readonly CheckResult[], fixes: readonly Fix[]): string[] {
  const doubted = results.flatMap(({ check, outcome }) =>
    TAKEN_OUT.includes(check.id) && ['fail', 'partial'].includes(outcome.outcome)
      ? outcome.evidence.map(({ place, seen }) => ({ property: place.split('.').at(-1) ?? '', seen }))
      : [],
  );
  return fixes
    .filter(({ kind }) => kind === 'json-ld')
    .flatMap(({ content, pageUrl }) =>
      blocksOf(content)
        .flatMap(properties)
        .filter(([name, value]) =>
          doubted.some(({ property, seen }) => property === name && (name === 'aggregateRating' || value === seen)),
        )
        .map(([name]) => `json-ld for ${pageUrl} brings ${name} back`),
    );
}

/** Each property with its values, one by one, of a node and those in it. */
function properties(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(properties);
  return Object.entries(value).flatMap(([name, inner]) => [
    ...[inner].flat().map((one): [string, unknown] => [name, one]),
    ...properties(inner),
  ]);
}

const texts = (view: PageView): string[] => [
  ...view.titles,
  ...view.metas.map(({ content }) => content),
  ...view.headLinks.map(({ href }) => href),
  ...view.blocks.map(({ text }) => text),
  ...view.headings.map(({ text }) => text),
  ...view.links.flatMap(({ text, href }) => [text, href]),
  ...view.images.map(({ alt }) => alt ?? ''),
  ...view.jsonLd.map(({ text }) => text),
  ...view.microdata.map((item) => JSON.stringify(item)),
];

const allText = ({ pages, facts }: Seen): string =>
  [
    ...(pages ?? [])
      .flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])])
      .flatMap(texts),
    // Read from parts or from a spelling that hides them, and proved elsewhere.
    ...facts.addresses.flatMap(({ value }) => Object.values(value)),
    ...facts.emails.map(({ value }) => value),
  ].join('\n');

/** Letters and digits alone: layout, quotation marks and escapes differ between a page and a text. */
const wordsOnly = (text: string): string =>
  decoded(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const decoded = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** What stands there now is quoted exactly as it was stored. */
function unfoundBefore({ pages, robots }: Seen, { before, pageUrl, syntax, action }: Fix): string[] {
  if (before === null || action === 'response-headers') return [];
  if (syntax === 'text') {
    const lines = new Set(before.split(/\r?\n/).map((line) => line.trim()));
    return robots.lines.every((line) => lines.has(line.trim())) ? [] : ['quotes another robots.txt'];
  }
  const own = (pages ?? [])
    .filter(({ url }) => pageUrl === null || url === pageUrl)
    .flatMap(({ plain: { view } }) => [
      ...texts(view),
      ...view.jsonLd.map(({ text, attributes }) => `${scriptTag(attributes)}${text}</script>`),
      ...view.titles.map((title) => element('title', {}, title)),
      ...view.headings.map(({ level, text }) => element(`h${level}`, {}, text)),
    ])
    .filter((text) => text.trim() !== '')
    .sort((a, b) => b.length - a.length);
  // Several blocks stand one below the other.
  const rest = own.reduce((left, text) => left.split(text).join(''), before);
  return rest.trim() === '' || own.some((text) => text.includes(before))
    ? []
    : [`quotes “${before.slice(0, 80)}”, which is not there`];
}

/** Values of the page that would go though nothing proves them wrong. */
function replaced({ pages, facts }: Seen, page: ReadPage, { kind, content, replaces }: Fix): string[] {
  const { view } = page.plain;
  const isRepeated = (textOf: (one: ReadPage) => string | null) =>
    (pages ?? []).some((other) => other !== page && textOf(other)?.toLowerCase() === textOf(page)?.toLowerCase());
  const titleOf = ({ plain }: ReadPage) => plain.view.titles[0]?.trim() ?? '';
  const isLeft = leftTitles(pages ?? [], facts);
  const tag = /^<meta (?:name|property)="([^"]+)"/.exec(content)?.[1];
  const faults: [boolean, string][] = [
    [kind === 'title' && titleOf(page) !== '' && !isLeft(titleOf(page)) && !isRepeated(titleOf), 'a title'],
    [tag === 'description' && descriptionOf(page) !== null && !isRepeated(descriptionOf), 'a description'],
    [tag === 'viewport' && view.metas.some(({ name }) => name === 'viewport'), 'a viewport'],
    [/rel="canonical"/.test(content) && view.headLinks.some(({ rel }) => rel === 'canonical'), 'a canonical link'],
    [content.startsWith('lang=') && Boolean(view.lang?.trim()), 'a language'],
    [
      kind === 'preview-tags' &&
        [...content.matchAll(/property="([^"]+)"/g)].some(([, name]) =>
          view.metas.some((meta) => meta.name === name && meta.content.trim() !== ''),
        ),
      'a preview tag',
    ],
    [kind === 'json-ld' && replaces !== null && view.jsonLd.some(({ text }) => lost(text, content)), 'markup'],
  ];
  return faults.flatMap(([is, what]) => (is ? [`replaces ${what}`] : []));
}

/** Whether a text of the old block is missing in the new one. */
function lost(before: string, after: string): boolean {
  const blocks = blocksOf(after);
  const now = wordsOnly(blocks.flatMap(strings).join(' '));
  return strings(jsonOf(before)).some((value) => !now.includes(wordsOnly(value)) && !isUnknownType(value, before));
}

/** A type that does not exist is valid nowhere, and a check says so. */
const isUnknownType = (value: string, block: string): boolean =>
  !isKnownType(value) && [...block.matchAll(TYPE)].some(([, type]) => type === value);
const TYPE = /"@type"\s*:\s*"([^"]+)"/g;

const blocksOf = (html: string): unknown[] =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => jsonOf(text));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(strings) : [];

/** Names of things schema.org or HTML gives, and notations: they say nothing in the business's words. */
const NOTATION =
  /^(?:@|https?:|mailto:|\+?[\d\s:.-]+$|[A-Z]{2,3}$|[a-z]{2}(?:-[A-Z]{2})?$|summary_large_image$|\p{Lu}\p{L}+day$)/u;
const NAMING = new Set(['@type', '@context', '@id', 'url', 'item', 'inLanguage', 'addressCountry', 'hasMap']);

/** The texts a block states: values of markup, contents of tags. Our own words for "Phone" or "on the map" are no statement. */
function statements({ kind, content, syntax }: Fix): string[] {
  if (syntax !== 'html') return [];
  if (kind === 'json-ld') {
    return blocksOf(content)
      .flatMap(stated)
      .filter((text) => !NOTATION.test(text));
  }
  if (!['meta-tags', 'preview-tags'].includes(kind)) return [];
  return [...content.matchAll(/<meta (?:name|property)="(?!robots|viewport)[^"]+" content="([^"]*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => !NOTATION.test(text));
}

function stated(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NAMING.has(name) ? [] : stated(inner)));
}
