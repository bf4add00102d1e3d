import { expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { missingViewport } from './missing-viewport.ts';

it('counts a line that a script writes', () => {
  const written = (content: string) =>
    runCheck(
      missingViewport,
      inputs({ pages: [page('<p>Hi</p>', { rendered: `<meta name="viewport" content="${content}">` })] }),
    );
  expect(written('width=device-width').outcome).toBe('pass');
  expect(written('width=device-width, user-scalable=0')).toMatchObject({
    cause: 'zoom-forbidden',
    evidence: [{ place: 'meta[name="viewport"], written by a script' }],
  });
});

const LINE = '<meta name="viewport" content="width=device-width">';

it('does not say of a page whose scripts did not arrive how it lies on a phone', () => {
  const of = (missesCode: boolean) => {
    const home = page(LINE, { rendered: LINE });
    if (home.rendered) home.rendered.missesCode = missesCode;
    return runCheck(
      missingViewport,
      inputs({ pages: [home], phone: { layout: { hasViewport: true, textBeyond: 0.6 } } }),
    );
  };
  expect(of(false)).toMatchObject({ outcome: 'partial', cause: 'runs-off' });
  expect(of(true).outcome).toBe('pass');
});

const at = (path: string, html: string, role: 'legal' | 'other' | 'about') =>
  page(`<title>Larch</title>${html}`, { url: `${HOME}${path}`, role });

it('is judged by the pages that customers look for, and names the others', () => {
  const legal = at('imprint', '<p>Imprint</p>', 'legal');
  const withheld = at('notes', '<meta name="robots" content="noindex"><p>Notes</p>', 'other');
  const found = missingViewport.run(inputs({ pages: [page(LINE), legal, withheld] }));
  expect(found).toMatchObject({ outcome: 'pass', isMostly: true });
  expect(found.evidence.map(({ pageUrl }) => pageUrl)).toEqual([`${HOME}imprint`, `${HOME}notes`]);
});

it('says of some pages that these lack it, and of all only where the home page does', () => {
  const about = at('about', '<p>About</p>', 'about');
  expect(runCheck(missingViewport, inputs({ pages: [page(LINE), about] }))).toMatchObject({
    outcome: 'partial',
    cause: 'some-pages',
  });
  expect(runCheck(missingViewport, inputs({ pages: [page('<title>Larch</title>'), about] })).outcome).toBe('fail');
});
