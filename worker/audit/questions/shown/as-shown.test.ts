import { expect, it } from 'vitest';
import { facts } from '../../../testing/audit-builders.ts';
import { ask } from '../../../testing/question-cases.ts';
import { READ_WHOLE } from '../../facts/claims/coverage.ts';
import type { TradeId } from '../../trades/index.ts';
import { asSureAsShown } from '../as-sure-as-shown.ts';

/** What may be told of a page, with no fact beyond doubt. */
function told(language: string, trade: TradeId, id: string, html: string) {
  const { questions } = asSureAsShown(ask(language, trade, html), { pages: [], facts: facts() });
  return questions.find((question) => question.id === `${trade}/${id}`);
}

it.each<[string, string, TradeId, string, string]>([
  [
    'a question of the page with a yes or a no below',
    'en',
    'dentist',
    'children',
    '<h3>Do you treat children?</h3><p>Yes, from the first tooth.</p>',
  ],
  [
    'a question of the page with a time below',
    'fr',
    'online-shop',
    'delivery-time',
    '<details><summary>Quel est le délai de livraison ?</summary><p>Sous 3 jours ouvrés.</p></details>',
  ],
  [
    'a whole sentence of the business',
    'de',
    'restaurant',
    'takeaway-and-delivery',
    '<h2>Lieferservice</h2><p>Wir liefern Ihnen alle Gerichte warm nach Hause.</p>',
  ],
  [
    'a figure of what is asked',
    'en',
    'non-profit',
    'impact',
    '<h2>Impact</h2><p>Last year we helped 850 families in our own town.</p>',
  ],
])('%s answers', (_, language, trade, id, html) => {
  expect(told(language, trade, id, html)).toMatchObject({ answered: 'full' });
});

it.each<[string, string, TradeId, string, string]>([
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
    'a sentence that another line denies',
    'fr',
    'physiotherapist',
    'referral',
    '<p>Dans certains cas, il me faut une ordonnance du médecin avant la première visite.</p><h2>Cabinet</h2><ul><li>Sans ordonnance</li><li>Bus 42</li></ul>',
  ],
  [
    'the title of a card',
    'en',
    'plumber',
    'emergency',
    '<ul><li>24/7 emergency service</li><li>Tidy work</li><li>Fair sums</li></ul>',
  ],
  ['a year by itself', 'fr', 'other', 'experience', '<ul><li>Depuis 1750</li><li>Pierre et bois</li></ul>'],
  ['a count that is no kind', 'en', 'hotel', 'rooms', '<h2>Lake room</h2><p>Only 1 room is left for tonight!</p>'],
  ['a figure of years', 'en', 'non-profit', 'impact', '<p>After 3 years we have achieved many of our goals here.</p>'],
  [
    'a figure of something else',
    'en',
    'non-profit',
    'impact',
    '<p>We asked 15 members of our course which parts had helped them most of all.</p>',
  ],
  [
    'rows that say when something else is to be done',
    'en',
    'beauty',
    'how-long-and-how-often',
    '<h2>Your laser treatment</h2><ul><li>Shave 24 hours before</li><li>No sun for 2 weeks before</li></ul>',
  ],
  [
    'how many visits there are',
    'en',
    'beauty',
    'how-long-and-how-often',
    '<h3>How long does the treatment take?</h3><p>You need 6 visits, with 4 weeks between two.</p>',
  ],
  [
    'labels between pictures',
    'en',
    'restaurant',
    'takeaway-and-delivery',
    '<p>🚀 We offer home delivery 🍔 We grill real burgers 🍕 We bake pizza for you.</p>',
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
  expect(told('en', 'restaurant', 'wheelchair-access', '<p>Our soup is thick.</p>')).toMatchObject({
    answered: 'none',
  });
});

it.each<[string, string]>([
  ['a link to a page that was not read', '<p>Our soup is thick. <a href="/versand-zahlung.html">Versand</a></p>'],
  ['a choice of a form', '<form><select name="k"><option>Zahlung bei Abholung</option></select></form>'],
  [
    'markup, in English',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","paymentAccepted":"Cash"}</script>',
  ],
])('%s leaves it open whether it is answered', (_, html) => {
  expect(told('de', 'other', 'payment', `<p>Wir backen Brot und Kuchen im Dorf.</p>${html}`)).toMatchObject({
    answered: 'inconclusive',
  });
  expect(told('de', 'other', 'payment', '<p>Wir backen Brot und Kuchen im Dorf.</p>')).toMatchObject({
    answered: 'none',
  });
});

it('what not everybody has is asked only where the pages speak of it', () => {
  expect(told('en', 'other', 'parking', '<p>Our soup is thick.</p>')).toBeUndefined();
  expect(told('en', 'other', 'parking', '<p>There is free parking in front of our house.</p>')).toBeDefined();
});

it('leaves open what a shop may say in terms that were not read', () => {
  const shop = ask('en', 'online-shop', '<h1>Jam and honey</h1>');
  const asked = { pages: [], facts: facts() };
  const open = (coverage: typeof READ_WHOLE) =>
    asSureAsShown(shop, { ...asked, coverage }).questions.filter(({ answered }) => answered === 'none').length;
  expect(open(READ_WHOLE)).toBeGreaterThan(0);
  expect(open({ ...READ_WHOLE, hasUnreadTerms: true })).toBe(0);
});
