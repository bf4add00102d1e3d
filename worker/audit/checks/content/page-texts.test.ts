import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { FILLER, legal, main, outcome, POLISH, run, source, text } from '../../../testing/run-content-check.ts';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import { contentChecks } from './index.ts';

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
    expect(of('What does it cost?', ...labels)).toBe('info');
  });
  it('needs some headings with text under them', () => {
    expect(of('Services', 'Team')).toBe('not_applicable');
    expect(
      outcome('headings-unlike-questions', main(`${labels.map((one) => `<h2>${one}</h2>`).join('')}${text(2)}`)),
    ).toBe('not_applicable');
  });
  it('says nothing of long text without any heading of its own: what divides it may be no heading in the code', () => {
    const html = main(`<h1>Taps</h1>${`<p>${FILLER}</p>`.repeat(60)}`);
    expect(outcome('headings-unlike-questions', html)).toBe('not_applicable');
  });
  it('does not judge other languages', () => {
    expect(outcome('headings-unlike-questions', main(`<p>${POLISH.repeat(4)}</p>`, 'pl'))).toBe('inconclusive');
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
    ['partial', '<h2>Price list 2024</h2>'],
    ['fail', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'],
    [
      'fail',
      '<h2>Milk</h2><p>Eximolor aut ad estur adit mod quit eosam apid quam pratiosum, sundaeque. Itatur sed maximat nimus, tem cus re offici omniam.</p><h2>Taste</h2><p>Eximolor aut ad estur adit mod quit eosam apid quam pratiosum, sundaeque. Itatur sed maximat nimus, tem cus re offici omniam.</p>',
    ],
    [
      'pass',
      '<h2>Milk</h2><blockquote>Eximolor aut ad estur adit mod quit eosam apid quam pratiosum, sundaeque. Itatur sed maximat nimus, tem cus re offici omniam.</blockquote><h2>Taste</h2><blockquote>Eximolor aut ad estur adit mod quit eosam apid quam pratiosum, sundaeque. Itatur sed maximat nimus, tem cus re offici omniam.</blockquote>',
    ],
    ['fail', '<h2>Welcome to [Your Company Name]</h2>'],
    ['fail', '<p>Rufen Sie uns an: {{ phone }}</p>'],
    ['fail', '<nav><ul><li><a href="/a">Prices</a></li><li><a href="#">Dropdown</a></li></ul></nav>'],
    ['fail', '<h3>Card title</h3>'],
    ['fail', '<div>Placeholder text</div>'],
    ['pass', '<p>We never ship placeholder text.</p>'],
    ['fail', '<p>Follow us</p><p>@yourusername</p>'],
    ['pass', '<button>Dropdown</button><ul><li><a href="/a">Prices</a><a href="#"><span>Dropdown</span></a></li></ul>'],
    ['pass', '<p>Our dropdown menu lists each card title and sample page.</p>'],
    ['pass', '<p>Bring [the form] and your text messages here.</p>'],
    ['pass', '<p hidden>Insert your text here</p>'],
  ])('%s: %s', (expected, html) => {
    expect(of(html)).toBe(expected);
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
    expect([of(`<p>${praise[0]}</p>`), of(praised)]).toEqual(['pass', 'partial']);
    expect(
      of(praise.map((one) => `<p>${one} And ${one.toLowerCase()}</p><p>Today ${one}</p><p>Yes: ${one}</p>`).join('')),
    ).toBe('fail');
  });
  it('leaves to customers what they say, and to the business what it proves', () => {
    expect(of(`<blockquote>${praised}</blockquote>`)).toBe('pass');
    expect(of(praised.replaceAll(/<p>(.*?)</g, '<p>"$1"<'))).toBe('pass');
    const reviews = [{ value: { text: praise.join(' '), author: null, date: null }, sources: [source()] }];
    expect(outcome('unproven-superlatives', main(praised + text(8)), { reviews })).toBe('pass');
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
    expect(of(own('tap') + own('roof'), own('tap') + own('pipe'))).toBe('pass');
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
    expect(of(pairs(4))).toBe('inconclusive');
    expect(of(pairs(5, { view: 'rendered' }))).toBe('partial');
    expect(of([], `<p>Need help?</p>${text(2)}`)).toBe('inconclusive');
    expect(of([])).toBe('fail');
  });
  it('says of no website that it asks nothing while its contact page does', () => {
    const contact = page('<main><h2>How can you reach us?</h2><p>By telephone.</p></main>', {
      url: `${HOME}contact`,
      role: 'contact',
    });
    expect(run('few-visible-questions', [page(main(text(2))), contact]).outcome).toBe('inconclusive');
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

describe('long-sentences', () => {
  const sentences = (words: number, count = 20) =>
    Array.from(
      { length: count },
      (_, at) => `<p>We repair ${'the old pipe and '.repeat(Math.ceil(words / 4))}tap ${at}.</p>`,
    ).join('');
  const of = (html: string, lang = 'en') => outcome('long-sentences', main(html, lang));

  it('goes by the mean, and calls none a fault: where one ends is not always to be told', () => {
    expect(of(sentences(8))).toBe('pass');
    expect(of(sentences(20))).toBe('inconclusive');
    expect(of(sentences(40))).toBe('inconclusive');
  });
  it('counts characters in Japanese', () => {
    const japanese = (times: number) =>
      Array.from(
        { length: 20 },
        (_, at) => `<p>${'私たちは古い家の水道を修理し、'.repeat(times)}${at}番の蛇口も直します。</p>`,
      ).join('');
    expect(of(japanese(1), 'ja')).toBe('pass');
    expect(of(japanese(8), 'ja')).toBe('inconclusive');
  });
  it('does not judge little or foreign text', () => {
    expect(of(sentences(40, 5))).toBe('inconclusive');
    expect(of(`<p>${POLISH.repeat(20)}</p>`, 'pl')).toBe('inconclusive');
    expect(run('long-sentences', [legal]).outcome).toBe('not_applicable');
  });
});

describe('hostile pages', () => {
  it('cost no time', async () => {
    const much = [
      `<p>${'a '.repeat(200_000)}</p>`,
      `<p>${'1 234 '.repeat(60_000)}</p>`,
      '<h2>What?</h2><p>12 vans until 31.12.2020 valid</p>'.repeat(10_000),
      `<p>${'“'.repeat(100_000)}</p><p>${'.'.repeat(100_000)}</p><p>${'80% '.repeat(50_000)}</p>`,
    ].map((html, at) => page(main(html), { url: `${HOME}${at}`, role: at === 0 ? 'home' : 'services' }));
    const work = () => contentChecks.map(({ id }) => run(id, much));
    // A quadratic rule takes minutes here.
    expect(await leastSeconds(work, 10)).toBeLessThan(10);
  }, 60_000);
});
