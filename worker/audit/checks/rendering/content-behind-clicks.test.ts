import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { contentBehindClicks } from './content-behind-clicks.ts';

const run = (html: string, rendered?: string) =>
  contentBehindClicks.run(
    inputs({ pages: [page(html, { url: HOME, ...(rendered === undefined ? {} : { rendered }) })] }),
  );

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

  it('fails answers that are not there, but no row of links', () => {
    const empty = '<details><summary>How long?</summary></details><details><summary>How much?</summary></details>';
    expect(run(empty, empty)).toMatchObject({ outcome: 'fail', evidence: { length: 2 } });
    expect(run('<details><summary>Follow us</summary><a href="https://x.test"><i></i></a></details>').outcome).toBe(
      'pass',
    );
  });

  it('is no fetching at a click where a script fills them as the page opens, and nothing is told where no browser looked', () => {
    const fold = (answer: string) =>
      `<h1>Larch</h1><details><summary>How long?</summary><div>${answer}</div></details>`;
    expect(run(fold(''), fold('<p>Two hours.</p>')).outcome).toBe('pass');
    expect(run(fold(''), '<h1>Larch</h1><p>Two hours.</p>').outcome).toBe('inconclusive');
    expect(run(fold('')).outcome).toBe('inconclusive');
  });

  it('fails sentences that a click brought, unless they stand on a page as well', () => {
    const clicked = (text: string, words = 60, name = 'Services') => {
      const home = page('<h1>Larch</h1><a>Services</a>', { url: HOME, rendered: '<h1>Larch</h1><a>Services</a>' });
      if (home.rendered) home.rendered.view.clicked = [{ name, href: null, opens: true, words, text }];
      return contentBehindClicks.run(inputs({ pages: [home] }));
    };
    const said = 'We sweep chimneys and stoves of every make in Leeds and around.'.concat(
      ' We come on weekdays.'.repeat(13),
    );
    expect(clicked(said)).toMatchObject({
      outcome: 'fail',
      cause: 'at-a-click',
      evidence: [{ place: 'after a click on “Services”: text that the HTML does not hold' }],
    });
    // A few lines, a window to sign in, and legal texts are no text that anybody misses.
    expect(clicked('We sweep chimneys in Leeds', 9).outcome).toBe('inconclusive');
    const signIn = ['Welcome back', 'Sign in to your account to go on', 'Password', 'Sign in'].join('\n').repeat(9);
    expect(clicked(signIn, 99).outcome).toBe('inconclusive');
    expect(clicked(said, 60, 'Imprint').outcome).toBe('inconclusive');
    expect(clicked('Larch').outcome).toBe('pass');
    expect(clicked('Lorem ipsum dolor sit amet, consectetur adipiscing elit')).toMatchObject({
      outcome: 'inconclusive',
      evidence: { length: 1 },
    });
    expect(clicked('Thank you', 2).outcome).toBe('pass');
  });

  it('tells an entry of two pages once, with words that are whole', () => {
    const said = `${'We sweep chimneys and stoves of every make in Leeds. '.repeat(8)}Ask us`;
    const pages = [said, said.slice(0, 140)].map((text, at) => {
      const one = page('<h1>Larch</h1>', { url: at === 0 ? HOME : `${HOME}more`, rendered: '<h1>Larch</h1>' });
      if (one.rendered) one.rendered.view.clicked = [{ name: 'Stoves', href: null, opens: true, words: 50, text }];
      return one;
    });
    const { evidence } = contentBehindClicks.run(inputs({ pages }));
    expect(evidence).toHaveLength(1);
    expect(evidence[0]?.seen).toMatch(/ …$/);
    expect(`${said} `).toContain(`${evidence[0]?.seen.replace(' …', '')} `);
  });

  it('cannot tell on a page without text', () => {
    expect(run('<div id=app></div>')).toMatchObject({ outcome: 'inconclusive' });
  });
});
