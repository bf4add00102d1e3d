import { orderedOnline } from '../ordered-online.ts';
import { firstPassage } from '../passages/first-passage.ts';
import { type Passage, withHeading } from '../passages/passage.ts';
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

/** The words such a question is about are said only where it is answered. */
export const yesNo: KindOfAnswer = {
  judge({ asks }, { passage, said, inText, titled }) {
    if ((!inText && !titled) || passage.kind === 'form') return 'none';
    const text = said()
      .split('\n')
      .filter((saying) => !speaksOfOthers(saying))
      .join('\n');
    if (text === '' || disclaims(text) || isHowTo(text) || (titled && disclaims(passage.headings.at(-1) ?? '')))
      return 'none';
    const whole = withHeading({ ...passage, text });
    if (praisesDelivery(text) || asksForPapers(whole)) return 'none';
    if (asks === 'if-free') return isFree(whole) || hasAmount(text) ? 'full' : 'none';
    // "Please ask our staff" leaves it open.
    return wordsIn(text) <= ASKING_WORDS && asksToAsk(text) ? 'none' : 'full';
  },
  anywhere: ({ asks }, index) => {
    if (asks === 'online') return orderedOnline(index);
    return asks === 'shown' ? firstPassage(index, 'full', leadsToPhotos) : null;
  },
};
