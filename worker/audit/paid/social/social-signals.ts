import { quoted } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import { INVITED } from './social-platform.ts';
import { isNumbered, type SeenProfile } from './social-profiles-seen.ts';

/** As written, each once. Small and capital letters make no other handle; a dot or a dash more opens another profile, or none. */
const distinctHandles = (profiles: readonly SeenProfile[]): string[] => [
  ...new Set(profiles.map(({ handle }) => handle.split('/')[0]?.toLowerCase() ?? '')),
];

/** How the profiles agree with each other. */
export function signals(profiles: readonly SeenProfile[]): Grounded<string>[] {
  const lines: Grounded<string>[] = [];
  if (profiles.length > 1) {
    const named = profiles.filter((profile) => !INVITED.has(profile.network) && !isNumbered(profile));
    const handles = distinctHandles(named);
    // Two of one network belong to two brands, or to two people: a handle for each is as it should be.
    const isOneEach = new Set(named.map(({ network }) => network)).size === named.length;
    // Two handles may be as their owner wants them, and a new one breaks the links to the old.
    if (named.length > 1 && isOneEach && handles.length === 1)
      lines.push(
        say(
          `The handle of those named here is the same: ${quoted(handles[0] ?? '')}.`,
          derived(
            'The handles compared, without regard to case.',
            profiles.flatMap(({ fact }) => fact.sources.slice(0, 1)),
          ),
        ),
      );
  }
  return lines;
}
