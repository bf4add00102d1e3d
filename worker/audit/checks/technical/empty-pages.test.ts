import { expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { PageObservation } from '../../observations.ts';
import { pagesWithoutSuccess } from './pages-without-success.ts';

it('finds pages that open and hold nothing, alone or among such as are gone', () => {
  const served = (html: string, path: string, rendered?: string) => {
    const attempt = attemptOf(
      page(html, {
        url: HOME + path,
        role: path === '' ? 'home' : 'services',
        ...(rendered === undefined ? {} : { rendered }),
      }),
    );
    const obstacle = html === '' ? { kind: 'empty' as const, seen: '0 bytes of HTML without text' } : null;
    return { ...attempt, plain: { ...attempt.plain, obstacle } };
  };
  const outcome = (...given: PageObservation[]) => runCheck(pagesWithoutSuccess, inputs({ attempts: given }));
  const home = served('<a href="/hedges">Hedges</a>', '');
  expect(outcome(home, served('', 'hedges'))).toMatchObject({
    outcome: 'fail',
    cause: 'without-a-word',
    evidence: [{ pageUrl: `${HOME}hedges`, seen: 'no text at all' }],
  });
  expect(outcome(home, served('', 'hedges', '<p>Hedges'))).toMatchObject({ outcome: 'pass' });
  const gone = attemptOf(page('', { url: `${HOME}felling`, status: 500 }));
  expect(outcome(home, served('', 'hedges'), gone)).toMatchObject({ cause: 'gone-or-without-a-word' });
});
