import type { Basis } from '../../contract/grounds.ts';
import { addRow, type Block, heading, type Line, line, type Row } from '../blocks.ts';
import type { CitedGrounds } from '../cite-grounds.ts';
import { fieldLabel } from '../group-words.ts';
import { isReached } from '../view/is-reached.ts';
import { pathOf, safeHref } from '../view/web-links.ts';
import { DETAILS, IN_A_SENTENCE, NAMELESS, NAMES, numberWords, OUTSIDE, TOLD_ELSEWHERE } from './field-words.ts';

/** Longest entry of a list that reads better as one line than as one below the other. */
const MAX_INLINE_CHARS = 90;

/** Longest text that goes on where a sentence stands. */
const MAX_JOINED_CHARS = 300;

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBasis = (fields: Fields, name: string): boolean => name.endsWith('Basis') && name.slice(0, -5) in fields;

const deeper = (level: 3 | 4 | 5): 4 | 5 => (level === 3 ? 4 : 5);

export const rowsBlock = (rows: Row[]): Block[] => (rows.length === 0 ? [] : [{ kind: 'rows', rows }]);

/** Tells a paid group by its shape, and keeps apart what is for whoever does the work and what nobody can see. */
export class Teller {
  readonly unseen: string[] = [];
  private details: Row[] = [];
  private readonly told = new Set<string>();
  private readonly grounds: CitedGrounds;

  constructor(grounds: CitedGrounds) {
    this.grounds = grounds;
  }

  /** Of the section told last. */
  takeDetails(): Row[] {
    const taken = this.details;
    this.details = [];
    return taken;
  }

  fields(fields: Fields, pointer: string, level: 3 | 4 | 5): Block[] {
    const blocks: Block[] = [];
    for (const [name, value] of Object.entries(fields)) {
      if (isBasis(fields, name)) continue;
      const at = `${pointer}/${name}`;
      const basis = basisOf(fields, name);
      const inner = isFields(value)
        ? this.fields(value, at, deeper(level))
        : isObjects(value)
          ? this.listed(name, this.objects(value, at))
          : null;
      if (inner === null) {
        const lines = Array.isArray(value) ? this.texts(name, value, at, basis) : this.single(name, value, at, basis);
        if (lines.length === 0) continue;
        const row = { label: fieldLabel(name), lines };
        if (DETAILS.has(name)) this.details.push(row);
        else addRow(blocks, row);
      } else if (DETAILS.has(name)) {
        this.details.push(...inner.flatMap((block) => (block.kind === 'rows' ? block.rows : [])));
      } else if (inner.length > 0) {
        blocks.push(heading(level, fieldLabel(name), this.grounds.cite(at)), ...inner);
      }
    }
    return blocks;
  }

  private listed(name: string, rows: Row[]): Block[] {
    if (!DETAILS.has(name)) return rowsBlock(rows);
    this.details.push(...rows);
    return [];
  }

  /** A row for each: its name, what is said of it in one line, then its lists. */
  objects(list: readonly unknown[], pointer: string): Row[] {
    return list.flatMap((item, index) => {
      // What stands as it should needs no aim.
      if (!isFields(item) || isDone(item)) return [];
      const name = NAMES.find((known) => typeof item[known] === 'string') ?? null;
      const title = name === null ? `Number ${index + 1}` : titleOf(String(item[name])).replace(/[.:]$/, '');
      const at = `${pointer}/${index}`;
      const fields = Object.keys(item).filter((field) => field !== name && !isBasis(item, field));
      const own = [this.grounds.cite(at), ...(name === null ? [] : [this.grounds.cite(`${at}/${name}`)])].flat();
      const short = fields.filter((field) => !DETAILS.has(field));
      const details = this.about(
        item,
        at,
        fields.filter((field) => DETAILS.has(field)),
        [],
      );
      const told = { label: title, lines: this.about(item, at, short, own) };
      if (details.length > 0) this.details.push({ label: title, lines: details });
      return told.lines.length === 0 ? [] : [told];
    });
  }

