import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, partial, pass } from '../check.ts';

/** Source: https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing */
export const missingViewport = defineCheck({
  id: 'missing-viewport',
  revision: 2,
  category: 'technical',
  strength: 'B',
  catalogue: ['mobile-viewport'],
  title: {
    pass: 'Pages adapt to phones',
    partial: 'Pages adapt to phones, but forbid zooming',
    fail: 'Pages do not adapt to phones',
  },
  why: 'Google indexes the phone version of a page. Without a viewport phones show a shrunken desktop page.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing'],
  needs: ['pages'],
  causes: ['fixed-width', 'zoom-forbidden'],
  run({ pages }) {
    const missing: Evidence[] = [];
    const fixed: Evidence[] = [];
    const locked: Evidence[] = [];
    for (const page of pages) {
      const content = viewportOf(page);
      const cite = (seen: string): Evidence => ({ pageUrl: page.url, place: 'meta[name="viewport"]', seen });
      if (content === null) missing.push(cite('no viewport tag'));
      else if (FIXED_WIDTH.test(content)) fixed.push(cite(content));
      else if (/user-scalable\s*=\s*(no|0)\b|maximum-scale\s*=\s*(0|1)(\.0*)?\s*(,|;|$)/i.test(content))
        locked.push(cite(content));
    }
    if (missing.length + fixed.length > 0)
      return dueTo(missing.length === 0 ? 'fixed-width' : null, fail([...missing, ...fixed, ...locked]));
    return locked.length > 0 ? dueTo('zoom-forbidden', partial(locked)) : pass();
  },
});

/** A number of pixels in place of the device's own width: the page is laid out for one screen and shrunk on all others. */
const FIXED_WIDTH = /(?:^|[,;\s])width\s*=\s*\d/i;

function viewportOf({ plain }: ReadPage): string | null {
  return plain.view.metas.find(({ by, name }) => by === 'name' && name === 'viewport')?.content ?? null;
}
