import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { counted, listedUpTo, quoted } from '../../wording/words.ts';
import { resultOf } from '../findings.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived, measured, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { INVITED } from './social-platform.ts';
import type { SeenProfile } from './social-profiles-seen.ts';

/** As written, each once; dots, dashes and the numbers a network adds make no other handle. */
function distinctHandles(profiles: readonly SeenProfile[]): string[] {
  const byKey = new Map<string, string>();
  for (const { handle } of profiles) {
    const own = handle.split('/')[0]?.toLowerCase() ?? '';
    const key = squeeze(nameKey(own));
    if (!byKey.has(key)) byKey.set(key, own);
  }
  return [...byKey.values()];
}

export function signals(input: PremiumInput, profiles: readonly SeenProfile[]): Grounded<string>[] {
  const preview = resultOf(input, 'missing-preview-tags');
  const picture = resultOf(input, 'dead-preview-image');
  const lines: Grounded<string>[] = [];
  if (profiles.length > 1) {
    const marked = profiles.filter(({ isMarked }) => isMarked).length;
    const asked = profiles.filter(({ answers }) => answers !== null);
    lines.push(
      say(
        `${counted(profiles.length, 'profile')} seen, ${marked === profiles.length ? 'all' : marked === 0 ? 'none' : marked} of them named in structured data. ${asked.length === 0 ? 'None let us look.' : `${asked.filter(({ answers }) => answers).length} answered our visit.`}`,
        seenAt(...profiles.flatMap(({ fact }) => fact.sources.slice(0, 1))),
      ),
    );
    const named = profiles.filter(({ network, handle }) => !INVITED.has(network) && !/^\d+$/.test(handle));
    const handles = distinctHandles(named);
    if (named.length > 1)
      lines.push(
        say(
          handles.length === 1
            ? `The handle is the same on all of them: ${quoted(handles[0] ?? '')}, dots and dashes aside.`
            : `The handles differ: ${listedUpTo(
                handles.map((handle) => quoted(handle, 40)),
                4,
              )}. One handle is easier to find and to tie to your name.`,
          derived(
            'Letters and digits of the handles compared, without regard to case.',
            profiles.flatMap(({ fact }) => fact.sources.slice(0, 1)),
          ),
        ),
      );
  }
  if (preview && preview.outcome.outcome !== 'inconclusive' && preview.outcome.outcome !== 'not_applicable') {
    lines.push(
      say(
        preview.outcome.outcome === 'pass'
          ? 'Your pages name a title, a text and a picture for links that people share.'
          : 'A shared link does not show all of title, text and picture, so the network chooses for you.',
        measured(preview, picture),
      ),
    );
  }
  return lines;
}
