import type { RatedFacts } from '../../facts/facts.ts';
import { findPhones, type PhoneInText } from '../../facts/phones/phone-texts.ts';
import type { TextResource } from '../../observations.ts';
import { urlParts } from '../../website/parsed-url.ts';
import type { Evidence } from '../check.ts';

/** From here on a number is the same with and without its country and area. */
const SAME_DIGITS = 8;
const MAX_LINE_CHARS = 60;
const LINES = 400;

/**
 * The one number of llms.txt and the one number of the pages, where they are two of a kind. Said for certain in both: written with its
 * country, behind its label at the end of its line, the only one of the file; the pages have no other, not even somebody else's.
 */
export function phoneUnlikeLlmsTxt(llmsTxt: TextResource | null, facts: RatedFacts): Evidence[] {
  const [own] = facts.phones;
  const isOne = own?.certainty === 'certain' && facts.phones.length + facts.otherPhones.length === 1;
  const text = llmsTxt?.text;
  if (!own || !isOne || !text || !facts.llmsTxt.found || !isOfOneHost(llmsTxt)) return [];
  const digits = text.replace(/(?<=\d)[\s()./\-–‑·]+(?=\d)/g, '');
  if (digits.includes(own.value.slice(-SAME_DIGITS))) return [];
  const numbers = text
    .split('\n')
    .slice(0, LINES)
    .flatMap((line) => findPhones(line, null).map((phone) => ({ phone, line: line.trim() })));
  const [other] = numbers;
  if (!other || numbers.some(({ phone }) => phone.value !== other.phone.value)) return [];
  if (!isStated(other.phone, other.line) || !isOfKind(other.phone, own)) return [];
  const source = own.sources.find(({ seen }) => seen.includes(own.asShown)) ?? own.sources[0];
  if (!source) return [];
  return [
    { pageUrl: llmsTxt.finalUrl, place: 'phone: /llms.txt', seen: other.line.replace(/^[-*+]\s+/, '') },
    { pageUrl: source.pageUrl, place: `phone: ${source.place}`, seen: source.seen },
  ];
}

const isOfOneHost = ({ url, finalUrl }: TextResource): boolean =>
  urlParts(url).hostname === urlParts(finalUrl).hostname;

/** "- Phone: +44 …": a line of its own that says nothing else. */
const isStated = ({ valid, asShown }: PhoneInText, line: string): boolean =>
  valid &&
  /^\s*(?:\+|00)/.test(asShown) &&
  line.length <= MAX_LINE_CHARS &&
  /^[^\d]*:[\s*_]*[+\d][\d\s()./\-–‑·*_]*$/.test(line);

/** A chat beside a line to call is no contradiction, nor is a mobile beside a landline. */
function isOfKind({ label, kind }: PhoneInText, own: RatedFacts['phones'][number]): boolean {
  const isChat = own.sources.some(({ place }) => place.includes('wa.me') || place.includes('whatsapp'));
  if (label === 'whatsapp') return isChat;
  const isCall = own.kind !== 'whatsapp' && own.kind !== 'fax' && own.kind !== 'text';
  return (label === 'phone' || label === 'mobile') && isCall && own.kind === kind;
}
