import type { AssistantQuestion } from '../../contract/assistants.ts';
import type { PremiumInput } from '../paid/premium-input.ts';
import { capital } from '../wording/words.ts';

const MAX_OFFERS = 2;
const MAX_BUYERS_QUESTIONS = 2;
/** A longer name is a sentence, and nobody types it. */
const MAX_NAME_CHARS = 80;

export type AssistantsInput = Pick<PremiumInput, 'facts' | 'inputs' | 'questions' | 'words'>;

/**
 * What a customer would ask an assistant: who there is in town, for what this business surely offers, and what they want to know before they
 * come. Empty where the website does not say what is needed to ask: a trade and a town, or a name.
 */
export function assistantQuestions({ words, questions, inputs }: AssistantsInput): AssistantQuestion[] {
  const { name, place, placeBeside, typedNoun, phrases, offers } = words;
  if (!phrases) return [];
  const choice =
    place === null
      ? []
      : [
          ...(typedNoun === null ? [] : [{ id: 'recommend', text: capital(phrases.recommend(typedNoun, place)) }]),
          ...offers
            .slice(0, MAX_OFFERS)
            .map((offer, at) => ({ id: `offer-${at + 1}`, text: phrases.inPlace(offer, place) })),
        ];
  // Names are shared by businesses of other towns.
  const called =
    name === null || name.length > MAX_NAME_CHARS ? null : placeBeside === null ? name : `${name}, ${placeBeside}`;
  const business =
    called === null
      ? []
      : [
          ...(inputs.isLocal === true ? [{ id: 'open', text: phrases.openNow(called) }] : []),
          ...questions
            .slice(0, MAX_BUYERS_QUESTIONS)
            .map(({ id, question }) => ({ id, text: `${called}${phrases.colon}${question}` })),
        ];
  return [
    ...choice.map((one): AssistantQuestion => ({ ...one, about: 'choice' })),
    ...business.map((one): AssistantQuestion => ({ ...one, about: 'business' })),
  ];
}
