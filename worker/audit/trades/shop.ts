import { asked, words } from './shared/asked.ts';
import { delivery, range, returns } from './shared/buying-questions.ts';
import { price } from './shared/offer-questions.ts';
import { contactWay, location, openingHours } from './shared/reaching-questions.ts';
import { cardPayment, experience, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const shop: Trade = {
  label: 'Shop',
  types: ['Store'],
  widerTypes: ['Optician'],
  ownType: 'Store',
  madeOf: [['products']],
  isGeneral: true,
  isUnnamed: true,
  nouns: {
    en: { sought: 'shop', called: 'a shop' },
    de: { sought: 'Geschäft', called: 'ein Geschäft' },
    fr: { sought: 'magasin', called: 'un magasin' },
    es: { sought: 'tienda', called: 'una tienda' },
    it: { sought: 'negozio', called: 'un negozio' },
    nl: { sought: 'winkel', called: 'een winkel' },
    pt: { sought: 'loja', called: 'uma loja' },
    ja: { sought: '店', called: '店' },
  },
  line: 'retail',
  noNeedOf: ['cases', 'licence'],
  questions: [
    asked(range, 5, {
      ask: {
        en: 'What do you sell?',
        de: 'Was verkaufen Sie?',
        fr: 'Que vendez-vous ?',
        es: '¿Qué venden?',
      },
    }),
    asked(openingHours, 5, {
      ask: {
        en: 'When is the shop open?',
        de: 'Wann hat das Geschäft geöffnet?',
        fr: 'Quels sont les horaires du magasin ?',
        es: '¿Qué horario tiene la tienda?',
      },
    }),
    asked(location, 5, {
      ask: {
        en: 'Where is the shop?',
        de: 'Wo ist das Geschäft?',
        fr: 'Où se trouve le magasin ?',
        es: '¿Dónde está la tienda?',
      },
    }),
    asked(price, 4, {
      ask: {
        en: 'What do your products cost?',
        de: 'Was kosten die Produkte?',
        fr: 'Quels sont les prix de vos produits ?',
        es: '¿Cuánto cuestan los productos?',
      },
      terms: words({
        en: 'from, offer, sale, each',
        de: 'stück, angebot, rabatt, preisspanne',
        fr: 'promotion, soldes, la pièce, remise',
        es: 'oferta, rebajas, descuento, unidad',
      }),
    }),
    asked(contactWay, 4, {
      ask: {
        en: 'How do I reach the shop?',
        de: 'Wie erreiche ich das Geschäft?',
        fr: 'Comment joindre le magasin ?',
        es: '¿Cómo contacto con la tienda?',
      },
    }),
    {
      id: 'online-shop',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Can I buy online?',
        de: 'Kann ich online kaufen?',
        fr: 'Peut-on acheter en ligne ?',
        es: '¿Se puede comprar online?',
      },
      terms: words({
        en: 'click and collect, web shop, order, delivery, collect',
        de: 'click and collect, bestellung, versand, abholen, lieferung',
        fr: 'click and collect, commande, livraison, retrait, site',
        es: 'recoger, pedido, envío, web, catálogo',
      }),
      about: words({
        en: 'shop online, buy online, order online, online shop, online store, add to cart, basket, checkout, shopping cart',
        de: 'onlineshop, online-shop, webshop, online bestellen, online kaufen, warenkorb, shop im internet',
        fr: `
          boutique en ligne, commander en ligne, commandez en ligne, acheter en ligne, e-boutique, e-shop, panier,
          commande en ligne, seul clic, quelques clics
        `,
        es: 'tienda online, comprar online, compra online, tienda en línea, carrito, cesta, pedido online',
      }),
    },
    asked(delivery, 3),
    // A butcher takes nothing back: only who sells by post, or speaks of it, is asked.
    asked(returns, 3, { ifTouched: true }),
    asked(cardPayment, 2),
    asked(parking, 2),
    asked(experience, 2, {
      ask: {
        en: 'How long has the shop been there?',
        de: 'Seit wann gibt es das Geschäft?',
        fr: 'Depuis quand le magasin existe-t-il ?',
        es: '¿Desde cuándo existe la tienda?',
      },
    }),
  ],
};
