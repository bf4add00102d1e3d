import type { Facts } from '../facts/facts.ts';
import type { Answered } from './answered-question.ts';
import { type FactAnswer, isMarkup, of } from './fact-answer.ts';
import { onPage } from './on-page.ts';

const LINK = /^(?:tel:|mailto:|https?:)/i;
const CALL = /^tel:/i;

/** Whether a visitor can call or write. */
export const isReachable = ({ phones, emails }: Facts): boolean => phones.length > 0 || emails.length > 0;

/** By the words of a page; what stands in a link alone nobody reads, so that it is told as a link. */
export function reach({ phones: [phone], emails: [email] }: Facts, answered: Answered): FactAnswer | null {
  const inWords = (fact: typeof phone | typeof email) => fact?.sources.filter(({ seen }) => !LINK.test(seen));
  const number = of(inWords(phone), answered);
  const written = number && !isMarkup(number.source) ? number : of(inWords(email), answered);
  const isServed = [phone, email].some((fact) => fact?.sources.some(({ view }) => view !== 'rendered'));
  if (written && !isMarkup(written.source)) {
    const { seen } = written.source;
    const alone = numberIn(seen, phone?.value ?? '') ?? (email && seen.includes(email.value) ? email.value : null);
    return { ...written, isServed, ...(alone ? { quote: alone } : {}) };
  }
  const answer = of((phone ?? email)?.sources, answered);
  if (!answer || !LINK.test(answer.source.seen)) return answer;
  const told = phone ? (CALL.test(answer.source.seen) ? 'phone link' : 'messenger link') : 'e-mail link';
  return { ...answer, isServed, quote: '', place: `${told} ${onPage(answer.source.pageUrl)}` };
}

const NUMBER = /[+(]?\d[\d\s()./-]*\d/g;
/** A country's or an area's code may stand before these or not. */
const LAST_DIGITS = -7;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The number as a line writes it, without what stands beside it: "Call +49 30 99 48 21 00WhatsApp". */
function numberIn(seen: string, value: string): string | null {
  const end = digitsOf(value).slice(LAST_DIGITS);
  if (end === '') return null;
  return (seen.match(NUMBER) ?? []).find((number) => digitsOf(number).endsWith(end)) ?? null;
}
