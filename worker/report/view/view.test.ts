import { describe, expect, it } from 'vitest';
import { judge } from '../../audit/judge.ts';
import { observeWebsite } from '../../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../audit/proof/fixtures/websites.ts';
import type { AnalysisView } from '../../contract/api.ts';
import { cutToFree } from '../../contract/free-view.ts';
import type { Results } from '../../contract/results.ts';
import { sampleView } from '../../sample/sample-view.ts';
import { lineDiff } from './line-diff.ts';
import { readPlace, whereOf } from './places.ts';
import { type ReportView, selectReport } from './report-view.ts';
import { pagesWords } from './summary.ts';
import { groupRows } from './worklist.ts';

const sample = await sampleView();
const analyses: [name: string, analysis: AnalysisView, results: Results][] = [
  ['the sample', sample, sample.results as Results],
  ...Object.entries(WEBSITES).map(([name, website]): [string, AnalysisView, Results] => [
    name,
    { ...sample, websiteUrl: website.home },
    judge(observeWebsite(website)),
  ]),
];
const reports = analyses.map(([name, analysis, results]): [string, ReportView, Results] => [
  name,
  selectReport(analysis, results),
  results,
]);
const finding = (view: ReportView, id: string) => view.findings.find((one) => one.id === id) ?? expect.unreachable(id);

describe('the verdict', () => {
  it.each(reports)('of %s is never good at a gate or behind one', (_name, { verdict, answer }, { score }) => {
    if (score.gates.length === 0) expect(verdict.words.every(({ state }) => state !== 'closed')).toBe(true);
    else {
      const at = verdict.words.findIndex(({ state }) => state === 'closed');
      expect(at).toBeGreaterThanOrEqual(0);
      expect(verdict.words[at]?.score ?? 0).toBeLessThanOrEqual(Math.max(...score.gates.map(({ cap }) => cap)));
      expect(verdict.words.slice(at + 1).every(({ state }) => state !== 'measured')).toBe(true);
      if (at < 2) expect(answer?.parts[0]?.kind).toBe('missing');
      if (at === 0) expect(answer?.parts).toHaveLength(1);
    }
  });

  it('lets nobody who reads no JavaScript know a website that is written by it', () => {
    const [, view] = reports.find(([name]) => name === 'script-only-bakery') ?? expect.unreachable();
    const [first, ...served] = view.answer?.parts ?? [];
    expect(first?.text).toBe('I found next to no text to read on this website.');
    // Its title is served.
    expect(served.map(({ text }) => text).join()).toMatch(/^This is the website of [^.]*\.$/);
    expect(view.findings[0]).toMatchObject({ id: 'read', state: 'bad', isOpen: true });
    expect(finding(view, 'open').state).not.toBe('good');
  });
});

describe('a finding', () => {
  const [, analysis, results] = analyses[0] ?? expect.unreachable();

  it('calls speed good only where it was measured', () => {
    expect(finding(selectReport(analysis, { ...results, lab: null }), 'speed').state).not.toBe('good');
  });

  it('says of how many pages there is nothing to read, scripts run or not', () => {
    const bare = { wordsPlain: 0, wordsServed: 0, wordsRendered: 0 };
    const asShown = ({ differs, ...page }: (typeof results.pages)[number]) => page;
    const pages = results.pages.map((page) =>
      page.role === 'home'
        ? { ...asShown(page), wordsPlain: 200, wordsServed: 200, wordsRendered: 200 }
        : { ...page, ...bare },
    );
    const view = selectReport(analysis, { ...results, pages });
    expect(view.answer?.pages.map(({ state }) => state)).toContain('bare');
    const { sentence, state } = finding(view, 'read');
    expect(sentence).toMatch(
      /^Without JavaScript assistants get .*\d+ of the \d+ pages read hold no text or hardly a word\.$/,
    );
    expect(state).toBe('partly');
  });

  it('calls words that are lost a loss, however few', () => {
    const reading = results.reading.map((one, at) => ({
      ...one,
      lostWithoutJavaScript: at < 2 ? ['all prices of this page'] : [],
    }));
    const { sentence, state } = finding(selectReport(analysis, { ...results, reading }), 'read');
    expect(sentence).toMatch(/^Without JavaScript assistants get nearly all of the words our browser showed/);
    expect(state).toBe('partly');
  });

  it('calls no page closed that did not answer', () => {
    const [home] = results.access.cells;
    const cells = results.access.cells.map((cell) =>
      cell.pageUrl === home?.pageUrl ? cell : { ...cell, verdict: 'unknown' as const, because: [] },
    );
    const { sentence } = finding(selectReport(analysis, { ...results, access: { ...results.access, cells } }), 'open');
    expect(sentence).toBe('ChatGPT may not open your home page.');
  });

  it.each(reports)('of %s calls nothing learned or not found that could not be made out', (_name, view, judged) => {
    const words = { services: 'what you offer', prices: 'prices', phones: 'your phone number' } as const;
    for (const [kind, said] of Object.entries(words)) {
      if (kind in (judged.notUnderstood ?? {})) expect(finding(view, 'learn').sentence).not.toContain(said);
    }
  });
});

