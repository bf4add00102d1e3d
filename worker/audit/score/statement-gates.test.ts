import { describe, expect, it } from 'vitest';
import { HOME, observed, page, textResource } from '../../testing/audit-builders.ts';
import { labObservation } from '../../testing/lab-builders.ts';
import { judge } from '../judge.ts';
import type { Observations } from '../observations.ts';

const judged = (html: string, more: Partial<Observations> = {}) =>
  judge(observed([page(html)], textResource(null, { url: `${HOME}robots.txt`, status: 404 }), more));
const gates = (html: string, more: Partial<Observations> = {}) =>
  judged(html, more).score.gates.map(({ id, cap }) => [id, cap]);

const site = (main: string, footer = '', title = 'Welcome') =>
  `<html lang="en"><head><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><main>${main}</main><footer>${footer}</footer></body></html>`;

const PRAISE = `<h1>Simply the best</h1>
  <p>We are the best in everything we do. Quality, passion and excellence drive us every single day. Our team is unmatched, our
  results are outstanding and our customers are thrilled beyond words. Nobody else comes close to the standard we set.</p>
  <h2>Why choose us</h2><p>Because you deserve nothing less than perfection. We go the extra mile, we think outside the box and we
  deliver more than we promise. Every detail matters to us and every smile counts. With us you are always in good hands, from the
  first moment to the very last.</p><h2>Our promise</h2><p>Unbeatable value and total satisfaction. We are proud of what we have
  achieved, and we look forward to amazing you as well. Come and discover the difference today, because tomorrow everybody will talk
  about it. Excellence is not an act but a habit, and we have made it ours.</p>`;
const REACH =
  '<address>Blue Larch Ltd, 12 High Street, Leeds LS1 4AP, phone 0113 229 4417</address><p>© 2026 Blue Larch</p>';
const OFFER =
  '<h2>What we do</h2><ul><li>Dental implants from £900</li><li>Check-up £45</li><li>Teeth whitening £240</li></ul>';
const PRACTICE = site(
  `<h1>Blue Larch, dentist in Leeds</h1><p>Blue Larch is a dental practice in Leeds that looks after families.</p>${OFFER}`,
  REACH,
  'Blue Larch: dentist in Leeds',
);

