import type { TermIndex } from '../index/term-index.ts';
import { firstPassage, type Judged } from '../passages/first-passage.ts';
import { withHeading } from '../passages/passage.ts';
import { hasClock, namesSpanOfDay } from '../signs/has-date.ts';
import {
  hasWeekday,
  isOfOffice,
  namesSeveralDays,
  opensAlways,
  opensDaily,
  withoutDates,
} from '../signs/has-weekday.ts';
import { type KindOfAnswer, partialIf } from './kind-of-answer.ts';

/** When a room is taken and left is not when the house is open. */
const CHECK_IN = /check-?(?:in|out)\b/i;

export const hours: KindOfAnswer = {
  judge({ asks, fact }, { passage, titled, inText }) {
    // "Wednesday" is often a heading above its times.
    const whole = withHeading(passage);
    const text = fact === 'openingHours' ? withoutDates(whole) : whole;
    const isAbout = titled || inText;
    if (fact === 'openingHours' && CHECK_IN.test(text)) return 'none';
    if (fact === 'openingHours' && opensAlways(text)) return 'full';
    // When the telephone is answered is not when the lessons are.
    if (fact !== 'openingHours' && isOfOffice(text)) return 'none';
    const isWhole =
      asks === 'time-of-day'
        ? isAbout
        : hasWeekday(text) && (isAbout || fact !== 'openingHours' || namesSeveralDays(text));
    if (hasClock(text) && isWhole) return 'full';
    return partialIf((hasWeekday(text) && inText) || (hasClock(text) && titled) || opensDaily(text));
  },
  elsewhere: ({ fact }, index) =>
    fact === 'openingHours' ? (openAlways(index) ?? openDaily(index) ?? timesAlone(index)) : null,
};

/** "Open 24/7". */
function openAlways(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ isReview, text }) => !isReview && opensAlways(text));
}

/** "We work every day": days without times. */
function openDaily(index: TermIndex): Judged | null {
  return firstPassage(index, 'partial', ({ isReview, text }) => !isReview && opensDaily(text));
}

/** "10:00 am - 10:00 pm": times without their days. */
function timesAlone(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'partial',
    ({ kind, isReview, isArticle, text }) => kind === 'lines' && !isReview && !isArticle && namesSpanOfDay(text),
  );
}
