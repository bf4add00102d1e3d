import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../../testing/audit-builders.ts';
import { runCheck } from '../../../../testing/run-check.ts';
import type { PageObservation } from '../../../observations.ts';
import { missingContactPage } from '../../identity/missing-contact-page.ts';
import { brokenInternalLinks } from '../../technical/broken-internal-links.ts';
import { pagesWithoutSuccess } from '../../technical/pages-without-success.ts';

/** The server knows no such page; a click in a browser shows `drawn`, where there is one. */
function unknownTo(path: string, drawn?: string): PageObservation {
  const url = HOME + path;
  const one = page('', { url, role: 'about', status: 404, ...(drawn === undefined ? {} : { rendered: drawn }) });
  const seen = attemptOf(one);
  return {
    ...seen,
    plain: { ...seen.plain, view: null, obstacle: { kind: 'error_page', seen: 'status 404' } },
  };
}

const MENU = '<nav><a href="/looms">Looms</a><a href="/yarn">Yarn</a></nav>';
const SHOWN = `${MENU}<h1>Looms</h1><p>We build looms of ash and oak, and mend those of others.</p>`;
const home = page(`${MENU}<h1>Weft</h1><p>${'We weave rugs and mend looms. '.repeat(30)}</p>`);

describe('pages that a click shows and the server does not know', () => {
  const given = (...others: PageObservation[]) =>
    inputs({ pages: [home], attempts: [attemptOf(home), ...others], linkChecks: [] });
  it('are no dead links, and one task for the server', () => {
    const inApp = given(unknownTo('looms', SHOWN), unknownTo('yarn', SHOWN));
    expect(runCheck(brokenInternalLinks, inApp)).toMatchObject({ outcome: 'not_applicable' });
    expect(runCheck(pagesWithoutSuccess, inApp)).toMatchObject({ outcome: 'fail', cause: 'only-in-app' });
  });
  it('are no dead pages where one of them was not opened, and it is not said to open', () => {
    const some = runCheck(pagesWithoutSuccess, given(unknownTo('looms', SHOWN), unknownTo('wool')));
    expect(some).toMatchObject({ outcome: 'fail', cause: 'only-in-app' });
    expect(some.evidence.map(({ pageUrl }) => pageUrl)).toEqual([`${HOME}looms`]);
    const broken = given(unknownTo('looms', SHOWN), unknownTo('wool', '<h1>404</h1><p>Page not found</p>'));
    expect(runCheck(pagesWithoutSuccess, broken)).toMatchObject({ outcome: 'fail', cause: null });
  });
  it('may have a contact page among them that was not opened', () => {
    const contact: PageObservation = { ...unknownTo('contact'), role: 'contact' };
    expect(runCheck(missingContactPage, given(unknownTo('looms', SHOWN), contact)).outcome).toBe('inconclusive');
    expect(runCheck(missingContactPage, given(contact)).cause).toBe('page-gone');
  });
  it('come with the text where scripts write the website', () => {
    const shell = page('<div id="root"></div>', { rendered: `${SHOWN}<p>${'We weave rugs. '.repeat(40)}</p>` });
    const all = [attemptOf(shell), unknownTo('looms', SHOWN), unknownTo('yarn', SHOWN)];
    const app = inputs({ pages: [shell], attempts: all });
    expect(runCheck(pagesWithoutSuccess, app)).toMatchObject({ outcome: 'fail', cause: 'only-after-javascript' });
  });
  it('are dead links where nothing is shown, or the app itself finds no page', () => {
    for (const drawn of [undefined, '<h1>404</h1><p>Page not found</p>'])
      expect(runCheck(brokenInternalLinks, given(unknownTo('looms', drawn)))).toMatchObject({
        outcome: 'fail',
        cause: null,
      });
  });
});