describe('what stands nowhere', () => {
  it('leaves 150 words of pure praise at 35', () => {
    const { overallScore, score } = judged(site(PRAISE));
    expect(score.gates[0]).toMatchObject({ id: 'business-unsaid', cap: 35 });
    expect(overallScore).toBeLessThanOrEqual(35);
  });
  it('caps at 50 where one of three is missing', () => {
    // An offer may stand in words nobody listed; of praise by nobody knows whom, or that leads nowhere, it is none.
    expect(gates(site(PRAISE, REACH, 'Blue Larch'))).toEqual([]);
    expect(gates(site(PRAISE, '', 'Blue Larch')).map(([id]) => id)).toContain('business-unsaid');
    // It stands in a title or over a card, in whatever words.
    expect(gates(site(PRAISE, '', 'Blue Larch Leeds | Hand-turned larch bowls'))).toContainEqual([
      'contact-unsaid',
      50,
    ]);
    const card = (name: string) => `<div class="card"><h3>${name}</h3><p>Ask us about it any day.</p></div>`;
    const cards = `<div>${['Larch bowls', 'Turned spoons', 'Boards'].map(card).join('')}</div>`;
    expect(gates(site(`${PRAISE}${cards}`, '', 'Blue Larch'))).toContainEqual(['contact-unsaid', 50]);
    expect(gates(site(`${PRAISE}${OFFER}`, '<p>© 2026 Blue Larch</p>', 'Blue Larch'))).toContainEqual([
      'contact-unsaid',
      50,
    ]);
  });
  it('sets none where a sign leads to another website, or a link to an account: it may be how people reach them', () => {
    const ids = (html: string) =>
      gates(site(PRAISE, html, 'Blue Larch Leeds | Hand-turned larch bowls')).map(([id]) => id);
    expect(ids('<a href="https://short.test/q7"><i class="sign"></i></a>')).toEqual([]);
    expect(ids('<a href="https://short.test/q7"><img src="sign.gif" alt="Sign"></a>')).toEqual([]);
    expect(ids('<p>Made by <a href="https://maker.test/">Maker</a></p>')).toEqual(['contact-unsaid']);
    expect(ids('<a href="/"><i class="sign"></i></a>')).toEqual(['contact-unsaid']);
  });
  it('sets no gate where the check that looks for it is in doubt: nothing an owner does would open it', () => {
    const italian = `<html lang="it"><head><title>Larice Blu, ciotole e vasi torniti a mano</title></head><body><main>
      <h1>Ciotole di larice tornite a mano</h1><p>Lavoriamo il legno di larice da molti anni e ogni pezzo nasce con calma, senza fretta
      e senza macchine. Le nostre ciotole sono belle da vedere e comode da usare ogni giorno, a tavola e in cucina. Chi ama il legno
      trova qui forme semplici, superfici lisce e un colore che cambia con il tempo. Scrivete a larice (at) ciotole. Numero 04718 12345.</p></main></body></html>`;
    const { checks, score } = judged(italian);
    expect(checks.find(({ id }) => id === 'contact-data-not-in-text')?.outcome).toBe('inconclusive');
    expect(score.gates).toEqual([]);
  });
  it('is known of an empty shop, whatever its newsletter asks for', () => {
    const shop = (field: string) =>
      gates(
        site(
          `<h1>My store</h1><p>Welcome to our store. We are glad that you are here, and we hope that you enjoy your stay with us today
           and come back to us very soon.</p><h2>Our latest</h2><div></div><p>Nothing was found here. Come back later, there will be more
           of it.</p><h2>News</h2><form>${field}<button>Go</button></form>`,
          '',
          'My store',
        ),
      ).map(([id]) => id);
    expect(shop('<input type="email" name="mail">')).toEqual(['business-unsaid']);
    expect(shop('<input type="search" name="q">')).toEqual(['business-unsaid']);
    expect(shop('<input type="tel" name="phone">')).toEqual([]);
    expect(shop('<input type="text" name="name"><input type="email" name="mail">')).toEqual([]);
  });
  it('is not hidden by pages that hold a template alone', () => {
    const filler = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.</p>';
    const inner = (role: 'contact' | 'services', html: string) =>
      page(`<html lang="en"><main><h1>${role}</h1>${html}</main></html>`, { url: `${HOME}${role}`, role });
    const ids = (html: string) =>
      judge(
        observed(
          [page(site(PRAISE)), inner('contact', html), inner('services', html)],
          textResource(null, { url: `${HOME}robots.txt`, status: 404 }),
        ),
      ).score.gates.map(({ id, cap }) => [id, cap]);
    expect(ids(filler)).toContainEqual(['business-unsaid', 35]);
    expect(ids('<p>Ring at the blue door.</p>').map(([id]) => id)).not.toContain('business-unsaid');
  });
  it('is not hidden by a contact page that is not there', () => {
    const contact = (status: number) => page('<h1>Not here</h1>', { url: `${HOME}contact`, role: 'contact', status });
    const ids = (status: number) =>
      judge(
        observed([page(site(PRAISE)), contact(status)], textResource(null, { url: `${HOME}robots.txt`, status: 404 })),
      ).score.gates.map(({ id }) => id);
    expect(ids(404)).toContain('business-unsaid');
    expect(ids(503)).toEqual([]);
  });
  it('is known of fewer words where a browser loaded nothing but words', () => {
    const text =
      '<h1>Nova</h1><p>We work on our new website. It will be here in a few weeks, with all you know from us and some more. Come back soon, and thank you for your patience.</p>';
    const seen = (html: string, kinds: readonly string[]) => {
      const lab = labObservation();
      const runs = lab.runs.map((run) => {
        const byKind = run.traffic.byKind.filter(({ kind }) => kinds.includes(kind));
        return { ...run, traffic: { ...run.traffic, byKind } };
      });
      const home = page(html, { rendered: html });
      const robots = textResource(null, { url: `${HOME}robots.txt`, status: 404 });
      return judge(observed([home], robots, { lab: { ...lab, runs } })).score.gates.map(({ id, cap }) => [id, cap]);
    };
    const nova = site(text, '', 'Nova');
    expect(seen(nova, ['document'])).toEqual([['contact-unsaid', 50]]);
    expect(seen(nova, ['document', 'image'])).toEqual([]);
    expect(seen(site(`${text}<img src="card.png" alt="">`, '', 'Nova'), ['document'])).toEqual([]);
    expect(seen(site(`${text}<a href="https://book.test/">Book</a>`, '', 'Nova'), ['document'])).toEqual([]);
    expect(gates(nova)).toEqual([]);
  });
  it('is opened by what fails', () => {
    const { checks } = judged(site(PRAISE));
    const outcomes = ['missing-self-description', 'contact-data-not-in-text'].map(
      (id) => checks.find((check) => check.id === id)?.outcome,
    );
    expect(outcomes).toEqual(['fail', 'fail']);
  });
  it('is not known of pages that were not all read, of another language or of a trace', () => {
    const notRead = [{ url: `${HOME}contact`, reason: 'timeout' as const, detail: '', role: 'contact' as const }];
    expect(gates(site(PRAISE), { notRead })).toEqual([]);
    const polish = 'Jesteśmy najlepsi we wszystkim, co robimy, a nasi klienci są zachwyceni każdego dnia naszą pracą. ';
    expect(gates(`<html lang="pl"><main><p>${polish.repeat(12)}</p></main></html>`)).toEqual([]);
    expect(gates(site(PRAISE, '<form><textarea></textarea></form>'))).toEqual([]);
  });
  it('is no gate in a language in which no task would open it', () => {
    const italian =
      'Siamo i migliori in tutto quello che facciamo e i nostri clienti sono felici del nostro lavoro ogni giorno. ';
    const html = (lang: string, text: string) =>
      `<html lang="${lang}"><head><title>Larice Blu: ciotole di larice</title></head><main><h1>Larice Blu</h1><p>${text.repeat(6)}</p></main></html>`;
    expect(gates(html('it', italian))).toEqual([]);
    expect(
      gates(html('en', 'We are the best in all that we do, and you will be happy with our work every day. ')),
    ).not.toEqual([]);
  });
});

