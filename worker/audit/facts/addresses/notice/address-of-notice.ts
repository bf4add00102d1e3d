import { textKey } from '../../../website/text/plain-words.ts';
import type { TextDocument } from '../../../website/text/text-sources.ts';
import type { Address, FactSource, Facts } from '../../facts.ts';

type Listed = Pick<Facts['addresses'][number], 'value' | 'sources'>;

/** The lines above an address that may name who sits there, and those below with mailbox and number. */
const ABOVE = 3;
const BELOW = 6;
const MIN_KEY_CHARS = 5;
const HEADING = /^h[1-6]$/;

/**
 * Whole addresses that a legal notice alone gives of the business, where other pages give another one and none stands on both: nobody can tell
 * from outside which of them is out of date, nor which is where people go. `[those of other pages, those of the notice]`
 */
export function rivalsOfNotice(
  { addresses, emails, phones, businessName }: Pick<Facts, 'addresses' | 'emails' | 'phones' | 'businessName'>,
  documents: readonly TextDocument[],
): [Facts['addresses'], Facts['addresses']] {
  const legal = new Set(documents.flatMap(({ isLegal, pageUrl }) => (isLegal ? [pageUrl] : [])));
  const whole = addresses.filter(({ value }) => isWhole(value));
  const isOn = ({ sources }: Pick<Listed, 'sources'>, kind: boolean) =>
    sources.some(({ pageUrl }) => legal.has(pageUrl) === kind);
  const others = whole.filter((one) => isOn(one, false));
  if (others.length === 0 || others.some((one) => isOn(one, true))) return [[], []];
  // A mailbox or a number that the notice alone gives may be an authority's.
  const marks = [
    businessName?.value ?? '',
    ...emails.filter((one) => isOn(one, false)).map(({ value }) => value),
    ...phones.filter((one) => isOn(one, false)).map(({ asShown }) => asShown),
    ...others.flatMap(({ sources }) => sources.flatMap((source) => namesAbove(source, documents))),
  ].flatMap((text) => (textKey(text).length >= MIN_KEY_CHARS ? [textKey(text)] : []));
  const isOwn = ({ sources }: Listed) =>
    sources.some((source) => {
      const around = textKey([source.seen, ...linesBeside(source, documents).map(({ text }) => text)].join(' '));
      return marks.some((mark) => around.includes(mark));
    });
  const ofNotice = whole.filter((one) => !isOn(one, false) && isOwn(one));
  return ofNotice.length > 0 ? [others, ofNotice] : [[], []];
}

const isWhole = ({ street, postalCode, locality }: Address): boolean =>
  street !== null && /\d/.test(street) && (postalCode !== null || locality !== null);

/** Two words at least, and no label. */
const namesAbove = (source: FactSource, documents: readonly TextDocument[]): string[] =>
  linesBeside(source, documents, 0)
    .filter(({ tag, text }) => !HEADING.test(tag) && /\S\s+\S/.test(text.trim()) && !/[:：]\s*$/.test(text))
    .map(({ text }) => text);

function linesBeside({ pageUrl, view, place, seen }: FactSource, documents: readonly TextDocument[], below = BELOW) {
  const lines = documents.find((one) => one.pageUrl === pageUrl && one.viewName === view)?.lines ?? [];
  const at = lines.findIndex((line) => line.place === place && seen.includes(line.text));
  return at < 0 ? [] : [...lines.slice(Math.max(0, at - ABOVE), at), ...lines.slice(at + 1, at + 1 + below)];
}
