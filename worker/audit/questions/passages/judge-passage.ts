import { lightLetters } from '../../website/text/light-letters.ts';
import type { Answered } from '../answered-question.ts';
import { SUBJECT_WORDS, type Touch } from '../index/touch.ts';
import { KINDS } from '../kinds/index.ts';
import { partialIf, wordsIn } from '../kinds/kind-of-answer.ts';
import type { AnswerKind, TradeQuestion } from '../question-data.ts';
import { namesPrices } from '../signs/has-price.ts';
import { speaksOfSelf } from '../signs/speaks-of-self.ts';

/** A longer link is the title of an article. */
const LINK_WORDS = 6;

const ONE_QUESTION = lightLetters(/^[^.!?]{0,200}[?？][^\p{L}\p{N}]*$/u);

/** What a passage does for a question: nothing where it is none of the business's own statements, else by the kind of answer. */
export function judgePassage(question: TradeQuestion, touch: Touch): Answered {
  const { passage } = touch;
  if (passage.toOthers) return 'none';
  // Nobody books a day that has passed.
  if (passage.isOver && (question.asks === 'online' || (question.kind === 'contact' && !question.fact))) return 'none';
  if (passage.kind === 'control' || passage.kind === 'form') return judgeControl(question, touch);
  if (passage.isReview && question.fact !== 'reviews') return 'none';
  // A question put to the visitor answers nothing.
  if (ONE_QUESTION.test(passage.text)) return 'none';
  const isTold = passage.isArticle && !passage.namesBusiness && TOLD.has(question.kind);
  if (isTold && !speaksOfSelf(touch.said() || passage.text)) return 'none';
  return KINDS[question.kind].judge(question, touch);
}

/** What an article says of these it tells the world; of itself a business speaks there as "we". */
const TOLD: ReadonlySet<AnswerKind> = new Set(['yes-no', 'duration', 'list', 'explanation', 'number']);

/** A link that names the subject says where to read on: "Become a member". A time or a list stands on the page or does not. */
const LED_TO: ReadonlySet<AnswerKind> = new Set(['price', 'explanation', 'number', 'place', 'date']);
const leads = (touch: Touch): boolean =>
  touch.inText && wordsIn(touch.passage.text) > 1 && (touch.strong || touch.ownWords >= SUBJECT_WORDS);

function judgeControl(question: TradeQuestion, touch: Touch): Answered {
  const { passage } = touch;
  const { kind, fact } = question;
  if (kind === 'contact') {
    const isWay = touch.inText || (passage.kind === 'form' && touch.titled) || (fact === 'phones' && passage.hasAction);
    return isWay ? KINDS.contact.judge(question, touch) : 'none';
  }
  // "Order takeaway online" on a link says that there is takeaway.
  if (kind === 'yes-no' && touch.inText)
    return wordsIn(passage.text) <= LINK_WORDS ? KINDS['yes-no'].judge(question, touch) : 'none';
  // "Mehr erfahren" leads on, to no year.
  const leadsOn =
    LED_TO.has(kind) &&
    question.asks !== 'since-when' &&
    leads(touch) &&
    (kind !== 'price' || namesPrices(passage.text));
  return partialIf(passage.kind === 'control' && leadsOn);
}
