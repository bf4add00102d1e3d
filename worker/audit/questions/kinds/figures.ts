import { LETTER } from '../../website/text/letters.ts';
import type { TermIndex } from '../index/term-index.ts';
import { isSubject } from '../index/touch.ts';
import { firstPassage, type Judged } from '../passages/first-passage.ts';
import { withHeading } from '../passages/passage.ts';
import { countsThings } from '../signs/counts-things.ts';
import { hasClock, hasDate } from '../signs/has-date.ts';
import { hasDuration, promisesReply, saysNever, tellsAge, tellsLength } from '../signs/has-duration.ts';
import { hasWeekday } from '../signs/has-weekday.ts';
import { claimsYears, tellsYears } from '../signs/tells-years.ts';
import { type KindOfAnswer, partialIf } from './kind-of-answer.ts';

export const duration: KindOfAnswer = {
  judge({ asks }, touch) {
    if (asks === 'lasts' && tellsLength(touch.passage.text)) return 'full';
    const said = touch.said();
    if (!touch.titled && promisesReply(said)) return 'none';
    if ((isSubject(touch) || touch.strong) && hasDuration(said)) return 'full';
    return asks !== 'lasts' && ((hasDuration(said) && !tellsAge(said)) || saysNever(said)) ? 'full' : 'none';
  },
};

export const date: KindOfAnswer = {
  judge(_, touch) {
    const { text } = touch.passage;
    // "Sunday morning" is often a heading above its times.
    const recurs = hasWeekday(withHeading(touch.passage)) && hasClock(text);
    return (hasDate(text) || recurs) && isSubject(touch) ? 'full' : partialIf(touch.titled);
  },
};

export const number: KindOfAnswer = {
  judge({ asks }, touch) {
    if (asks === 'since-when') {
      // "18+" is often a heading above "years of experience".
      const text = withHeading(touch.passage);
      const isTold = tellsYears(text) || tellsYears(text.replace('\n', ' '));
      return isTold ? 'full' : partialIf(claimsYears(text));
    }
    if (countsThings(touch.passage.text)) return isSubject(touch) ? 'full' : 'none';
    return partialIf(touch.titled);
  },
  elsewhere: ({ asks }, index) => (asks === 'since-when' ? yearsTold(index) : figuresAlone(index)),
  prefersElsewhere: ({ asks }) => asks === 'since-when',
};

/** "In 2009 we opened our doors": a beginning in whatever words. */
function yearsTold(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    ({ kind, text, isReview, isArticle }) =>
      (kind === 'prose' || kind === 'lines') && !isReview && !isArticle && tellsYears(text),
  );
}

/** A figure in a line of its own, with what it counts below. */
const FIGURE_LINE = /^(?!(?:19|20)\d\d$)[+>~]?\d[\d.,]*\s?[+%kKmM]*$/;
/** Below the day of an event. */
const MONTH =
  /^(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iy]|jun|jui|jul|aug|ao|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)/iu;
const MIN_FIGURES = 2;
/** "297" above "Acres restored", several times: what has been counted, whatever it is. */
function figuresAlone(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ kind, text, isReview, isArticle }) => {
    if (kind !== 'lines' || isReview || isArticle) return false;
    const lines = text.split('\n');
    const counted = lines.filter(
      (line, at) =>
        FIGURE_LINE.test(line) &&
        line.length <= FIGURE_CHARS &&
        LETTER.test(lines[at + 1] ?? '') &&
        !MONTH.test(lines[at + 1] ?? ''),
    );
    return counted.length >= MIN_FIGURES;
  });
}
/** Longer numbers are called. */
const FIGURE_CHARS = 10;
