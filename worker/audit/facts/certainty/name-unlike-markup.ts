import { businessNodes, firstText } from '../../website/structured-data/business-nodes.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import type { StatedWebsite } from './stated-website.ts';

/** "Sports therapy | Ida Larch", "Ida Larch – Joinery": what a title puts together. */
const PUT_TOGETHER = /\S\s*\|\s*\S|\S\s[–—·•-]\s\S/u;

/**
 * Whether the markup of the home page does not call the business so: it says another name, or none where this one is several parts with a sign
 * between them, as titles are. A part of the name is that name.
 */
export function isUnlikeMarkup(name: string, { documents, pages: [home] }: StatedWebsite): boolean {
  const key = squeeze(nameKey(name));
  const called = documents
    .filter(({ view }) => view === home?.plain.view || view === home?.rendered?.view)
    .flatMap(({ structured }) => businessNodes(structured).slice(0, 1))
    .flatMap(({ node }) => firstText(node, 'name') ?? [])
    .map((one) => squeeze(nameKey(one)))
    .filter((one) => one !== '');
  if (PUT_TOGETHER.test(name)) return !called.includes(key);
  return called.length > 0 && called.every((one) => !one.includes(key) && !key.includes(one));
}