describe('a language we do not read', () => {
  const FINNISH = 'Olemme pieni hammaslääkäriasema kaupungin keskustassa ja hoidamme koko perheen hampaat rauhassa. ';
  const MARKUP =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Sinilehti","telephone":"+358 9 555 0123","address":{"@type":"PostalAddress","streetAddress":"Katu 1","postalCode":"00100","addressLocality":"Helsinki","addressCountry":"FI"}}</script>';

  it.each(['', MARKUP])('is held at 60, and said before the number', (markup) => {
    const html = `<html lang="fi"><head><title>Sinilehti</title>${markup}</head><main><h1>Sinilehti</h1><p>${FINNISH.repeat(6)}</p></main></html>`;
    const { overallScore, score, summary } = judged(html);
    expect(overallScore).toBeLessThanOrEqual(60);
    expect(score.confidence).toBe('access_only');
    expect(summary?.headline).toContain('Finnish');
  });
});

describe('what a template left', () => {
  const LATIN = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';

  it.each([
    LATIN,
    '<nav><ul><li><a href="#">Dropdown</a></li></ul></nav>',
    '<p>Phone: (123) 456-7890</p>',
    '<p>info@example.com</p>',
    '<p>Call us: +39 XXX XXX XXXX</p>',
    '<p>Telephone: [your number]</p>',
    '<p>Address: [Street and number, town]</p>',
  ])('caps at 60: %s', (leftover) => {
    const { overallScore, score } = judged(PRACTICE.replace('</main>', `${leftover}</main>`));
    expect(score.gates).toContainEqual(expect.objectContaining({ id: 'never-filled-in', cap: 60 }));
    expect(overallScore).toBeLessThanOrEqual(60);
  });
  it('is seen where only scripts bring it', () => {
    const drawn = PRACTICE.replace('</main>', `${LATIN}</main>`);
    const home = page(PRACTICE, { rendered: drawn });
    const { score } = judge(observed([home], textResource(null, { url: `${HOME}robots.txt`, status: 404 })));
    expect(score.gates).toContainEqual(expect.objectContaining({ id: 'never-filled-in', cap: 60 }));
  });
  it('is none on a small practice, which is ten points above both', () => {
    const { overallScore, score } = judged(PRACTICE);
    expect(score.gates).toEqual([]);
    expect(overallScore).toBeGreaterThanOrEqual(judged(site(PRAISE)).overallScore + 10);
    expect(overallScore).toBeGreaterThanOrEqual(judged(PRACTICE.replace(OFFER, LATIN)).overallScore + 10);
  });

  it('is no date that stands in square brackets', () => {
    const { score } = judged(PRACTICE.replace('</main>', '<p>Last updated: [April 14, 2025]</p></main>'));
    expect(score.gates).toEqual([]);
  });
});
