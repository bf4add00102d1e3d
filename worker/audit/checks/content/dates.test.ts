import { describe, expect, it } from 'vitest';
import { HOME, page, textResource } from '../../../testing/audit-builders.ts';
import { FILLER, legal, main, outcome, POLISH, run, source, text } from '../../../testing/run-content-check.ts';

/** Makes an article of a page: of one, a date is expected. */
const ARTICLE = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>';

describe('missing-recent-date', () => {
  const of = (html: string, lang = 'en') => outcome('missing-recent-date', main(`${html}${text(2)}${ARTICLE}`, lang));

  it('asks for none on pages that are no articles, and judges the one they state', () => {
    expect(outcome('missing-recent-date', main(text(2)))).toBe('not_applicable');
    expect(outcome('missing-recent-date', main(`<p>Last updated: 12 January 2024</p>${text(2)}`))).toBe('fail');
  });

  it.each([
    ['pass', '<p>Last updated: 12 October 2026</p>'],
    ['pass', '<p>Prices as of September 2026</p>'],
    ['pass', '<p>Changed on <time datetime="2026-10-01">the first</time></p>'],
    ['partial', '<p>Last updated: 12 January 2026</p>'],
    ['fail', '<p>Last updated: 12 January 2024</p>'],
    ['inconclusive', '<p>Working since October 2026</p>'],
    ['pass', '<p>Rules of the Larch Society (updated October 2026)</p>'],
    ['inconclusive', '<p>We keep the rules of the Larch Society (updated October 2026) and those of the town.</p>'],
    ['fail', '<p>© 2026 Blue Larch, 1 October 2026</p>'],
    ['inconclusive', '<blockquote><p>“Quick and clean.” 3 October 2026</p></blockquote>'],
    ['fail', '<p>Open day on 12 January 2027</p>'],
    ['fail', '<p>Working since October 2019</p>'],
    ['fail', ''],
  ])('%s: %s', (expected, html) => {
    expect(of(html)).toBe(expected);
  });
  it('dates no page by the version of the legal texts on it', () => {
    const terms = '<h2>Terms and conditions</h2><p>Last updated: 12 January 2024</p>';
    expect(outcome('missing-recent-date', main(`${text(2)}${terms}`))).toBe('not_applicable');
    expect(outcome('missing-recent-date', main(`${text(2)}${terms.replace('Terms and conditions', 'Menu')}`))).toBe(
      'fail',
    );
    const next = '<h2>Our menu</h2><p>Last updated: 12 October 2026</p>';
    expect(outcome('missing-recent-date', main(`${text(2)}${terms}${next}`))).toBe('pass');
  });
  it('leaves the day of a policy alone', () => {
    const home = page(main(text(2)), { role: 'home' });
    const url = `${HOME}refunds`;
    const policy = page(main(`<h1>Refunds</h1><p>Last updated: 12 January 2024</p>${text(2)}`), { url, role: 'other' });
    const linked = { value: { kind: 'cancellation' as const, url }, sources: [source()] };
    expect(run('missing-recent-date', [home, policy]).outcome).toBe('fail');
    expect(run('missing-recent-date', [home, policy], { policies: [linked] }).outcome).toBe('not_applicable');
  });

  it('does not count a date that is the day of the visit on every page', () => {
    const site = (...dates: string[]) =>
      run(
        'missing-recent-date',
        dates.map((date, at) =>
          page(main(`<p>Last updated: ${date}</p>${text(2)}`), {
            url: `${HOME}${at}`,
            role: at === 0 ? 'home' : 'services',
          }),
        ),
      );
    const today = '1 November 2026';
    expect(site(today, today, today)).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: `the day of our visit, as on every page: Last updated: ${today}` }, {}, {}],
    });
    expect(site(today, today, '12 October 2026').outcome).toBe('pass');
    expect(site('November 2026', 'November 2026', 'November 2026').outcome).toBe('pass');
    expect(site(today, today).outcome).toBe('pass');
  });
  it('believes the day a page gives for its update before a day in its story', () => {
    const story = `<p>${FILLER}On 3 October 2026 you should have your answer from the council. ${FILLER}</p>`;
    expect(of(story)).toBe('pass');
    expect(of(`${story}<p>Last updated: 3 March 2015</p>`)).toBe('fail');
    expect(of(`<p>Open day: 3 October 2026</p><p>Last updated: 3 March 2015</p>`)).toBe('pass');
    // The beginning of another page.
    expect(of(`${story}<p>The norm was updated and published on 3 March 2015, valid from [...]</p>`)).toBe('pass');
  });
  it('shows the old dates beside the recent one', () => {
    const dated = (date: string, path: string) =>
      page(main(`<p>Last updated: ${date}</p>${text(2)}`), { url: `${HOME}${path}`, role: 'services' });
    const site = ['3 October 2026', '3 March 2015', '4 March 2015'].map((date, at) => dated(date, `${at}`));
    expect(run('missing-recent-date', site)).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'no recent date on 2 of the 3 pages we looked at for this' }, {}, {}, {}],
    });
  });
  it('reads dates in eight languages', () => {
    for (const [lang, html] of [
      ['de', 'Stand: 3. Oktober 2026'],
      ['fr', 'Mis à jour le 3 octobre 2026'],
      ['es', 'Actualizado el 3 de octubre de 2026'],
      ['it', 'Aggiornato il 3 ottobre 2026'],
      ['nl', 'Bijgewerkt op 3 oktober 2026'],
      ['pt', 'Atualizado em 3 de outubro de 2026'],
      ['ja', '最終更新：2026年10月3日'],
    ] as const)
      expect(of(`<p>${html}</p>`, lang)).toBe('pass');
  });
  it('wants it on most content pages, and on none of the legal ones', () => {
    const dated = page(main(`<p>Updated 12 October 2026</p>${text(2)}`));
    const undated = ['a', 'b', 'c'].map((path) => page(main(text(2)), { url: `${HOME}${path}`, role: 'services' }));
    expect(run('missing-recent-date', [dated, ...undated]).outcome).toBe('partial');
    expect(run('missing-recent-date', [dated, legal, legal]).outcome).toBe('pass');
    expect(run('missing-recent-date', [legal]).outcome).toBe('not_applicable');
  });
  it('quotes no date of a story, and whole words', () => {
    const story = `<p>${FILLER}On 3 May 2019 we opened our doors in the old harbour. ${FILLER}</p>`;
    const { evidence } = run('missing-recent-date', [page(main(`${story}${text(2)}${ARTICLE}`))]);
    expect(evidence[0]?.seen).toBe('no date of an update or of publication on the one page we looked at for this');
    const dated = '<p>Everything on this page was last updated by our people on 3 May 2019 in Leeds</p>';
    expect(run('missing-recent-date', [page(main(`${dated}${text(2)}`))]).evidence[0]?.seen).toBe(
      '… page was last updated by our people on 3 May 2019 in Leeds',
    );
  });
  it('takes a label for the date beside it only, and one stamp of all pages for one date', () => {
    const statutes = '<p>Rules after the meeting of 1 December 2012 (soon to be published in the gazette)</p>';
    expect(run('missing-recent-date', [page(main(`${statutes}${text(2)}`))]).outcome).toBe('not_applicable');
    const stamped = (path: string) =>
      page(main(`${text(2)}<footer><p>Updated 3 May 2019</p></footer>`), { url: `${HOME}${path}` });
    expect(run('missing-recent-date', [stamped(''), stamped('a'), stamped('b')]).evidence).toHaveLength(1);
  });

  it('leaves other languages undecided', () => {
    expect(of(`<p>${POLISH.repeat(4)}</p>`, 'pl')).not.toBe('pass');
    expect(outcome('missing-recent-date', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
  });
});

