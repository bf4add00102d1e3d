import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { legal, main, outcome, POLISH, run, source, text } from '../../../testing/run-content-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import type { TradeId } from '../../trades/index.ts';
import type { CheckInputs } from '../inputs.ts';

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

describe('missing-self-description', () => {
  const certainty = 'certain' as const;
  const name = { value: 'Blue Larch', certainty, sources: [source()] };
  const known = { businessName: name, trade: trade('plumber'), addresses: [{ ...address, certainty }] };
  const of = (html: string, found: Partial<Facts> = known) =>
    outcome('missing-self-description', main(`${html}${text(2)}`), found);

  it('wants name and town in one line', () => {
    expect(of('<p>Blue Larch is a plumber in Leeds that repairs leaks.</p>')).toBe('pass');
    expect(of('<title>Blue Larch, plumber in Leeds</title>')).toBe('pass');
    expect(of('<p>© Blue Larch, High Street 1, Leeds</p>')).toBe('pass');
    const { outcome: apart, seen } = run(
      'missing-self-description',
      [page(main(`<h1>Blue Larch</h1><p>We are a plumber in Leeds.</p>${text(2)}`))],
      known,
    );
    expect([apart, seen]).toEqual(['partial', ['no line names both “Blue Larch” and Leeds']]);
  });
  it('leaves open what names the business with another place of the country', () => {
    expect(of('<title>Blue Larch (Uppermill)</title><p>We are glad you are here.</p>')).toBe('inconclusive');
    expect(of('<p>Blue Larch is a plumber in Uppermill.</p>')).toBe('inconclusive');
    expect(of('<p>Blue Larch is here in Harmony with all of you.</p>')).toBe('partial');
  });
  it('takes the own words of a longer name for the name', () => {
    const long = { ...known, businessName: { ...name, value: 'Canoe Plumbing Leeds' } };
    expect(of('<p>At Canoe we offer plumbing in Leeds.</p>', long)).toBe('pass');
    expect(of('<p>We offer plumbing in Leeds.</p>', long)).toBe('partial');
  });
  it('says nothing where name or town is not certain, or there are two towns', () => {
    const likely = { ...known, businessName: { ...name, certainty: 'likely' as const } };
    const york = { ...address, certainty, value: { ...address.value, locality: 'York' } };
    for (const found of [likely, { ...known, addresses: [] }, { ...known, addresses: [...known.addresses, york] }])
      expect(of('<p>Welcome to us, glad you are here.</p>', found)).toBe('inconclusive');
    expect(outcome('missing-self-description', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'), known)).toBe('inconclusive');
  });
});

describe('missing-prices', () => {
  const of = (html: string, found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) =>
    outcome('missing-prices', main(`${html}${text(2)}`), { trade: trade('hairdresser'), ...found }, more);

  it('does not call shown what our browser kept folded away', () => {
    const cards = (attributes: string) =>
      main(`<h2>Prices</h2><ul${attributes}><li>Harp tuning 40 €</li><li>Lute tuning 30 €</li></ul>${text(2)}`);
    const of = (attributes: string) =>
      run('missing-prices', [page(cards(''), { rendered: cards(attributes) })], {
        prices: [
          {
            value: { what: 'Harp tuning', amount: 40, currency: 'EUR', asShown: '40 €' },
            sources: [{ pageUrl: HOME, view: 'plain', place: 'li', seen: 'Harp tuning 40 €' }],
          },
        ],
      }).outcome;
    expect(of('')).toBe('pass');
    expect(of(' style="display:none"')).toBe('inconclusive');
  });

  it('counts what has a price', () => {
    expect(of('', { prices: [price('Cut'), price('Colour'), price('Beard')] })).toBe('pass');
    expect(of('', { prices: [price('Cut')] })).toBe('pass');
    expect(of('', { prices: [price('Cut', { place: 'JSON-LD offers' })] })).toBe('fail');
    expect(of('<p>Fr. 7.30-13.00</p><p>Sa. 8.30 - 12.00</p><p>Mo. 9.00 – 18.30</p><p>Di. 9.00 – 18.30</p>')).toBe(
      'fail',
    );
    expect(of('')).toBe('fail');
  });
  it('is in doubt of a lone sum that is not certain: a deposit, an order from which delivery is free', () => {
    const likely = (...amounts: number[]) =>
      of('', {
        prices: amounts.map((amount, at) => ({
          value: { what: `Boat ${at}`, amount, currency: 'EUR', asShown: `${amount} €` },
          sources: [source()],
          certainty: 'likely',
        })),
      } as Partial<Facts>);
    expect(likely(600)).toBe('inconclusive');
    expect(likely(25, 25, 25)).toBe('inconclusive');
    // Quotes of a metal by the kilo are sums, and no price of anything.
    expect(likely(25, 40)).toBe('inconclusive');
    // The other sums come by script: that is said, and not that there is but one.
    const found = (view: 'plain' | 'rendered', amount: number) => ({
      value: { what: `Oar ${amount}`, amount, currency: 'EUR', asShown: `${amount} €` },
      sources: [source({ view })],
      certainty: 'likely',
    });
    const late = run('missing-prices', [page(main(text(2)))], {
      prices: [found('plain', 5), found('rendered', 40), found('rendered', 60)],
    } as Partial<Facts>);
    expect(late).toMatchObject({ outcome: 'inconclusive', because: expect.stringContaining('JavaScript brings more') });
  });
  it('leaves what only JavaScript shows to another check, and counts half what stands in a file', () => {
    const rendered = { view: 'rendered' as const };
    expect(of('', { prices: [price('Cut', rendered)] })).toBe('inconclusive');
    expect(of('<a href="/files/price-list.pdf">Our prices</a>')).toBe('partial');
  });
  it('calls no price missing beside what was not read and may hold it, or where a gap is left for it', () => {
    expect(of('<a href="/files/flyer-2024.pdf">Flyer</a>')).toBe('inconclusive');
    expect(of('<img src="/img/menu-summer.jpg" alt="">')).toBe('inconclusive');
    expect(of('<img src="/img/menu-icon.png" alt="">')).toBe('fail');
    expect(of('<p>Cut from XX €</p>')).toBe('inconclusive');
    const pictures = page(main('<h1>Goods</h1><img src="/1.jpg"><img src="/2.jpg">'), {
      url: `${HOME}goods`,
      role: 'products',
    });
    expect(run('missing-prices', [page(main(text(2))), pictures], { trade: trade('hairdresser') }).outcome).toBe(
      'inconclusive',
    );
  });
  it('shows the picture of a price list', () => {
    const html = main(`<img src="/img/Listinoprezzi.webp" alt="">${text(2)}`);
    const { outcome: found, seen } = run('missing-prices', [page(html)], { trade: trade('hairdresser') });
    expect([found, seen[1]]).toEqual(['fail', `${HOME}img/Listinoprezzi.webp`]);
  });
  it('expects none of a non-profit', () => {
    expect(of('', { trade: trade('non-profit') })).toBe('not_applicable');
  });
  it('words it for work that is priced by the job', () => {
    expect(run('missing-prices', [page(main(text(3)))], { trade: trade('plumber') })).toMatchObject({
      outcome: 'fail',
      cause: 'by-the-case',
    });
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

describe('few-figures', () => {
  const of = (html: string) => outcome('few-figures', main(`${html}${text(10)}`));

  it('counts numbers that tell something', () => {
    expect(
      of('<p>We have 12 vans and answer within 2 hours.</p><p>Over 1,200 boilers were fitted since 2009.</p>'),
    ).toBe('pass');
    expect(of('<p>We have 12 vans on the road.</p>')).toBe('info');
    const few = run('few-figures', [page(main(`<p>We have 12 vans on the road.</p>${text(10)}`))]);
    expect(few.evidence.map(({ seen }) => seen)).toEqual(['We have 12 vans on the road.']);
    expect(of('')).toBe('info');
  });
  it.each([
    'Call us on 943 631 878 any day.',
    'Since 2009 we have worked in this town.',
    'It costs you 40 € and no more.',
    'You find us at 12435 Berlin on the river.',
    'We open at 9:00 and close at 18:30 each day.',
    'Updated on 3 October 2026 by our team.',
  ])('does not count: %s', (sentence) => {
    expect(run('few-figures', [page(main(`<p>${sentence}</p>${text(10)}`))]).evidence).toEqual([]);
  });
  it('takes a counter that stands at nought for none', () => {
    const seen = (tile: string) =>
      run('few-figures', [page(main(`<div>${tile}</div>${text(10)}`))]).evidence.map((one) => one.seen);
    expect(seen('12 products available')).toEqual(['12 products available']);
    expect(seen('0 products available')).toEqual([]);
    expect(seen('+0 happy clients')).toEqual([]);
  });
  it('counts a line that moves across the page once', () => {
    expect(of('<p>We have 12 vans on the road.</p>'.repeat(9))).toBe('info');
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

  it('knows sources of claims about the world, and calls none missing: a sentence may name its source in any words', () => {
    const sourced = '<p>According to the Water Board, 60% of households waste water.</p>';
    const linked = '<p>Studies show that <a href="https://water.example.org/study">leaks cost</a> a lot.</p>';
    expect(of(sourced + linked + claim)).toBe('pass');
    expect(of(sourced + claim + claim.replace('80', '70'))).toBe('info');
    expect(of(claim + claim.replace('80', '70'))).toBe('info');
  });
  it('takes a list of sources at the end of an article for those of its figures', () => {
    const list =
      '<ul><li><a href="https://water.example.org/">Water Board</a></li><li><a href="https://leak.example.net/">L</a></li></ul>';
    const article = (more: string) =>
      page(main(`${claim}${claim.replace('80', '70')}${text(40)}${more}`), { url: `${HOME}blog/a`, role: 'article' });
    const outcomeOf = (one: ReturnType<typeof page>) => run('unsourced-figures', [one]).outcome;
    expect(outcomeOf(article(list))).toBe('pass');
    expect(outcomeOf(article(''))).toBe('info');
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
    expect(of({ reviews: [review('Ann Lee')] })).toBe('inconclusive');
    expect(of({ reviews: [review(null), review(null), review(null)] })).toBe('inconclusive');
    expect(of({})).toBe('fail');
  });
  it('counts a quotation once', () => {
    const said = (at: number) => ({
      ...review('Ann Lee'),
      value: { text: `They came on time, all ${at} of them.`, author: 'Ann Lee', date: null },
    });
    const quoted = (at: number) => `<p>“They came on time, all ${at} of them.” – Ann Lee</p>`;
    expect(of({ reviews: [said(1)] }, quoted(1))).toBe('inconclusive');
    expect(of({ reviews: [said(1), said(2)] }, quoted(1) + quoted(2))).toBe('pass');
  });
  it('calls nobody unquoted where anything stands in marks of quotation', () => {
    expect(of({}, '<p>“A leak is never too small to look at,” says Ann Lee.</p>')).toBe('inconclusive');
    expect(of({}, '<p>You can say "Explain that like I am a complete beginner" to it.</p>')).toBe('inconclusive');
  });
  it('takes a name in brackets after a sentence for somebody who may have said it', () => {
    expect(of({}, '<p>A good pipe is one that nobody ever has to think of (Orla Finch)</p>')).toBe('inconclusive');
  });
  it('does not know what a widget holds', () => {
    expect(of({}, '<iframe src="https://widget.trustpilot.com/x"></iframe>')).toBe('inconclusive');
  });
  it('asks none of legal texts, and does not judge other languages', () => {
    expect(outcome('missing-quotations', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
    expect(run('missing-quotations', [legal]).outcome).toBe('not_applicable');
  });
});

describe('articles-without-sources', () => {
  const CLAIM = '<p>About 40 % of households waste water at night.</p>';
  const of = (links: string, role: 'article' | 'services' = 'article', claim = CLAIM) =>
    run('articles-without-sources', [page(main(`${text(14)}${claim}${links}`), { role })]).outcome;
  const link = (host: string) => `<p>See <a href="https://${host}/page">the study</a> for more.</p>`;

  it('counts other websites in the text', () => {
    expect(of(link('water.org') + link('pipes.org'))).toBe('pass');
    expect(of(link('water.org') + link('water.org'))).toBe('partial');
    expect(of(`${link('www.facebook.com')}<a href="/prices">Prices</a>`)).toBe('fail');
  });
  it('asks for none where nothing is claimed of the world, or the passage names its source', () => {
    expect(of('', 'article', '<p>Our new pump lifts 40 litres a minute, 20 % more than the old one.</p>')).toBe(
      'not_applicable',
    );
    expect(of('', 'article', `<p>According to the water office, 40 % of households waste water.</p>`)).toBe(
      'not_applicable',
    );
  });
  it('is about articles of some length', () => {
    expect(of(link('water.org'), 'services')).toBe('not_applicable');
    expect(run('articles-without-sources', [page(main(text(5)), { role: 'article' })]).outcome).toBe('not_applicable');
  });
});
