import { describe, expect, it } from 'vitest';
import { BUILT_AT, facts, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import type { TradeId } from '../../trades/index.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { CheckInputs } from '../inputs.ts';
import { contentChecks } from './index.ts';

function run(id: string, pages: ReadPage[], found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) {
  const check = contentChecks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return runCheck(check, inputs({ pages, facts: facts(found), ...more }));
}
const outcome = (id: string, html: string, found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) =>
  run(id, [page(html)], found, more).outcome;

const source = (overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'main > p',
  seen: 'seen',
  ...overrides,
});
const trade = (id: TradeId, confidence = 0.9) => ({ value: { id, label: id, confidence }, sources: [source()] });
const price = (what: string, overrides: Partial<FactSource> = {}) => ({
  value: { what, amount: 20, currency: 'EUR', asShown: '20 €' },
  sources: [source(overrides)],
});
const review = (author: string | null) => ({
  value: { text: 'They came on time and left everything clean.', author, date: null },
  sources: [source({ place: `blockquote ${author}` })],
});
const address = {
  value: { street: 'High Street 1', postalCode: 'LS1 1AA', locality: 'Leeds', region: null, country: 'GB', text: '' },
  sources: [source()],
};
const main = (html: string, lang = 'en') => `<html lang="${lang}"><main>${html}</main></html>`;
/** Running text without figures, dates or claims. */
const FILLER =
  'We repair pipes and taps in old and new houses. Our people arrive when they said they would, and they explain what they do before they begin. ';
const text = (times = 10) => `<p>${FILLER.repeat(times)}</p>`;
const POLISH =
  'Naprawiamy rury i krany w starych i nowych domach. Nasi ludzie przychodzą o umówionej porze i wyjaśniają swoją pracę. ';
const legal = page(main(`<h1>Imprint</h1>${text()}`), { role: 'legal' });

