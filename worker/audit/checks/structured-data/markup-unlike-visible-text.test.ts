import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { markupUnlikeVisibleText } from './markup-unlike-visible-text.ts';

const ld = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const DENTIST = {
  '@type': 'Dentist',
  name: 'Praxis Dr. Ánna Weiß GmbH',
  telephone: '+49 30 5512849',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: 12 },
  makesOffer: { '@type': 'Offer', price: '1200.00', priceCurrency: 'EUR' },
};
const SHOWN = '<h1>Zahnarztpraxis Dr. Anna Weiß</h1><p>Telefon (030) 551 28 49</p><p>4,9 von 5 – Implantat 1.200 €</p>';
const run = (html: string, rendered: string | null = html, found = {}) =>
  markupUnlikeVisibleText.run(
    inputs({ pages: [page(html, rendered === null ? {} : { rendered })], facts: facts(found) }),
  );

describe('markup-unlike-visible-text', () => {
  it('passes when everything is shown, in any spelling', () => {
    expect(run(ld(DENTIST) + SHOWN)).toMatchObject({ outcome: 'pass' });
  });

  it('praises no name of which a word stands nowhere', () => {
    expect(run(ld({ ...DENTIST, name: 'Rosa Weiß Zahnarztpraxis' }) + SHOWN)).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ place: 'JSON-LD Dentist.name', seen: 'Rosa Weiß Zahnarztpraxis' }],
    });
  });

  it('praises no name whose short form alone is shown', () => {
    const short = { ...DENTIST, name: 'Rosa Weiß Zahnarztpraxis', alternateName: 'Praxis Dr. Anna Weiß' };
    expect(run(ld(short) + SHOWN)).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ place: 'JSON-LD Dentist.name', seen: 'Rosa Weiß Zahnarztpraxis' }],
    });
  });

  it('praises no question that stands on the page in other words, be it the last of many', () => {
    const asked = [
      'Do you repair roofs?',
      'Do you clean gutters in the autumn?',
      'Does the company help with solar panels?',
    ];
    const faq = {
      '@type': 'FAQPage',
      mainEntity: asked.map((name) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
      })),
    };
    const shown = (last: string) => `<h2>${asked[0]}</h2><h2>${asked[1]}</h2><h2>${last}</h2><p>Yes.</p>`;
    expect(run(ld(faq) + shown('Does the company help with solar panels?'))).toMatchObject({ outcome: 'pass' });
    expect(run(ld(faq) + shown('Does Larch, a company, help with solar panels?'))).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ place: 'JSON-LD Question.name', seen: asked[2] }],
    });
  });

  it('praises none that holds an address of nobody', () => {
    expect(run(ld({ ...DENTIST, url: 'http://www.example.com' }) + SHOWN)).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ place: 'JSON-LD Dentist.url', seen: 'http://www.example.com' }],
    });
  });

  it('asks all pages together', () => {
    const home = page(ld(DENTIST), { rendered: ld(DENTIST) });
    const contact = page(SHOWN, { url: `${HOME}contact`, role: 'contact', rendered: SHOWN });
    expect(markupUnlikeVisibleText.run(inputs({ pages: [home, contact] }))).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for a difference and names it once', () => {
    const html = ld(DENTIST) + SHOWN.replace('551 28 49', '765 43 21');
    expect(run(html)).toEqual({
      outcome: 'partial',
      evidence: [{ pageUrl: HOME, place: 'JSON-LD Dentist.telephone', seen: '+49 30 5512849' }],
    });
  });

  it('names each page that claims it, and judges it once', () => {
    const html = ld(DENTIST) + SHOWN.replace('551 28 49', '765 43 21');
    const pages = ['', 'implants', 'team'].map((path) => page(html, { url: `${HOME}${path}`, rendered: html }));
    const found = markupUnlikeVisibleText.run(inputs({ pages, facts: facts({}) }));
    expect(found.outcome).toBe('partial');
    expect(found.evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME, `${HOME}implants`, `${HOME}team`]);
  });

  it('leaves open what a page may show that nobody could read', () => {
    const html = ld(DENTIST) + SHOWN.replace('551 28 49', '765 43 21');
    const closed = { url: `${HOME}contact`, reason: 'robots' as const, detail: 'robots.txt' };
    const seen = inputs({ pages: [page(html, { rendered: html })], facts: facts({}) });
    expect(markupUnlikeVisibleText.run(seen).outcome).toBe('partial');
    expect(markupUnlikeVisibleText.run({ ...seen, notRead: [closed] }).outcome).toBe('inconclusive');
  });

  it('does not take any 5 for a rating of 5', () => {
    const rating = { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 999 };
    const oven = { '@type': 'Product', name: 'Zahnbürste', aggregateRating: rating };
    const of = (shown: string) => run(ld(DENTIST) + ld(oven) + SHOWN + shown).outcome;
    expect(of('<p>Wir haben 5 Behandlungszimmer.</p>')).toBe('partial');
    expect(of('<p>Patienten geben uns 5 Sterne.</p>')).toBe('pass');
    expect(of('<p>★★★★★</p>')).toBe('pass');
    expect(of('<p>5 (999 Bewertungen)</p>')).toBe('pass');
  });

  it('leaves the rating of the business and a number never finished to checks of their own', () => {
    const rating = { '@type': 'AggregateRating', ratingValue: 3.7, itemReviewed: { '@type': 'Dentist', name: 'Weiß' } };
    expect(run(ld(rating) + ld({ ...DENTIST, telephone: '+49-30-12-XXX' }) + SHOWN)).toMatchObject({ outcome: 'pass' });
  });

  it('compares no number of nobody: that it is none is told elsewhere', () => {
    const left = (telephone: string) => run(ld({ ...DENTIST, telephone }) + SHOWN).outcome;
    expect(left('+49 30 9938471')).toBe('partial');
    expect(left('+49 30 0000000')).toBe('pass');
  });
  it('is partial for an e-mail address given to machines beside another one for people', () => {
    const mail = (value: string, place: string) => ({
      value,
      sources: [{ pageUrl: HOME, view: 'plain' as const, place, seen: value }],
    });
    const shown = mail('info@weiss.test', 'footer > p');
    const claimed = mail('demo@vorlage.test', 'JSON-LD Dentist.email');
    expect(run(ld(DENTIST) + SHOWN, undefined, { emails: [shown], otherEmails: [claimed] })).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD Dentist.email', seen: 'demo@vorlage.test' }],
    });
    expect(run(ld(DENTIST) + SHOWN, undefined, { emails: [claimed] })).toMatchObject({ outcome: 'pass' });
  });

  it('fails when the markup describes something else', () => {
    expect(run(`${ld(DENTIST)}<p>Welcome to our flower shop</p>`)).toMatchObject({
      outcome: 'fail',
      evidence: { length: 3 },
    });
  });

  it('finds questions nobody can read', () => {
    const question = (name: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
    });
    const faq = ld({ '@type': 'FAQPage', mainEntity: [question('Do you open on Sunday?'), question('Is it free?')] });
    expect(run(`${faq}<details><summary>Do you open on Sunday?</summary>Yes.</details>`)).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'Is it free?' }],
    });
  });

  it('compares sums and towns in answers', () => {
    const faq = (text: string) =>
      ld({
        '@type': 'FAQPage',
        mainEntity: { '@type': 'Question', name: 'What is a visit?', acceptedAnswer: { '@type': 'Answer', text } },
      });
    const shown = '<h3>What is a visit?</h3><p>A visit in Leeds costs £45.00.</p>';
    expect(run(`${faq('A visit in Leeds is £45.')}${shown}`)).toMatchObject({ outcome: 'pass' });
    expect(run(`${faq('A visit is £39.')}${shown}`)).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'A visit is £39.' }],
    });
    expect(run(`${faq('A visit in York is £45.')}${shown}`)).toMatchObject({ outcome: 'partial' });
    expect(run(`${faq('Call us, it takes 20 minutes.')}${shown}`)).toMatchObject({ outcome: 'pass' });
  });

  it('finds hours that only the markup states', () => {
    const source = {
      pageUrl: HOME,
      view: 'plain' as const,
      place: 'JSON-LD Dentist.openingHours',
      seen: 'Mo-Fr 09:00-17:00',
    };
    const week = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [], byAppointment: false };
    expect(run('<p>x</p>', '<p>x</p>', { openingHours: { value: week, sources: [source] } })).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'Mo-Fr 09:00-17:00' }],
    });
    // The digits of hours are the same in a language whose days we do not know.
    const daily = { ...week, mo: [['09:00', '17:00']] as [string, string][] };
    const inTurkish = '<p>Her gün 9.00 – 17.00</p>';
    const known = { languages: [], openingHours: { value: daily, sources: [source] } };
    expect(run(inTurkish, inTurkish, known)).not.toMatchObject({ outcome: 'partial' });
    expect(run('<p>Her gün 9.00</p>', '<p>Her gün 9.00</p>', known)).toMatchObject({ outcome: 'partial' });
  });

  it('cannot tell without a browser where scripts may show it', () => {
    expect(run(`${ld(DENTIST)}<script src=app.js></script>`, null)).toMatchObject({ outcome: 'inconclusive' });
  });

  it('does not apply without JSON-LD, and leaves microdata alone', () => {
    expect(run('<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
    expect(
      run('<div itemscope itemtype="https://schema.org/Dentist"><meta itemprop=telephone content="123456789"></div>'),
    ).toMatchObject({
      outcome: 'not_applicable',
    });
  });
});
