import { asked, words } from './shared/asked.ts';
import { deliveryTime, range, returns, shippingCost } from './shared/buying-questions.ts';
import { payment, people, price, reviews } from './shared/offer-questions.ts';
import { TRUSTPILOT } from './shared/portals.ts';
import { contactWay } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

export const onlineShop: Trade = {
  label: 'Online shop',
  types: ['OnlineStore', 'OnlineBusiness'],
  madeOf: [
    ['cart', 'products'],
    ['cart', 'returns'],
    ['products', 'returns'],
  ],
  isGeneral: true,
  nouns: {
    en: { sought: 'online shop', called: 'an online shop' },
    de: { sought: 'Onlineshop', called: 'ein Onlineshop' },
    fr: { sought: 'boutique en ligne', called: 'une boutique en ligne' },
    es: { sought: 'tienda online', called: 'una tienda en línea' },
    it: { sought: 'negozio online', called: 'un negozio online' },
    nl: { sought: 'webwinkel', called: 'een webwinkel' },
    pt: { sought: 'loja online', called: 'uma loja online' },
    ja: { sought: '通販', called: 'オンラインショップ' },
  },
  isPlaceless: true,
  sellsOnline: true,
  line: 'retail',
  noNeedOf: ['cases', 'licence'],
  directories: [TRUSTPILOT],
  questions: [
    asked(shippingCost, 5, {
      ask: {
        en: 'What does shipping cost?',
        de: 'Was kostet der Versand?',
        fr: 'Combien coûte la livraison ?',
        es: '¿Cuánto cuestan los gastos de envío?',
      },
    }),
    asked(deliveryTime, 5, {
      ask: {
        en: 'How long does delivery take?',
        de: 'Wie lange dauert die Lieferung?',
        fr: 'Quel est le délai de livraison ?',
        es: '¿Cuánto tarda el envío?',
      },
    }),
    asked(returns, 5),
    {
      id: 'delivery-countries',
      kind: 'place',
      asks: 'where',
      weight: 4,
      ask: {
        en: 'To which countries do you ship?',
        de: 'In welche Länder liefern Sie?',
        fr: 'Dans quels pays livrez-vous ?',
        es: '¿A qué países envían?',
      },
      terms: words({
        en: 'europe, uk, usa, zones, customs',
        de: 'deutschland, österreich, schweiz, eu, zoll',
        fr: 'france, belgique, europe, suisse, douane',
        es: 'europa, españa, baleares, canarias, aduana',
      }),
      about: words({
        en: 'ship to, shipping to, deliver to, delivery to, worldwide, international shipping, internationally, countries, ships to',
        de: `
          lieferländer, versandländer, liefern nach, versand nach, weltweit, europaweit, deutschlandweit,
          innerhalb deutschlands, lieferung nach, in die schweiz
        `,
        fr: 'livrons, livraison en, pays, international, à l’international, monde entier, france métropolitaine, livraison internationale',
        es: 'países, envíos a, enviamos a, internacional, internacionales, todo el mundo, península, toda españa',
      }),
    },
    asked(range, 4, {
      ask: {
        en: 'What can I buy here?',
        de: 'Was kann ich hier kaufen?',
        fr: 'Que peut-on acheter ici ?',
        es: '¿Qué puedo comprar aquí?',
      },
    }),
    asked(price, 4, {
      ask: {
        en: 'What do the products cost?',
        de: 'Was kosten die Produkte?',
        fr: 'Combien coûtent les produits ?',
        es: '¿Cuánto cuestan los productos?',
      },
      terms: words({
        en: 'sale, discount, each',
        de: 'rabatt, grundpreis, stück',
        fr: 'promotion, remise, réduction',
        es: 'oferta, descuento, rebajas',
      }),
    }),
    asked(payment, 4),
    asked(contactWay, 4, {
      ask: {
        en: 'How do I reach customer service?',
        de: 'Wie erreiche ich den Kundendienst?',
        fr: 'Comment joindre le service client ?',
        es: '¿Cómo contacto con atención al cliente?',
      },
      terms: words({
        en: 'customer service, order number, support',
        de: 'kundenservice, kundendienst, bestellnummer',
        fr: 'service client, numéro de commande',
        es: 'atención al cliente, número de pedido',
      }),
      about: words({
        en: 'customer service, support',
        de: 'kundenservice, kundendienst',
        fr: 'service client',
        es: 'atención al cliente',
      }),
    }),
    asked(people, 2, {
      ask: {
        en: 'Who is behind the shop?',
        de: 'Wer steht hinter dem Shop?',
        fr: 'Qui est derrière la boutique ?',
        es: '¿Quién está detrás de la tienda?',
      },
      terms: words({
        en: 'showroom, our story, founded',
        de: 'ladengeschäft, unsere geschichte, gegründet',
        fr: 'magasin, notre histoire, showroom',
        es: 'tienda física, nuestra historia, showroom',
      }),
      about: words({
        en: 'our story, showroom',
        de: 'ladengeschäft, unsere geschichte',
        fr: 'notre histoire, magasin',
        es: 'nuestra historia, tienda física',
      }),
    }),
    asked(reviews, 3),
  ],
};
