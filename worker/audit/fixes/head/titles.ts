import { isOddLength } from '../../checks/semantics/weak-page-titles.ts';
import { templateTexts } from '../../checks/shared/template-texts.ts';
import { leftTitles } from '../../facts/left-title.ts';
import type { PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { brokenCharacters } from '../../website/text/reading/broken-characters.ts';
import { element } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { hasOwnWords } from '../own-words.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { seoPlacement } from '../page-placement.ts';
import { isServedAlike } from '../shared-file.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';
import { keepsTitle, keepsWords, namesThePage } from './main-terms.ts';
import { namesBusiness, placeOfBusiness, subjectsOf } from './title-parts.ts';

const CHECK = 'weak-page-titles';

/**
 * A title for each page that has none, one nobody wrote, or one that other pages have too. A title of the page's own stays, whatever its
 * length: how to say the same in fewer words only its owner knows.
 */
export const titleFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const titles = newTitles(input);
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const title = titles.get(page.url);
      if (title === undefined) return [];
      return htmlFix(input, page, {
        kind: 'title',
        placement: seoPlacement(input, page, 'title'),
        content: element('title', {}, title),
        before: standingTitle(page),
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

/** The element as a whole: its words may stand elsewhere on the page as well. */
function standingTitle({ plain }: ReadPage): string | null {
  const [title] = plain.view.titles;
  return title ? element('title', {}, title) : null;
}

/**
 * By page: a title no other page has, made of what the page says it is about, the name and the place. The words of the old one in another
 * order tell the page from none.
 */
function newTitles(input: FixInput): ReadonlyMap<string, string> {
  const weak = pagesOf(input, CHECK);
  const pages = input.inputs.pages ?? [];
  const isLeft = leftTitles(pages, input.facts);
  const taken = new Set(pages.filter((page) => !weak.includes(page)).map(keyOfTitle));
  const titles = new Map<string, string>();
  for (const page of weak) {
    const own = ownTitle(page, isLeft);
    const isItsOwn = own !== null && pages.every((other) => other === page || keyOfTitle(other) !== keyOf(own));
    // Of several pages with one title the home page may keep it.
    const isHomes = own !== null && page.role === 'home' && namesBusiness(input, own);
    if (isItsOwn || isHomes || isServedAlike(page, pages) || !hasOwnWords(page) || isUnwritten(page)) continue;
    const title = [...titlesFor(input, page, isLeft)].find(
      (one) =>
        !isOddLength(one) &&
        brokenCharacters(one) === null &&
        !taken.has(keyOf(one)) &&
        (own === null || (keepsTitle(input, own, one) && !keepsWords(one, own))),
    );
    if (title === undefined) continue;
    taken.add(keyOf(title));
    titles.set(page.url, title);
  }
  return titles;
}

/** Text of a template stands where its own should be: so may its heading. */
const isUnwritten = (page: ReadPage): boolean => templateTexts(page).length > 0;

/** What somebody wrote: nothing has to be kept of what an editor put there. */
function ownTitle({ plain }: ReadPage, isLeft: (title: string) => boolean): string | null {
  const title = plain.view.titles[0]?.trim() ?? '';
  return title === '' || isLeft(title) ? null : title;
}

const keyOf = (title: string): string => title.trim().toLowerCase();
const keyOfTitle = ({ plain }: ReadPage): string => keyOf(plain.view.titles[0] ?? '');

/** Pages people look for by place. */
const PLACED: readonly PageRole[] = ['services', 'products', 'prices', 'locations'];

function* titlesFor(input: FixInput, page: ReadPage, isLeft: (title: string) => boolean): Generator<string> {
  const name = input.facts.businessName?.value ?? null;
  const place = PLACED.includes(page.role) ? placeOfBusiness(input) : null;
  const phrases = phrasesFor(input, page);
  const [late] = page.rendered?.view.titles ?? [];
  if (ownTitle(page, isLeft) === null && late && !isLeft(late)) yield late;
  // With no name that is sure, nothing better can be written.
  if (name === null) return;
  // A greeting and the label of a section say nothing of the page.
  const subjects = subjectsOf(input, page).filter((subject) => namesThePage(input, page, subject));
  for (const subject of subjects) {
    const isPlaced =
      place === null || phrases === null || /[?？]$/u.test(subject) || subject.includes(place) || name.includes(place);
    const texts = isPlaced ? [subject] : [phrases.inPlace(subject, place), subject];
    yield* namesBusiness(input, subject) ? texts : texts.map((text) => `${text} | ${name}`);
  }
}
