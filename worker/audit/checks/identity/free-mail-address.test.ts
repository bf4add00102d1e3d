import { expect, it } from 'vitest';
import { facts, HOME, inputs } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { freeMailAddress } from './free-mail-address.ts';

it('is named once on each page that has it', () => {
  const sources = [HOME, HOME, `${HOME}contact`].map((pageUrl) => ({
    pageUrl,
    view: 'plain' as const,
    place: 'footer > p',
    seen: 'linde@gmail.com',
  }));
  const { seen } = runCheck(
    freeMailAddress,
    inputs({ facts: facts({ emails: [{ value: 'linde@gmail.com', sources }] }) }),
  );
  expect(seen).toEqual(['linde@gmail.com', 'linde@gmail.com']);
});

it('is asked of nobody whose website is at no domain of its own', () => {
  const sources = [{ pageUrl: HOME, view: 'plain' as const, place: 'footer > p', seen: 'linde@gmail.com' }];
  const at = (homeUrl: string, isPrivate = false) => {
    const given = inputs({ facts: facts({ emails: [{ value: 'linde@gmail.com', sources }] }) });
    return runCheck(freeMailAddress, { ...given, target: { ...given.target, homeUrl, isPrivate } }).outcome;
  };
  expect(at('https://linde-tea.com/')).toBe('partial');
  expect(at('https://linde-tea.github.io/')).toBe('inconclusive');
  expect(at('http://127.0.0.1:4000/', true)).toBe('inconclusive');
  expect(at('http://203.0.113.7/')).toBe('inconclusive');
});
