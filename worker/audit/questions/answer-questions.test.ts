import { describe, expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { answer, ask, asked, FILLER } from '../../testing/question-cases.ts';

describe('answerQuestions', () => {
  it('asks in the language of the website and gives the question in English beside it', () => {
    const price = answer(ask('de', 'plumber', ''), 'price');
    expect(price.question).toMatch(/kost/i);
    expect(price.questionEnglish).toMatch(/cost/i);
    expect(answer(ask('en', 'plumber', ''), 'price')).not.toHaveProperty('questionEnglish');
  });

  it('asks the heaviest first', () => {
    const { questions } = ask('en', 'plumber', '');
    expect(questions.length).toBeGreaterThan(10);
    const keys = questions.map(({ weight, id }) => `${9 - weight} ${id}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('asks what any business is asked where the trade is not sure', () => {
    const value = { id: 'plumber' as const, label: 'Plumber', confidence: 0.9 };
    const trade = { value, certainty: 'likely' as const, sources: [] };
    expect(ask('en', 'plumber', '', { trade }).trade).toBe('other');
    expect(ask('en', 'plumber', '', { trade: null }).trade).toBe('other');
  });

  it('says nothing about websites in other languages', () => {
    const { because, questions } = ask('nl', 'plumber', '<p>Wij komen dag en nacht bij u langs.</p>');
    expect(because).toContain('another language');
    expect(questions.every(({ answered, why }) => answered === 'inconclusive' && why === because)).toBe(true);
  });

  it('says nothing where there was nothing to read', () => {
    const shell = page('<div id="root">Loading</div><script src="/app.js"></script>');
    expect(asked([shell], 'en', 'plumber').because).toContain('too little text');
  });

  it('judges a page of few words and no shell that scripts fill', () => {
    const words = 'After thirty years we have closed our house. Thank you to all our guests and friends, and farewell.';
    const shell = 'Please wait while we load this page for you.';
    const closed = (text: string) =>
      asked([page(`<html lang="en"><p>${text}</p><script src="/app.js"></script></html>`)], 'en', 'hotel');
    expect(answer(closed(words), 'breakfast').answered).toBe('none');
    expect(closed(shell).because).toContain('too little text');
  });

  it('tells an answer that only JavaScript brings', () => {
    const text = '<p>Our emergency plumbers come out at night and at weekends, 24 hours a day.</p>';
    const whole = `<main><p>${FILLER.en}</p>${text}</main>`;
    expect(answer(ask('en', 'plumber', '', {}, whole), 'emergency')).toMatchObject({ answered: 'full', jsOnly: true });
    expect(answer(ask('en', 'plumber', text, {}, whole), 'emergency')).toMatchObject({
      answered: 'full',
      jsOnly: false,
    });
  });

  it('takes a slogan for half of what a business does, and an invitation for nothing', () => {
    const verdict = (html: string) => {
      const nav =
        'Berge Seen Wege Karten Wetter Anreise Bilder Gruppen Preise Zeiten Kontakt Sagen Lieder Feste Bräuche'
          .split(' ')
          .map((word) => `<li>${word}</li>`)
          .join('');
      const whole = `<html lang="de"><main>${html}<ul>${nav}</ul></main></html>`;
      return answer(asked([page(whole)], 'de', 'other'), 'what-you-do').answered;
    };
    expect(verdict('<h1>Ruhe zwischen See und Berg</h1>')).toBe('partial');
    expect(verdict('<p>Rufen Sie uns an, wir helfen Ihnen gerne weiter.</p>')).toBe('none');
  });

  it.each([
    ['navigation', '<nav><ul><li>Emergency service</li></ul></nav>'],
    ['a heading alone', '<h2>Insured</h2>'],
    ['a question to the visitor', '<p>Do you need liability insurance?</p>'],
    [
      'a cookie banner',
      '<div id="cookie-consent"><p>We are insured. Our liability insurance covers cookies.</p></div>',
    ],
    ['a template', '<p>Your liability insurance text goes here.</p>'],
  ])('%s answers nothing', (_, html) => {
    expect(answer(ask('en', 'plumber', html), 'insured').answered).toBe('none');
  });

  it('does not take customers for the business', () => {
    const text = 'They were insured for ten years and repaired the joint again under liability insurance.';
    const reviews = [{ value: { text, author: null, date: null }, sources: [] }];
    expect(answer(ask('en', 'plumber', `<p>${text}</p>`, { reviews }), 'insured').answered).toBe('none');
  });

  it('takes a word or a label for half of a yes', () => {
    const named = answer(ask('en', 'plumber', '<ul><li>Insured</li><li>Boilers</li><li>Taps</li></ul>'), 'insured');
    expect(named).toMatchObject({ answered: 'partial' });
    const told = '<ul><li>Insured: up to two million on all work</li><li>Boilers</li></ul>';
    expect(answer(ask('en', 'plumber', told), 'insured').answered).toBe('full');
  });

  it('hears nothing in what a form says of itself', () => {
    const form = (inside: string, outside = '') =>
      `<form><label>Name <input name="n"></label><label>Mail <input type="email" name="m"></label>${inside}</form>${outside}`;
    const said = '<p>We are insured against lost messages.</p>';
    expect(answer(ask('en', 'plumber', form(said)), 'insured').answered).toBe('none');
    expect(answer(ask('en', 'plumber', form('', '<p>We are insured for two million.</p>')), 'insured')).toMatchObject({
      answered: 'full',
    });
  });

  it('reads terms and returns for payment and delivery alone', () => {
    const legal = (path: string, heading: string) =>
      page(
        `<main><h1>${heading}</h1><p>You can pay by card or by bank transfer. We are insured for every parcel.</p></main>`,
        { url: `https://example.test/${path}`, role: 'legal' },
      );
    const home = page(`<main><p>${FILLER.en}</p></main>`);
    const of = (id: string, ...on: [string, string]) =>
      answer(asked([home, legal(...on)], 'en', 'online-shop'), id).answered;
    expect(of('payment', 'terms', 'Terms and conditions')).toBe('full');
    expect(of('payment', 'privacy', 'Privacy policy')).toBe('none');
    expect(of('people', 'terms', 'Terms and conditions')).toBe('none');
  });

  it('reads no legal page', () => {
    const legal = page(
      '<main><h1>Terms</h1><p>Our liability insurance is limited. We are insured for nothing else.</p></main>',
      {
        url: 'https://example.test/terms',
        role: 'legal',
      },
    );
    const home = page(`<main><p>${FILLER.en}</p></main>`);
    expect(answer(asked([home, legal], 'en', 'plumber'), 'insured').answered).toBe('none');
  });

  it('reads no page of a translation, by its address either', () => {
    const french = page(`<html lang="fr"><main><p>${FILLER.fr}</p></main></html>`);
    const english = (path: string) =>
      page('<main><p>Le petit-déjeuner est servi au jardin chaque matin, brunch too.</p></main>', {
        url: `https://example.test/${path}`,
      });
    const languages = ['fr', 'en'].map((value) => ({ value, sources: [] }));
    const breakfast = (path: string) =>
      answer(asked([french, english(path)], 'fr', 'hotel', { languages }), 'breakfast');
    expect(breakfast('rooms_en.html').answered).toBe('none');
    expect(breakfast('en/rooms').answered).toBe('none');
    expect(breakfast('gite-en-pierre').answered).toBe('full');
  });

  it('takes pages about three things for what is offered', () => {
    const site = (...titles: string[]) =>
      asked(
        [
          page(`<html lang="fr"><main><h1>Bienvenue</h1><p>${FILLER.fr}</p></main></html>`),
          ...titles.map((title, at) =>
            page(`<main><h1>${title}</h1><p>Une aventure inoubliable vous attend ici.</p></main>`, {
              url: `https://example.test/page-${at}`,
            }),
          ),
        ],
        'fr',
        'agency',
      );
    expect(answer(site('Cours de surf', 'Nos chambres', 'Balades en quad'), 'services').answered).toBe('full');
    expect(answer(site('Contact', 'Notre histoire', 'Balades en quad'), 'services').answered).not.toBe('full');
  });

  it('reads what articles tell the world as no word on the business', () => {
    const told = '<p>Keep digital records: use accounting software for all your income and expenses.</p>';
    const own = '<p>We keep all records in our accounting software, in the cloud.</p>';
    const home = page(`<main><p>${FILLER.en}</p></main>`);
    const verdict = (html: string, url: string) =>
      answer(asked([home, page(`<main>${html}</main>`, { url, role: 'other' })], 'en', 'accountant'), 'digital-work')
        .answered;
    expect(verdict(told, 'https://example.test/blog-post-3.html')).toBe('none');
    expect(verdict(own, 'https://example.test/blog-post-3.html')).toBe('full');
    expect(verdict(told, 'https://example.test/services')).toBe('full');
  });

  it('reads an article that names the business as its own words', () => {
    const told = (words: string) => {
      const article = page(`<html lang="en"><main><p>${FILLER.en}</p><p>${words}</p></main></html>`, {
        url: 'https://example.com/blog/leaks',
      });
      return answer(
        asked([article], 'en', 'plumber', { businessName: { value: 'Larchfield Plumbing', sources: [] } }),
        'insured',
      );
    };
    expect(told('Larchfield Plumbing is insured in every home.').answered).toBe('full');
    expect(told('A plumber should be insured in every home.').answered).toBe('none');
  });

  it('gives the same twice', () => {
    const html =
      '<h2>Prices</h2><p>Our hourly rate is £65.</p><h2>Insured</h2><p>All work is guaranteed for two years.</p>';
    expect(ask('en', 'plumber', html)).toEqual(ask('en', 'plumber', html));
  });
});
