import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { AddressLine } from './address-line.ts';

const STREET = lightLetters(
  regexSource`
    ^(?:adres|straat(?:naam)?(?: (?:en|\+|&) (?:huis)?(?:nummer|nr\.?))?|stra(?:ß|ss)e(?: ?(?:und|u\.|\/|&
    |,) ?(?:haus)?(?:nummer|nr\.?))?|anschrift|adresse|(?:street )?address|street)$
  `,
  'i',
);
const CODE = /^(?:postcode|plz|postleitzahl|zip(?: ?code)?|postal code|pin ?code)$/i;
const TOWN = /^(?:(?:woon|vestigings)?plaats|stad|gemeente|ort|stadt|city|town)$/i;
/** In other languages the code stands before the town. */
const ENGLISH_TOWN = /^(?:city|town)$/i;

interface Field {
  label: string;
  value: string;
  /** Line of the value. */
  at: number;
}

/** "Straße: Larch 5" in one line, or the label over its value. */
function fieldAt(lines: readonly AddressLine[], index: number): Field | null {
  const text = lines[index]?.text ?? '';
  const [, label = text, inline] = /^([^:]{3,30}?)\s?:\s?(.*)$/.exec(text.length > 90 ? '' : text) ?? [];
  if (![STREET, CODE, TOWN].some((name) => name.test(label))) return null;
  if (inline) return { label, value: inline, at: index };
  const value = lines[index + 1]?.text ?? '';
  return value.length > 0 && value.length <= 60 && !value.includes(':') ? { label, value, at: index + 1 } : null;
}

/** Street, code and town in fields of their own become the line of the street. Line numbers stay as they are. */
export function joinFields(given: readonly AddressLine[]): readonly AddressLine[] {
  if (!given.some(({ text }) => text.length <= 90 && CODE.test(text.replace(/\s?:.*$/, '')))) return given;
  const lines = [...given];
  for (let index = 0; index < lines.length; index++) {
    const street = fieldAt(lines, index);
    const second = street && fieldAt(lines, street.at + 1);
    const third = second && fieldAt(lines, second.at + 1);
    if (!street || !third || !STREET.test(street.label) || !/\d/.test(street.value)) continue;
    const code = [second, third].find(({ label }) => CODE.test(label));
    const town = [second, third].find(({ label }) => TOWN.test(label));
    if (!code || !town || !/^\w{0,5}\s?\d[\w\s-]{1,8}$/.test(code.value) || !/^\D{2,40}$/.test(town.value)) continue;
    const end = ENGLISH_TOWN.test(town.label) ? `${town.value} ${code.value}` : `${code.value} ${town.value}`;
    for (let line = index; line <= third.at; line++) {
      const was = lines[line];
      if (was) lines[line] = { ...was, text: line === street.at ? `${street.value}, ${end}` : '' };
    }
  }
  return lines;
}
