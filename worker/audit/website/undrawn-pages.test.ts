import { expect, it } from 'vitest';
import { undrawnWords } from './undrawn-pages.ts';

it('says of our browser that it did not show a page, and why only where it knows', () => {
  const said = (failure: string | null) => undrawnWords({ rendered: { failure } as never });
  expect(said('timeout')).toBe('Our browser did not finish this page in its time.');
  expect(said('restless')).toBe('Not readable in a browser: it never came to rest.');
  expect(said('blocked')).toBe('Our browser did not show this page completely.');
  expect(said(null)).toBe('Our browser did not show this page completely.');
});
