import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { allergens, groupsAndEvents, menu, vegetarian } from './shared/food-questions.ts';
import { price } from './shared/offer-questions.ts';
import { OPEN_TABLE, TABELOG, THE_FORK, TRIPADVISOR } from './shared/portals.ts';
import { booking, location, openingHours } from './shared/reaching-questions.ts';
import { accessibility, outdoorSeating, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const restaurant: Trade = {
  label: 'Restaurant',
  types: ['FoodEstablishment'],
  ownType: 'Restaurant',
  madeOf: [['table-booking'], ['menu'], ['food-delivery']],
  nouns: {
    en: { sought: 'restaurant', called: 'a restaurant' },
    de: { sought: 'Restaurant', called: 'ein Restaurant' },
    fr: { sought: 'restaurant', called: 'un restaurant' },
    es: { sought: 'restaurante', called: 'un restaurante' },
    it: { sought: 'ristorante', called: 'un ristorante' },
    nl: { sought: 'restaurant', called: 'een restaurant' },
    pt: { sought: 'restaurante', called: 'um restaurante' },
    ja: { sought: 'レストラン', called: 'レストラン' },
  },
  isDoneAtItsDoor: true,
  line: 'food',
  noNeedOf: ['cases', 'licence'],
  directories: [
    OPEN_TABLE,
    directory('Guide Michelin', 'https://guide.michelin.com', 'which chooses by itself: read whether you are in it', [
      'FR',
      'IT',
      'ES',
      'DE',
      'CH',
      'BE',
      'NL',
      'PT',
      'JP',
    ]),
    THE_FORK,
    TABELOG,
    TRIPADVISOR,
  ],
  questions: [
    asked(menu, 5),
    asked(openingHours, 5, {
      ask: {
        en: 'When are you open?',
        de: 'Wann haben Sie geöffnet?',
        fr: 'Quels sont vos horaires d’ouverture ?',
        es: '¿Cuál es su horario?',
      },
      terms: words({
        en: 'lunch, dinner, kitchen closes, last orders',
        de: 'mittag, abend, küche, warme küche, mittagstisch',
        fr: 'midi, soir, déjeuner, dîner, service',
        es: 'comida, almuerzo, cena, cocina, mediodía, noche',
      }),
    }),
    asked(booking, 5, {
      id: 'table-reservation',
      ask: {
        en: 'How do I book a table?',
        de: 'Wie reserviere ich einen Tisch?',
        fr: 'Comment réserver une table ?',
        es: '¿Cómo reservo una mesa?',
      },
      terms: words({
        en: 'reservation, table, walk-ins, opentable, party of',
        de: 'reservierung, reservieren, tisch, tischreservierung, personen',
        fr: 'table, couverts, thefork, personnes',
        es: 'mesa, comensales, thefork, personas',
      }),
      about: words({
        en: 'reservation, reservations, reserve, book a table, table booking',
        de: 'reservierung, reservieren, tischreservierung, tisch reservieren',
        fr: 'réserver une table, réservation de table, table réservée',
        es: 'reservar mesa, reserva de mesa, reservas',
      }),
    }),
    asked(price, 4, {
      ask: {
        en: 'What does a meal cost?',
        de: 'Was kostet ein Essen bei Ihnen?',
        fr: 'Combien faut-il compter pour un repas ?',
        es: '¿Cuánto cuesta comer aquí?',
      },
      terms: words({
        en: 'set menu, lunch menu, per person, main course, tasting menu',
        de: 'menü, mittagsmenü, pro person, hauptgericht, gänge',
        fr: 'menu, formule, par personne, plat, menu dégustation',
        es: 'menú del día, por persona, menú degustación, plato, cubierto',
      }),
      about: words({
        en: 'menu, main, set menu, lunch',
        de: 'menü, gericht, speisekarte, mittagstisch',
        fr: 'menu, formule, plat',
        es: 'menú, plato, carta',
      }),
    }),
    asked(location, 4, {
      ask: {
        en: 'Where is the restaurant?',
        de: 'Wo liegt das Restaurant?',
        fr: 'Où se trouve le restaurant ?',
        es: '¿Dónde está el restaurante?',
      },
    }),
    asked(vegetarian, 4),
    asked(allergens, 3),
    asked(groupsAndEvents, 3),
    {
      id: 'takeaway-and-delivery',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Can I get food to take away or delivered?',
        de: 'Kann ich Essen abholen oder liefern lassen?',
        fr: 'Peut-on commander à emporter ou se faire livrer ?',
        es: '¿Se puede pedir para llevar o a domicilio?',
      },
      terms: words({
        en: 'order, minutes, minimum order, phone, online',
        de: 'bestellen, minuten, mindestbestellwert, telefonisch, online',
        fr: 'commander, minutes, minimum, téléphone, en ligne',
        es: 'pedir, minutos, pedido mínimo, teléfono, en línea',
      }),
      about: words({
        en: `
          takeaway, take-away, take away, takeout, take-out, take out, food to go, orders to go, delivery, carry out,
          collection, pickup, order online, uber eats, doordash
        `,
        de: `
          abholen, abholung, mitnehmen, zum mitnehmen, to go, lieferung, lieferservice, außer haus, takeaway, take-away,
          liefern, lieferando, speisen abholen
        `,
        fr: 'à emporter, emporter, livraison, livrer, click and collect, uber eats, deliveroo',
        es: `
          para llevar, a domicilio, para recoger, recoger en tienda, recoger en el local, recogida en tienda,
          recogida en local, recogida de pedidos, takeaway, take away, delivery, reparto, pedidos
        `,
      }),
    },
    asked(outdoorSeating, 2),
    asked(parking, 2),
    asked(accessibility, 2),
  ],
};
