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
  const key = keyOf(name);
  const called = documents
    .filter(({ view }) => view === home?.plain.view || view === home?.rendered?.view)
    .flatMap(({ structured }) => businessNodes(structured).slice(0, 1))
    .flatMap(({ node }) => firstText(node, 'name') ?? [])
    .filter((one) => keyOf(one) !== '');
  if (PUT_TOGETHER.test(name)) return !called.some((one) => keyOf(one) === key);
  // What markup puts together is a title as well, and no name of its own.
  const others = called.filter((one) => !PUT_TOGETHER.test(one)).map(keyOf);
  return others.length > 0 && others.every((one) => !one.includes(key) && !key.includes(one));
}

const keyOf = (name: string): string => squeeze(nameKey(name));
