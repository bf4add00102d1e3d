import { holdsDescription } from '../checks/semantics/weak-meta-descriptions.ts';
import type { PlatformId } from '../website/platform.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { pageWords } from '../wording/words.ts';
import type { FixInput } from './fix-input.ts';

/** What makes HTML of one's own possible within a page. Sources: the makers' help pages, read November 2026. */
const HTML_BLOCK: Partial<Record<PlatformId, string>> = {
  wordpress: 'In WordPress it goes into a block of the kind “Custom HTML”.',
  wix: 'In Wix type it as text: HTML blocks of Wix are frames, which assistants may not read.',
  squarespace: 'In Squarespace it goes into a code block.',
  webflow: 'In Webflow it goes into a code embed.',
  shopify: 'In Shopify it goes into the page by the button “Show HTML”.',
  jimdo: 'In Jimdo it goes into the element “Widget/HTML”.',
  ghost: 'In Ghost it goes into an HTML card.',
  weebly: 'In Weebly it goes into the element “Embed Code”.',
};

/** Where the titles and descriptions of pages are typed in. */
const SEO_FIELDS: Partial<Record<PlatformId, { title: string; description: string }>> = {
  wordpress: {
    title: 'In WordPress: the “SEO title” your SEO plugin (Yoast, Rank Math) shows below the page',
    description: 'In WordPress: the “Meta description” your SEO plugin (Yoast, Rank Math) shows below the page',
  },
  shopify: {
    title: 'In Shopify: “Search engine listing” of the page, field “Page title”',
    description: 'In Shopify: “Search engine listing” of the page, field “Meta description”',
  },
  wix: {
    title: "In Wix: the page's SEO basics, field “Title tag”",
    description: "In Wix: the page's SEO basics, field “Meta description”",
  },
  squarespace: {
    title: "In Squarespace: the page's settings > SEO, field “SEO title”",
    description: "In Squarespace: the page's settings > SEO, field “SEO description”",
  },
  webflow: {
    title: "In Webflow: the page's settings > SEO settings, field “Title tag”",
    description: "In Webflow: the page's settings > SEO settings, field “Meta description”",
  },
  ghost: {
    title: 'In Ghost: the settings of the post > Meta data, field “Meta title”',
    description: 'In Ghost: the settings of the post > Meta data, field “Meta description”',
  },
};

/** "the home page", "/prices", "every page that has it". */
export const placeWords = ({ inputs: { target } }: FixInput, page: ReadPage | null): string =>
  page === null ? 'every page that has it, or the template they share' : pageWords(page.url, target.homeUrl);

/** Where a block of text goes: `how` begins in lower case and ends without a full stop. */
export function blockPlacement(input: FixInput, page: ReadPage, how: string): string {
  const block = HTML_BLOCK[input.platform.id];
  return `On ${placeWords(input, page)}, ${how}.${block ? ` ${block}` : ''}`;
}

/** Where elements are changed that are there already. */
export const changePlacement = (input: FixInput, page: ReadPage | null, how: string): string =>
  `On ${placeWords(input, page)}: ${how}.`;

/** Where the title or the description of a page is typed in; in code, in place of the tag it has, be it empty. */
export function seoPlacement(input: FixInput, page: ReadPage, field: 'title' | 'description'): string {
  const hasTag = field === 'title' ? page.plain.view.titles.length > 0 : holdsDescription(page);
  const inCode = hasTag ? `in place of the ${field} tag it has now` : 'before </head>';
  const where = SEO_FIELDS[input.platform.id]?.[field] ?? `In the HTML of the page, ${inCode}`;
  return `${where}. Page: ${placeWords(input, page)}.`;
}
