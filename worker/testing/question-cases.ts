import { expect, it } from 'vitest';
import type { Facts } from '../audit/facts/facts.ts';
import { answerQuestions } from '../audit/questions/answer-questions.ts';
import type { AnsweredQuestion } from '../audit/questions/answered-question.ts';
import type { TradeId } from '../audit/trades/index.ts';
import type { ReadPage } from '../audit/website/read-pages.ts';
import { textDocuments } from '../audit/website/text/text-sources.ts';
import { facts, page } from './audit-builders.ts';

/** Words about nothing anybody asks, so that a page is long enough to be judged. */
export const FILLER: Record<string, string> = {
  en: 'We like green hills and blue skies. The morning light falls softly through our old windows, and the cat sleeps on a wooden chair while somebody sings an old song about rivers and boats far away from every town we ever knew.',
  de: 'Wir mögen grüne Hügel und blauen Himmel. Das Licht fällt am Morgen sanft durch unsere alten Fenster, und die Katze schläft auf einem Stuhl aus Holz, während jemand ein altes Lied über Flüsse und Boote in der Ferne singt.',
  fr: 'Nous aimons les collines vertes et le ciel bleu. La lumière tombe doucement par nos vieilles fenêtres, et le chat dort sur une chaise en bois pendant que quelqu’un chante une vieille chanson sur les rivières et les bateaux.',
  es: 'Nos gustan las colinas verdes y el cielo azul. La luz cae suavemente por nuestras viejas ventanas, y el gato duerme en una silla de madera mientras alguien canta una vieja canción sobre ríos y barcos lejanos.',
};

export function ask(language: string, trade: TradeId, html: string, more: Partial<Facts> = {}, rendered?: string) {
  const whole = `<html lang="${language}"><main><p>${FILLER[language] ?? FILLER.en}</p>${html}</main></html>`;
  return asked([page(whole, rendered === undefined ? {} : { rendered })], language, trade, more);
}

export function asked(pages: ReadPage[], language: string, trade: TradeId, more: Partial<Facts> = {}) {
  return answerQuestions(
    { documents: textDocuments(pages), pages },
    facts({
      trade: { value: { id: trade, label: '', confidence: 0.9 }, sources: [] },
      languages: [{ value: language, sources: [] }],
      ...more,
    }),
  );
}

export function answer(coverage: { questions: AnsweredQuestion[] }, id: string): AnsweredQuestion {
  const found = coverage.questions.find((question) => question.id.endsWith(`/${id}`));
  if (!found) throw new Error(`no question ${id}`);
  return found;
}

/** What is asked of a trade in a language, and the verdict on a page with this in it. */
export type QuestionCase = [language: string, trade: TradeId, id: string, verdict: string, html: string];

/** One test for each case. */
export function verdictsAre(cases: QuestionCase[]): void {
  it.each(cases)('%s %s %s is %s: %s', (language, trade, id, verdict, html) => {
    expect(answer(ask(language, trade, html), id).answered).toBe(verdict);
  });
}
