import type { Answered } from './answered-question.ts';
import { withHeading } from './passage.ts';
import type { AnswerKind, TradeQuestion } from './question-data.ts';
import { countsUpOffers, enumerated } from './signs/counts-up-offers.ts';
import { hasAddress } from './signs/has-address.ts';
import { hasContact } from './signs/has-contact.ts';
import { hasClock, hasDate } from './signs/has-date.ts';
import { hasDuration, promisesReply, saysNever, tellsAge, tellsLength } from './signs/has-duration.ts';
import {
  hasAmount,
  hasPrice,
  hasPriceOfGoods,
  hasUnitPrice,
  isFree,
  isOnRequest,
  namesPrices,
} from './signs/has-price.ts';
import { hasNumber, hasProof, rates } from './signs/has-proof.ts';
import { hasWeekday, isOfOffice, namesSeveralDays, opensAlways, opensDaily } from './signs/has-weekday.ts';
import { namesBeyond, namesPlace, sitsIn, worksIn } from './signs/names-place.ts';
import { asksForPapers, asksToAsk, disclaims, isHowTo, praisesDelivery } from './signs/says-yes-or-no.ts';
import { sentenceCount } from './signs/sentence-count.ts';
import { speaksOfSelf } from './signs/speaks-of-self.ts';
import { claimsYears, tellsYears } from './signs/tells-years.ts';

import { isSubject, SUBJECT_WORDS, type Touch } from './touch.ts';

/** A paragraph that explains has two sentences, or one with this much to say. */
const EXPLAINING_WORDS = 15;
const EXPLAINING_SENTENCES = 2;
/** Under a heading of customers' words there stands at least one that says something. */
const REVIEW_WORDS = 20;
/** A list has this many entries. */
const LIST_ITEMS = 3;
/** A sentence this long with a number in it says whom to call. */
const CALL_WORDS = 20;
/** A longer link is the title of an article. */
const LINK_WORDS = 6;
/** When a room is taken and left is not when the house is open. */
const CHECK_IN = /check-?(?:in|out)\b/iu;

/** What a passage does for a question by the kind of answer that settles it. */
export function judgePassage(question: TradeQuestion, touch: Touch): Answered {
  const { passage } = touch;
  if (passage.kind === 'control' || passage.kind === 'form') {
    if (question.kind === 'contact') {
      const isWay =
        touch.inText || (passage.kind === 'form' && touch.titled) || (question.fact === 'phones' && passage.hasAction);
      return isWay ? judgeContact(question, touch) : 'none';
    }
    // "Order takeaway online" on a link says that there is takeaway.
    if (question.kind === 'yes-no' && touch.inText)
      return lengthOf(passage.text) <= LINK_WORDS ? JUDGES['yes-no'](question, touch) : 'none';
    const leadsOn =
      LED_TO.has(question.kind) && leads(touch) && (question.kind !== 'price' || namesPrices(passage.text));
    return partialIf(passage.kind === 'control' && leadsOn);
  }
  if (passage.isReview && question.fact !== 'reviews') return 'none';
  // A question put to the visitor answers nothing.
  if (/^[^.!?]{0,200}[?？]$/u.test(passage.text)) return 'none';
  const isTold = passage.isArticle && !passage.namesBusiness && TOLD.has(question.kind);
  if (isTold && !speaksOfSelf(touch.said() || passage.text)) return 'none';
  return JUDGES[question.kind](question, touch);
}

/** What an article says of these it tells the world; of itself a business speaks there as "we". */
const TOLD: ReadonlySet<AnswerKind> = new Set(['yes-no', 'duration', 'list', 'explanation', 'number']);

/** A link that names the subject says where to read on: "Become a member". A time or a list stands on the page or does not. */
const LED_TO: ReadonlySet<AnswerKind> = new Set(['price', 'explanation', 'number', 'place', 'date']);
const leads = (touch: Touch): boolean =>
  touch.inText && lengthOf(touch.passage.text) > 1 && (touch.strong || touch.ownWords >= SUBJECT_WORDS);

type Judge = (question: TradeQuestion, touch: Touch) => Answered;

const isNamed = (touch: Touch): boolean => isSubject(touch) || touch.strong;
const partialIf = (holds: boolean): Answered => (holds ? 'partial' : 'none');
const lengthOf = (text: string): number => text.split(/\s+/).length;