it('no page is a policy by the words of its link alone', () => {
  const [, analysis, results] = analyses[0] ?? expect.unreachable();
  const home = results.pages[0] ?? expect.unreachable();
  const sources = [{ pageUrl: home.url, view: 'plain' as const, place: 'footer > a', seen: 'Terms' }];
  const refused = { ...home, url: `${home.url}refused`, wordsPlain: null };
  const told = (url: string, certainty: 'likely' | 'certain' = 'likely') => {
    const policies = [{ value: { kind: 'terms', url }, certainty, sources }];
    const { facts } = selectReport(analysis, {
      ...results,
      facts: { ...results.facts, policies },
      pages: [home, refused],
    });
    return facts.groups.flatMap(({ rows }) => rows.filter(({ id }) => id === 'policies')).length;
  };
  expect(told(home.url)).toBe(0);
  expect(told(refused.url)).toBe(0);
  expect(told(`${home.url}unread`)).toBe(0);
  expect(told(`${home.url}unread`, 'certain')).toBe(1);
});

describe('the answer card', () => {
  it('names the first price for the others, and the title where the name is in doubt', () => {
    const [, analysis, results] = analyses[0] ?? expect.unreachable();
    const home = results.pages[0] ?? expect.unreachable();
    const priced = (amount: number) => ({
      value: { what: `Dish ${amount}`, amount, currency: 'EUR', asShown: `${amount} €` },
      certainty: 'certain' as const,
      sources: [{ pageUrl: home.url, view: 'plain' as const, place: 'main > p', seen: `Dish ${amount} ${amount} €` }],
    });
    const doubted = { value: 'Welcome', certainty: 'likely' as const, sources: [] };
    const facts = { ...results.facts, businessName: doubted, services: [], prices: [1, 12, 30].map(priced) };
    const view = selectReport(analysis, { ...results, facts, pages: [{ ...home, role: 'home', title: 'Larch Inn' }] });
    const said = view.answer?.parts.map(({ text }) => text).join(' ');
    expect(said).toContain('is titled “Larch Inn”.');
    expect(said).toContain('Dish 1: 1 €.');
  });

  it('calls no page to sign in at unread', () => {
    const [, analysis, results] = analyses[0] ?? expect.unreachable();
    const home = results.pages[0] ?? expect.unreachable();
    const behind = { ...home, url: `${home.url}admin`, role: 'other' as const, title: 'Sign in', wordsPlain: null };
    const statesWith = (page: typeof home) =>
      selectReport(analysis, { ...results, pages: [home, page] }).answer?.pages.map(({ state }) => state);
    expect(statesWith(behind)).not.toContain('unread');
    expect(statesWith({ ...behind, title: null })).toContain('unread');
  });

  it('calls a number a link to WhatsApp only where one leads there', () => {
    const [, analysis, results] = analyses[0] ?? expect.unreachable();
    const noteOf = (place: string) => {
      const source = { pageUrl: analysis.websiteUrl, view: 'plain' as const, place, seen: 'WhatsApp: 320 555 0142' };
      const phone = { value: '+13205550142', asShown: '320 555 0142', kind: 'whatsapp' as const, sources: [source] };
      const facts = { ...results.facts, phones: [{ ...phone, certainty: 'certain' as const }], addresses: [] };
      return JSON.stringify(selectReport(analysis, { ...results, facts })).match(/"note":"(WhatsApp[^"]*)"/)?.[1];
    };
    expect(noteOf('main > ul > li')).toBe('WhatsApp');
    expect(noteOf('main > ul > li > a[href*="wa.me"]')).toBe('WhatsApp link');
  });

  it('ends a sentence once behind a name that ends in a point', () => {
    const [, analysis, results] = analyses[0] ?? expect.unreachable();
    const seen = { pageUrl: analysis.websiteUrl, view: 'plain' as const, place: 'header', seen: 'L.T.K.' };
    const named = { value: 'L.T.K.', certainty: 'certain' as const, sources: [seen] };
    const facts = { ...results.facts, businessName: named, addresses: [], trade: null };
    const said = selectReport(analysis, { ...results, facts }).answer?.parts[0]?.text;
    expect(said).toBe('This is the website of L.T.K.');
  });

  it('takes one of several mailboxes for no more than that', () => {
    const [, analysis, results] = analyses[0] ?? expect.unreachable();
    const mailbox = (value: string) => ({
      value,
      certainty: 'certain' as const,
      sources: [{ pageUrl: analysis.websiteUrl, view: 'plain' as const, place: 'main > p', seen: value }],
    });
    const said = (...emails: string[]) =>
      selectReport(analysis, { ...results, facts: { ...results.facts, phones: [], emails: emails.map(mailbox) } })
        .answer?.parts.map(({ text }) => text)
        .join(' ');
    expect(said('ida@larch.test')).toContain('Its e-mail address is ida@larch.test.');
    expect(said('ida@larch.test', 'tom@larch.test')).toContain('Its e-mail addresses include ida@larch.test.');
  });

  it.each(reports)('of %s tells only what is certain, with its source', (_name, { answer }, { facts }) => {
    for (const { kind, text, citations } of answer?.parts ?? []) {
      expect(citations.length > 0).toBe(kind === 'known');
      expect(text).not.toMatch(/undefined|null|\.\./);
    }
    const said = answer?.parts.map(({ text }) => text).join(' ') ?? '';
    for (const { value, certainty } of facts.services) {
      if (certainty !== 'certain') expect(said).not.toContain(`on offer: ${value}`);
    }
  });
});

