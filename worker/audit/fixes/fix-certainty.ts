import type { Fix } from '../../contract/fix.ts';

/** Stands for what was not found on the website, alone or before a question to the owner. */
export const TODO = 'TODO';

/** A text with gaps or questions holds what only its owner can say; any other can be pasted as it stands. */
export const certaintyOf = (content: string): Fix['certainty'] => (content.includes(TODO) ? 'seen' : 'certain');
