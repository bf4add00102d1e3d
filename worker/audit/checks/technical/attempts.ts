import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { ReadAttempt } from '../../observations.ts';

export const attempts = (...plain: Partial<ReadAttempt>[]) =>
  inputs({
    attempts: plain.map((one, i) => ({
      ...attemptOf(page('<p>Hi</p>')),
      url: `${HOME}p${i}`,
      plain: { ...page('<p>Hi</p>').plain, ...one },
    })),
  });
