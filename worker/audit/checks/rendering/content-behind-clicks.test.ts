import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { contentBehindClicks } from './content-behind-clicks.ts';

const run = (html: string, path = '') => contentBehindClicks.run(inputs({ pages: [page(html, { url: HOME + path })] }));

describe('content-behind-clicks', () => {
  it('passes folded answers that are in the HTML', () => {
    const one = (answer: string) => `<details><summary>How long?</summary>${answer}</details>`;
    expect(run(one('Two hours.') + one('<p>Three.</p>') + one('<img src=x.png alt="">'))).toMatchObject({
      outcome: 'pass',
    });
    expect(
      run('<details><summary><h3>How long?</h3></summary><div><ul><li>Two hours</ul></div></details>'),
    ).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for more on a click, but not for a link to more', () => {
    expect(run('<p>News</p><button>Mehr laden</button>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'Mehr laden' }],
    });
    expect(run('<p>News</p><a href="#">Load more…</a>')).toMatchObject({ outcome: 'partial' });
    expect(run('<p>News</p><a href="/news?page=2">Load more</a>')).toMatchObject({ outcome: 'pass' });
  });

  it('fails answers or prices that are not there', () => {
    expect(
      run('<details><summary>How long?</summary></details><details><summary>How much?</summary></details>'),
    ).toMatchObject({ outcome: 'fail', evidence: { length: 2 } });
    expect(run('<h1>Unsere Preise</h1><button>Mehr anzeigen</button>')).toMatchObject({ outcome: 'fail' });
  });

  it('cannot tell on a page without text', () => {
    expect(run('<div id=app></div>')).toMatchObject({ outcome: 'inconclusive' });
  });
});
