import type { Fix } from './fix.ts';
import type { Recommendation } from './premium.ts';

/** Everything to paste for a recommendation. Apart from the schema, so that the web app can ask without it. */
export const fixesOf = ({ fix, moreFixes = [] }: Pick<Recommendation, 'fix' | 'moreFixes'>): Fix[] =>
  fix ? [fix, ...moreFixes] : [];
