import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { HOME, read, reviewsOf } from '../../../testing/reviews-of.ts';
import { readReviews } from './reviews.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

describe('what is no review', () => {
  it.each([
    [
      'a teacher whom the page tells of',
      '<p>Master Hanakoshi, the founder of our style, changed the way karate was written, from an empty hand to an empty mind.</p><h3>What is it</h3><blockquote>“Anybody may take part in it, young or old, strong or weak.”</blockquote><p>— Master Hanakoshi</p><p>It is one of many styles.</p>',
    ],
    [
      'steps that end with happy customers over reasons with a year',
      '<p>Happy Customers in New Home</p><h2>Why choose us?</h2><h3>Family-run since 2016</h3><p>A modern team built on values, reliability and keeping our promises.</p><h3>Transparent fixed pricing</h3><p>Clear written quotes with no hidden fees at all.</p>',
    ],
    [
      'events in a part that a template called testimonials',
      '<section id="testimonial"><h2>What’s on in Elmsby?</h2><div class="item"><h3>Picnics & Pinks</h3><p>Elmsby Manor • 25th-27th June</p></div><div class="item"><h3>Stoke Park</h3><p>Seven separate stages of music and mayhem over the weekend.</p></div></section>',
    ],
    [
      'whom we work for, on cards under a heading of customers',
      '<section><div><div>Our clientele</div><h2>OUR CLIENTS</h2></div><div><div><h3>Owners and tenants</h3><p>Whether you live in it or let it, we see you through the works without a nasty surprise.</p></div><div><h3>Investors</h3><p>We manage the works of flats that you let, from the first plan to the keys.</p></div></div></section>',
    ],
    [
      'points of a list on a page of reviews',
      '<h1>Customer reviews</h1><ul><li>Family-run, dedicated care</li><li>Recommended by leading estate agents</li></ul>',
    ],
    [
      'a count of customers over what is promised',
      '<h2>500 clientes satisfechos</h2><h3>Calidad</h3><p>Trabajamos con materiales de primera y dos años de garantía.</p>',
    ],
    [
      'what the business and a platform say about ratings',
      '<div class="bewertung"><p class="bewertung-text">Diese Wohnung gehört zu den obersten 5 % aller Inserate, basierend auf Bewertungen und Zuverlässigkeit.</p></div><h3>Unsere Bewertungen</h3><p>Wir sind stolz auf die tolle Resonanz unserer Gäste auf beiden Plattformen!</p><p>5,0 ★</p>',
    ],
    [
      'a count of years of service',
      '<h3>Happy Customers</h3><p>With more than 7 years of expertise we served our clients.</p><p>★★★★★</p>',
    ],
    ['decoration stars', '<div class="reviews-widget"><div class="stars">★★★★★</div></div>'],
    [
      'an empty widget and its button',
      '<section class="reviews"><h2>Reviews</h2><p>Read all 76+ Google reviews of our happy customers</p><a href="https://g.page/x">Leave us a review on Google today</a></section>',
    ],
    [
      'an introduction',
      '<section class="testimonials"><h2>Testimonials</h2><p>We are proud of the trust our customers place in us every day.</p></section>',
    ],
    [
      'what will stand there once customers have spoken',
      '<h2>Das sagen unsere Kunden</h2><p>Bald mehr: Echte Kundenstimmen aus Ulm und Umgebung sammeln und zeigen wir hier, ohne Filter.</p><h2>Einblicke</h2>',
    ],
    [
      'a quotation of the owner',
      '<h2>Our philosophy</h2><blockquote>Good bread needs time, and we take that time.</blockquote>',
    ],
    [
      'markup nobody sees',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","reviewBody":"Great work, fair price, lovely people."}</script>',
    ],
    [
      'what customers can count on, one card each',
      '<h2>Bewertungen & Vertrauen</h2><div class="card"><h3>Direkt beim Gastgeber gebucht</h3><p>Kein Portal, keine Agentur, persönlicher Kontakt von Anfang an.</p></div><div class="card"><h3>Transparente Konditionen</h3><p>Preis, Ausstattung und Lage stehen offen auf der Website.</p></div><div class="card"><h3>Jederzeit für Sie da</h3><p>Wir wohnen nebenan und helfen gern weiter.</p></div>',
    ],
    [
      'a quotation element that only indents a list',
      '<blockquote>à pieds :<ul><li>au bord de la voie verte</li><li>vers le lac</li></ul></blockquote><p>— Pic Blanc</p>',
    ],
    [
      'a section that such an element indents, with its own heading',
      '<blockquote><h3>Les caves du Val :</h3><div>Les caves du Val sont les plus grandes de la région et se visitent.</div></blockquote><p>La Correrie</p>',
    ],
    ['a preview', '<div class="preview-item"><p>This is the product preview of our new checklist.</p></div>'],
    [
      'an invitation in a testimonial section',
      '<div class="testimonial-section"><p class="testimonial-sub">Teile deine Erfahrung und hilf anderen.</p><label>E-Mail</label></div>',
    ],
  ])('%s', (_, html) => {
    expect(reviewsOf(html)).toEqual([]);
  });
});

