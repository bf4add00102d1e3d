import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { READ_WHOLE } from '../../facts/claims/coverage.ts';
import { runChecks } from '../run-checks.ts';
import { essentialsLostWithoutJavascript } from './essentials-lost-without-javascript.ts';
import { textLostWithoutJavascript } from './text-lost-without-javascript.ts';

const words = (from: number, to: number) =>
  `<p>${Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ')}</p>`;
const run = (...pages: ReturnType<typeof page>[]) => textLostWithoutJavascript.run(inputs({ pages }));

describe('text-lost-without-javascript', () => {
  it('passes when both readings agree, whatever is folded away', () => {
    expect(run(page(words(0, 100), { rendered: words(0, 110) }))).toMatchObject({ outcome: 'pass' });
    expect(run(page(`<div hidden>${words(0, 100)}</div>`, { rendered: words(0, 100) }))).toMatchObject({
      outcome: 'pass',
    });
  });

  it('praises nothing of a home page that hides most of itself, nor where another page loses some', () => {
    const inner = page(words(0, 6), { url: `${HOME}a`, role: 'other', rendered: words(0, 12) });
    expect(run(page(words(0, 100), { rendered: words(0, 60) }))).toMatchObject({ outcome: 'pass' });
    expect(run(page(words(0, 200), { rendered: words(0, 60) }))).toMatchObject({ outcome: 'inconclusive' });
    expect(run(page(words(0, 100), { rendered: words(0, 100) }), inner)).toMatchObject({ outcome: 'inconclusive' });
  });

  it('praises nothing where a page was not shown to the end', () => {
    const coverage = { ...READ_WHOLE, unfinished: `${HOME}prices` };
    const given = inputs({ pages: [page(words(0, 100), { rendered: words(0, 100) })], coverage });
    expect(textLostWithoutJavascript.run(given)).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ pageUrl: `${HOME}prices` }],
    });
  });

  it('says of other pages no more than they send', () => {
    const inner = (path: string, served: number) =>
      page(words(0, served), { url: `${HOME}${path}`, role: 'other', rendered: words(0, 100) });
    const home = (served: number) => page(words(0, served), { rendered: words(0, 100) });
    const said = (...pages: ReturnType<typeof page>[]) =>
      run(...pages).evidence[0]?.place.replace(/^.*browser shows/, '');
    expect(said(home(100), inner('a', 100), inner('b', 5))).toBe('; 2 other pages have nearly all of theirs');
    expect(said(home(86), inner('a', 100), inner('b', 5))).toBe('; 2 other pages have most of theirs');
    expect(said(home(86), inner('b', 5))).toBe('; another page has most of its words');
    expect(said(home(86), inner('a', 5), inner('b', 5))).toBe('');
  });

  it('is partial when a part is added, and quotes it', () => {
    const outcome = run(page(words(0, 60), { rendered: words(0, 60) + words(60, 100) }));
    expect(outcome).toMatchObject({
      outcome: 'partial',
      evidence: [
        {
          place: 'words in the HTML as served: part of the words a browser shows',
          seen: expect.stringMatching(/^word60 word61/),
        },
      ],
    });
  });

  it('quotes nothing that another page serves', () => {
    const home = page(words(0, 50), { rendered: words(0, 50) });
    const late = { url: `${HOME}late`, role: 'other', rendered: words(0, 50) + words(50, 90) } as const;
    expect(run(home, page('', late)).evidence[0]?.seen).toMatch(/^word50 word51/);
  });

  it('takes no page for an example whose footer alone is missing', () => {
    const home = page(words(0, 10), { rendered: words(0, 100) });
    const year = '<footer><p>© 2025 Lime Yard, all rights are reserved</p></footer>';
    const contact = page(words(0, 16), { url: `${HOME}contact`, role: 'contact', rendered: words(0, 16) + year });
    expect(run(home, contact).evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME]);
  });

  it('takes for no example what a script puts in the place of a served text, or says on page after page', () => {
    const lasting = 'You order by telephone and fetch your jars from the barn on the day that suits you best of all.';
    const season =
      'The shop is closed while we bring in this harvest, and opens again once everything has been filled up.';
    const goods = 'A little glass with the pure taste of lime blossom, made for presents and for a first breakfast.';
    const ribbon = '<div>Our bees are busy this month, so please come back later and look for news right here.</div>';
    const at = (path: string, served: string, shown: string) =>
      page(`<h1>Bees</h1>${served}`, {
        url: `${HOME}${path}`,
        role: 'other',
        rendered: `${ribbon}<h1>Bees</h1>${shown}`,
      });
    const faq = at('faq', `<p>${lasting}</p>`, `<p>${season}</p>`);
    const shop = at('shop', words(0, 20), `${words(0, 20)}<p>${goods}</p>`);
    const home = page(words(0, 90), { rendered: ribbon + words(0, 90) });
    expect(run(home, faq, shop).evidence.map(({ seen }) => seen)).toEqual([goods]);
    expect(run(home, faq, at('a', words(0, 40), words(0, 40)))).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ pageUrl: `${HOME}faq`, seen: season }],
    });
  });

  it('says so where what is added is the same on every page, as a menu is', () => {
    const menu = words(1_000, 1_040);
    const at = (path: string, from: number, added: string) =>
      page(words(from, from + 60), { url: `${HOME}${path}`, rendered: words(from, from + 60) + added });
    const place = (added: (k: number) => string) => {
      const outcome = run(...['', 'a', 'b'].map((path, k) => at(path, k * 100, added(k))));
      return 'evidence' in outcome ? outcome.evidence[0]?.place : undefined;
    };
    expect(place(() => menu)).toMatch(/; what is missing is nearly the same on every page$/);
    expect(place((k) => words(2_000 + k * 100, 2_040 + k * 100))).toMatch(/browser shows$/);
    // A page that is sent with it has it, too; one that a browser shows without it does not.
    const withPage = (sent: string) => {
      const pages = ['', 'a', 'b'].map((path, k) => at(path, k * 100, menu));
      const outcome = run(
        ...pages,
        page(words(400, 460) + sent, { url: `${HOME}d`, rendered: words(400, 460) + sent }),
      );
      return 'evidence' in outcome ? outcome.evidence[0]?.place : undefined;
    };
    expect(withPage(menu)).toMatch(/; what is missing is nearly the same on every page$/);
    expect(withPage('')).not.toMatch(/nearly the same on every page$/);
  });

  it('fails when most is added, and when the home page alone loses most', () => {
    expect(run(page('<p>Loading</p>', { rendered: words(0, 100) }))).toMatchObject({ outcome: 'fail' });
    const other = page(words(0, 900), { url: `${HOME}about`, role: 'about', rendered: words(0, 900) });
    expect(run(page('', { rendered: words(0, 100) }), other)).toMatchObject({ outcome: 'fail' });
  });

  it('names figures that are served as zero and counted up, and no other zero', () => {
    const figures = (first: string, second: string) =>
      `${words(0, 100)}<div class="stats"><b>${first}</b><p>Years of practice</p></div><div class="fees"><p>${second}</p></div>`;
    const of = (served: [string, string], shown: [string, string]) =>
      run(page(figures(...served), { rendered: figures(...shown) }));
    expect(of(['0+', '0 complaints'], ['25+', '0 complaints'])).toMatchObject({
      outcome: 'partial',
      cause: 'counters',
      evidence: [{ seen: '0+ · Years of practice' }],
    });
    expect(of(['0', '0 complaints'], ['0', '0 complaints']).outcome).toBe('pass');
    expect(of(['0', 'x'], ['Open', 'x']).outcome).toBe('pass');
  });

  it('quotes what the page says before a notice to agree to, and no line of copyright', () => {
    const notice =
      '<div><p>We keep small files on your machine to remember what you put in there.</p><button>Fine</button></div>';
    const foot = '<p>© 2026 Rowan Cakes. A website made with great love by somebody who likes cakes.</p>';
    const quoted = (...parts: string[]) =>
      run(page('<p>Hi</p>', { rendered: parts.join('') + words(0, 60) })).evidence[0]?.seen;
    const own = '<p>Freshly baked every morning with plenty of butter, love and happiness.</p>';
    expect(quoted(notice, foot, own)).toMatch(/^Freshly baked/);
    expect(quoted(foot, notice)).toMatch(/^(?:We keep|word0)/);
  });

  it('names a line with figures that a script takes away for another one', () => {
    const note = (text: string) => `${words(0, 100)}<div class="note"><p>${text}</p></div>`;
    const of = (served: string, shown: string) => run(page(note(served), { rendered: note(shown) }));
    expect(of('Open daily from 11 or 12', 'Winter break, see you next season')).toMatchObject({
      outcome: 'partial',
      cause: 'other-words',
      evidence: [{ seen: 'Open daily from 11 or 12' }, { seen: 'Winter break, see you next season' }],
    });
    expect(of('Mon to Fri 9:00-13:00', 'Maandag tot vrijdag 9.00-13.00')).toMatchObject({ outcome: 'pass' });
    expect(of('Ices for young and old', 'Summer tastes of plum')).toMatchObject({ outcome: 'pass' });
  });

  it('names each page that is sent without a word, however little scripts write there', () => {
    const inner = page('<div id="app"></div>', {
      url: `${HOME}rye`,
      role: 'other',
      rendered: '<p>Rye loaves, rolls and rusks</p>',
    });
    const { evidence } = run(page('<div id="app"></div>', { rendered: words(0, 100) }), inner);
    expect(evidence.map(({ pageUrl }) => pageUrl)).toEqual(expect.arrayContaining([HOME, `${HOME}rye`]));
  });

  it('counts and quotes nothing that scripts may write in the place of what did not arrive', () => {
    const menu = '<p>The menu could not be loaded now, please try it once more in a while.</p>';
    const lacking = (served: number) => {
      const one = page(words(0, served), { rendered: menu + words(0, 70) });
      if (one.rendered) one.rendered.missesData = true;
      return run(one);
    };
    expect(lacking(50)).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ seen: 'did not arrive when we looked' }],
    });
    expect(lacking(5)).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'words missing' }] });
  });

  it('praises with a passage that is served, and leaves open what data that did not arrive may add', () => {
    const link = `<a href="/rye">Rye</a>${words(0, 60)}`;
    const date = (text: string) => page(`${link}<p>${text}</p>`, { rendered: `${link}<p>Next date: 6 December</p>` });
    const { outcome, evidence } = run(date('Next date: Loading...'));
    expect(outcome).toBe('pass');
    expect(evidence[0]?.seen).not.toContain('December');
    const same = page(link, { rendered: link });
    expect(run(same).outcome).toBe('pass');
    if (same.rendered) same.rendered.missesData = true;
    expect(run(same).outcome).toBe('inconclusive');
  });

  it('quotes as shown nothing of a window that is closed', () => {
    const shut = '<p>A dark honey of the chestnut woods, sold out since September of that year.</p>';
    const both = `<p>Honey of our own bees, from the hills of the river.</p>${words(0, 3)}`;
    const rest = Array.from({ length: 9 }, (_, at) => words(10 * at, 10 * at + 6)).join('');
    const html = `${both}${rest}`;
    const one = page(`${html}<div class="modal">${shut}</div>`, { rendered: `${html}<div hidden>${shut}</div>` });
    expect(run(one)).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: expect.stringMatching(/^Honey of our own/) }],
    });
  });

  it('quotes no single passage that may say that what a script asked for did not arrive', () => {
    const notice = '<p>The reviews could not be loaded now, please try it once more in a while.</p>';
    const story = '<p>Ida Larch learned to bake rye bread from her grandmother in the old mill.</p>';
    const seen = (...drawn: string[]) => {
      const link = '<a href="/rye">Rye</a>';
      const one = page(link + words(0, 5), { rendered: link + words(0, 5) + drawn.join('') });
      const home = page(link + words(0, 80), { rendered: link + words(0, 90) });
      if (one.rendered) one.rendered.missesCode = true;
      return run(home, Object.assign(one, { role: 'other' })).evidence[0]?.seen;
    };
    expect([seen(notice), seen(notice, story)].join(' ')).not.toContain('reviews');
  });

  it('names no page that gets a menu and a footer from scripts alone, beside those whose own text they write', () => {
    const frame = ['Rye loaves', 'Rolls and rusks', 'Opening hours', 'Where to find us']
      .map((text) => `<p>${text} of Ida Larch, baker in Leeds since her youth</p>`)
      .join('');
    const inner = (path: string, served: number, drawn: number) =>
      page(words(0, served), { url: `${HOME}${path}`, role: 'other', rendered: frame + words(0, drawn) });
    const home = page(words(0, 20), { rendered: frame + words(0, 200) });
    const { evidence } = run(home, inner('story', 90, 90), inner('way', 80, 80), inner('rye', 10, 150));
    expect(evidence.map(({ pageUrl }) => pageUrl).toSorted()).toEqual([HOME, `${HOME}rye`]);
  });

  it('compares nothing where scripts that may write the menu did not arrive', () => {
    const html = `<title>Rye</title>${words(0, 100)}`;
    const bare = page(html, { rendered: html });
    if (bare.rendered) bare.rendered.missesCode = true;
    expect(run(bare)).toMatchObject({ outcome: 'inconclusive' });
    const [essentials] = runChecks([essentialsLostWithoutJavascript], inputs({ pages: [bare] }));
    expect(essentials?.outcome.outcome).toBe('inconclusive');
    const linked = page(`${words(0, 100)}<a href="/rye">Rye</a>`, {
      rendered: `${words(0, 100)}<a href="/rye">Rye</a>`,
    });
    if (linked.rendered) linked.rendered.missesCode = true;
    expect(run(linked)).toMatchObject({ outcome: 'pass' });
  });

  it('counts a repeated word as often as it is there', () => {
    expect(run(page('<p>ab</p>', { rendered: `<p>${'ab '.repeat(100)}</p>` }))).toMatchObject({ outcome: 'fail' });
  });

  it('does not apply where hardly a word is shown, and cannot tell without a browser', () => {
    expect(run(page('', { rendered: '<p>short</p>' }))).toMatchObject({ outcome: 'not_applicable' });
    const [result] = runChecks([textLostWithoutJavascript], inputs({ pages: [page(words(0, 100))] }));
    expect(result?.outcome.outcome).toBe('inconclusive');
    const part = page('', { rendered: '<p>short</p>' });
    if (part.rendered) Object.assign(part.rendered, { missesData: true });
    expect(run(part)).toMatchObject({ outcome: 'inconclusive' });
  });
});
