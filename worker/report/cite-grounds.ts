import { groundOf } from '../audit/paid/grounded.ts';
import type { Ground, Grounds } from '../contract/grounds.ts';
import type { ReportCheck } from '../contract/results.ts';
import type { Citations, Source } from './citations.ts';

export interface CitedGrounds {
  /** Numbers of what stands behind the line at this JSON pointer itself. Lines without a ground of their own rest on what is above them. */
  cite(pointer: string): number[];
  /** How to get what was not measured; null for everything else. Looked up among the line's ancestors too. */
  howToMeasure(pointer: string): string | null;
}

const JUDGED: ReadonlySet<string> = new Set(['pass', 'partial', 'fail']);

/** The grounds of the paid groups as citations. */
export function citeGrounds(
  grounds: Grounds,
  checks: readonly Pick<ReportCheck, 'id' | 'title' | 'outcome'>[],
  citations: Citations,
): CitedGrounds {
  // Of what was not judged a title would say that it is well.
  const judged = checks.filter(({ outcome }) => JUDGED.has(outcome));
  const titles = new Map(judged.map(({ id, title }) => [id, title]));
  return {
    cite(pointer) {
      const ground = grounds[pointer];
      return ground ? citations.cite(sourcesOf(ground, titles)) : [];
    },
    howToMeasure(pointer) {
      const ground = groundOf(grounds, pointer);
      return ground?.kind === 'not_measured' ? ground.how : null;
    },
  };
}

function sourcesOf(ground: Ground, titles: ReadonlyMap<string, string>): Source[] {
  switch (ground.kind) {
    case 'measured': {
      if (ground.evidence.length > 0) return ground.evidence;
      const names = ground.checkIds.flatMap((id) => titles.get(id) ?? []);
      return names.length === 0
        ? []
        : [{ kind: 'rule', pageUrl: '', place: 'What we checked', seen: names.join('; ') }];
    }
    case 'derived':
      return ground.evidence.length > 0
        ? ground.evidence
        : [{ kind: 'rule', pageUrl: '', place: 'How this was concluded', seen: ground.rule }];
    case 'estimated': {
      const { title, date, url, strength } = ground.source;
      return [{ kind: 'publication', pageUrl: url, place: `${title}, ${date}`, seen: strength }];
    }
    case 'not_measured':
      return [];
  }
}
