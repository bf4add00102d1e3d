import type { Ground, Grounds } from '../contract/grounds.ts';
import type { Citations, Source } from './citations.ts';

export interface CitedGrounds {
  /** Numbers of what stands behind the line at this JSON pointer itself. Lines without a ground of their own rest on what is above them. */
  cite(pointer: string): number[];
}

/** The grounds of the paid groups as citations. */
export function citeGrounds(grounds: Grounds, citations: Citations): CitedGrounds {
  return {
    cite(pointer) {
      const ground = grounds[pointer];
      return ground ? citations.cite(sourcesOf(ground)) : [];
    },
  };
}

/** What stands somewhere: how a line came of it is no source. */
function sourcesOf(ground: Ground): Source[] {
  switch (ground.kind) {
    case 'measured':
    case 'derived':
      return ground.evidence;
    case 'estimated': {
      const { title, date, url, strength } = ground.source;
      return [{ kind: 'publication', pageUrl: url, place: `${title}, ${date}`, seen: strength }];
    }
    case 'not_measured':
      return [];
  }
}