const hasLate = ({ entries }: { entries: { isLate: boolean }[] }): boolean => entries.some(({ isLate }) => isLate);

describe('the findings', () => {
  it.each(reports)('of %s agree with what they speak of', (_name, view, results) => {
    const verdicts = results.access.cells.map(({ verdict }) => verdict);
    const open = finding(view, 'open');
    expect(open.sentence.includes('Every assistant may open')).toBe(
      view.grid?.rows.every(({ cells }) => cells.every(({ verdict }) => verdict === 'open')) ?? false,
    );
    if (open.state === 'good') expect(verdicts.length).toBeGreaterThan(0);

    const learn = finding(view, 'learn');
    const isAnyLate = view.facts.groups.some(({ rows, hours }) => hours?.isLate || rows.some(hasLate));
    if (/only with JavaScript/.test(learn.sentence)) expect(isAnyLate).toBe(true);

    const areas = finding(view, 'areas');
    const weak = view.categories.filter(({ score }) => score !== null && score < 80);
    expect(areas.state === 'good').toBe(weak.length === 0);

    const answers = finding(view, 'answers');
    const judged = view.questions.filter(({ answered }) => answered !== 'inconclusive');
    if (answers.state === 'good') {
      expect(judged.every(({ answered }) => answered !== 'none')).toBe(true);
      expect(judged.length * 2).toBeGreaterThanOrEqual(view.questions.length);
    }
    expect(view.findings.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
  });
});

describe('the work', () => {
  it.each(reports)('of %s keeps every task in every grouping', (_name, { worklist }) => {
    const rows = worklist?.rows ?? [];
    for (const grouping of ['gain', 'days', 'page', 'who'] as const) {
      const shown = new Set(groupRows(rows, grouping).flatMap((group) => group.rows.map(({ number }) => number)));
      expect(shown.size).toBe(rows.length);
    }
    expect(worklist?.columns.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    expect(rows.every(({ doneWhen }) => doneWhen.length > 10)).toBe(true);
  });

  it('holds nothing of what is paid for in a preview', () => {
    for (const [, analysis, results] of analyses) {
      const view = selectReport({ ...analysis, isPaid: false }, cutToFree(results));
      expect([view.worklist, view.verdict.reachable]).toEqual([null, null]);
      expect(view.verdict.first.every(({ number, copy }) => number === null && copy === null)).toBe(true);
    }
  });
});

it.each([
  ['.card.wide > .note', 'part of the page', '.card.wide > .note'],
  ['#top > a:nth-child(2)', 'link', '#top > a:nth-child(2)'],
  ['ul > a[href="tel://020 3633, 14"]', 'link', 'ul > a[href="tel://020 3633, 14"]'],
  ['main > p', 'paragraph', 'main > p'],
  ['footer > p:nth-child(1) > a', 'footer, link', 'footer > p:nth-child(1) > a'],
  ['main > p:nth-of-type(2)', 'paragraph', 'main > p:nth-of-type(2)'],
  ['main > p:nth-child(2)', 'paragraph', 'main > p:nth-child(2)'],
  ['meta[name="description"]', 'description for search results', 'meta[name="description"]'],
  ['JSON-LD Dentist, 4 of 6', 'description for machines', 'JSON-LD Dentist, 4 of 6'],
  ['robots.txt line 10, for OAI-SearchBot', 'robots.txt line 10', null],
  ['main > div#x > summary (only after JavaScript)', 'unfolding text, only with JavaScript', 'main > div#x > summary'],
  ['link[rel="canonical"]', 'head of the page', 'link[rel="canonical"]'],
  ['title that another page has too', 'title that another page has too', null],
  [
    'words in the HTML as served: part of the words a browser shows; 6 other pages have all of theirs',
    'text, only with JavaScript',
    'words in the HTML as served: part of the words a browser shows',
  ],
])('%s is called %s', (place, words, technical) => {
  expect(readPlace(place)).toEqual({ words, technical });
});

it('names the page of a place', () => {
  const home = 'https://a.example/';
  expect(whereOf({ pageUrl: home, place: 'h1' }, home).words).toBe('home page, main heading');
  expect(whereOf({ pageUrl: `${home}contact`, place: 'title' }, home).words).toBe('/contact, page title');
  expect(whereOf({ pageUrl: home, place: 'robots.txt line 2' }, home).words).toBe('robots.txt line 2');
});

it('shows what changes in a text with a little of what stays', () => {
  const before = ['a', 'b', 'c', 'd', 'old', 'e'].join('\n');
  expect(lineDiff(before, before.replace('old', 'new')).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'skip 2 lines stay',
    'same c',
    'same d',
    'gone old',
    'new new',
    'same e',
  ]);
});

it.each([
  ['one that leads to no other', 1, 1, 1, '1 page read'],
  ['all that were found', 6, 6, 6, '6 pages read'],
  ['some of those that links name', 12, 12, 23, '12 pages read, at least 23 addresses found'],
])('pages: %s', (_, pagesRead, pagesChosen, pagesKnown, words) => {
  expect(
    pagesWords({ pagesRead, pagesChosen, pagesKnown, checksMeasured: 1, checksApplicable: 1, weightMeasured: 1 }),
  ).toBe(words);
});
