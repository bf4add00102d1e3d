import type { CheckId } from '../../checks/index.ts';
import { descriptionOf } from '../../checks/semantics/weak-meta-descriptions.ts';
import { previewTag } from '../../checks/shared/preview-tags.ts';
import { leftTitles } from '../../facts/left-title.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { absoluteAddress, htmlFix, pagesOf } from '../page-fix.ts';
import { isNotThere, pictureUrl } from '../picture-address.ts';
import { headPlacement } from '../placement.ts';
import { provedAddress } from '../proved-address.ts';

const CHECK: CheckId = 'missing-preview-tags';
const PICTURE = 'og:image';
/** What makes a card: with fewer of them it shows what a program finds on the page by itself. */
const WORDS = ['og:title', 'og:description', 'og:url'];
const TAGS = [PICTURE, ...WORDS];

/**
 * The tags of link previews a page lacks, where the page already states what they say, word for word, and the home page
 * names a picture. Which picture fits an inner page its owner knows, unless the website names one for all.
 */
export const previewTagFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    if (!isOpen(input, CHECK) || picturesOn(input.inputs.home).length === 0) return [];
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const { view } = page.plain;
      const tags = tagsFor(input, page).filter(([name]) => previewTag(view, name) === null);
      const lines = tags.map(([property, content]) => startTag('meta', { property, content }));
      const isHeld = (name: string) => previewTag(view, name) !== null || tags.some(([tag]) => tag === name);
      const lacksPicture = !isHeld(PICTURE);
      // A tag left blank is to be filled, not joined by another of its name.
      const isBlank = view.metas.some(({ name, content }) => TAGS.includes(name) && content.trim() === '');
      if (isBlank || !WORDS.every(isHeld) || !tags.some(([name]) => name === 'og:title')) return [];
      const fix = htmlFix(input, page, {
        kind: 'preview-tags',
        placement: headPlacement(input, page, noteOn(page, lacksPicture)),
        content: lines.join('\n'),
        action: 'head',
      });
      return { fix, lacksPicture };
    });
    const isAll = fixes.length === pages.length && fixes.every(({ lacksPicture }) => !lacksPicture);
    return fixes.map(({ fix }) => ({ fix, checkIds: [CHECK], passes: isAll ? [CHECK] : [] }));
  },
};

function noteOn({ plain: { view } }: ReadPage, lacksPicture: boolean): string | null {
  const notes = [
    ...(view.metas.some(({ name }) => name.startsWith('og:')) ? ['The og: tags it has now stay.'] : []),
    ...(lacksPicture ? [`Not in this text: ${PICTURE}.`] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

function tagsFor(input: FixInput, page: ReadPage): [name: string, content: string][] {
  const picture = pictureOfAll(input);
  const address = provedAddress(input, page);
  const title = ownText(input, page, ({ plain }) => plain.view.titles[0]?.trim() ?? '');
  // A description that the pages contradict is not written once more.
  const isDoubted = page.role === 'home' && input.inputs.facts.description !== null && input.facts.description === null;
  const description = isDoubted ? null : ownText(input, page, (one) => descriptionOf(one) ?? '');
  const tags: [string, string | null][] = [
    ['og:title', title !== null && leftTitles(input.inputs.pages ?? [], input.facts)(title) ? null : title],
    ['og:description', description],
    [PICTURE, picture],
    ['og:url', address],
    ['og:site_name', input.facts.businessName?.value ?? null],
    ['twitter:card', picture === null ? null : 'summary_large_image'],
  ];
  return tags.flatMap(([name, content]): [string, string][] => (content === null ? [] : [[name, content]]));
}

/** What other pages say as well may be the template's; nothing tells of which page it is true. */
function ownText({ inputs }: FixInput, page: ReadPage, textOf: (page: ReadPage) => string): string | null {
  const own = textOf(page);
  const isShared = (inputs.pages ?? []).some((other) => other !== page && textOf(other) === own);
  return own === '' || isShared ? null : own;
}

/** The picture that every page names for previews that names one, the home page and others. */
function pictureOfAll(input: FixInput): string | null {
  // One that another task wants replaced is not named once more.
  if (isOpen(input, 'dead-preview-image')) return null;
  const { home, pages } = input.inputs;
  const named = home ? previewTag(home.plain.view, PICTURE) : null;
  const others = (pages ?? []).filter((page) => page !== home).flatMap((page) => picturesOn(page));
  if (others.length === 0 || others.some((one) => !picturesOn(home).includes(one))) return null;
  const url = home && pictureUrl(named, home.plain.view, pages ?? []);
  return home && named !== null && url && !namesNobodysHost(url, input.inputs.target) && !isNotThere(input, url)
    ? absoluteAddress(input, named, home.plain.view.baseUrl)
    : null;
}

function picturesOn(page: ReadPage | null): string[] {
  const named = page && previewTag(page.plain.view, PICTURE);
  return page && named && URL.canParse(named, page.plain.view.baseUrl)
    ? [new URL(named, page.plain.view.baseUrl).href]
    : [];
}
