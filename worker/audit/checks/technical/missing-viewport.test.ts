import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { missingViewport } from './missing-viewport.ts';

it('counts a line that a script writes', () => {
  const written = (content: string) =>
    runCheck(
      missingViewport,
      inputs({ pages: [page('<p>Hi</p>', { rendered: `<meta name="viewport" content="${content}">` })] }),
    );
  expect(written('width=device-width').outcome).toBe('pass');
  expect(written('width=device-width, user-scalable=0')).toMatchObject({
    cause: 'zoom-forbidden',
    evidence: [{ place: 'meta[name="viewport"], written by a script' }],
  });
});
