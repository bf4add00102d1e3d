import type { Ground, Grounds } from '../contract/grounds.ts';

/** The ground of a line: its own, or its nearest ancestor's; null when it has none. */
export function groundOf(grounds: Grounds, pointer: string): Ground | null {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const ground = grounds[at];
    if (ground) return ground;
  }
  return null;
}
