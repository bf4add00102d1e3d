import type { CheckInputs } from '../inputs.ts';

const NOT_SEEN = 'We saw none at the width of a desktop; what a phone shows was not looked at.';
const BARE =
  'On a phone the home page shows something to click on that is no link, button or field by its code; what it is to people who ' +
  'do not see it was not tested.';

/** Why nothing can be praised of all that people click on: a phone may show other things, as the one that opens its menu. null where we looked. */
export function doubtOfPhone({ layout }: CheckInputs['phone']): string | null {
  if (layout?.bareControls === undefined) return NOT_SEEN;
  return layout.bareControls > 0 ? BARE : null;
}
