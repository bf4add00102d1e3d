import { expect, it } from 'vitest';
import { facts } from '../../../testing/audit-builders.ts';
import { ask } from '../../../testing/question-cases.ts';
import { READ_WHOLE } from '../../facts/claims/coverage.ts';
import type { TradeId } from '../../trades/index.ts';
import { asSureAsShown } from '../as-sure-as-shown.ts';

type Entry = [question: string, answer: string];

/** What may be told of a page, with no fact beyond doubt but the entries of its questions and answers. */
function told(language: string, trade: TradeId, id: string, html: string, entries: Entry[] = []) {
  const faq = entries.map(([question, answer]) => ({
    value: { question, answer },
    sources: [{ pageUrl: 'https://example.test/', place: 'h3', seen: question, view: 'plain' as const }],
    certainty: 'certain' as const,
  }));
  const { questions } = asSureAsShown(ask(language, trade, html, { faq }), { pages: [], facts: facts({ faq }) });
  return questions.find((question) => question.id === `${trade}/${id}`);
}

const CHILDREN = 'Do you treat small children?';

it('an entry of the website answers, by its own question and the sentences its answer opens with', () => {
  const html = `<h3>${CHILDREN}</h3><p>Yes. We see them from the first tooth. Bring a toy.</p>`;
  const entry: Entry = [CHILDREN, 'Yes. We see them from the first tooth. Bring a toy.'];
  expect(told('en', 'dentist', 'children', html, [entry])).toMatchObject({
    answered: 'full',
    by: 'entry',
    asked: CHILDREN,
    passage: 'Yes. We see them from the first tooth.',
  });
});

it.each<[string, string, string]>([
  ['an answer that opens with a label', `<h3>${CHILDREN}</h3><p>From the first tooth</p>`, 'From the first tooth'],
  ['an answer that holds nothing', `<h3>${CHILDREN}</h3><p>- !</p>`, '- !'],
])('%s is not quoted', (_, html, entry) => {
  expect(told('en', 'dentist', 'children', html, [[CHILDREN, entry]])).toMatchObject({ answered: 'inconclusive' });
});

it.each<[string, string, TradeId, string, string]>([
  [
    'a question of the page that was read with doubt',
    'en',
    'dentist',
    'children',
    '<h3>Do you treat children?</h3><p>Yes, from the first tooth.</p>',
  ],
  [
    'a whole sentence of the business',
    'de',
    'restaurant',
    'takeaway-and-delivery',
    '<h2>Lieferservice</h2><p>Wir liefern Ihnen alle Gerichte warm nach Hause.</p>',
  ],
  [
    'a button with a sum',
    'es',
    'bakery',
    'allergens',
    '<h3>Galletones sin gluten</h3><button>Agregar al carrito - $55</button>',
  ],
  [
    'what follows the answer below a question',
    'fr',
    'physiotherapist',
    'referral',
    '<h3>Faut-il une ordonnance ?</h3><p>Les séances durent le temps de parler ensemble de tout.</p><p>Je vous recommande de garder votre ordonnance avec vous.</p>',
  ],
  [
    'a line that only touches it',
    'en',
    'plumber',
    'insured',
    '<p>Ask whether the plumber whom you choose is fully insured.</p>',
  ],
])('%s is no answer, and no absence of one', (_, language, trade, id, html) => {
  expect(told(language, trade, id, html)).toMatchObject({ answered: 'inconclusive', passage: null, pageUrl: null });
});

it('only what no line touches is not answered', () => {
  expect(told('en', 'restaurant', 'allergens', '<p>Our soup is thick.</p>')).toMatchObject({ answered: 'none' });
});

it.each<[string, string]>([
  ['a link to a page that was not read', '<p>Our soup is thick. <a href="/versand-zahlung.html">Versand</a></p>'],
  ['a choice of a form', '<form><select name="k"><option>Zahlung bei Abholung</option></select></form>'],
  [
    'markup, in English',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","paymentAccepted":"Cash"}</script>',
  ],
])('%s leaves it open whether it is answered', (_, html) => {
  expect(told('de', 'online-shop', 'payment', `<p>Wir backen Brot und Kuchen im Dorf.</p>${html}`)).toMatchObject({
    answered: 'inconclusive',
  });
  expect(told('de', 'online-shop', 'payment', '<p>Wir backen Brot und Kuchen im Dorf.</p>')).toMatchObject({
    answered: 'none',
  });
});

it('what not everybody has is asked only where the pages speak of it', () => {
  expect(told('en', 'other', 'parking', '<p>Our soup is thick.</p>')).toBeUndefined();
  const html = '<h3>Is there parking?</h3><p>Yes, we have four free spaces behind the house.</p>';
  const entry: Entry = ['Is there parking?', 'Yes, we have four free spaces behind the house.'];
  expect(told('en', 'other', 'parking', html, [entry])).toMatchObject({ answered: 'full' });
});

it('a shop is asked about returns only where its pages speak of them', () => {
  expect(told('en', 'shop', 'returns', '<p>Our sausage is thick.</p>')).toBeUndefined();
  const entry: Entry = ['What is your return policy?', 'Returns are accepted within 14 days of your purchase.'];
  expect(told('en', 'shop', 'returns', `<h3>${entry[0]}</h3><p>${entry[1]}</p>`, [entry])).toBeDefined();
});

it('a place is asked about only where visitors are shown where or when to come', () => {
  const source = { pageUrl: 'https://example.test/', view: 'plain' as const, place: 'footer > p', seen: '4 Mill Lane' };
  const value = { street: '4 Mill Lane', postalCode: null, locality: 'Bath', region: null, country: 'GB', text: '' };
  const isAsked = (...places: string[]) =>
    ask('en', 'restaurant', '<p>Our soup is thick.</p>', {
      addresses: [{ value, sources: places.map((place) => ({ ...source, place })) }],
    }).questions.some(({ id }) => id === 'restaurant/outdoor-seating');
  expect(isAsked('footer > p')).toBe(true);
  expect(isAsked('JSON-LD PostalAddress')).toBe(false);
});

it('leaves open what a shop may say in terms that were not read', () => {
  const shop = ask('en', 'online-shop', '<h1>Jam and honey</h1>');
  const asked = { pages: [], facts: facts() };
  const open = (coverage: typeof READ_WHOLE) =>
    asSureAsShown(shop, { ...asked, coverage }).questions.filter(({ answered }) => answered === 'none').length;
  expect(open(READ_WHOLE)).toBeGreaterThan(0);
  expect(open({ ...READ_WHOLE, hasUnreadTerms: true })).toBe(0);
  // Any page that was not read may answer.
  expect(open({ ...READ_WHOLE, known: 1 })).toBe(0);
});
