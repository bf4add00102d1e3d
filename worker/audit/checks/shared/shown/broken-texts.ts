import { placeOf, visibleBlocks } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { brokenCharacters } from '../../../website/text/reading/broken-characters.ts';
import type { Evidence } from '../../check.ts';

/** There texts are quoted as a machine has them. */
const CODE = new Set(['code', 'pre', 'kbd', 'samp']);

export interface BrokenTexts {
  evidence: Evidence[];
  /** Over all pages. */
  passages: number;
}

/**
 * Passages a visitor sees with letters that were saved in a wrong encoding, one of each page and how many it has. Nothing of a page that
 * does not say it is in UTF-8: what breaks its letters may be that.
 */
export function brokenTexts(pages: readonly ReadPage[]): BrokenTexts {
  const found = pages.map((page) => ({ page, texts: brokenOn(page) })).filter(({ texts }) => texts.length > 0);
  return {
    passages: found.reduce((sum, { texts }) => sum + texts.length, 0),
    evidence: found.flatMap(({ page: { url: pageUrl }, texts }) => {
      const told = texts.find(({ seen }) => WORD.test(seen)) ?? texts[0];
      const others = texts.length > 1 ? `, one of ${texts.length} passages` : '';
      return told ? [{ pageUrl, place: told.place + others, seen: told.seen }] : [];
    }),
  };
}

/** A row of broken stars tells its owner little. */
const WORD = /[a-z]{2}/;

function brokenOn({ plain, rendered }: ReadPage): { place: string; seen: string }[] {
  const { used, declaredBy } = plain.charset ?? { used: '', declaredBy: 'default' };
  if (used !== 'utf-8' || declaredBy === 'default') return [];
  const view = rendered?.view ?? plain.view;
  const blocks = visibleBlocks(view)
    .filter(({ tag }) => !CODE.has(tag))
    .map(({ text, path }) => ({ place: placeOf(view, path), text }));
  const title = view.titles.slice(0, 1).map((text) => ({ place: 'title', text }));
  const description = view.metas.filter(({ name }) => name === 'description').slice(0, 1);
  const head = [...title, ...description.map(({ content }) => ({ place: 'meta description', text: content }))];
  return [...blocks, ...head].flatMap(({ place, text }) => {
    const seen = brokenCharacters(text);
    return seen === null ? [] : [{ place, seen }];
  });
}
