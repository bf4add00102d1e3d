import { describe, expect, it } from 'vitest';
import { reviewsOf } from '../../../testing/reviews-of.ts';

it.each(['Clientes satisfechos', '¿Qué opinan de nosotros?', 'Quem já confia em nós', 'O que os alunos acham'])(
  'reads what stands under "%s"',
  (name) => {
    const html = `<h2>${name}</h2><div><h4>Marta Gil</h4><p>Un trato excelente y un trabajo muy bien hecho, sin duda.</p></div>`;
    expect(reviewsOf(html)).toEqual([['Un trato excelente y un trabajo muy bien hecho, sin duda.', 'Marta Gil', null]]);
  },
);

describe('the words of one customer alone', () => {
  it.each([
    ['<p>"They rebuilt our kitchen in a week and left it spotless." - Sarah M.</p>', 'Sarah M.'],
    ['<p>„Sehr freundliche Beratung und saubere Arbeit, gerne wieder!“</p><p>Familie Huber, Ulm</p>', 'Familie Huber'],
    ['<p>« Un accueil chaleureux et un travail très soigné, merci ! »</p><p>Sophie, Lyon</p>', 'Sophie'],
  ])('are a review under no heading: %s', (html, author) => {
    expect(reviewsOf(`<h2>Larch</h2>${html}<p>We build.</p>`).map(([, by]) => by)).toEqual([author]);
  });

  it.each([
    '<p>"Quality is never an accident, it is always the result of effort."</p><p>John Ruskin</p>',
    '<p>"For God so loved the world that he gave his only Son."</p><p>John 3:16</p>',
    '<p>"I founded this friendly firm because I love wood."</p><p>Tom Reed, founder</p>',
    '<p>"They came within the hour and fixed it all at once."</p><p>Our vans are on the road from six in the morning.</p>',
  ])('are none without praise or a customer: %s', (html) => {
    expect(reviewsOf(`<h2>Larch</h2>${html}`)).toEqual([]);
  });
});

it('reads quotations set as headings over the names of who said them', () => {
  const quote = '"They really looked after my old car."';
  const part = (heading: string, name: string) =>
    reviewsOf(`<main><h2>${heading}</h2><div><h3>${quote}</h3><p>${name}</p></div></main>`);
  expect(part('Customer Feedback', 'Ida Berg')).toHaveLength(1);
  expect(part('Our promise', 'Ida Berg')).toEqual([]);
  expect(part('Customer Feedback', 'We repair cars of every make and year, since we love them.')).toEqual([]);
});

it.each<[string, number]>([
  ['O que nossos clientes dizem', 1],
  ['Opinião de quem confia', 1],
  ['Quem já passou por aqui', 1],
  ['Nuestros clientes opinan', 1],
  ['Experiencias reales', 1],
  ['Le parole degli ospiti', 1],
  ['La voce dei nostri clienti', 1],
  ['Quem somos', 0],
  ['Experiencias en la sierra', 0],
  ['O que fazemos', 0],
])('reads what customers say under "%s": %d', (heading, count) => {
  const said =
    '<p>Atendimento nota dez, equipe muito atenciosa e preço justo. Super recomendo!</p><span>Maria S.</span>';
  expect(reviewsOf(`<section><h2>${heading}</h2><div>${said}</div></section>`)).toHaveLength(count);
});

it('knows a part with reviews by its name in Spanish, and what a template was filled with by its headings', () => {
  const said = '<p>Excelente gestión, resolvieron mi caso en dos meses y con mucha paciencia.</p>';
  const card = (name: string) => reviewsOf(`<div class="${name}"><div>${said}<span>Ana Pinar</span></div></div>`);
  expect(card('testimonio-content')).toHaveLength(1);
  expect(card('servicio-content')).toEqual([]);
  const filled = (heading: string) =>
    reviewsOf(
      `<div class="reviews"><h2>${heading}</h2><div class="reviews__text">Satisfacer a nuestros clientes con un transporte puntual.</div></div>`,
    );
  expect(filled('Misión')).toEqual([]);
  expect(filled('Opiniones')).toHaveLength(1);
});

it('takes neither the questions of customers nor the business answering them for reviews', () => {
  const intro =
    '<p>ランタンホームが、注文住宅についてのよくあるご質問にお答えします。ほかにもございましたら、お気軽にご質問ください。</p>';
  const pair =
    '<dl class="review-text"><dt>Q1相談会ではどんな相談ができますか？</dt><dd>A1まずはお客様のご要望をお聞かせください。資金計画からご相談に対応いたします。</dd></dl>';
  const said = '<p>家族みんなが笑顔で暮らせる家になりました。担当の方がとても親切で、安心してお任せできました。</p>';
  const on = (html: string) => reviewsOf(`<main><h2>お客様の声</h2><div class="review-text">${html}</div></main>`);
  expect(on(intro)).toEqual([]);
  expect(on(pair)).toEqual([]);
  expect(on(said)).toHaveLength(1);
});
