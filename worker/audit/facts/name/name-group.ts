import type { FactSource } from '../facts.ts';
import type { NamePlace } from './name-candidates.ts';

export interface Group {
  key: string;
  spellings: Map<string, number>;
  places: Map<NamePlace, number>;
  sources: FactSource[];
  titlePages: Set<string>;
}
