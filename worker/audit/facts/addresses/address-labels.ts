import { letterByLetter } from '../../website/text/letter-by-letter.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { CONTACT_LABEL_LEXICON } from '../../words/contact-label-words.ts';
import type { AddressLine } from './address-line.ts';
import { LEAD_IN } from './address-segments.ts';
import type { Announced } from './latin/latin-address.ts';

/** Says that an address follows: "Anschrift", "Find us". */
export const namesAddress = (text: string): boolean => CONTACT_LABEL_LEXICON.has(letterByLetter(text), 'address');

/** The text without the first word that says so. */
export function withoutAddressLabel(text: string): string {
  const label = CONTACT_LABEL_LEXICON.wordsIn(letterByLetter(text)).find(({ tag }) => tag === 'address');
  return label === undefined ? text : text.slice(0, label.start) + text.slice(label.end);
}

export function aboveText(lines: readonly AddressLine[], index: number): string {
  const above = lines[index - 1];
  return above && above.text.length < 60 ? above.text : '';
}

/** Where a website says how to reach it. */
export const CONTACT_FRAME = lightLetters(
  regexSource`
    (?:^|[\s>.#_-])(?:header|footer|top-?bar|contacts?|address|location|contact[oe]s?|contatt[io]|contatos?
    |direcci[oó]n|ubicacion|indirizzo|endereco|morada|localizacao)(?=$|[\s>.#_-])
  `,
  'i',
);

/** 📍 📌 🗺 🏠 🏢 */
const PIN = /^\s*[\u{1f4cd}\u{1f4cc}\u{1f5fa}\u{1f3e0}\u{1f3e2}]/u;

export function isLabelled(lines: readonly AddressLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const above = aboveText(lines, index);
  return (
    lines[index]?.tag === 'address' ||
    PIN.test(text) ||
    LEAD_IN.test(text) ||
    namesAddress(text.slice(0, 40)) ||
    (above.length < 40 && namesAddress(above)) ||
    (NAME_LINE.test(above) && isLabelAlone(lines[index - 2]))
  );
}

/** "Dirección:" over "Casa Rural Los Larcos" over the street: whose address it is stands between. */
const NAME_LINE = lightLetters(/^\p{Lu}[^\d:@?!]{2,48}$/u);

const isLabelAlone = (line: AddressLine | undefined): boolean =>
  line !== undefined &&
  line.text.length < 40 &&
  namesAddress(line.text) &&
  withoutAddressLabel(line.text).replace(/[\s:.–-]/g, '') === '';

export function announcedBy(lines: readonly AddressLine[], index: number): Announced {
  if (isLabelled(lines, index)) return 'label';
  return lines[index]?.landmark === 'footer' || CONTACT_FRAME.test(lines[index]?.place ?? '') ? 'frame' : null;
}

const CONTACT_LINE =
  /[\w.+-]@\w|\b(?:tel|telf|tlf|m[óo]vil|cell|cel|celular|fono|fone|whats\s?app|e-?mail)\b|tel[eéè]f[oó]n|^\+?[\d(][\d\s()./-]{7,20}$/i;
const CONTACT_HEADING = lightLetters(
  regexSource`
    ^(?:(?:datos|informaci[óo]n|info|dati|recapiti|dados|informa[çc][õo]es) (?:de |di |per )?)?(?:
      contact[oae]s?|contatti?|contatos?|cont[áa]ctanos|contattaci|contacte-nos|fale con(?:osco|nosco)|recapiti
    )\s?[:!.]?$
  `,
  'i',
);

/** A short line right under a heading over the ways to reach a business, or beside a number or a mailbox. */
export function isAmongContacts(lines: readonly AddressLine[], index: number): boolean {
  const line = lines[index];
  if (!line || line.text.length > 110) return false;
  const isShort = (at: number) => (lines[at]?.text.length ?? 999) < 80 && lines[at]?.landmark === line.landmark;
  const isContact = (at: number) => isShort(at) && CONTACT_LINE.test(lines[at]?.text ?? '');
  const above = lines[index - 1];
  if (above && CONTACT_HEADING.test(above.text.trim())) return true;
  if (isContact(index - 1) || isContact(index + 1)) return true;
  // "Via Larice 3", "Lecce", the number.
  return isShort(index + 1) && isContact(index + 2);
}
