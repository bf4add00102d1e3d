import { MAIN_ROLES } from '../../checks/discoverability/indexing-restrictions.ts';
import type { CheckId } from '../../checks/index.ts';
import { type IndexingDirective, isNoindex, readIndexing } from '../../website/indexing.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, isOpen } from '../fix-input.ts';
import { evidenceOf, htmlFix, pagesOf } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';

const NOINDEX = 'noindex-meta-tag';
const SNIPPETS = 'forbidden-snippets';
const CHECKS: readonly CheckId[] = [NOINDEX, SNIPPETS];

/**
 * Robots tags of pages that sell or say who you are, without what keeps them out of indexes or their text from being quoted; other
 * directives stay. Lesser pages, portals and forms, are withheld on purpose more often than by mistake.
 */
export const robotsMetaFixes: FixBuilder = {
  checkIds: CHECKS,
  build(input) {
    if (!isOpen(input, NOINDEX, SNIPPETS)) return [];
    const pages = pagesOf(input, NOINDEX, SNIPPETS).filter(({ role }) => MAIN_ROLES.includes(role));
    const urls = new Set(pages.map(({ url }) => url));
    return pages.flatMap((page) => {
      const checkIds = CHECKS.filter((id) =>
        evidenceOf(input, id).some(({ pageUrl, seen }) => pageUrl === page.url && isTag(seen)),
      );
      const content = correctedTags(page);
      if (checkIds.length === 0 || content === '') return [];
      const fix = htmlFix(input, page, {
        kind: 'meta-tags',
        placement: headPlacement(
          input,
          page,
          'If the page is meant to be found, this takes the place of its robots tag.',
        ),
        content,
        before:
          page.plain.view.metas
            .filter(({ name }) => content.includes(`name="${name}"`))
            .map((tag) => tag.content)
            .join('\n') || null,
        action: 'head',
        language: 'zxx',
      });
      // Headers of the server and parts marked data-nosnippet are not changed by a tag.
      const passes = checkIds.filter((id) =>
        evidenceOf(input, id).every(({ pageUrl, seen }) => isTag(seen) && urls.has(pageUrl)),
      );
      return [{ fix, checkIds, passes }];
    });
  },
};

const isTag = (seen: string): boolean => seen.startsWith('<meta');

function correctedTags(page: ReadPage): string {
  const directives = readIndexing(page.plain.view, {});
  const agents = new Set(directives.map(({ agent }) => agent));
  return [...agents]
    .flatMap((agent) => {
      const own = directives.filter((one) => one.agent === agent);
      const kept = own.filter((one) => !isInTheWay(one, page));
      if (kept.length === own.length) return [];
      // "noindex, nofollow" is one wish, to keep the page out: half of it left would keep out what the page links to.
      const isShut = own.some((one) => isNoindex(one, page.plain.fetchedAt));
      const rest = kept.filter(({ name }) => !['index', 'follow', ...(isShut ? ['nofollow'] : [])].includes(name));
      const words = ['index', ...(rest.some(isNofollow) ? [] : ['follow']), ...rest.map(asWritten)];
      return [startTag('meta', { name: agent ?? 'robots', content: words.join(', ') })];
    })
    .join('\n');
}

const isNofollow = ({ name }: IndexingDirective): boolean => name === 'nofollow';

const isInTheWay = (directive: IndexingDirective, page: ReadPage): boolean =>
  isNoindex(directive, page.plain.fetchedAt) ||
  directive.name === 'nosnippet' ||
  (directive.name === 'max-snippet' && Number.parseInt(directive.value ?? '', 10) >= 0);

const asWritten = ({ name, value }: IndexingDirective): string => (value === null ? name : `${name}:${value}`);
