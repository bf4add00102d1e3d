import { townsOf } from '../../checks/shared/local-words.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { comparableWords, mainBlocks } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import type { FixInput } from '../fix-input.ts';
import { namesBusiness } from './title-parts.ts';

const MIN_SHARED = 2;
/** Shorter words of an alphabet stand in any text. */
const TELLING_CHARS = 4;
/** A word that several paragraphs use is what a page is about; a greeting is said once. */
const OFTEN = 2;

const tellingWords = (text: string): string[] =>
  // Beyond the letters of western alphabets, where short words are fillers.
  comparableWords(text).filter((word) => word.length >= TELLING_CHARS || /[\u0250-\uffff]/.test(word));

/** Words that say what a page is about: trade, services and places of the business, its address, links to it, what its text repeats. */
function termsOf(input: FixInput, page: ReadPage): ReadonlySet<string> {
  input.made.terms ??= new Map();
  const before = input.made.terms.get(page);
  if (before) return before;
  const { facts } = input.inputs;
  const counts = new Map<string, number>();
  for (const { text } of mainBlocks(page.plain.view))
    for (const word of new Set(tellingWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word);
  const said = [
    facts.trade?.value.label,
    ...facts.services.map(({ value }) => value),
    ...townsOf(facts),
    ...namesGiven(input, page),
  ];
  const terms = new Set(said.flatMap((text) => tellingWords(text ?? '')).concat(often));
  input.made.terms.set(page, terms);
  return terms;
}

/** What links call a page, and its address. */
function namesGiven({ inputs: { pages } }: FixInput, page: ReadPage): string[] {
  const key = pageKey(page.plain.finalUrl);
  const links = (pages ?? []).flatMap(({ plain }) =>
    plain.view.links.filter(({ url }) => url !== null && pageKey(url) === key).map(({ text }) => text),
  );
  return [...links, new URL(page.url).pathname.replace(/[-_/.]+/g, ' ')];
}

/** Whether a text says what the page is about, or names the business and nothing else: a greeting does neither. */
export function namesThePage(input: FixInput, page: ReadPage, text: string): boolean {
  const { businessName } = input.inputs.facts;
  if (businessName && nameKey(text) === nameKey(businessName.value)) return page.role === 'home';
  const name = new Set(tellingWords(businessName?.value ?? ''));
  const terms = termsOf(input, page);
  return tellingWords(text).some((word) => !name.has(word) && terms.has(word));
}

/**
 * Whether a text holds words of the page's title, main heading or address that are not of the name: what stands below may be one of many
 * things. One word alone may be chance, unless the page has no other.
 */
export function saysItsSubject(input: FixInput, page: ReadPage, text: string): boolean {
  const { titles, headings } = page.plain.view;
  const main = headings.filter(({ level, hidden }) => level === 1 && !hidden).map((heading) => heading.text);
  const { pathname, searchParams } = new URL(page.url);
  const path = [pathname, ...searchParams.values()].join(' ').replace(/[-_/.]+/g, ' ');
  const name = new Set(tellingWords(input.inputs.facts.businessName?.value ?? ''));
  const subject = new Set([titles[0] ?? '', path, ...main].flatMap(tellingWords));
  const own = [...subject].filter((word) => !name.has(word));
  const said = new Set(tellingWords(text));
  const shared = own.filter((word) => said.has(word)).length;
  return shared > 0 && shared >= Math.min(MIN_SHARED, own.length);
}

/**
 * Whether a text says anything of what the business does or where, beside its name: a word, in whatever form, of a title, a heading, a
 * service or a town. "Small as we are is our strength" says nothing of the kind.
 */
export function saysWhat(input: FixInput, page: ReadPage, text: string): boolean {
  const { facts, pages } = input.inputs;
  const name = new Set(tellingWords(facts.businessName?.value ?? ''));
  const views = [page, ...(pages ?? [])].map(({ plain }) => plain.view);
  const given = [
    ...views.flatMap(({ titles, headings }) => [titles[0] ?? '', ...headings.map((heading) => heading.text)]),
    facts.trade?.value.label ?? '',
    ...facts.services.map(({ value }) => value),
    ...townsOf(facts),
  ].flatMap(tellingWords);
  const own = [...new Set(given)].filter((word) => !name.has(word));
  return tellingWords(text).some(
    (word) => !name.has(word) && own.some((one) => one.startsWith(word) || word.startsWith(one)),
  );
}

/** Whether a new title still says every word of the old one, the name among them: which of them is dispensable only its owner knows. */
export function keepsTitle(input: FixInput, own: string, text: string): boolean {
  return keepsWords(own, text) && (!namesBusiness(input, own) || namesBusiness(input, text));
}

/** Whether a text says every telling word of another. */
export const keepsWords = (own: string, text: string): boolean => {
  const said = new Set(comparableWords(text));
  return tellingWords(own).every((word) => said.has(word));
};
