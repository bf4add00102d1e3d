import type { Touch } from '../index/touch.ts';
import { orderedOnline } from '../ordered-online.ts';
import { firstPassage } from '../passages/first-passage.ts';
import { type Passage, withHeading } from '../passages/passage.ts';
import { asserts, BETWEEN_SAYINGS, hasValue, isQuestion } from '../signs/asserts.ts';
import { hasAmount, isFree } from '../signs/has-price.ts';
import {
  asksForPapers,
  asksToAsk,
  disclaims,
  isHowTo,
  praisesDelivery,
  speaksOfOthers,
} from '../signs/says-yes-or-no.ts';
import { type KindOfAnswer, wordsIn } from './kind-of-answer.ts';

/** "Please ask our staff" is as short as this. */
const ASKING_WORDS = 20;

const PHOTOS = /^(?:(?:our|nos|unsere|nuestras) )?(?:photos|pictures|fotos|bilder|imágenes)$/iu;
/** A link "Photos": who looks for work that was done follows it. */
const leadsToPhotos = ({ kind, text }: Passage): boolean => kind === 'control' && PHOTOS.test(text);

/** "(no exact time guaranteed)": beside the point of its sentence. */
const ASIDE = /\([^()]*\)/g;

/** What a passage says on the subject, without what it says of others. */
const ownWords = ({ said }: Touch): string =>
  said()
    .split('\n')
    .filter((saying) => !speaksOfOthers(saying))
    .join('\n');

/** Whether a sentence says yes or no of this business. */
function isAsserted(touch: Touch): boolean {
  const { passage, titled, language, namesBusiness: names } = touch;
  const answersHeading = titled && isQuestion(passage.headings.at(-1) ?? '');
  const surroundings = { language, titled: titled && passage.kind === 'prose', answersHeading, names };
  return sayingsOf(touch, answersHeading)
    .filter((saying) => !touch.isOn(saying) || touch.isOn(saying.replace(ASIDE, ' ')))
    .some((saying) => asserts(saying, surroundings));
}

/** Of short lines under a heading about the subject, those that name it themselves, and the first where it is a value: "daily, 17:30-21:30". */
function sayingsOf(touch: Touch, answersHeading: boolean): string[] {
  const { kind, headings } = touch.passage;
  const words = ownWords(touch);
  const sayings = kind === 'lines' ? words.split('\n') : words.split(BETWEEN_SAYINGS);
  if (!touch.titled || answersHeading) return sayings;
  // "24/7 emergency call-outs" says it in the heading.
  const heading = headings.at(-1) ?? '';
  const below =
    kind === 'lines' ? sayings.filter((one, at) => touch.isOn(one) || (at === 0 && hasValue(one))) : sayings;
  return hasValue(heading) ? [...below, heading] : below;
}

/** A sentence says yes or no; a word or a label names the subject and leaves it open what holds. */
export const yesNo: KindOfAnswer = {
  judge(question, touch) {
    const { asks } = question;
    const { passage, inText, titled } = touch;
    if ((!inText && !titled) || passage.kind === 'form') return 'none';
    const text = ownWords(touch);
    if (text === '' || disclaims(text) || isHowTo(text) || (titled && disclaims(passage.headings.at(-1) ?? '')))
      return 'none';
    const whole = withHeading({ ...passage, text });
    if (praisesDelivery(text) || asksForPapers(whole)) return 'none';
    if (asks === 'if-free' && !isFree(whole) && !hasAmount(text)) return 'none';
    // "Please ask our staff" leaves it open.
    if (wordsIn(text) <= ASKING_WORDS && asksToAsk(text)) return 'none';
    return passage.kind !== 'control' && isAsserted(touch) ? 'full' : 'partial';
  },
  anywhere: ({ asks }, index) => {
    if (asks === 'online') return orderedOnline(index);
    return asks === 'shown' ? firstPassage(index, 'full', leadsToPhotos) : null;
  },
};
