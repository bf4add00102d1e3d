import { expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { unprovenCredentials } from './unproven-credentials.ts';

it('takes none from a passage of a notice that was never filled in', () => {
  const of = (chamber: string) => {
    const html = `<h1>Imprint</h1><p>Licence No. 123456<br>Chamber: ${chamber}</p>`;
    return runCheck(unprovenCredentials, inputs({ pages: [page(html, { url: `${HOME}notice`, role: 'legal' })] }))
      .outcome;
  };
  expect(of('Larch')).toBe('pass');
  expect(of('[e.g. Chamber of Larch]')).not.toBe('pass');
});
