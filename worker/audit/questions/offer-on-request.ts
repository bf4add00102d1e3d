import type { TermIndex } from './index/term-index.ts';
import type { Judged } from './passages/first-passage.ts';
import type { QuestionLanguage } from './question-data.ts';

/** "Del presupuesto se desperdicia": what somebody has to spend, in the word for a quote. */
const BUDGET = /\bdel presupuesto\b|\bpresupuesto (?:se|de marketing|publicitario|mensual|familiar)\b/iu;

/** Where no price stands, an offer of one is half an answer. */
const OFFER: Record<QuestionLanguage, readonly string[]> = {
  en: ['free quote', 'quote', 'quotation', 'free estimate', 'estimate', 'price on request'],
  de: [
    'kostenvoranschlag',
    'kostenaufstellung',
    'unverbindliches angebot',
    'preis auf anfrage',
    'angebot anfordern',
    'angebot anfragen',
    'individuelles angebot',
    'gebührenordnung',
  ],
  fr: [
    'devis',
    'soumission gratuite',
    'demander une soumission',
    'évaluation gratuite',
    'estimation gratuite',
    'tarif sur demande',
    'prix sur demande',
  ],
  es: ['presupuesto', 'cotización', 'precio a consultar'],
};

export function offerOnRequest(language: QuestionLanguage, index: TermIndex): Judged | null {
  for (const words of OFFER[language])
    for (const at of index.hits(words).text.keys()) {
      const passage = index.passages[at]?.passage;
      if (passage && !passage.isReview && passage.kind !== 'form' && !BUDGET.test(passage.text))
        return { passage, answered: 'partial' };
    }
  return null;
}