it('takes no project for one, in elements made for what customers say', () => {
  const card = (text: string) =>
    `<div class="testimonial-card"><p class="testimonial-card__text">${text}</p><p class="testimonial-card__author">Odour — Hospitality</p></div>`;
  const html = `<h2>Recent Project Highlights</h2>${card('Kitchen assessment for a restaurant, consent granted at delegated level in May.')}${card('A 250-home scheme with a strategy for the dust of its roads, discharged at once.')}`;
  expect(reviewsOf(html)).toEqual([]);
});

it('takes what a Japanese business says of its visitors for no review', () => {
  const html = (text: string) => `<h2>患者様の声</h2><p>${text}</p><p>栃木市 Aさん</p>`;
  expect(reviewsOf(html('慢性痛など、多くの患者様が回復されています。'))).toEqual([]);
  expect(reviewsOf(html('先生が丁寧に説明してくれて、腰が楽になりました。'))).toHaveLength(1);
});

it('takes no service called a review for one', () => {
  const text =
    'Independent site audits that tell whether measures are in place, and what is to be mended before work goes on.';
  expect(reviewsOf(`<h3>Site Audit &amp; Review</h3><p>${text}</p><p>Development Types</p>`)).toEqual([]);
});

it('takes no saying of a famous person for one', () => {
  const html = '<blockquote>The only way to do great work is to love what you do.</blockquote><p>— Steve Jobs</p>';
  expect(reviewsOf(html)).toEqual([]);
});

it('takes no verse and no rule of an order for one', () => {
  for (const source of ['Regla de San Benito', 'Mateo 11:28', '1 Coríntios 13,4-7'])
    expect(
      reviewsOf(`<blockquote><p>“Sirvan con temor y canten sabiamente.”</p></blockquote><p>— ${source}</p>`),
    ).toEqual([]);
});

it('takes no request for a review for one', () => {
  for (const ask of [
    'La tua opinione è importante per noi! Lasciaci una rapida recensione su Google.',
    'Tu opinión nos importa: déjanos una reseña cuando puedas.',
    'Deixe sua avaliação: leva só um minuto e ajuda muito a nossa equipe.',
  ])
    expect(reviewsOf(`<section class="reviews"><div class="review-card"><p>${ask}</p></div></section>`)).toEqual([]);
});

it('takes no example in an article for a review', () => {
  const article = (types: string) =>
    page(
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${types}","headline":"Avaliações"}</script><main><h2>Como as avaliações ajudam</h2><p>"Os professores são dedicados e envolventes!"</p></main>`,
      { url: `${HOME}como-as-avaliacoes-ajudam/`, role: 'other' },
    );
  expect(read([article('Article')])).toEqual([]);
  expect(read([article('WebPage')])).toHaveLength(1);
});

it('leaves out what staff say where staff are sought', () => {
  const voices =
    '<div class="voices"><p>「先輩が丁寧に教えてくれるので、未経験でも安心して働けます。」</p><p>入社3年目</p></div>';
  const at = (h1: string) =>
    page(`<main><h1>${h1}</h1><h2>先輩たちの声</h2>${voices}</main>`, { url: `${HOME}v`, role: 'other' });
  const home = page('<main><h1>電気工事</h1></main>');
  expect(read([home, at('採用情報')])).toEqual([]);
  expect(read([home, at('お客様の声')])).toHaveLength(1);
});

it('needs quotation marks among success stories', () => {
  const under = (text: string) =>
    reviewsOf(`<section><h2>Casos de éxito</h2><div><p>${text}</p><p>Ana Pinar</p></div></section>`);
  expect(under('“Muy buen trato y resultado impecable, volveré sin dudarlo.”')).toHaveLength(1);
  expect(under('Reforma completa de un piso de cien metros en tres meses.')).toEqual([]);
});

it('leaves out a motto that the business signs itself', () => {
  const motto = (by: string) =>
    page(
      `<main><h2>Reviews</h2><blockquote><p>“All that we do is free and open to friends.”</p><footer>— ${by}</footer></blockquote></main>`,
    );
  const name = { value: 'Larch Society', sources: [] };
  const signed = (by: string) => readReviews(website({ target: TARGET, pages: [motto(by)] }), name);
  expect(signed('Ida Bergman')).toHaveLength(1);
  expect(signed('Larch Society Ltd')).toEqual([]);
});

describe('a saying of those whom the business tells of', () => {
  const quote =
    '<blockquote>“My work never stands still; I try, I make, and I move on.”<cite>— Eva Roy, turner</cite></blockquote>';
  const told =
    '<p>I am Eva Roy, and I have turned bowls from the maples of our valley for more than twenty years, each of them by hand.</p>';
  it.each([
    ['a short surname in the title', [page(`<title>Roy Bowls</title><main>${quote}</main>`)]],
    ['the whole name in the text', [page(`<main>${quote}${told}</main>`)]],
    [
      'the whole name on the page about us',
      [page(`<main>${quote}</main>`), page(`<main>${told}</main>`, { url: `${HOME}about`, role: 'about' })],
    ],
  ])('is no review: %s', (_, pages) => expect(read(pages)).toEqual([]));
  it('is one of a stranger', () =>
    expect(read([page(`<title>Maple Bowls</title><main>${quote}</main>`)])).toHaveLength(1));
});
