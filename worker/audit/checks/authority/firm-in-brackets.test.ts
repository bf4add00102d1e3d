import { expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import { source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { teamNotNamed } from './team-not-named.ts';

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
