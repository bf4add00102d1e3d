import { folderLanguage, isLanguageHome } from '../../website/language-versions.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { judgeLanguage } from '../../website/text/detect-language.ts';
import { brokenCharacters } from '../../website/text/reading/broken-characters.ts';
import type { FixInput } from '../fix-input.ts';
import { provedAddress } from '../proved-address.ts';
import { hasPublicAddress, publicHome } from '../public-address.ts';
import { businessId } from './business.ts';
import { type JsonNode, node } from './json-node.ts';
import { ownStarts, type Step } from './own-paths.ts';
import { type ShownStep, shownPath } from './shown-path.ts';

/** What the home page itself is: the name Google shows above results is read from here. */
export function websiteNode(input: FixInput): JsonNode {
  const { facts } = input;
  const { target } = input.inputs;
  const home = hasPublicAddress(input.inputs) ? publicHome(target) : null;
  return node({
    '@type': 'WebSite',
    '@id': `${home ?? ''}#website`,
    name: facts.businessName?.value,
    url: home,
    inLanguage: oneLanguage(input) ?? undefined,
    publisher: { '@id': businessId(input) },
  });
}

/** The website's language, where its text, what the home page says of itself in its head, and its attribute are of one and the same. */
function oneLanguage({ inputs: { facts, home } }: FixInput): string | null {
  const [only, ...others] = facts.languages;
  if (!home || only?.certainty !== 'certain' || others.length > 0) return null;
  const main = only.value;
  const { lang, titles, metas } = home.plain.view;
  const description = metas.find(({ name }) => name === 'description')?.content ?? '';
  const { code } = judgeLanguage([titles[0] ?? '', description].join('. '), null);
  const said = [code ?? '', lang?.trim() ?? '', home.prose.language ?? ''].filter((one) => one !== '');
  // As the page states it.
  return said.every((one) => primary(one) === primary(main)) ? lang?.trim() || main : null;
}

const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** The way from the home page to this one. */
export function breadcrumbNode(input: FixInput, page: ReadPage): JsonNode | null {
  const home = homeOf(input, page);
  const start = home && provedAddress(input, home);
  if (page.role === 'home' || home === page || !input.facts.businessName || !home || !start) return null;
  const [own, ...others] = ownStarts(input.inputs.pages ?? [], folderLanguage(page));
  // The website's own paths begin elsewhere, or each in its own way.
  if (others.length > 0 || (own && pageKey(own.item) !== pageKey(start))) return null;
  const first = { name: own?.name ?? input.facts.businessName.value, item: own?.item ?? start };
  const steps = stepsTo(input, page, home, first);
  if (steps === null || steps.some(({ name }) => brokenCharacters(name) !== null)) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  };
}

/** As the page shows them to its visitors; null where it shows none. */
function stepsTo(input: FixInput, page: ReadPage, home: ReadPage, first: Step): Step[] | null {
  const shown = shownPath(page, [home.url, input.inputs.home?.url ?? home.url]);
  const [start, last] = [shown?.[0], shown?.at(-1)];
  const between = shown && stepsShown(input, shown);
  const item = provedAddress(input, page);
  if (!start || !last || !between || item === null) return null;
  return [{ ...first, name: start.name }, ...apart(between, [first.item, item]), { name: last.name, item }];
}

/** No two steps at one address: a section of a page that is a step itself keeps the name of its place, and without one it is no step. */
function apart(between: readonly StepShown[], taken: readonly string[]): Step[] {
  const keys = [...taken, ...between.map(({ item }) => item)].map(pageKey);
  const steps = between.map(({ name, item, hash }) => ({
    name,
    item: keys.filter((key) => key === pageKey(item)).length > 1 ? `${item}${hash}` : item,
  }));
  const known = new Set(taken);
  return steps.filter(({ item }) => !known.has(item) && known.add(item));
}

type StepShown = Step & Pick<ShownStep, 'hash'>;

/** What a page shows between the home page and itself; null where an address of it is not proved. */
function stepsShown(input: FixInput, shown: readonly ShownStep[]): StepShown[] | null {
  const steps = shown.slice(1, -1).map(({ name, url, hash }) => {
    const page = (input.inputs.pages ?? []).find((one) => url !== null && pageKey(one.url) === pageKey(url));
    const item = page === undefined ? null : provedAddress(input, page);
    return item === null ? null : { name, item, hash };
  });
  return withoutGap(steps);
}

const withoutGap = (steps: readonly (StepShown | null)[]): StepShown[] | null => {
  const whole = steps.filter((one) => one !== null);
  return whole.length === steps.length ? whole : null;
};

/** The home page in the language of the page: those of "/en/..." begin at "/en/". null where that was not read. */
function homeOf({ inputs: { home, pages } }: FixInput, page: ReadPage): ReadPage | null {
  const language = folderLanguage(page);
  if (!home || language === null || language === folderLanguage(home)) return home ?? null;
  return (pages ?? []).find((one) => isLanguageHome(one) && folderLanguage(one) === language) ?? null;
}
