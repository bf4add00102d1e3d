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
    const html = `<h1>Larch</h1>${card('They restored my old KLE 2503 and it runs as on its first day.', 'Ann')}
      ${card('Quick, friendly and good at what they do, all of them.', 'Mary')}`;
    return runCheck(unprovenCredentials, inputs({ pages: [page(html)] }));
  };
  expect(judged('Work')).toMatchObject({ outcome: 'inconclusive', evidence: [{ place: expect.any(String) }] });
  expect(judged('★★★★★').evidence).toEqual([]);
});

it('takes a year behind capital letters for no number of a register', () => {
  const judged = (html: string) => runCheck(unprovenCredentials, inputs({ pages: [page(html)] })).outcome;
  expect(judged('<p>ETE 2026</p>')).toBe('info');
  expect(judged('<p>ETE 20263</p>')).toBe('inconclusive');
});

it.each([
  '<p>Mitglied der <a href="https://www.zahnaerztekammer.test.de">Zahnärztekammer</a></p>',
  '<p>Mitglied der <a href="https://www.zahnaerztekammer.test.de/de/index.php">Zahnärztekammer</a></p>',
  '<p>Licensed under a <a rel="license" href="https://commons.test/licenses/by/4.0/">License</a></p>',
  '<p>Licence &lt; 0,3%. Peroxides &lt; 350 meq, batch no. 40312</p>',
  '<p>Licence register: call <a href="tel:0800 408 5500">0800 408 5500</a></p>',
  '<p>Licensed, 4.9 stars in 127 reviews</p>',
  '<p>You need a licence to drive. See <a href="https://board.test.de/licences/new">the board</a>.</p>',
])('takes what stands for everybody, or beside the claim, for no proof: %s', (html) => {
  expect(runCheck(unprovenCredentials, inputs({ pages: [page(html)] })).outcome).toBe('info');
});
