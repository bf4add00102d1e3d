import type { Facts } from '../../facts/facts.ts';
import { type FactAnswer, isMarkup } from '../fact-answer.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { TradeQuestion } from '../question-data.ts';
import { hasAmount } from '../signs/has-price.ts';
import { hasWeekday } from '../signs/has-weekday.ts';

/**
 * What only machines were told may stand on the page as well, written in a way nobody reads as such: then visitors are told it too. What
 * stands in a script and nowhere else answers no visitor.
 */
export function seenByVisitors(
  answer: FactAnswer | null,
  { fact }: TradeQuestion,
  facts: Facts,
  index: TermIndex,
): FactAnswer | null {
  if (answer?.answered !== 'partial' || !isMarkup(answer.source)) return answer;
  if (isSeen(fact, facts, index)) return { ...answer, answered: 'full' };
  return /JSON-LD/i.test(answer.source.place) ? null : answer;
}

function isSeen(fact: TradeQuestion['fact'], facts: Facts, index: TermIndex): boolean {
  if (fact === 'services') return servicesSeen(facts, index);
  const says = sayingOf(fact, facts);
  return says !== null && index.passages.some(({ passage }) => !passage.isReview && says(passage.text));
}

/** A list has three entries. */
const MIN_SERVICES = 3;
function servicesSeen({ services }: Facts, index: TermIndex): boolean {
  const seen = services.filter(({ value }) =>
    index.passages.some(({ passage: { text, headings, isReview } }) => {
      const name = value.toLowerCase();
      return (
        !isReview && (text.toLowerCase().includes(name) || headings.some((one) => one.toLowerCase().includes(name)))
      );
    }),
  );
  return seen.length >= MIN_SERVICES;
}

/** How a text says such a fact. */
function sayingOf(fact: TradeQuestion['fact'], facts: Facts): ((text: string) => boolean) | null {
  if (fact === 'addresses') {
    const street = facts.addresses[0]?.value.street?.toLowerCase();
    return street ? (text) => text.toLowerCase().includes(street) : null;
  }
  if (fact === 'prices') {
    const sum = facts.prices[0]?.value.amount;
    const figure = sum ? new RegExp(`(?<![\\d.,])${sum}(?!\\d)`) : null;
    return figure && ((text) => hasAmount(text) && figure.test(text));
  }
  if (fact === 'openingHours') {
    const days = Object.values(facts.openingHours?.value ?? {}).filter((day) => Array.isArray(day));
    const [opens, closes] = (days.find(([first]) => first)?.[0] ?? []).map((time) => (time ? clock(time) : null));
    return opens && closes ? (text) => hasWeekday(text) && opens.test(text) && closes.test(text) : null;
  }
  return null;
}

/** "10:00" as it is written: "10h00", "10.00", "10 h". */
function clock(time: string): RegExp {
  const [hours = '', minutes = ''] = time.split(':');
  const rest = minutes === '00' ? `(?:\\s?[:.h]\\s?00|\\s?(?:h|uhr|am|pm)\\b)` : `\\s?[:.h]\\s?${minutes}`;
  return new RegExp(`(?<!\\d)${hours.replace(/^0/, '0?')}${rest}`, 'i');
}
