import { namesReviews } from '../../facts/reviews/review-words.ts';
import { contentPages, quoteFrom } from '../../website/text/page-prose.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { defineCheck, inconclusive, notApplicable, pass } from '../check.ts';
import { knownProse, NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { notConcluded } from '../shared/not-concluded.ts';
import { asksLikePeople, topicsOf } from '../shared/questions/question-openings.ts';

/** The catalogue's proposal: text with questions was cited twice as often, no share is named. */
const MANY = 0.3;
/** Of fewer headings one more or less decides. */
const MIN_TOPICS = 5;
const MAX_QUOTED = 5;

/**
 * Headings of the second to fourth level over text that are put as people ask: a question, a task, "how it works". Questions of a
 * visible list count with them, what the business asks its visitors does not.
 */
export const headingsUnlikeQuestions = defineCheck({
  id: 'headings-unlike-questions',
  revision: 9,
  category: 'content',
  strength: 'B',
  catalogue: ['question-headings'],
  title: {
    pass: 'Several of your section headings are put the way people ask',
    fail: 'None of your section headings is put the way people ask',
    info: 'Few of your section headings are put as questions',
  },
  why: 'Texts with questions in them were cited about twice as often. Correlation; what counts is that the question is one your customers have.',
  sources: ['https://arxiv.org/abs/2604.25707'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    if (contentPages(pages).length === 0) return notApplicable(NO_CONTENT_PAGE);
    const prose = knownProse(pages);
    if (prose.length === 0) return inconclusive(OTHER_LANGUAGE);
    const headings = prose.flatMap((one) =>
      topicsOf(one)
        .filter(({ heading }) => !namesReviews(heading))
        .map(({ heading, place }) => ({
          key: textKey(heading),
          asks: one.language !== null && asksLikePeople(heading, one.language),
          evidence: quoteFrom(one, place, heading),
        })),
    );
    const listed = facts.faq.map(({ value, sources }) => ({
      key: textKey(value.question),
      asks: true,
      evidence: { pageUrl: sources[0]?.pageUrl ?? '', place: sources[0]?.place ?? '', seen: value.question },
    }));
    const topics = [...new Map([...listed, ...headings].map((topic) => [topic.key, topic])).values()];
    if (topics.length < MIN_TOPICS) return notApplicable('The pages read have too few headings with text under them.');
    const asking = topics.filter(({ asks }) => asks).map(({ evidence }) => evidence);
    return asking.length >= topics.length * MANY
      ? pass(asking.slice(0, MAX_QUOTED))
      : notConcluded(asking.slice(0, MAX_QUOTED));
  },
});
