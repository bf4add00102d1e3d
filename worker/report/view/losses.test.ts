import { describe, expect, it } from 'vitest';
import type { ReportPage } from '../../contract/report-page.ts';
import type { Results } from '../../contract/results.ts';
import { readCell, selectLosses, wordsInTable } from './losses.ts';

const HOME = 'https://lime-cafe.example/';
const pageOf = (more: Partial<ReportPage>) =>
  ({
    url: HOME,
    role: 'home',
    status: 200,
    wordsPlain: 100,
    wordsRendered: 200,
    wordsServed: 90,
    note: null,
    ...more,
  }) as ReportPage;
const of = (...pages: ReportPage[]) => selectLosses({ pages, reading: [] } as unknown as Results, HOME);

describe('what is lost without JavaScript', () => {
  const reworded = pageOf({ url: `${HOME}visit`, role: 'contact', wordsServed: null as never });

  it('counts in total and in a table the same pages', () => {
    const pages = [pageOf({}), reworded];
    expect(of(...pages)).toMatchObject({ plain: 90, rendered: 200, compared: 1, read: 2, homeUnseen: null });
    expect(pages.map(wordsInTable(pages))).toEqual([
      { served: 90, shown: 200 },
      { served: null, shown: null },
    ]);
  });

  it('counts addresses of one file once, and each as measured', () => {
    const one = { wordsPlain: 83, wordsRendered: 27, wordsServed: 6, isFilledByQuery: true as const };
    const first = pageOf({ url: `${HOME}item?no=1`, role: 'products', ...one });
    const second = pageOf({ url: `${HOME}item?no=2`, role: 'products', ...one, wordsRendered: 25, viewOf: first.url });
    const pages = [pageOf({}), first, second];
    expect(of(...pages)).toMatchObject({ plain: 96, rendered: 227, compared: 3, read: 3, shown: 3 });
    expect(pages.map(wordsInTable(pages)).slice(1)).toEqual([
      { served: 6, shown: 27 },
      { served: 6, shown: 25 },
    ]);
    // Its file was not counted with an earlier page: then with this one.
    expect(of(pageOf({}), second)).toMatchObject({ plain: 96, rendered: 225 });
  });

  it('says all of no page that is known to differ, however many of its words are served', () => {
    const whole = { wordsServed: 200, wordsPlain: 200 };
    expect(readCell(pageOf(whole))).toBe('all');
    const covered = { wordsPlain: 900, wordsServed: 10, wordsRendered: 10 };
    const clicked = { atClicks: { entries: ['Prices'], words: 9 } };
    for (const more of [{ differs: true }, clicked, covered] as Partial<ReportPage>[]) {
      expect(readCell(pageOf({ ...whole, ...more }))).toBe('not measured');
    }
  });

  it('lists nothing of a page that is sent without a word, and names it whole', () => {
    const reading = (plain: string) => [
      { pageUrl: HOME, plain, rendered: 'Ring us', lostWithoutJavaScript: ['phone number'], lostPassages: ['Ring us'] },
    ];
    const lost = (plain: string) =>
      selectLosses({ pages: [pageOf({})], reading: reading(plain) } as unknown as Results, HOME).pages[0]?.kinds;
    expect(lost(' ')).toEqual(['all text']);
    expect(lost('Menu')).toEqual(['phone number']);
  });

  it('gives each page of its own, legal texts apart', () => {
    const home = pageOf({ wordsPlain: 2_000, wordsRendered: 2_000, wordsServed: 2_000 });
    const team = pageOf({ url: `${HOME}team`, wordsPlain: 10, wordsRendered: 40, wordsServed: 10 });
    const terms = pageOf({
      url: `${HOME}terms`,
      role: 'legal',
      wordsPlain: 9_000,
      wordsRendered: 9_000,
      wordsServed: 9_000,
    });
    expect(of(home, team, terms)).toMatchObject({
      rendered: 2_040,
      cells: [
        { name: 'home page', read: 'all' },
        { name: '/team', read: 'part' },
      ],
      uncounted: [],
    });
  });

  it('says why the home page was not seen where others were', () => {
    const note = 'Not readable in a browser: it never came to rest.';
    const home = pageOf({ wordsRendered: null, note });
    expect(of(home, pageOf({ url: `${HOME}visit`, role: 'contact' })).homeUnseen).toBe(note);
    expect(of(home).homeUnseen).toBeNull();
  });

  it('counts no part of a page whose data did not arrive', () => {
    const home = pageOf({ missesData: true });
    expect(of(home)).toMatchObject({ share: null, isUnsure: true, isReworded: false });
    expect(wordsInTable([home])(home)).toEqual({ served: 100, shown: null });
    expect(of(home, pageOf({ url: `${HOME}visit` }))).toMatchObject({ share: 45, compared: 1, read: 2 });
    // All that was shown is served, and what did not arrive may be more. That nearly nothing is served says something.
    expect(of(pageOf({ missesData: true, wordsServed: 200, wordsPlain: 200 })).share).toBeNull();
    expect(of(pageOf({ lacksScripts: true, wordsServed: 200, wordsPlain: 200 })).share).toBeNull();
    expect(of(pageOf({ lacksScripts: true })).share).toBe(45);
    expect(readCell(pageOf({ wordsPlain: 0, wordsRendered: null, wordsServed: null, note: 'An error.' }))).toBe('none');
    expect(readCell(pageOf({ isFramed: true, wordsServed: 200, wordsPlain: 200 }))).toBe('not measured');
    // Of a few words as well most may be lost.
    expect(readCell(pageOf({ wordsRendered: 9, wordsServed: 2, wordsPlain: 2 }))).toBe('a small part');
    expect(of(pageOf({ missesData: true, wordsServed: 9 })).share).toBe(5);
  });

  it('quotes nothing of a page whose data did not arrive: a message says so in its place', () => {
    const reading = [
      { pageUrl: HOME, rendered: '', lostWithoutJavaScript: [], lostPassages: ['Limes could not be loaded.'] },
    ];
    const losses = (page: ReportPage) => selectLosses({ pages: [page], reading } as unknown as Results, HOME).pages;
    expect(losses(pageOf({}))).toMatchObject([{ passages: ['Limes could not be loaded.'] }]);
    expect(losses(pageOf({ missesData: true }))).toEqual([]);
  });

  it('counts what is served and not shown, where it is much', () => {
    const twice = pageOf({ wordsPlain: 390, wordsRendered: 200, wordsServed: 200 });
    const thrice = pageOf({ url: `${HOME}visit`, wordsPlain: 600, wordsRendered: 200, wordsServed: 200 });
    const once = pageOf({ wordsPlain: 210, wordsRendered: 200, wordsServed: 200 });
    expect(of(twice).more).toBe(190);
    expect(of(once).more).toBe(0);
    // Another view of the same page, beside one that scripts fill.
    expect(of(pageOf({ wordsPlain: 310, wordsRendered: 200, wordsServed: 150 }))).toMatchObject({
      plain: 150,
      more: 160,
    });
    expect(of({ ...once, wordsPlain: 3_000, wordsRendered: 3_000, wordsServed: 3_000 }, twice).more).toBe(0);
    const pages = [once, twice, thrice];
    expect(pages.map(wordsInTable(pages))).toEqual([
      { served: 200, shown: 200 },
      { served: 200, shown: 200 },
      { served: 200, shown: 200 },
    ]);
    // Of a page that shows less than half of what it is sent with, a visitor may be shown the rest later.
    expect(of(twice, thrice)).toMatchObject({ more: 590, uncounted: ['/visit'] });
    // A page that is in no sum adds nothing beside it.
    const covered = { ...thrice, wordsServed: 100 };
    expect(of(twice, covered)).toMatchObject({ more: 190, uncounted: ['/visit'] });
    // Alone, it shows less because something lies over it.
    expect(wordsInTable([reworded])({ ...reworded, wordsPlain: 300 })).toEqual({ served: 300, shown: null });
  });
});
