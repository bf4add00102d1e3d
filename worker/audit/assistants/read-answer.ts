import { findEmails } from '../facts/emails/email-texts.ts';
import { parsePhone } from '../facts/phones/phone-number.ts';
import { plainWords } from '../website/text/plain-words.ts';

/** Who is asked about, and what is known of it for sure. */
export interface Known {
  name: string | null;
  /** Without `www.`. */
  host: string;
  /** ISO 3166, for telephone numbers written without their country. */
  country: string | null;
  /** Primary part of its BCP 47 tag, for days of the week. */
  language: string | null;
  /** E.164, all that the website gives, other people's too. */
  phones: readonly string[];
  emails: readonly string[];
}

export interface ReadAnswer {
  isNamed: boolean;
  /** Among the entries of its list, from 1; null when no entry names it. */
  place: number | null;
  /** Heads of the list's other entries. */
  others: string[];
  /** Numbers and addresses it gives that the business is not known to have. */
  phones: string[];
  emails: string[];
  /** The line that names it, else the first one, as plain text. */
  line: string;
  /** All lines, as plain text. */
  lines: string[];
}

const MAX_NAME_CHARS = 60;
const MAX_LINE_CHARS = 280;
/** Fewer entries with heads are no list of names. */
const MIN_ENTRIES = 2;

/** An entry of a list or a heading, not one below another: "1. **NAME** – …", "- [NAME](…)", "### 2. NAME". */
const ENTRY = /^(?:(?:[-*+•]|\d{1,2}[.)])\s+|#{2,4}\s+(?:\d{1,2}[.)]\s+)?)(?=\S)(.*)$/;
/** What stands out at its beginning. A colon inside makes it a label. */
const HEAD = /^(?:\*\*|__)\s*\[?([^*_[\]]{2,80}?)\]?(?:\([^)]*\))?\s*(?:\*\*|__)(:?)|^\[([^\]]{2,80})\]\(/;

/** Addresses, markup and code. */
const NO_NAME = /https?:|[<>{}@=`\\|]/i;

export function readAnswer(text: string, known: Known): ReadAnswer {
  const lines = text.split(/\r?\n/);
  const names = (part: string) => isNamedIn(part, known);
  const heads = lines.flatMap((line) => {
    const head = headOf(line);
    return head === null ? [] : [head];
  });
  const at = heads.findIndex(names);
  const isList = heads.length >= MIN_ENTRIES;
  const plain = lines.map(plainText).filter(Boolean);
  const own = plain.find(names);
  return {
    isNamed: own !== undefined,
    place: isList && at >= 0 ? at + 1 : null,
    others: isList ? heads.filter((head) => !names(head)) : [],
    phones: numbersIn(text, known),
    emails: [...new Set(findEmails(plain.join('\n')).map(({ value }) => value))].filter(
      (email) => !known.emails.includes(email),
    ),
    line: (own ?? plain[0] ?? '').slice(0, MAX_LINE_CHARS),
    lines: plain,
  };
}

function headOf(line: string): string | null {
  const entry = ENTRY.exec(line)?.[1];
  if (entry === undefined) return null;
  const isHeading = line.startsWith('#');
  const match = HEAD.exec(entry);
  const head = match?.[1] ?? match?.[3] ?? (isHeading ? plainText(entry) : null);
  if (head === null || /[:?]$/.test(head.trim())) return null;
  const name = plainText(head);
  return name.length >= 2 && name.length <= MAX_NAME_CHARS && /\p{L}/u.test(name) && !NO_NAME.test(name) ? name : null;
}

/** Whole words of the name, or the address of the website. */
export function isNamedIn(text: string, { name, host }: Pick<Known, 'name' | 'host'>): boolean {
  const said = plainWords(text);
  if (host !== '' && said.includes(host.toLowerCase())) return true;
  if (name === null) return false;
  const wanted = plainWords(name);
  for (let at = said.indexOf(wanted); at >= 0 && wanted !== ''; at = said.indexOf(wanted, at + 1)) {
    const isWhole = ![said[at - 1], said[at + wanted.length]].some((beside) => /[\p{L}\p{N}]/u.test(beside ?? ''));
    if (isWhole) return true;
  }
  return false;
}

function numbersIn(text: string, { country, phones }: Known): string[] {
  const written = text.match(/\+?\(?\d[\d ()./-]{6,20}\d/g) ?? [];
  const valid = written.flatMap((number) => {
    const phone = parsePhone(number, country);
    return phone?.valid ? [phone.value] : [];
  });
  return [...new Set(valid)].filter((number) => !phones.includes(number));
}

/** Markdown's marks, addresses of links and what a reader does not see go; the words stay. */
export const plainText = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|>)\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
