import type { QuestionLanguage, TradeQuestion } from '../../questions/question-data.ts';

type InEachLanguage<T> = Record<QuestionLanguage, T>;

/** A question without its weight, which each trade gives it. */
export type Topic = Omit<TradeQuestion, 'weight'>;

/** Lists written as one line per language, separated by commas. */
export function words(lines: InEachLanguage<string>): InEachLanguage<readonly string[]> {
  return onceAsked((language) => lines[language].split(',').map((word) => word.trim()));
}

/** Each list when it is first asked for: a website has one of thirty trades and one of their languages. */
function onceAsked(make: (language: QuestionLanguage) => readonly string[]): InEachLanguage<readonly string[]> {
  const made: Partial<InEachLanguage<readonly string[]>> = {};
  const listOf = (language: QuestionLanguage) => {
    made[language] ??= make(language);
    return made[language];
  };
  return {
    get en() {
      return listOf('en');
    },
    get de() {
      return listOf('de');
    },
    get fr() {
      return listOf('fr');
    },
    get es() {
      return listOf('es');
    },
  };
}

/** What a trade says differently: `ask` takes the place of the topic's wording, `terms` and `about` are added to the topic's. */
interface OwnWording {
  id?: string;
  kind?: TradeQuestion['kind'];
  ask?: InEachLanguage<string>;
  terms?: InEachLanguage<readonly string[]>;
  about?: InEachLanguage<readonly string[]>;
  ifTouched?: true;
  /** Its customers come to a place, whatever the website shows of it. */
  ofPlace?: false;
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
    ...(own.ofPlace === false && { ofPlace: false }),
    terms: joined(topic.terms, own.terms),
    ...(about && { about: joined(about, own.about) }),
    weight,
  };
}

function joined(
  shared: InEachLanguage<readonly string[]>,
  own: InEachLanguage<readonly string[]> | undefined,
): InEachLanguage<readonly string[]> {
  return own ? onceAsked((language) => [...new Set([...shared[language], ...own[language]])]) : shared;
}