describe('contradictory-dates on the day of the visit', () => {
  const today = (path: string, shown = '1 November 2026') =>
    page(main(`<p>Updated ${shown}</p>${text(2)}`), { url: `${HOME}${path}`, role: path === '' ? 'home' : 'services' });

  it('cannot tell a relaunch from a date that changes by itself', () => {
    const { outcome: found, evidence } = run('contradictory-dates', [today(''), today('a'), today('b')]);
    expect([found, evidence.length]).toEqual(['inconclusive', 3]);
    expect(run('contradictory-dates', [today(''), today('a')]).outcome).toBe('not_applicable');
    const older = today('b', '3 October 2026');
    expect(run('contradictory-dates', [today(''), today('a'), older]).outcome).toBe('not_applicable');
  });
});

describe('contradictory-dates', () => {
  const dated = (shown: string, markup: Record<string, string>) =>
    page(
      main(
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', ...markup })}</script><p>${shown}</p>${text(2)}`,
      ),
    );
  const of = (shown: string, markup: Record<string, string>, lastmod: string | null = null) => {
    const sitemap = {
      ...textResource(''),
      url: `${HOME}sitemap.xml`,
      foundBy: 'robots' as const,
      kind: 'urlset' as const,
    };
    const entries = [{ loc: HOME, lastmod }];
    const sitemaps = [{ ...sitemap, error: null, hasNamespace: true, entryCount: 1, entries }];
    return run('contradictory-dates', [dated(shown, markup)], {}, { sitemaps }).outcome;
  };

  it.each([
    ['pass', 'Updated 12 October 2026', { dateModified: '2026-10-10' }, null],
    ['pass', 'Updated 12 October 2026', {}, '2026-10-20'],
    ['pass', 'Published 3 May 2023', { datePublished: '2023-05-03', dateModified: '2026-10-10' }, null],
    ['partial', 'Updated 12 October 2026', { dateModified: '2026-10-10' }, '2024-01-01'],
    ['fail', 'Updated 12 January 2024', { dateModified: '2026-10-10' }, null],
    ['fail', 'Updated 12 January 2027', {}, null],
    ['not_applicable', 'Updated 12 October 2026', {}, null],
    ['not_applicable', 'Updated 12 October 2026', { datePublished: '2023-05-03' }, null],
    ['not_applicable', 'Open since 3 May 1998', { dateModified: '2026-10-10' }, '2026-10-10'],
    // 03/04/2026 is in March or in April.
    ['pass', 'Updated 03/04/2026', { dateModified: '2026-03-04' }, null],
  ] as const)('%s: %s, %o, %s', (expected, shown, markup, lastmod) => {
    expect(of(shown, markup, lastmod)).toBe(expected);
  });
});
