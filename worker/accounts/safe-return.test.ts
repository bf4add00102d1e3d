import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

/** What has sent people elsewhere in other services; each must lead home. */
const HOSTILE = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/dashboard',
  '//evil.example%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/dashboard/..//evil.example',
  '/dashboard/../../evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '%2f%2fevil.example',
  '/@evil.example',
  '@evil.example',
  'evil.example',
  '.evil.example',
  ':evil.example',
  '?https://evil.example',
  '#https://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://localhost/%0aalert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:eve@evil.example',
  'http://localhost:8787@evil.example/',
  'http://evil.example#@localhost:8787/',
  '/api/logout',
  '/api/login?returnTo=/api/login',
  '/api/analysis/1/export.json',
  '/API/logout',
  '/dashboard\u2028//evil.example',
  '/nowhere',
  '/dashboard\0',
  `/dashboard?${'a'.repeat(2_000)}`,
  '',
];

describe('safeReturn', () => {
  it.each(HOSTILE)('leads home from %j', (wanted) => {
    expect(safeReturn(wanted)).toBe('/');
  });

  it('knows more than sixty ways out', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60);
  });

  it.each([
    '/',
    '/dashboard',
    '/dashboard?session=0123',
    '/?analysis=4&unlocked=true',
    '/report/latest#plan',
    '/checkout/12',
    `/shared/${'a'.repeat(32)}`,
    '/account',
    '/?url=https%3A%2F%2Fexample.com%2F',
  ])('leads back to %s', (wanted) => {
    expect(safeReturn(wanted)).toBe(wanted);
  });

  it('leads home when nothing was asked', () => {
    expect(safeReturn(undefined)).toBe('/');
  });
});