const JUDGES: Record<AnswerKind, Judge> = {
  price: ({ fact }, touch) => {
    const { text } = touch.passage;
    if (hasPrice(text)) {
      if (fact === 'prices' && !hasPriceOfGoods(text)) return 'partial';
      const isOf = isNamed(touch) || touch.asked > 0 || (touch.inText && hasPrice(touch.said()));
      return isOf || hasUnitPrice(text) ? 'full' : 'none';
    }
    if (isFree(text) && fact !== 'prices') return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isOnRequest(withHeading(touch.passage)) && (touch.inText || isSubject(touch)));
  },
  hours: ({ asks, fact }, { passage, titled, inText }) => {
    // "Wednesday" is often a heading above its times.
    const text = withHeading(passage);
    const isAbout = titled || inText;
    if (fact === 'openingHours' && CHECK_IN.test(text)) return 'none';
    if (fact === 'openingHours' && opensAlways(text)) return 'full';
    // When the telephone is answered is not when the lessons are.
    if (fact !== 'openingHours' && isOfOffice(text)) return 'none';
    if (
      hasClock(text) &&
      (asks === 'time-of-day'
        ? isAbout
        : hasWeekday(text) && (isAbout || fact !== 'openingHours' || namesSeveralDays(text)))
    )
      return 'full';
    return partialIf((hasWeekday(text) && inText) || (hasClock(text) && titled) || opensDaily(text));
  },
  duration: ({ asks }, touch) => {
    if (asks === 'lasts' && tellsLength(touch.passage.text)) return 'full';
    const said = touch.said();
    if (!touch.titled && promisesReply(said)) return 'none';
    if (isNamed(touch) && hasDuration(said)) return 'full';
    return asks !== 'lasts' && ((hasDuration(said) && !tellsAge(said)) || saysNever(said)) ? 'full' : 'none';
  },
  place: ({ asks }, touch) => {
    const { text } = touch.passage;
    const isAbout = touch.inText || touch.titled;
    if (asks === 'where') {
      // Where somebody sits is not how far they go.
      if (sitsIn(text) && !worksIn(text)) return 'none';
      return isAbout && (namesPlace(text) || namesBeyond(text)) ? 'full' : 'none';
    }
    if (hasAddress(text) && touch.inText) return 'full';
    return partialIf(isAbout && namesPlace(text));
  },
  contact: (question, touch) => judgeContact(question, touch),
  // The words such a question is about are said only where it is answered.
  'yes-no': ({ asks }, { passage, said, inText, titled }) => {
    if ((!inText && !titled) || passage.kind === 'form') return 'none';
    const text = said();
    if (text === '' || disclaims(text) || isHowTo(text) || (titled && disclaims(passage.headings.at(-1) ?? '')))
      return 'none';
    if (praisesDelivery(text) || asksForPapers(withHeading({ ...passage, text }))) return 'none';
    if (asks === 'if-free') return isFree(withHeading({ ...passage, text })) || hasAmount(text) ? 'full' : 'none';
    // "Please ask our staff" leaves it open.
    return lengthOf(text) <= CALL_WORDS && asksToAsk(text) ? 'none' : 'full';
  },
  list: ({ asks }, touch) => {
    const { passage, inText, titled, words } = touch;
    // One way of paying that is named can be used.
    if (asks === 'ways') return inText ? 'full' : 'none';
    const offer = withHeading(passage);
    if (asks === 'offer' && (passage.kind === 'prose' || passage.kind === 'lines') && countsUpOffers(offer))
      return 'full';
    if (titled && passage.sectionItems >= LIST_ITEMS) return 'full';
    // Headings of a page are a list of what they name only where most of them do.
    if (passage.kind === 'outline' && touch.ownWords < LIST_ITEMS) return partialIf(words >= SUBJECT_WORDS);
    if (inText && enumerated(passage.text) >= LIST_ITEMS && words >= SUBJECT_WORDS) return 'full';
    const isNamed = titled || (inText && words >= SUBJECT_WORDS);
    return asks === 'some' && isNamed ? 'full' : partialIf(isNamed);
  },
  person: (_, touch) => (touch.names && touch.inText && isSubject(touch) ? 'full' : 'none'),
  proof: ({ fact }, touch) => {
    const { passage } = touch;
    const { text } = passage;
    // Customers' words are read with care elsewhere, as facts; here a section of them or a rating is left to find.
    if (fact === 'reviews') {
      const { kind, headings, sectionWords } = touch.passage;
      const isAsked = headings.at(-1)?.endsWith('?') ?? false;
      const isSection = touch.titled && !isAsked && kind === 'prose' && sectionWords >= REVIEW_WORDS;
      return (rates(text) && touch.inText) || isSection ? 'full' : 'none';
    }
    if (touch.inText && hasNumber(text) && touch.strong) return 'full';
    if (touch.inText && (hasNumber(text) || hasProof(text))) return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isSubject(touch));
  },
  explanation: (_, touch) => {
    const { passage, inText, titled, ownLine } = touch;
    if (passage.kind === 'outline') return 'none';
    // "In an emergency call 0123 456": whom to call is what there is to explain.
    if (inText && passage.kind === 'prose' && hasContact(passage.text) && lengthOf(passage.text) <= CALL_WORDS)
      return 'full';
    // An entry of a list names the subject and explains nothing.
    if (passage.kind === 'lines' && ownLine && !titled) return 'partial';
    if (!isSubject(touch)) return partialIf(ownLine);
    const length = titled ? passage.sectionWords : lengthOf(passage.text);
    const explains = length >= EXPLAINING_WORDS || sentenceCount(passage.text) >= EXPLAINING_SENTENCES;
    return explains ? 'full' : 'partial';
  },
  date: (_, touch) => {
    const { text } = touch.passage;
    const recurs = hasWeekday(text) && hasClock(text);
    return (hasDate(text) || recurs) && isSubject(touch) ? 'full' : partialIf(touch.titled);
  },
  number: ({ asks }, touch) => {
    if (asks === 'since-when') {
      // "18+" is often a heading above "years of experience".
      const text = withHeading(touch.passage);
      const isTold = tellsYears(text) || tellsYears(text.replace('\n', ' '));
      return isTold ? 'full' : partialIf(claimsYears(text));
    }
    if (hasNumber(touch.passage.text)) return isSubject(touch) ? 'full' : 'none';
    return partialIf(touch.titled);
  },
};

/** Where it says that one can book, the number to call may stand on another page. */
function judgeContact({ fact }: TradeQuestion, { passage, inText, titled, reachable }: Touch): Answered {
  const reaches = passage.hasAction || passage.sectionReach || hasContact(passage.text);
  if (passage.kind === 'outline') return 'none';
  if (fact === 'phones') return reaches ? 'full' : partialIf(inText || titled);
  if (inText || titled) return reaches || reachable || passage.kind === 'control' ? 'full' : 'partial';
  return partialIf(reaches);
}
