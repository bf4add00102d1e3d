import type { Evidence } from '../checks/check.ts';
import type { Observations } from '../observations.ts';
import { EvidenceWords } from './told-evidence.ts';

/** The same facts or grounds with every source as a report shows it: in quotation marks where its page says it, and bare where we put it together. */
export function withToldSources<T>(of: T, observations: Pick<Observations, 'pages' | 'robots'>): T {
  const words = new EvidenceWords(observations);
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(told);
    if (typeof value !== 'object' || value === null) return value;
    if (isSource(value)) return value.words === undefined && !isCode(value) ? words.told(value) : value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(inner)]));
  };
  return told(of) as T;
}

/** A line of a block, set out as we print blocks. */
const isCode = ({ place }: Evidence): boolean => place.startsWith('JSON-LD block ');

const isSource = (value: object): value is Evidence => 'pageUrl' in value && 'place' in value && 'seen' in value;