describe('missing-self-description', () => {
  const name = { value: 'Blue Larch', sources: [source()] };
  const known = { businessName: name, trade: trade('plumber'), addresses: [address] };
  const of = (html: string, found: Partial<Facts> = known) =>
    outcome('missing-self-description', main(`${html}${text(2)}`), found);

  it('wants name, trade and place in one sentence', () => {
    expect(of('<p>Blue Larch is a plumber in Leeds that repairs leaks.</p>')).toBe('pass');
    expect(of('<h1>Blue Larch</h1><p>We are a plumber in Leeds.</p>')).toBe('partial');
    expect(of('<p>Blue Larch is a plumber with a long tradition.</p>')).toBe('partial');
    expect(of('<h1>Welcome</h1><p>Quality since ever, for you and yours.</p>')).toBe('fail');
  });
  it('takes an address or a copyright line for no sentence', () => {
    expect(of('<p>info@plumber-leeds.test in Leeds</p><p>© Blue Larch plumber in Leeds</p>')).toBe('fail');
  });
  it('takes the only person for the business, and no capitals for a place', () => {
    const people = [{ value: { name: 'Léo Martin', role: 'plumber' }, sources: [source()] }];
    expect(of('<p>I am Léo Martin, your plumber in Leeds.</p>', { ...known, people })).toBe('pass');
    expect(of('<p>Blue Larch is a plumber that knows all in VAT and CAD.</p>')).toBe('partial');
    const led = (role: string) =>
      of(`<h1>Welcome</h1><p>Léo Martin, ${role}, greets you in Leeds.</p>`, {
        ...known,
        people: [{ value: { name: 'Léo Martin', role }, sources: [source()] }],
      });
    expect(led('piano tuner')).toBe('pass');
    expect(led('managing director')).toBe('fail');
  });
  it('quotes no link', () => {
    const html = '<h1>Blue Larch</h1><div><a href="/order">Order a plumber here online</a></div>';
    const { evidence } = run('missing-self-description', [page(main(`${html}${text(2)}`))], known);
    expect(evidence[0]?.seen).toMatch(/^We repair .*\(without/);
  });
  it('knows whose page it is from title and logo', () => {
    expect(of('<title>Blue Larch</title><p>We repair and install, plumbing in Leeds.</p>')).toBe('partial');
  });
  it('asks for no place where the business has none', () => {
    const online = { businessName: name, trade: trade('software') };
    expect(of('<p>Blue Larch is a tool with a long tradition.</p>', online)).toBe('pass');
    expect(of('<p>Blue Larch</p>', { businessName: name })).toBe('inconclusive');
  });
  it('takes the own words of a longer name for the name', () => {
    const long = { ...known, businessName: { ...name, value: 'Canoe Plumbing Leeds' } };
    expect(of('<p>At Canoe we offer plumbing in Leeds.</p>', long)).toBe('pass');
    expect(of('<p>We offer plumbing in Leeds.</p>', long)).toBe('partial');
  });
  it('does not guess', () => {
    expect(of('<p>Welcome to us, glad you are here.</p>', { businessName: name })).toBe('inconclusive');
    expect(of('<p>Welcome to us, glad you are here.</p>', { ...known, businessName: null })).toBe('inconclusive');
    expect(outcome('missing-self-description', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'), known)).toBe('inconclusive');
  });
});

describe('missing-prices', () => {
  const of = (html: string, found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) =>
    outcome('missing-prices', main(`${html}${text(2)}`), { trade: trade('hairdresser'), ...found }, more);

  it('counts what has a price', () => {
    expect(of('', { prices: [price('Cut'), price('Colour'), price('Beard')] })).toBe('pass');
    expect(of('', { prices: [price('Cut')] })).toBe('partial');
    expect(of('', { prices: [price('Cut', { place: 'JSON-LD offers' })] })).toBe('fail');
    const others = '<p>Colour 35 €</p><p>Beard 12 €</p><p>Wash 8 €</p>';
    expect(of(others, { prices: [price('Cut')] })).toBe('pass');
    expect(of('<p>Fr. 7.30-13.00</p><p>Sa. 8.30 - 12.00</p><p>Mo. 9.00 – 18.30</p><p>Di. 9.00 – 18.30</p>')).toBe(
      'fail',
    );
    expect(of('')).toBe('fail');
  });
  it('counts half what only JavaScript shows, and what stands in a file', () => {
    const rendered = { view: 'rendered' as const };
    expect(of('', { prices: [price('Cut', rendered), price('Colour', rendered), price('Beard', rendered)] })).toBe(
      'partial',
    );
    expect(of('<a href="/files/price-list.pdf">Our prices</a>')).toBe('partial');
  });
  it('shows the picture of a price list', () => {
    const html = main(`<img src="/img/Listinoprezzi.webp" alt="">${text(2)}`);
    const { outcome: found, seen } = run('missing-prices', [page(html)], { trade: trade('hairdresser') });
    expect([found, seen[1]]).toEqual(['fail', `${HOME}img/Listinoprezzi.webp`]);
  });
  it('expects none of a non-profit', () => {
    expect(of('', { trade: trade('non-profit') })).toBe('not_applicable');
  });
  it('is in doubt where others set the price, a sum stands alone or the page was not read', () => {
    expect(of('', { trade: trade('doctor') })).toBe('inconclusive');
    expect(of('<p>All of this for 35 € only.</p>')).toBe('inconclusive');
    const notRead = [{ url: `${HOME}prices`, reason: 'timeout' as const, detail: '', role: 'prices' as const }];
    expect(of('', {}, { notRead })).toBe('inconclusive');
    expect(of('', { trade: null })).toBe('inconclusive');
    expect(of('<p>Cut and colour ₹1,200</p>')).toBe('inconclusive');
    expect(of('<ul><li>Margherita 8,50</li><li>Funghi 9,50</li><li>Marinara 7,00</li></ul>')).toBe('inconclusive');
    expect(outcome('missing-prices', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'), { trade: trade('plumber') })).toBe(
      'inconclusive',
    );
    expect(run('missing-prices', [legal], { trade: trade('hairdresser') }).outcome).toBe('inconclusive');
  });
});

describe('missing-recent-date', () => {
  const of = (html: string, lang = 'en') => outcome('missing-recent-date', main(`${html}${text(2)}`, lang));

  it.each([
    ['pass', '<p>Last updated: 12 October 2026</p>'],
    ['pass', '<p>Prices as of September 2026</p>'],
    ['pass', '<p>Changed on <time datetime="2026-10-01">the first</time></p>'],
    ['partial', '<p>Last updated: 12 January 2026</p>'],
    ['fail', '<p>Last updated: 12 January 2024</p>'],
    ['fail', '<p>Working since October 2026</p>'],
    ['fail', '<p>© 2026 Blue Larch, 1 October 2026</p>'],
    ['fail', '<blockquote><p>“Quick and clean.” 3 October 2026</p></blockquote>'],
    ['fail', '<p>Open day on 12 January 2027</p>'],
    ['fail', ''],
  ])('%s: %s', (expected, html) => {
    expect(of(html)).toBe(expected);
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
  });
  it('shows the old dates beside the recent one', () => {
    const dated = (date: string, path: string) =>
      page(main(`<p>Last updated: ${date}</p>${text(2)}`), { url: `${HOME}${path}`, role: 'services' });
    const site = ['3 October 2026', '3 March 2015', '4 March 2015'].map((date, at) => dated(date, `${at}`));
    expect(run('missing-recent-date', site)).toMatchObject({ outcome: 'partial', evidence: [{}, {}, {}] });
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
    const { evidence } = run('missing-recent-date', [page(main(`${story}${text(2)}`))]);
    expect(evidence[0]?.seen).toBe('no date of an update or of publication on the page read');
    const dated = '<p>Everything on this page was last updated by our people on 3 May 2019 in Leeds</p>';
    expect(run('missing-recent-date', [page(main(`${dated}${text(2)}`))]).evidence[0]?.seen).toBe(
      '… page was last updated by our people on 3 May 2019 in Leeds',
    );
  });
  it('leaves other languages undecided', () => {
    expect(of(`<p>${POLISH.repeat(4)}</p>`, 'pl')).not.toBe('pass');
    expect(outcome('missing-recent-date', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
  });
});

describe('few-figures', () => {
  const of = (html: string) => outcome('few-figures', main(`${html}${text(10)}`));

  it('counts numbers that tell something', () => {
    expect(
      of('<p>We have 12 vans and answer within 2 hours.</p><p>Over 1,200 boilers were fitted since 2009.</p>'),
    ).toBe('pass');
    expect(of('<p>We have 12 vans on the road.</p>')).toBe('partial');
    const few = run('few-figures', [page(main(`<p>We have 12 vans on the road.</p>${text(10)}`))]);
    expect(few.evidence.map(({ seen }) => seen)).toEqual(['1 figure in 277 words', 'We have 12 vans on the road.']);
    expect(of('')).toBe('fail');
  });
  it.each([
    'Call us on 943 631 878 any day.',
    'Since 2009 we have worked in this town.',
    'It costs you 40 € and no more.',
    'You find us at 12435 Berlin on the river.',
    'We open at 9:00 and close at 18:30 each day.',
    'Updated on 3 October 2026 by our team.',
  ])('does not count: %s', (sentence) => {
    expect(of(`<p>${sentence}</p>`)).toBe('fail');
  });
  it('counts a line that moves across the page once', () => {
    expect(of('<p>We have 12 vans on the road.</p>'.repeat(9))).toBe('partial');
  });
  it('does not judge little or foreign text', () => {
    expect(outcome('few-figures', main('<p>We repair pipes and taps.</p>'))).toBe('inconclusive');
    expect(outcome('few-figures', main(`<p>${POLISH.repeat(20)}</p>`, 'pl'))).toBe('inconclusive');
    expect(run('few-figures', [legal]).outcome).toBe('not_applicable');
  });
});

describe('unsourced-figures', () => {
  const claim = '<p>80% of people lose water to leaks.</p>';
  const of = (html: string) => outcome('unsourced-figures', main(`${html}${text(2)}`));

  it('wants a source for claims about the world', () => {
    const sourced = '<p>According to the Water Board, 60% of households waste water.</p>';
    const linked = '<p>Studies show that <a href="https://water.example.org/study">leaks cost</a> a lot.</p>';
    expect(of(sourced + linked + claim)).toBe('pass');
    expect(of(sourced + claim + claim.replace('80', '70'))).toBe('partial');
    expect(of(claim + claim.replace('80', '70'))).toBe('fail');
  });
  it('asks none for what the business knows itself', () => {
    expect(of('<p>We have 12 vans. 20% off in May. 100% satisfaction.</p>')).toBe('not_applicable');
    expect(of(claim)).toBe('not_applicable');
  });
  it('does not judge other languages', () => {
    expect(outcome('unsourced-figures', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
  });
});

describe('missing-quotations', () => {
  const of = (found: Partial<Facts>, html = '') => outcome('missing-quotations', main(`${html}${text(2)}`), found);

  it('counts voices with a name', () => {
    expect(of({ reviews: [review('Ann Lee'), review('Bo Dahl'), review('Cy Park')] })).toBe('pass');
    expect(of({ reviews: [review('Ann Lee')] })).toBe('partial');
    expect(of({ reviews: [review(null), review(null), review(null)] })).toBe('partial');
    expect(of({})).toBe('fail');
  });
  it('counts a quotation once', () => {
    const said = (at: number) => ({
      ...review('Ann Lee'),
      value: { text: `They came on time, all ${at} of them.`, author: 'Ann Lee', date: null },
    });
    const quoted = (at: number) => `<p>“They came on time, all ${at} of them.” – Ann Lee</p>`;
    expect(of({ reviews: [said(1)] }, quoted(1))).toBe('partial');
    expect(of({ reviews: [said(1), said(2)] }, quoted(1) + quoted(2))).toBe('pass');
  });
  it('finds quotations in running text, but no words to type', () => {
    expect(of({}, '<p>“A leak is never too small to look at,” says Ann Lee.</p>')).toBe('partial');
    expect(of({}, '<p>You can say "Explain that like I am a complete beginner" to it.</p>')).toBe('fail');
  });
  it('does not know what a widget holds', () => {
    expect(of({}, '<iframe src="https://widget.trustpilot.com/x"></iframe>')).toBe('inconclusive');
  });
  it('asks none of legal texts, and does not judge other languages', () => {
    expect(outcome('missing-quotations', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
    expect(run('missing-quotations', [legal]).outcome).toBe('not_applicable');
  });
});

describe('roundabout-answers', () => {
  const block = (answer: string, at: number) => `<h2>How do we repair tap ${at}?</h2><p>${answer}</p>`;
  const of = (...answers: string[]) => outcome('roundabout-answers', main(answers.map(block).join('')));
  const straight = 'We replace the washer within an hour.';
  const long = `${'We replace the washer and '.repeat(10)}leave.`;

  it('looks at the first sentence', () => {
    expect(of(straight, straight, long)).toBe('pass');
    expect(of(straight, long, 'Are you tired of taps that drip?', long)).toBe('fail');
    expect(of(straight, straight, long, 'Good question, which many people ask us.')).toBe('partial');
  });
  it('reads question lists', () => {
    const faq = [1, 2, 3].map((at) => ({
      value: { question: `Do you repair tap ${at}?`, answer: `Yes. ${FILLER}` },
      sources: [source()],
    }));
    expect(outcome('roundabout-answers', main(text(2)), { faq })).toBe('pass');
  });
  it('needs questions', () => {
    expect(of(straight, straight)).toBe('not_applicable');
  });
});

describe('headings-unlike-questions', () => {
  const of = (...headings: string[]) =>
    outcome('headings-unlike-questions', main(headings.map((one) => `<h2>${one}</h2><p>${FILLER}</p>`).join('')));
  const labels = ['Services', 'Philosophy', 'Quality', 'Team', 'Vans'];

  it('knows questions, tasks and how things work', () => {
    expect(of('How does it work', 'Book a visit', 'What does it cost?', ...labels)).toBe('pass');
    expect(of('What does it cost?', ...labels)).toBe('partial');
    expect(of(...labels)).toBe('fail');
  });
  it('needs some headings with text under them', () => {
    expect(of('Services', 'Team')).toBe('not_applicable');
    expect(
      outcome('headings-unlike-questions', main(`${labels.map((one) => `<h2>${one}</h2>`).join('')}${text(2)}`)),
    ).toBe('not_applicable');
  });
  it('fails long text without any heading of its own', () => {
    expect(outcome('headings-unlike-questions', main(`<h1>Taps</h1>${`<p>${FILLER}</p>`.repeat(60)}`))).toBe('fail');
  });
  it('does not judge other languages', () => {
    expect(outcome('headings-unlike-questions', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
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

describe('outdated-statements', () => {
  const of = (html: string) => outcome('outdated-statements', main(`${html}${text(2)}`));

  it.each([
    ['pass', '<p>Offer valid until 31 December 2026</p>'],
    ['pass', '<p>He worked in the town hall until 31 December 2019.</p>'],
    ['pass', '<p>3 August 2025: we are closed from 10 August 2025.</p>'],
    ['pass', '<h2>News</h2><p>Closed from 10 August 2025 to 20 August 2025</p>'],
    ['pass', '<h2>Prices from 2024</h2><p>Prices since 2024 have not changed.</p>'],
    ['fail', '<p>Offer valid until 31 December 2025</p>'],
    ['fail', '<p>Wir haben vom 1.8.2025 bis 15.8.2025 Betriebsferien</p>'],
    ['fail', '<p>Next workshop: 12 May 2025</p>'],
    ['fail', '<p>Vom 1.8. bis 15.8.2025 bleibt unsere Praxis geschlossen</p>'],
    ['fail', '<p>10.08.2025 – 20.08.2025: geschlossen</p>'],
    ['fail', '<p>From 10 to 20 August 2025 the shop is closed</p>'],
    ['fail', '<p>Du 4 au 22 août 2025, le cabinet est fermé</p>'],
    ['pass', '<p>The mill was closed in May 2019.</p>'],
    ['pass', '<p>From 10 to 20 December 2026 the shop is closed</p>'],
    ['fail', '<h2>Price list 2024</h2>'],
    ['fail', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'],
    ['fail', '<h2>Welcome to [Your Company Name]</h2>'],
    ['fail', '<p>Rufen Sie uns an: {{ phone }}</p>'],
    ['fail', '<nav><ul><li><a href="/a">Prices</a></li><li><a href="#">Dropdown</a></li></ul></nav>'],
    ['fail', '<h3>Card title</h3>'],
    ['fail', '<p>Follow us</p><p>@yourusername</p>'],
    ['pass', '<button>Dropdown</button><ul><li><a href="/a">Prices</a><a href="#"><span>Dropdown</span></a></li></ul>'],
    ['pass', '<p>Our dropdown menu lists each card title and sample page.</p>'],
    ['pass', '<p>Bring [the form] and your text messages here.</p>'],
    ['pass', '<p hidden>Insert your text here</p>'],
  ])('%s: %s', (expected, html) => {
    expect(of(html)).toBe(expected);
  });
  it('finds two prices of one thing in lines that are otherwise the same', () => {
    const pages = ['', 'prices', 'offers'].map((path) => page(main(text(2)), { url: `${HOME}${path}`, role: 'other' }));
    const cut = (amount: number, path: string, seen: string) => ({
      value: { what: 'Haircut', amount, currency: 'GBP', asShown: `£${amount}` },
      sources: [source({ pageUrl: `${HOME}${path}`, seen })],
    });
    const of = (...prices: Facts['prices']) => run('outdated-statements', pages, { prices });
    const here = cut(30, 'prices', 'Haircut £30');
    expect(of(here, cut(35, 'offers', 'Haircut £35'))).toMatchObject({ outcome: 'fail', cause: 'two-prices' });
    expect(of(here, cut(35, 'offers', 'Haircut from £35')).outcome).toBe('pass');
    expect(of(here, cut(35, 'prices', 'Haircut £35')).outcome).toBe('pass');
    expect(of(here, cut(30, 'offers', 'Haircut £30')).outcome).toBe('pass');
  });
  it('takes an old copyright year for half a fault', () => {
    const footer = (line: string) => outcome('outdated-statements', `${main(text(2))}<footer><p>${line}</p></footer>`);
    expect(footer('© 2026 Blue Larch')).toBe('pass');
    expect(footer('© 2010–2026 Blue Larch')).toBe('pass');
    expect(footer('© 2023 Blue Larch')).toBe('partial');
  });
  it('gives last year until summer', () => {
    const html = `${main(text(2))}<footer><p>© 2025 Blue Larch</p></footer>`;
    const at = (fetchedAt: number) => run('outdated-statements', [page(html, { plain: { fetchedAt } })]).outcome;
    expect(at(Date.UTC(2026, 2, 1))).toBe('pass');
    expect(at(BUILT_AT)).toBe('partial');
  });
  it('asks nothing of legal texts', () => {
    expect(run('outdated-statements', [legal]).outcome).toBe('not_applicable');
  });
});

describe('unproven-superlatives', () => {
  const of = (html: string) => outcome('unproven-superlatives', main(`${html}${text(8)}`));
  const praise = [
    'Our work is world-class.',
    'We are second to none.',
    'Our service is unbeatable.',
    'We offer state-of-the-art tools.',
  ];
  const praised = praise.map((one) => `<p>${one}</p>`).join('');

  it('counts praise without proof', () => {
    expect(of(`<p>${praise[0]}</p>`)).toBe('pass');
    expect(of(praised)).toBe('partial');
    expect(
      of(praise.map((one) => `<p>${one} And ${one.toLowerCase()}</p><p>Today ${one}</p><p>Yes: ${one}</p>`).join('')),
    ).toBe('fail');
  });
  it('leaves to customers what they say, and to the business what it proves', () => {
    expect(of(`<blockquote>${praised}</blockquote>`)).toBe('pass');
    expect(of(praise.map((one) => `<p>${one.replace('.', ', voted so in 2025.')}</p>`).join(''))).toBe('pass');
  });
  it('takes no praise for its own proof', () => {
    const boasts = [
      'Nous sommes le numéro 1 de la région.',
      'Nous avons les meilleurs prix pour vous.',
      'Notre service reste imbattable.',
    ];
    const french = (sentences: string[]) => {
      const filler = 'Nous réparons les fuites dans toute la ville et nous remplaçons les robinets. '.repeat(14);
      return outcome(
        'unproven-superlatives',
        main(`${sentences.map((one) => `<p>${one}</p>`).join('')}<p>${filler}</p>`, 'fr'),
      );
    };
    expect(french(boasts)).toBe('partial');
    expect(french(boasts.map((one) => one.replace('.', ', élus en 2025.')))).toBe('pass');
  });
  it('does not judge little or foreign text', () => {
    expect(outcome('unproven-superlatives', main(praised))).toBe('inconclusive');
    expect(outcome('unproven-superlatives', main(`<p>${POLISH.repeat(20)}</p>`, 'pl'))).toBe('inconclusive');
    expect(run('unproven-superlatives', [legal]).outcome).toBe('not_applicable');
  });
});

describe('repeated-page-texts', () => {
  const own = (word: string) => `<p>${Array.from({ length: 80 }, (_, at) => `${word}${at}`).join(' ')}.</p>`;
  const of = (a: string, b: string, head = '') =>
    run('repeated-page-texts', [
      page(main(`${head}${a}`), { url: `${HOME}leeds`, role: 'services' }),
      page(main(`${head}${b}`), { url: `${HOME}york`, role: 'services' }),
    ]).outcome;

  it('compares the running text of pages', () => {
    expect(of(own('tap'), own('pipe'))).toBe('pass');
    expect(of(own('tap') + own('roof'), own('tap') + own('pipe'))).toBe('partial');
    expect(of(own('tap'), own('tap'))).toBe('fail');
  });
  it('sees through the town that a text was written anew for', () => {
    const about = (town: string) =>
      `<h1>Plumber in ${town}</h1><p>${Array.from({ length: 30 }, (_, at) => `Our ${town} plumber number${at} repairs`).join(' ')}.</p>`;
    expect(of(about('Leeds'), about('York'))).toBe('fail');
    expect(of(about('Leeds'), `<h1>Plumber in York</h1>${own('pipe')}`)).toBe('pass');
  });
  it('takes addresses of one path with one canonical address for one page, two paths for a repetition', () => {
    const canonical = `<link rel="canonical" href="${HOME}leeds">`;
    expect(of(own('tap'), own('tap'), canonical)).toBe('partial');
    expect(of(own('tap') + own('roof'), own('tap') + own('pipe'), canonical)).toBe('pass');
    const spelt = (query: string) =>
      page(main(canonical + own('tap')), { url: `${HOME}leeds${query}`, role: 'services' });
    expect(run('repeated-page-texts', [spelt(''), spelt('?ref=x')]).outcome).toBe('pass');
  });
  it('finds a copy of a short page, of a form and of the home page', () => {
    const form = main(`<h1>Write to us</h1><p>${'We answer within two working days, always. '.repeat(4)}</p>`);
    const at = (path: string, role: 'home' | 'contact' | 'about' | 'other', html: string) =>
      page(html, { url: `${HOME}${path}`, role });
    const copied = [at('contact', 'contact', form), at('team', 'about', form)];
    expect(run('repeated-page-texts', copied).outcome).toBe('fail');
    expect(
      run('repeated-page-texts', [at('contact', 'contact', form), at('team', 'about', main(own('tap')))]).outcome,
    ).toBe('not_applicable');
    const home = main(`<link rel="canonical" href="${HOME}">${own('tap')}`);
    expect(run('repeated-page-texts', [at('', 'home', home), at('team', 'about', home)]).outcome).toBe('partial');
    const homeAt = (path: string) =>
      run('repeated-page-texts', [at('', 'home', home), at(path, 'other', home)]).outcome;
    expect(['start', 'index.html', 'en/'].map(homeAt)).toEqual(['pass', 'pass', 'pass']);
    expect(homeAt('bathrooms.html')).toBe('partial');
  });
  it('needs two pages with text', () => {
    expect(of(own('tap'), '<p>Short.</p>')).toBe('not_applicable');
    expect(of('<p>Short.</p>', '<p>Short.</p>')).toBe('not_applicable');
  });
});

describe('few-visible-questions', () => {
  const pairs = (count: number, overrides: Partial<FactSource> = {}) =>
    Array.from({ length: count }, (_, at) => ({
      value: { question: `Do you repair tap ${at}?`, answer: 'Yes, we do.' },
      sources: [source(overrides)],
    }));
  const of = (faq: Facts['faq'], html = text(2)) => outcome('few-visible-questions', main(html), { faq });

  it('counts pairs on one page', () => {
    expect(of(pairs(5))).toBe('pass');
    expect(of(pairs(4))).toBe('partial');
    expect(of([...pairs(3), ...pairs(3, { pageUrl: `${HOME}faq` })])).toBe('partial');
    expect(of(pairs(5, { view: 'rendered' }))).toBe('partial');
    expect(of([])).toBe('fail');
  });
  it('does not know what an unread page holds', () => {
    const notRead = [{ url: `${HOME}faq`, reason: 'timeout' as const, detail: '', role: 'faq' as const }];
    expect(outcome('few-visible-questions', main(text(2)), {}, { notRead })).toBe('inconclusive');
  });
  it('does not judge other languages and legal texts', () => {
    expect(outcome('few-visible-questions', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
    expect(run('few-visible-questions', [legal]).outcome).toBe('not_applicable');
  });
});

describe('articles-without-sources', () => {
  const of = (links: string, role: 'article' | 'services' = 'article') =>
    run('articles-without-sources', [page(main(`${text(14)}${links}`), { role })]).outcome;
  const link = (host: string) => `<p>See <a href="https://${host}/page">the study</a> for more.</p>`;

  it('counts other websites in the text', () => {
    expect(of(link('water.org') + link('pipes.org'))).toBe('pass');
    expect(of(link('water.org') + link('water.org'))).toBe('partial');
    expect(of(`${link('www.facebook.com')}<a href="/prices">Prices</a>`)).toBe('fail');
  });
  it('is about articles of some length', () => {
    expect(of(link('water.org'), 'services')).toBe('not_applicable');
    expect(run('articles-without-sources', [page(main(text(5)), { role: 'article' })]).outcome).toBe('not_applicable');
  });
});

describe('thin-pages', () => {
  it('goes by the words of the middle page', () => {
    expect(outcome('thin-pages', main(text(14)))).toBe('pass');
    expect(outcome('thin-pages', main(text(7)))).toBe('partial');
    expect(outcome('thin-pages', main(text(1)))).toBe('fail');
    const short = page(main(text(1)), { url: `${HOME}about`, role: 'about' });
    expect(run('thin-pages', [page(main(text(14))), short]).outcome).toBe('pass');
  });
  it('lets other pages speak when they say something', () => {
    const other = (times: number) => page(main(text(times)), { url: `${HOME}other`, role: 'other' });
    expect(run('thin-pages', [page(main(text(6))), other(14)]).outcome).toBe('pass');
    expect(run('thin-pages', [page(main(text(14))), other(1)]).outcome).toBe('pass');
    expect(outcome('thin-pages', `${main(text(1))}<p>${FILLER.repeat(13)}</p>`)).toBe('pass');
  });
  it('counts Japanese words', () => {
    expect(outcome('thin-pages', main(`<p>${'私たちは古い家の水道を丁寧に修理します。'.repeat(40)}</p>`, 'ja'))).toBe(
      'pass',
    );
  });
  it('expects no length of price lists and legal texts', () => {
    expect(run('thin-pages', [page(main(text(1)), { role: 'prices' }), legal]).outcome).toBe('not_applicable');
  });
});

describe('long-sentences', () => {
  const sentences = (words: number, count = 20) =>
    Array.from(
      { length: count },
      (_, at) => `<p>We repair ${'the old pipe and '.repeat(Math.ceil(words / 4))}tap ${at}.</p>`,
    ).join('');
  const of = (html: string, lang = 'en') => outcome('long-sentences', main(html, lang));

  it('goes by the mean', () => {
    expect(of(sentences(8))).toBe('pass');
    expect(of(sentences(20))).toBe('partial');
    expect(of(sentences(40))).toBe('fail');
  });
  it('counts characters in Japanese', () => {
    const japanese = (times: number) =>
      Array.from(
        { length: 20 },
        (_, at) => `<p>${'私たちは古い家の水道を修理し、'.repeat(times)}${at}番の蛇口も直します。</p>`,
      ).join('');
    expect(of(japanese(1), 'ja')).toBe('pass');
    expect(of(japanese(8), 'ja')).toBe('fail');
  });
  it('does not judge little or foreign text', () => {
    expect(of(sentences(40, 5))).toBe('inconclusive');
    expect(of(`<p>${POLISH.repeat(20)}</p>`, 'pl')).toBe('inconclusive');
    expect(run('long-sentences', [legal]).outcome).toBe('not_applicable');
  });
});

describe('hostile pages', () => {
  it('cost no time', () => {
    const much = [
      `<p>${'a '.repeat(200_000)}</p>`,
      `<p>${'1 234 '.repeat(60_000)}</p>`,
      '<h2>What?</h2><p>12 vans until 31.12.2020 valid</p>'.repeat(10_000),
      `<p>${'“'.repeat(100_000)}</p><p>${'.'.repeat(100_000)}</p><p>${'80% '.repeat(50_000)}</p>`,
    ].map((html, at) => page(main(html), { url: `${HOME}${at}`, role: at === 0 ? 'home' : 'services' }));
    const started = performance.now();
    for (const { id } of contentChecks) run(id, much);
    // Generous: busy machines. A quadratic rule takes minutes here.
    expect(performance.now() - started).toBeLessThan(5_000);
  }, 20_000);
});
