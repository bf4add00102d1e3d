import { expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import { source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { teamNotNamed } from './team-not-named.ts';

it('takes no role that markup alone gives', () => {
  const founder = (name: string, seen: string) => ({
    value: { name, role: 'founder' },
    sources: [source(name, { place: 'JSON-LD founder' }), source(seen, { place: 'p' })],
  });
  const named = (line: (name: string) => string) =>
    runCheck(
      teamNotNamed,
      inputs({
        pages: [page('')],
        facts: facts({ people: ['Ida Berg', 'Tom Reed'].map((name) => founder(name, line(name))) }),
      }),
    ).outcome;
  expect(named((name) => `Today ${name} runs it, in the fifth generation.`)).toBe('info');
  expect(named((name) => `${name}, founder`)).toBe('pass');
});

it('counts no firm in the brackets of its owner', () => {
  const owner = (name: string, seen: string) => ({ value: { name, role: 'owner' }, sources: [source(seen)] });
  const named = (line: string, other: string) =>
    runCheck(
      teamNotNamed,
      inputs({
        pages: [page('')],
        facts: facts({ people: [owner('Ida Berg', 'Ida Berg (owner)'), owner(other, line)] }),
      }),
    ).outcome;
  expect(named('Ida Berg (your owner Larch Gold in Bingham)', 'Larch Gold')).toBe('info');
  expect(named('Ida Berg (owner) | Tom Reed (owner)', 'Tom Reed')).toBe('pass');
});
