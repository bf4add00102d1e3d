import { contentPages, quoteFrom } from '../../website/text/page-prose.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { knownProse, NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { pointsBack, TELLS_POINTING } from '../shared/pointing-words.ts';
import { topicsOf } from '../shared/questions/question-openings.ts';

/** The catalogue's proposal; no study names a share. */
const MOST = 0.5;
const SOME = 0.2;
/** Of fewer passages one decides. */
const MIN_PASSAGES = 5;
const MAX_QUOTED = 4;
const MAX_QUOTE_CHARS = 160;

/**
 * First paragraphs under headings that open with a word whose meaning stands somewhere else ("This is …", "It …", "Dies …").
 * Whether a passage names its subject and stands alone in full cannot be told by rules; how it opens can.
 */
export const passagesPointingBack = defineCheck({
  id: 'passages-pointing-back',
  revision: 1,
  category: 'content',
  strength: 'C',
  catalogue: ['self-contained'],
  title: {
    pass: 'Most passages we judged open without a word that points back',
    partial: 'Most passages we judged open with “this”, “it” or a similar word',
    fail: 'Nearly all passages we judged open with “this”, “it” or a similar word',
  },
  why: 'Assistants retrieve pieces of a page. One that opens with “this” does not say what it is about. Plausible, not proven.',
  sources: ['https://arxiv.org/abs/2604.25707'],
  needs: ['pages'],
  run({ pages }) {
    if (contentPages(pages).length === 0) return notApplicable(NO_CONTENT_PAGE);
    const prose = knownProse(pages).filter(({ language }) => language !== null && TELLS_POINTING.has(language));
    if (prose.length === 0) return inconclusive(OTHER_LANGUAGE);
    const passages = new Map<string, { pointing: boolean; evidence: Evidence }>();
    for (const one of prose)
      for (const { heading, first, place } of topicsOf(one)) {
        const seen = `${heading} → ${first.text.slice(0, MAX_QUOTE_CHARS)}`;
        const pointing = one.language !== null && pointsBack(first.text, one.language);
        passages.set(seen, { pointing, evidence: quoteFrom(one, place, seen) });
      }
    const all = [...passages.values()];
    if (all.length < MIN_PASSAGES) return notApplicable('We made out too few passages under headings.');
    const quote = (pointing: boolean) => all.filter((one) => one.pointing === pointing).map(({ evidence }) => evidence);
    const share = all.filter(({ pointing }) => !pointing).length / all.length;
    if (share >= MOST) return pass(quote(false).slice(0, MAX_QUOTED));
    return share >= SOME ? partial(quote(true)) : fail(quote(true));
  },
});
