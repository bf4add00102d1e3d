import type { Basis, PremiumGroup, PremiumResults } from '../contract/premium.ts';
import { addRow, type Block, heading, type Line, line, paragraph } from './blocks.ts';
import type { CitedGrounds } from './cite-grounds.ts';
import { fieldLabel, GROUP_LEADS, GROUP_TITLES } from './group-words.ts';
import { pathOf, safeHref } from './view/web-links.ts';

export interface PremiumSection {
  id: PremiumGroup;
  title: string;
  lead: string;
  /** Of the section as a whole. */
  citations: number[];
  blocks: Block[];
}

/** What the entries of a list of objects are called by: the first of these they have. */
const NAMES = [
  'title',
  'name',
  'testName',
  'toolName',
  'metric',
  'element',
  'area',
  'insight',
  'issue',
  'topic',
  'month',
  'platform',
  'query',
  'question',
  'page',
];

/** Number fields that are not a count of points out of 100. */
const UNITS: Record<string, (value: number) => string> = {
  yourRanking: (value) => `number ${value}`,
  aiVisibilityBoost: (value) => `${value > 0 ? '+' : ''}${value} points`,
  wordCount: (value) => `${value} words`,
  currentRating: String,
  reviewCount: String,
  organicTraffic: String,
  aiMentions: String,
  brandSearches: String,
};
const SHARES = new Set(['conversionRate', 'trafficIncrease', 'leadGeneration', 'estimatedLift', 'marketShare']);

const UNMEASURED = 'Not measured';

/**
 * Every paid group but the recommendations, in the contract's order. They are told by their shape: what has a name becomes a heading,
 * every field a row, so that a field added to the contract is shown without anything being written here.
 */
export function premiumSections(premium: PremiumResults, grounds: CitedGrounds): PremiumSection[] {
  const groups = Object.keys(GROUP_TITLES) as PremiumGroup[];
  return groups.flatMap((id) => {
    if (id === 'recommendations') return [];
    const teller = new Teller(grounds);
    const group: unknown = premium[id];
    const blocks = Array.isArray(group)
      ? teller.objects(group, `/${id}`, 3)
      : teller.fields(group as Fields, `/${id}`, 3);
    if (blocks.length === 0) blocks.push(paragraph('Nothing that we read gives reason to say something here.'));
    return [{ id, title: GROUP_TITLES[id], lead: GROUP_LEADS[id], citations: grounds.cite(`/${id}`), blocks }];
  });
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBasis = (fields: Fields, name: string): boolean => name.endsWith('Basis') && name.slice(0, -5) in fields;

const deeper = (level: 3 | 4 | 5): 4 | 5 => (level === 3 ? 4 : 5);

class Teller {
  /** The same way to measure is said once a section. */
  private readonly told = new Set<string>();
  private readonly grounds: CitedGrounds;

  constructor(grounds: CitedGrounds) {
    this.grounds = grounds;
  }

  fields(fields: Fields, pointer: string, level: 3 | 4 | 5, without: string | null = null): Block[] {
    const blocks: Block[] = [];
    for (const [name, value] of Object.entries(fields)) {
      if (name === without || isBasis(fields, name)) continue;
      const at = `${pointer}/${name}`;
      const basis = (fields[`${name}Basis`] as Basis | undefined) ?? null;
      const inner = isFields(value)
        ? this.fields(value, at, deeper(level))
        : Array.isArray(value) && value.some(isFields)
          ? this.objects(value, at, deeper(level))
          : null;
      if (inner === null) {
        const lines = Array.isArray(value)
          ? this.texts(value, at, basis)
          : [this.single(name, value, at, basis)].filter((said) => said !== null);
        if (lines.length > 0) addRow(blocks, { label: fieldLabel(name), lines });
      } else if (inner.length > 0) {
        blocks.push(heading(level, fieldLabel(name), this.grounds.cite(at)), ...inner);
      }
    }
    return blocks;
  }

  objects(list: readonly unknown[], pointer: string, level: 3 | 4 | 5): Block[] {
    return list.flatMap((item, index) => {
      if (!isFields(item)) return [];
      const at = `${pointer}/${index}`;
      const name = NAMES.find((known) => typeof item[known] === 'string') ?? null;
      const title = name === null ? `Number ${index + 1}` : titleOf(String(item[name]));
      const own = name === null ? [] : this.grounds.cite(`${at}/${name}`);
      const citations = [...new Set([...this.grounds.cite(at), ...own])];
      return [heading(level, title, citations), ...this.fields(item, at, deeper(level), name)];
    });
  }

  private texts(list: readonly unknown[], pointer: string, basis: Basis | null): Line[] {
    if (list.length === 0) return basis ? [this.unmeasured(pointer, basis)] : [];
    const whole = this.grounds.cite(pointer);
    const told = pointer.endsWith('/pages') ? titleOf : (text: string) => text;
    return list.map((item, index) => {
      const own = this.grounds.cite(`${pointer}/${index}`);
      return line(told(String(item)), index === 0 ? [...new Set([...whole, ...own])] : own);
    });
  }

  private single(name: string, value: unknown, pointer: string, basis: Basis | null): Line | null {
    if (value === null || value === undefined) return basis ? this.unmeasured(pointer, basis) : null;
    const text = typeof value === 'number' ? numberWords(name, value) : String(value);
    return line(name === 'priority' ? fieldLabel(text) : text, this.grounds.cite(pointer), this.once(basis?.how));
  }

  private unmeasured(pointer: string, basis: Basis): Line {
    const how = this.once(basis.how || this.grounds.howToMeasure(pointer));
    return { ...line(UNMEASURED, [], how), isUnmeasured: true };
  }

  private once(note: string | null | undefined): string | null {
    if (!note || this.told.has(note)) return null;
    this.told.add(note);
    return note;
  }
}

/** A page is called by its path, everything else by its name. */
function titleOf(text: string): string {
  if (safeHref(text) === null) return text;
  const path = pathOf(text);
  return path === '/' ? 'Home page' : path;
}

function numberWords(name: string, value: number): string {
  if (SHARES.has(name)) return `${value} %`;
  return UNITS[name]?.(value) ?? `${value} of 100`;
}
