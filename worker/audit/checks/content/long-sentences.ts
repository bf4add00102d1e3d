import { contentPages, quoteFrom } from '../../website/text/page-prose.ts';
import { LENGTH_LIMITS, sentenceLengths } from '../../website/text/reading/readability.ts';
import { defineCheck, inconclusive, notApplicable, pass } from '../check.ts';
import { knownProse, NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';

/** Of fewer sentences one long one decides. */
const MIN_SENTENCES = 15;
const MAX_QUOTED = 4;

/**
 * Mean length of complete sentences in the main language of the pages. The catalogue also names a school grade; a formula fits few of
 * the languages, so grades are worked out for answers alone, in `hard-spoken-answers`.
 */
export const longSentences = defineCheck({
  id: 'long-sentences',
  revision: 3,
  category: 'content',
  strength: 'C',
  catalogue: ['readability'],
  title: {
    pass: 'Your sentences are not long on average',
    fail: 'Your sentences are long on average',
  },
  why: 'Easy wording helped a little in one study. Spoken answers were written for ninth graders on average, in old data.',
  sources: [
    'https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/',
    'https://koyobun.biz/intro/',
    'https://arxiv.org/abs/2311.09735',
  ],
  needs: ['pages'],
  run({ pages }) {
    if (contentPages(pages).length === 0) return notApplicable(NO_CONTENT_PAGE);
    const prose = knownProse(pages);
    // The home page is first: its language is the one to judge.
    const language = prose[0]?.language;
    if (!language) return inconclusive(OTHER_LANGUAGE);
    const seen = new Map(
      prose
        .filter((one) => one.language === language)
        .flatMap((one) => sentenceLengths(one).map((entry) => [entry.sentence, { one, ...entry }] as const)),
    );
    const sentences = [...seen.values()].sort((a, b) => b.length - a.length);
    if (sentences.length < MIN_SENTENCES) return inconclusive('We read too few complete sentences to tell.');
    const mean = sentences.reduce((sum, { length }) => sum + length, 0) / sentences.length;
    const { easy, unit } = LENGTH_LIMITS[language];
    const [first] = sentences;
    const summary = {
      pageUrl: first?.one.page.url ?? '',
      place: 'running text of the pages',
      seen: `about ${Math.round(mean)} ${unit} on average`,
    };
    if (mean <= easy) return pass([summary]);
    const longest = sentences
      .slice(0, MAX_QUOTED)
      .map(({ one, place, length, sentence }) => quoteFrom(one, place, `${length} ${unit}: ${sentence}`));
    // Where a line begins with a figure or has no full stop, two sentences are taken for one.
    return inconclusive('Your sentences may be long; where one ends, we cannot always tell.', [summary, ...longest]);
  },
});
