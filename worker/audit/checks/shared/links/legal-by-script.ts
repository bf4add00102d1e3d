import { policyKindOfName } from '../../../facts/profiles/policy-names.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/** Leads nowhere by itself: whatever it opens, a script fetches. */
const ADDRESSLESS = /^(?:#|javascript:.*)?$/i;
const MAX_TEXT_CHARS = 60;

const isImprint = (text: string): boolean => text.length <= MAX_TEXT_CHARS && policyKindOfName(text) === 'imprint';

/**
 * Links called like an imprint that name no address, where no page has one that does and no text of its own below such a heading: who stands
 * behind the website is told at a click alone. Settings and dialogs of other legal texts have good reason to open so.
 */
export function legalByScript(pages: readonly ReadPage[]): Evidence[] {
  const views = pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);
  if (views.some(hasImprint)) return [];
  return pages.flatMap(({ url, plain: { view } }) =>
    view.links
      .filter(({ href, text }) => ADDRESSLESS.test(href.trim()) && isImprint(text))
      .slice(0, 1)
      .map(({ href, text }) => ({
        pageUrl: url,
        place: `link "${text}"`,
        seen: `${href || 'no address'}, opened by a script`,
      })),
  );
}

/** Linked by an address, or written on the page itself. */
const hasImprint = ({ links, headings }: PageView): boolean =>
  links.some(({ href, text }) => !ADDRESSLESS.test(href.trim()) && isImprint(text)) ||
  headings.some(({ text }) => isImprint(text));
