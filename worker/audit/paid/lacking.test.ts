import { expect, it } from 'vitest';
import { FILL_IN } from '../advice/subjects.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { withLacking } from './lacking.ts';

const result = (seen: string) =>
  ({ check: { id: 'any' }, outcome: { outcome: 'partial', evidence: [{ pageUrl: '', place: '', seen }] } }) as never;
const results: CheckResult[] = [
  result('missing: phone, profiles, logo, address country'),
  result('not named in sameAs: https://nets.example/larch?from=page'),
  result('no WebSite node'),
];
const MORE = 'A WebSite node should hold name and url.';

it('names what is missing, in plain words and in those of schema.org', () => {
  expect(withLacking(`${FILL_IN} ${MORE}`, results)).toBe(
    'The block that describes you should also hold: phone (telephone); logo; address country; ' +
      `profile (sameAs) https://nets.example/larch. ${MORE}`,
  );
  expect(withLacking(`${FILL_IN} ${MORE}`, results.slice(2))).toBe(MORE);
  expect(withLacking('Say it.', results)).toBe('Say it.');
});

it('names a logo once', () => {
  const logo = [result('missing: logo'), result('not named as your logo: larch.png')];
  expect(withLacking(FILL_IN, logo)).toBe('The block that describes you should also hold: logo (larch.png).');
});
