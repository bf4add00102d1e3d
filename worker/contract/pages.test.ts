import { describe, expect, it } from 'vitest';
import { isPage } from './pages.ts';

describe('isPage', () => {
  it.each(['/', '/pricing', '/dashboard/', '/report/12', '/report/latest'])('knows %s', (path) => {
    expect(isPage(path)).toBe(true);
  });
  it.each(['/nothing', '/report', '/report/1/2', '/pricing/x', '/index.php', '/api/user'])(
    'does not know %s',
    (path) => {
      expect(isPage(path)).toBe(false);
    },
  );
});
