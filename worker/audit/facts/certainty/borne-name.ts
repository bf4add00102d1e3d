import { businessNodes, firstText } from '../../website/structured-data/business-nodes.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { Facts } from '../facts.ts';
import { squeeze } from '../name/name-key.ts';
import type { StatedWebsite } from './stated-website.ts';

const SITE_NAMES = new Set(['og:site_name', 'application-name', 'apple-mobile-web-app-title']);
const BRAND = /brand|logo|site-?title|site-?name/i;
const HEADING = /^h[1-6]$/;

/**
 * Whether an element that says who speaks has these words: a title, a heading, an element that names the website, markup, a copyright line, a
 * logo or its link, the legal notice. Words that other lines alone hold may be part of what they say: "Pottery of" of "Pottery of stoneware".
 */
export function isBorne({ value, sources }: NonNullable<Facts['businessName']>, website: StatedWebsite): boolean {
  const key = squeeze(plainWords(value));
  const bears = (text: string | null) => text !== null && squeeze(plainWords(text)).includes(key);
  if (sources.some((source) => website.isLegal(source))) return true;
  return website.documents.some(
    ({ view, structured, lines }) =>
      view.titles.some(bears) ||
      view.metas.some(({ name, content }) => name !== null && SITE_NAMES.has(name) && bears(content)) ||
      businessNodes(structured).some(
        ({ node }) => bears(firstText(node, 'name')) || bears(firstText(node, 'legalName')),
      ) ||
      structured.nodes.some((node) => node.types.includes('WebSite') && bears(firstText(node, 'name'))) ||
      view.links.some(({ text, path }) => BRAND.test(view.paths[path] ?? '') && bears(text)) ||
      view.images.some(({ alt, src, path }) => BRAND.test(`${src} ${alt} ${view.paths[path]}`) && bears(alt)) ||
      lines.some(({ text, tag, place }) => (HEADING.test(tag) || SIGN.test(text) || BRAND.test(place)) && bears(text)),
  );
}

const SIGN = /©|\(c\)|copyright/i;
