import type { ReadAttempt } from '../audit/observations.ts';
import { attemptOf, HOME, inputs, page } from './audit-builders.ts';

export const attempts = (...plain: Partial<ReadAttempt>[]) =>
  inputs({
    attempts: plain.map((one, i) => ({
      ...attemptOf(page('<p>Hi</p>')),
      url: `${HOME}p${i}`,
      plain: { ...page('<p>Hi</p>').plain, ...one },
    })),
  });
