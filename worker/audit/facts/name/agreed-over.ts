import type { Website } from '../../website/website.ts';
import type { Group } from './name-group.ts';
import { nameKey } from './name-key.ts';

/**
 * Of the forms of a name the one that the title of the home page and its main heading or preview agree on, where a copyright line alone has
 * another: "Ida's & Larch" over "© Ida's". They share a word: whatever else a title says is no form of the name.
 */
export function agreedOver(best: Group, groups: readonly Group[], { pages: [home] }: Website): Group | null {
  if (!home || [...best.places.keys()].some((place) => place !== 'copyright')) return null;
  const { metas } = home.plain.view;
  const preview = ` ${nameKey(metas.find(({ name }) => name === 'og:title')?.content ?? '')} `;
  const words = best.key.split(' ').filter((word) => word.length >= MIN_WORD_CHARS);
  return (
    groups.find(
      ({ key, places, titlePages }) =>
        titlePages.has(home.url) &&
        (places.has('heading') || preview.startsWith(` ${key} `)) &&
        words.some((word) => ` ${key} `.includes(` ${word} `)),
    ) ?? null
  );
}

/** Shorter ones are articles and initials. */
const MIN_WORD_CHARS = 4;