  /** What is no list in one line, then the lists. */
  private about(item: Fields, pointer: string, fields: readonly string[], cited: readonly number[]): Line[] {
    const said: string[] = [];
    const lists: Line[] = [];
    const citations = [...cited];
    for (const field of fields) {
      const value = item[field];
      const at = `${pointer}/${field}`;
      const basis = basisOf(item, field);
      if (isObjects(value)) {
        const rows = this.objects(value, at);
        lists.push(
          ...rows.flatMap(({ label, lines }) => lines.map((one) => ({ ...one, text: `${label}: ${one.text}` }))),
        );
      } else if (Array.isArray(value)) {
        lists.push(...this.texts(field, value, at, basis).map((one) => labelled(field, one, value)));
      } else {
        for (const one of this.single(field, value, at, basis)) {
          said.push(IN_A_SENTENCE[field]?.(one.text) ?? one.text);
          citations.push(...one.citations);
        }
      }
    }
    // A name alone tells nothing, whatever it rests on.
    const opening = said.length > 0 ? [line(joined(said), [...new Set(citations)])] : [];
    const [first] = opening;
    const [only, ...more] = lists;
    if (!first && only && citations.length > 0)
      return [{ ...only, citations: [...new Set([...citations, ...only.citations])] }, ...more];
    // One sentence and one thing to do are one line.
    if (first && only && more.length === 0 && !first.note && only.text.length < MAX_JOINED_CHARS) {
      const all = [...new Set([...first.citations, ...only.citations])];
      return [line(joined([first.text, only.text].filter((text) => text !== '')), all, only.note)];
    }
    return [...opening, ...lists];
  }

  private texts(name: string, list: readonly unknown[], pointer: string, basis: Basis | null): Line[] {
    if (list.length === 0 && basis) this.note(name);
    const whole = this.grounds.cite(pointer);
    const told = pointer.endsWith('/pages') ? titleOf : (text: string) => text;
    const lines = list.flatMap((item, index): Line[] => {
      const at = `${pointer}/${index}`;
      if (this.isNoted(name, String(item), at)) return [];
      return [line(told(String(item)), this.grounds.cite(at))];
    });
    if (isShortList(list) && lines.length > 0) {
      const citations = [...new Set([...whole, ...lines.flatMap((one) => one.citations)])];
      return [line(lines.map(({ text }) => text).join('; '), citations)];
    }
    const [first, ...rest] = lines;
    return first ? [{ ...first, citations: [...new Set([...whole, ...first.citations])] }, ...rest] : [];
  }

  private single(name: string, value: unknown, pointer: string, basis: Basis | null): Line[] {
    if (value === null || value === undefined || value === '') {
      if (basis) this.note(name);
      return [];
    }
    if (TOLD_ELSEWHERE.has(name)) return [];
    const text = typeof value === 'number' ? numberWords(name, value) : String(value);
    if (this.isNoted(name, text, pointer)) return [];
    return [line(text, this.grounds.cite(pointer), this.once(basis?.how))];
  }

  /** A line that only says that something was not measured is told with the others of its kind. */
  private isNoted(name: string, text: string, pointer: string): boolean {
    if (!/^Not measured(?:[:.]|\s)/.test(text)) return false;
    const path = pointer.split('/');
    const owner = NAMELESS.has(name) ? path[path.indexOf(name) - 1] : name;
    this.note(owner ?? name);
    return true;
  }

  private note(name: string): void {
    const label = fieldLabel(name);
    if (OUTSIDE.has(name) && !this.unseen.includes(label)) this.unseen.push(label);
  }

  private once(note: string | null | undefined): string | null {
    if (!note || this.told.has(note)) return null;
    this.told.add(note);
    return note;
  }
}

const isDone = ({ currentValue, targetValue }: Fields): boolean =>
  typeof currentValue === 'string' && typeof targetValue === 'string' && isReached(currentValue, targetValue);

const isObjects = (value: unknown): value is Fields[] => Array.isArray(value) && value.some(isFields);

const basisOf = (fields: Fields, name: string): Basis | null => (fields[`${name}Basis`] as Basis | undefined) ?? null;

const isShortList = (list: readonly unknown[]): boolean =>
  list.length > 1 && list.every((item) => String(item).length <= MAX_INLINE_CHARS && !/[.!?]$/.test(String(item)));

/** Inside an entry a list has no label of its own: a joined one is told by its name. */
const labelled = (field: string, one: Line, list: readonly unknown[]): Line =>
  isShortList(list) ? { ...one, text: `${fieldLabel(field)}: ${one.text}` } : one;

/** Parts that are no sentences become some. */
const joined = (parts: readonly string[]): string =>
  parts.map((part, index) => (index < parts.length - 1 && !/[.!?…][”’)]?$/.test(part) ? `${part}.` : part)).join(' ');

/** A page is called by its path, everything else by its name. */
function titleOf(text: string): string {
  if (safeHref(text) === null) return text;
  const path = pathOf(text);
  return path === '/' ? 'Home page' : path;
}
