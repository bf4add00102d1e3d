import { isSubject } from '../index/touch.ts';
import { hasContact } from '../signs/has-contact.ts';
import { sentenceCount } from '../signs/sentence-count.ts';
import { type KindOfAnswer, partialIf, wordsIn } from './kind-of-answer.ts';

/** A paragraph that explains has two sentences, or one with this much to say. */
const EXPLAINING_WORDS = 15;
const EXPLAINING_SENTENCES = 2;
/** A sentence this long with a number in it says whom to call. */
const CALL_WORDS = 20;

export const explanation: KindOfAnswer = {
  judge(_, touch) {
    const { passage, inText, titled, ownLine } = touch;
    if (passage.kind === 'outline') return 'none';
    // "In an emergency call 0123 456": whom to call is what there is to explain.
    if (inText && passage.kind === 'prose' && hasContact(passage.text) && wordsIn(passage.text) <= CALL_WORDS)
      return 'full';
    // An entry of a list names the subject and explains nothing.
    if (passage.kind === 'lines' && ownLine && !titled) return 'partial';
    if (!isSubject(touch)) return partialIf(ownLine);
    const length = titled ? passage.sectionWords : wordsIn(passage.text);
    const explains = length >= EXPLAINING_WORDS || sentenceCount(passage.text) >= EXPLAINING_SENTENCES;
    return explains ? 'full' : 'partial';
  },
};
