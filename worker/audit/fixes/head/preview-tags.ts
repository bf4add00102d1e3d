import type { CheckId } from '../../checks/index.ts';
import { descriptionOf } from '../../checks/semantics/weak-meta-descriptions.ts';
import { canonicalOf } from '../../checks/shared/page-share.ts';
import { previewTag } from '../../checks/shared/preview-tags.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, TODO, type WrittenFix } from '../fix-input.ts';
import { absoluteAddress, coverAll, evidenceOf, htmlFix, pagesOf } from '../page-fix.ts';
import { pictureUrl } from '../picture-address.ts';
import { headPlacement } from '../placement.ts';
import { sharingFile } from '../shared-file.ts';
import { newDescriptions } from './descriptions.ts';
import { namesBusiness, subjectsOf } from './title-parts.ts';
import { newTitles } from './titles.ts';

const MISSING = 'missing-preview-tags';
const CONTRADICTORY = 'contradictory-preview-tags';
const CHECKS: readonly CheckId[] = [MISSING, CONTRADICTORY];
/** Networks show large cards from about this width: https://developers.facebook.com/docs/sharing/webmasters/images/ */
const MIN_PICTURE_PX = 600;

/** The tags of link previews, whole, with what the page's own tags say as far as it does not contradict the page. */
export const previewTagFixes: FixBuilder = {
  checkIds: CHECKS,
  build(input): WrittenFix[] {
    const pages = pagesOf(input, MISSING, CONTRADICTORY).filter(
      (page) => sharingFile(page, input.inputs.pages ?? []).length === 0,
    );
    const fixes = pages.map((page) =>
      htmlFix(input, page, {
        kind: 'preview-tags',
        placement: headPlacement(
          input,
          page,
          page.plain.view.metas.some(({ name }) => name.startsWith('og:'))
            ? 'beside the og: tags it has now, in place of those of the same name'
            : null,
        ),
        content: tagsFor(input, page),
        before: contradictoryTags(input, page),
        action: 'head',
      }),
    );
    const complete = CHECKS.filter((id) => coverAll(input, id, fixes));
    return fixes.map((fix) => {
      const checkIds = CHECKS.filter((id) => evidenceOf(input, id).some(({ pageUrl }) => pageUrl === fix.pageUrl));
      return {
        fix,
        checkIds,
        passes: fix.content.includes(TODO) ? [] : checkIds.filter((id) => complete.includes(id)),
      };
    });
  },
};

function tagsFor(input: FixInput, page: ReadPage): string {
  const { view, finalUrl } = page.plain;
  const wrong = evidenceOf(input, CONTRADICTORY).filter(({ pageUrl }) => pageUrl === page.url);
  const isThere = (tag: string) =>
    previewTag(view, tag) !== null && !wrong.some(({ place }) => place.startsWith(`meta[property="${tag}"]`));
  const title = newTitles(input).get(page.url) ?? ownTitle(input, page) ?? TODO;
  const description = newDescriptions(input).get(page.url) ?? descriptionOf(page) ?? TODO;
  const address = absoluteAddress(input, canonicalOf(page), view.baseUrl) ?? finalUrl;
  const tags: [name: string, content: string | null][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture(input, page) ?? TODO],
    ['og:url', address],
    ['og:type', page.role === 'article' ? 'article' : 'website'],
    ['og:site_name', input.facts.businessName?.value ?? null],
  ];
  const lines = tags.flatMap(([property, content]) =>
    content === null || isThere(property) ? [] : [startTag('meta', { property, content })],
  );
  // Without it networks that know only their own tags show a small card: https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started
  const card = view.metas.some(({ name }) => name === 'twitter:card')
    ? []
    : [startTag('meta', { name: 'twitter:card', content: 'summary_large_image' })];
  return [...lines, ...card].join('\n');
}

/** A title other pages have as well may be the template's. */
function ownTitle(input: FixInput, page: ReadPage): string | null {
  const titleOf = ({ plain }: ReadPage) => plain.view.titles[0]?.trim() ?? '';
  const own = titleOf(page);
  if (own === '') return subjectsOf(input, page)[0] ?? null;
  const isShared = (input.inputs.pages ?? []).some((other) => other !== page && titleOf(other) === own);
  const isHomes = page.role === 'home' && input.facts.businessName !== null && namesBusiness(input, own);
  return isShared && !isHomes ? null : own;
}

/** The tags that name another page or title than the page itself, as they stand there. */
function contradictoryTags(input: FixInput, page: ReadPage): string | null {
  const tags = evidenceOf(input, CONTRADICTORY).flatMap(({ pageUrl, place, seen }) => {
    const property = /^meta\[property="([^"]+)"\]/.exec(place)?.[1];
    return pageUrl !== page.url || property === undefined ? [] : [startTag('meta', { property, content: seen })];
  });
  return tags.join('\n') || null;
}

/** The picture of the website's other previews, else a large one of the page, else one of the home page. */
function picture(input: FixInput, page: ReadPage): string | null {
  const { home } = input.inputs;
  const pages = input.inputs.pages ?? [];
  const views = [page.plain.view, ...(home ? [home.plain.view] : [])];
  const named = home ? previewTag(home.plain.view, 'og:image') : null;
  if (named !== null && home && pictureUrl(named, home.plain.view, pages) !== null)
    return absoluteAddress(input, named, home.plain.view.baseUrl);
  for (const view of views) {
    const src = largePicture(view, pages);
    if (src !== null) return absoluteAddress(input, src, view.baseUrl);
  }
  return null;
}

const largePicture = (view: PageView, pages: readonly ReadPage[]): string | null =>
  view.images.find(
    ({ src, width, hidden }) =>
      pictureUrl(src, view, pages) !== null &&
      !hidden &&
      !/\.svg(?:$|\?)/i.test(src ?? '') &&
      width !== null &&
      width >= MIN_PICTURE_PX,
  )?.src ?? null;
