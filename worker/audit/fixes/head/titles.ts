import { isOddLength, PLACEHOLDER } from '../../checks/semantics/weak-page-titles.ts';
import type { PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { element } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { seoPlacement } from '../page-placement.ts';
import { isServedAlike } from '../shared-file.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';
import { keepsTitle, namesThePage } from './main-terms.ts';
import { namesBusiness, placeOfBusiness, refitted, subjectsOf } from './title-parts.ts';

const CHECK = 'weak-page-titles';

/**
 * A title for each page whose own is missing, repeated or of an odd length, which still says what the old one says: a title that cannot
 * be bettered without dropping its name or a word stays.
 */
export const titleFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const titles = newTitles(input);
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const title = titles.get(page.url);
      const [own] = page.plain.view.titles;
      if (title === undefined || title === own) return [];
      return htmlFix(input, page, {
        kind: 'title',
        placement: seoPlacement(input, page, 'title'),
        content: element('title', {}, title),
        before: own === undefined ? null : element('title', {}, own),
        certainty: 'likely',
        action: 'head',
      });
    });
    return forCheck(
      CHECK,
      fixes,
      pages.every(({ url }) => titles.has(url)),
    );
  },
};

/** By page: a title no other page has, made of what the page says it is about, the name and the place. */
export function newTitles(input: FixInput): ReadonlyMap<string, string> {
  input.made.titles ??= makeTitles(input);
  return input.made.titles;
}

function makeTitles(input: FixInput): ReadonlyMap<string, string> {
  const weak = pagesOf(input, CHECK);
  const others = (input.inputs.pages ?? []).filter((page) => !weak.includes(page));
  const taken = new Set(others.map(({ plain }) => keyOf(plain.view.titles[0] ?? '')));
  const titles = new Map<string, string>();
  for (const page of weak) {
    if (isServedAlike(page, input.inputs.pages ?? [])) continue;
    const own = ownTitle(page);
    const title = [...titlesFor(input, page)].find(
      (one) => !isOddLength(one) && !taken.has(keyOf(one)) && (own === null || keepsTitle(input, own, one)),
    );
    if (title === undefined) continue;
    taken.add(keyOf(title));
    titles.set(page.url, title);
  }
  return titles;
}

/** What somebody wrote: nothing has to be kept of what an editor put there. */
function ownTitle({ plain }: ReadPage): string | null {
  const title = plain.view.titles[0]?.trim() ?? '';
  return title === '' || PLACEHOLDER.test(title) ? null : title;
}

const keyOf = (title: string): string => title.trim().toLowerCase();

/** Pages people look for by place. */
const PLACED: readonly PageRole[] = ['services', 'products', 'prices', 'locations'];

function* titlesFor(input: FixInput, page: ReadPage): Generator<string> {
  const name = input.facts.businessName?.value ?? null;
  const place = PLACED.includes(page.role) ? placeOfBusiness(input) : null;
  const phrases = phrasesFor(input, page);
  // The first page of several with one title may keep it, when that is the home page.
  const own = ownTitle(page);
  const [late] = page.rendered?.view.titles ?? [];
  if (own === null && late) yield late;
  if (page.role === 'home' && own && name !== null && namesBusiness(input, own)) yield own;
  if (own && isOwnAlone(input, page)) yield* refitted(own, name, (text) => namesBusiness(input, text));
  // With a title that may be the template's, and no name that is sure, nothing better can be written.
  if (own !== null && name === null) return;
  // A greeting and the label of a section say nothing of the page.
  const subjects = subjectsOf(input, page).filter((subject) => namesThePage(input, page, subject));
  for (const subject of subjects) {
    const isNamed = name === null || namesBusiness(input, subject);
    const isPlaced =
      place === null ||
      phrases === null ||
      /[?？]$/u.test(subject) ||
      subject.includes(place) ||
      (name?.includes(place) ?? false);
    const placed = isPlaced ? [] : [phrases.inPlace(subject, place)];
    const plain = [...placed, subject];
    if (!isNamed) yield* plain.map((text) => `${text} | ${name}`);
    if (own !== null && !own.includes(subject)) yield `${subject} | ${own}`;
    yield* plain;
  }
}

/** A title no other page has says what its page is about, however long or short it is. */
function isOwnAlone({ inputs }: FixInput, page: ReadPage): boolean {
  const own = keyOf(page.plain.view.titles[0] ?? '');
  return (
    !PLACEHOLDER.test(own) &&
    (inputs.pages ?? []).every((other) => other === page || keyOf(other.plain.view.titles[0] ?? '') !== own)
  );
}
