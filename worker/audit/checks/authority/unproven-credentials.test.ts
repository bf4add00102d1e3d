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

it('takes no number of a register from what customers say', () => {
  const judged = (stars: string) => {
    const card = (text: string, who: string) =>
      `<div class="card"><h3>${who}</h3><div>${stars}</div><p>${text}</p></div>`;
    const html = `<h1>Larch</h1>${card('They restored my old KLE 2003 and it runs as on its first day.', 'Ann')}
      ${card('Quick, friendly and good at what they do, all of them.', 'Mary')}`;
    return runCheck(unprovenCredentials, inputs({ pages: [page(html)] }));
  };
  expect(judged('Work')).toMatchObject({ outcome: 'inconclusive', evidence: [{ place: expect.any(String) }] });
  expect(judged('★★★★★').evidence).toEqual([]);
});
