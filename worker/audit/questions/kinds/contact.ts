import { isBookingForm } from '../ordered-online.ts';
import { firstPassage } from '../passages/first-passage.ts';
import { hasContact } from '../signs/has-contact.ts';
import { type KindOfAnswer, partialIf } from './kind-of-answer.ts';

export const contact: KindOfAnswer = {
  /** Where it says that one can book, the number to call may stand on another page. */
  judge({ fact }, { passage, inText, titled, reachable }) {
    if (passage.kind === 'outline') return 'none';
    const tells = passage.hasAction || hasContact(passage.text);
    const reaches = tells || passage.sectionReach;
    // The number itself is the answer, not what stands beside it.
    if (fact === 'phones') return tells ? 'full' : partialIf(inText || titled);
    if (inText || titled) return reaches || reachable || passage.kind === 'control' ? 'full' : 'partial';
    return partialIf(reaches);
  },
  anywhere: ({ fact }, index) => (fact === 'phones' ? null : firstPassage(index, 'full', isBookingForm)),
  /** Who may write has reached the business, and can ask how to book. */
  elsewhere: ({ fact }, index) =>
    firstPassage(index, fact === 'phones' ? 'full' : 'partial', ({ kind }) => kind === 'form'),
  prefersElsewhere: ({ fact }) => fact === 'phones',
};
