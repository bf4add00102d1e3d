import { expect, it } from 'vitest';
import { observeWebsite } from '../proof/fixtures/observe-website.ts';
import { EvidenceWords } from './told-evidence.ts';
import { withToldSources } from './told-sources.ts';

const HOME = 'https://oven.example/';
const LONG = `${'We bake rye and wheat. '.repeat(12)}Ready: baskets of loaves.`;
const observed = observeWebsite({
  home: HOME,
  robots: { status: 200, text: 'User-agent: *\nDisallow /old' },
  sitemap: null,
  llmsTxt: null,
  controlStatus: 404,
  refusedNames: {},
  pages: [
    {
      path: '/',
      role: 'home',
      html: `<html lang="en"><title>Oven</title><body><h1>Rye and wheat</h1><p>A loaf of rye: 4.20 €</p>
        <p><b>Sunday</b><span>08:00 – 11:00</span></p><p><b>All loaves</b>from 3 €</p><p>No phone is heard here while we knead the dough of tomorrow.</p><p>${LONG}</p><p>Mill Lane 4<br>Wick (KT)</p><a href="tel:+4930123">Call us</a></body></html>`,
      rendered: null,
      status: 200,
      headers: {},
    },
  ],
});

it.each([
  ['what the page says is quoted whole', 'A loaf of rye: 4.20 €', undefined],
  ['parts put together are quoted one by one', 'Rye and wheat: 4.20 €', '“Rye and wheat”: “4.20 €”'],
  ['a label and its number in elements of their own', 'Sunday08:00 – 11:00', '“Sunday 08:00 – 11:00”'],
  ['a label and the words before its sum', 'All loavesfrom 3 €', '“All loaves from 3 €”'],
  ['a link and where it leads', 'Call us → tel:+4930123', '“Call us” → “tel:+4930123”'],
  ['headings put together, the first with a colon', 'Ready: · Rye and wheat', '“Ready:” · “Rye and wheat”'],
  ['a heading with a colon and the next one', 'Ready: → Rye and wheat', '“Ready:” → “Rye and wheat”'],
  ['a trail of pages, a name with a colon in it', 'Oven > A loaf of rye: 4.20 €', '“Oven” > “A loaf of rye: 4.20 €”'],
  ['what we counted', '312 KB, 2% text', '312 KB, 2% text'],
  ['what we did not find', 'no review on the 1 page read', 'no review on the 1 page read'],
  [
    'a sentence of the page that begins like one of ours',
    'No phone is heard here while we knead the dough of tomorrow.',
    undefined,
  ],
  ['our note behind its words', 'A loaf of rye: 4.20 € (in the future)', '“A loaf of rye: 4.20 €” (in the future)'],
  ['a word of the page is no part of a longer one', 'wheat: loa', '“wheat”: loa'],
  ['words of ours in the middle leave all unquoted', 'wheat (a), spelt (b), wheat', 'wheat (a), spelt (b), wheat'],
  ['a bracket of an address put together', 'Mill Lane 4, Wick (KT)', 'Mill Lane 4, Wick (KT)'],
  ['where a link leads, in brackets', 'Call us (tel:+4930123)', '“Call us” (“tel:+4930123”)'],
  ['the name of a file with words of the page in it', 'wheat (2).png', 'wheat (2).png'],
  ['a unit of ours behind a number', '4.20 EUR', '4.20 EUR'],
  [
    'words from the midst of a text, with a label in them',
    '… wheat. Ready: baskets of loaves. …',
    '“… wheat. Ready: baskets of loaves. …”',
  ],
  ['words cut by the cap', 'No phone is heard here while we kne', '“No phone is heard here while we …”'],
])('%s', (_case, seen, words) => {
  const told = new EvidenceWords(observed).told({ pageUrl: HOME, place: 'text', seen });
  expect(told).toEqual({ pageUrl: HOME, place: 'text', seen, ...(words === undefined ? {} : { words }) });
});

it('shows no letters that the cap left of a further part', () => {
  const seen = `Ada: ${LONG}`.slice(0, 300);
  const { words } = new EvidenceWords(observed).told({ pageUrl: HOME, place: 'text', seen });
  expect(words).toMatch(/^Ada: “We bake rye and wheat\. .* …”$/);
});

it('says of what the cap cut between two words that it goes on', () => {
  const told = (seen: string) => new EvidenceWords(observed).told({ pageUrl: HOME, place: 'text', seen }).words;
  const lines = (count: number) => `${'Rye and wheat / '.repeat(count)}We bake rye and`;
  expect(told(lines(18))).toMatch(/ \/ “We bake rye and …”$/);
  expect(told(lines(3))).toMatch(/ \/ “We bake rye and”$/);
});

it('leaves out the last item of a list that was cut, and says that there are more', () => {
  const items = Array.from({ length: 24 }, () => 'Rye and wheat').join(' · ');
  const told = new EvidenceWords(observed).told({
    pageUrl: HOME,
    place: 'h1',
    seen: `${items} · Oven · …`.slice(0, 300),
  });
  expect(told.words).toMatch(/^(?:“Rye and wheat” · )+“Rye and wheat” and more$/);
});

it('knows the lines of robots.txt', () => {
  const evidence = { pageUrl: `${HOME}robots.txt`, place: 'robots.txt line 2', seen: 'Disallow /old (no colon)' };
  expect(new EvidenceWords(observed).told(evidence).words).toBe('“Disallow /old” (no colon)');
});

it('quotes no rule of a tool as words of the page', () => {
  const nodes = [{ selector: 'p', snippet: '<p class="loaf">', fix: 'Fix it' }];
  const help = 'Elements must have a name';
  const finding = { rule: 'name', impact: null, help, helpUrl: '', tags: [], nodeCount: 1, nodes };
  const axe = { version: '4', violations: [finding], incomplete: [] };
  const [page] = observed.pages;
  const pages = [{ ...page, rendered: { axe } }] as unknown as typeof observed.pages;
  const told = (seen: string) =>
    new EvidenceWords({ ...observed, pages }).told({ pageUrl: HOME, place: 'p', seen }).words;
  expect(told(help)).toBe(help);
  expect(told(`${help}: Rye and wheat`)).toBe(`${help}: “Rye and wheat”`);
  expect(told('<p class="loaf">')).toBeUndefined();
});

it('shows the sources of facts and grounds by the same rule, wherever they stand', () => {
  const source = (seen: string) => ({ pageUrl: HOME, place: 'p', view: 'plain', seen });
  const facts = { addresses: [{ value: 'x', sources: [source('Mill Lane 4, Wick')] }], name: source('Rye and wheat') };
  expect(withToldSources(facts, observed)).toEqual({
    addresses: [{ value: 'x', sources: [{ ...source('Mill Lane 4, Wick'), words: 'Mill Lane 4, Wick' }] }],
    name: source('Rye and wheat'),
  });
});
