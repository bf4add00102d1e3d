import { QUESTION_LANGUAGES, type QuestionLanguage, type TradeQuestion } from '../../questions/question-data.ts';

type InEachLanguage<T> = Record<QuestionLanguage, T>;

/** A question without its weight, which each trade gives it. */
export type Topic = Omit<TradeQuestion, 'weight'>;

/** Lists written as one line per language, separated by commas. */
export function words(lines: InEachLanguage<string>): InEachLanguage<readonly string[]> {
  const split = (line: string) => line.split(',').map((word) => word.trim());
  return { en: split(lines.en), de: split(lines.de), fr: split(lines.fr), es: split(lines.es) };
}

/** What a trade says differently: `ask` takes the place of the topic's wording, `terms` and `about` are added to the topic's. */
interface OwnWording {
  id?: string;
  kind?: TradeQuestion['kind'];
  ask?: InEachLanguage<string>;
  terms?: InEachLanguage<readonly string[]>;
  about?: InEachLanguage<readonly string[]>;
  ifTouched?: true;
}

/** A topic as the customers of one trade ask about it. */
export function asked(topic: Topic, weight: TradeQuestion['weight'], own: OwnWording = {}): TradeQuestion {
  const about = topic.about ?? own.about;
  return {
    ...topic,
    ...(own.id && { id: own.id }),
    ...(own.kind && { kind: own.kind }),
    ...(own.ask && { ask: own.ask }),
    ...(own.ifTouched && { ifTouched: own.ifTouched }),
    terms: joined(topic.terms, own.terms),
    ...(about && { about: joined(about, own.about) }),
    weight,
  };
}

function joined(
  shared: InEachLanguage<readonly string[]>,
  own: InEachLanguage<readonly string[]> | undefined,
): InEachLanguage<readonly string[]> {
  if (!own) return shared;
  const lists = QUESTION_LANGUAGES.map((language) => [language, [...new Set([...shared[language], ...own[language]])]]);
  return Object.fromEntries(lists) as InEachLanguage<readonly string[]>;
}
