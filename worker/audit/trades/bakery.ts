import { asked, words } from './shared/asked.ts';
import { delivery } from './shared/buying-questions.ts';
import { allergens } from './shared/food-questions.ts';
import { price, reviews } from './shared/offer-questions.ts';
import { TABELOG } from './shared/portals.ts';
import { location, openingHours } from './shared/reaching-questions.ts';
import { experience } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const bakery: Trade = {
  label: 'Bakery',
  types: ['Bakery'],
  ownType: 'Bakery',
  madeOf: [['menu'], ['cart', 'products']],
  nouns: {
    en: { sought: 'bakery', called: 'a bakery' },
    de: { sought: 'Bäckerei', called: 'eine Bäckerei' },
    fr: { sought: 'boulangerie', called: 'une boulangerie' },
    es: { sought: 'panadería', called: 'una panadería' },
    it: { sought: 'panificio', called: 'un panificio' },
    nl: { sought: 'bakkerij', called: 'een bakkerij' },
    pt: { sought: 'padaria', called: 'uma padaria' },
    ja: { sought: 'パン屋', called: 'ベーカリー' },
  },
  isDoneAtItsDoor: true,
  line: 'food',
  noNeedOf: ['cases', 'licence'],
  directories: [TABELOG],
  questions: [
    asked(openingHours, 5, {
      ask: {
        en: 'When are you open?',
        de: 'Wann haben Sie geöffnet?',
        fr: 'Quand êtes-vous ouverts ?',
        es: '¿Qué horario tienen?',
      },
    }),
    {
      id: 'range',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which breads, rolls and cakes do you bake?',
        de: 'Welche Brote, Brötchen und Kuchen backen Sie?',
        fr: 'Quels pains, viennoiseries et gâteaux faites-vous ?',
        es: '¿Qué panes, bollos y tartas hacen?',
      },
      terms: words({
        en: 'sourdough, rye, baguette, croissant, pastries, wholegrain, pie, buns, loaf, range',
        de: 'sauerteig, roggen, dinkel, vollkorn, baguette, croissant, brezel, torte, gebäck, sortiment',
        fr: 'levain, seigle, baguette, croissant, tarte, brioche, complet, pâtisserie, éclair, tradition',
        es: 'masa madre, centeno, barra, cruasán, hojaldre, integral, pasteles, empanada, hogaza, bollería',
      }),
      about: words({
        en: 'bread, breads, loaf, rolls, cakes, pastries',
        de: 'brot, brote, brötchen, kuchen, torten, sortiment, backwaren',
        fr: 'pain, pains, viennoiseries, gâteaux, pâtisseries',
        es: 'pan, panes, bollos, bollería, tartas, pasteles',
      }),
    },
    {
      id: 'cake-to-order',
      kind: 'yes-no',
      weight: 5,
      ask: {
        en: 'Can I order a birthday or wedding cake?',
        de: 'Kann ich eine Geburtstags- oder Hochzeitstorte bestellen?',
        fr: 'Peut-on commander un gâteau d’anniversaire ou de mariage ?',
        es: '¿Puedo encargar una tarta de cumpleaños o de boda?',
      },
      terms: words({
        en: 'days in advance, custom, made to order, flavours, portions, deposit, design, call, order form, pick up',
        de: 'tage vorher, vorbestellung, auf bestellung, geschmack, portionen, anzahlung, motiv, anrufen, abholung, wunschtorte',
        fr: 'jours à l’avance, sur commande, sur mesure, parfums, parts, acompte, décor, appeler, retrait, pièce montée',
        es: 'días de antelación, por encargo, a medida, sabores, raciones, señal, decoración, llamar, recoger, personalizada',
      }),
      about: words({
        en: `
          birthday cake, birthday cakes, wedding cake, wedding cakes, custom cake, custom cakes, celebration cakes,
          bespoke cakes, order a cake, cakes to order
        `,
        de: 'torte, torten, hochzeitstorte, geburtstagstorte, motivtorte, hochzeitstorten, geburtstagstorten',
        fr: 'gâteau d’anniversaire, gâteaux d’anniversaire, pièce montée, pièces montées, sur commande, gâteau de mariage',
        es: 'tarta, tartas, por encargo, encargo, encargos, pastel de cumpleaños, pasteles de cumpleaños',
      }),
    },
    asked(location, 4, {
      ask: {
        en: 'Where is the bakery?',
        de: 'Wo ist die Bäckerei?',
        fr: 'Où se trouve la boulangerie ?',
        es: '¿Dónde está la panadería?',
      },
      terms: words({
        en: 'branch, market stall',
        de: 'filiale, wochenmarkt',
        fr: 'boutique, marché',
        es: 'tienda, obrador',
      }),
      about: words({ en: 'branch, shop', de: 'filiale, filialen', fr: 'boutique', es: 'tienda' }),
    }),
    asked(price, 4, {
      terms: words({
        en: 'per slice, per portion, each',
        de: 'pro stück, pro portion, stück',
        fr: 'la part, la pièce, le kilo',
        es: 'por ración, la unidad, el kilo',
      }),
    }),
    asked(allergens, 4, {
      ask: {
        en: 'Do you have gluten-free goods or a list of allergens?',
        de: 'Haben Sie Glutenfreies oder eine Liste der Allergene?',
        fr: 'Avez-vous du sans gluten ou une liste des allergènes ?',
        es: '¿Tienen productos sin gluten o lista de alérgenos?',
      },
    }),
    {
      id: 'ordering-ahead',
      kind: 'contact',
      weight: 3,
      ask: {
        en: 'How do I order ahead?',
        de: 'Wie bestelle ich vor?',
        fr: 'Comment commander à l’avance ?',
        es: '¿Cómo hago un encargo?',
      },
      terms: words({
        en: 'phone, online shop, click and collect, by noon, the day before, email, app, whatsapp',
        de: 'telefon, onlineshop, abholzeit, bis mittag, am vortag, e-mail, app, bestellformular',
        fr: 'téléphone, en ligne, click and collect, avant midi, la veille, e-mail, formulaire, retrait',
        es: 'teléfono, tienda online, recogida, antes del mediodía, el día anterior, correo, whatsapp, formulario',
      }),
      about: words({
        en: 'orders, order online, pre-order, order ahead, to order, collect, click and collect',
        de: 'vorbestellen, vorbestellung, bestellen, bestellung, abholen, abholung',
        fr: 'commander, commande, retirer, retrait',
        es: 'pedido, pedidos, encargar, encargo, recoger, recogida',
      }),
    },
    asked(delivery, 3, {
      ask: {
        en: 'Do you deliver?',
        de: 'Liefern Sie?',
        fr: 'Faites-vous des livraisons ?',
        es: '¿Hacen entregas?',
      },
    }),
    {
      id: 'coffee-and-seats',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Can I sit down for a coffee?',
        de: 'Kann ich bei Ihnen Kaffee trinken?',
        fr: 'Peut-on prendre un café sur place ?',
        es: '¿Se puede tomar un café?',
      },
      terms: words({
        en: 'seating, tables, terrace, sandwiches, eat in, espresso, lunch, snacks',
        de: 'sitzplätze, tische, terrasse, belegte brötchen, espresso, mittag, imbiss, stehcafé',
        fr: 'tables, terrasse, sandwichs, sur place, espresso, midi, salon de thé, formule',
        es: 'mesas, terraza, bocadillos, para tomar aquí, espresso, mediodía, merienda, degustación',
      }),
      about: words({
        en: 'breakfast, coffee shop, coffee bar, cup of coffee, fresh coffee, coffee and, enjoy a coffee, café, eat in, seating',
        de: 'frühstück, kaffee, café, sitzplätze, frühstücken',
        fr: 'petit-déjeuner, café, salon de thé, sur place',
        es: 'desayuno, desayunar, café, cafetería, mesas',
      }),
    },
    asked(experience, 2, {
      ask: {
        en: 'How long has the bakery been there?',
        de: 'Seit wann gibt es die Bäckerei?',
        fr: 'Depuis quand la boulangerie existe-t-elle ?',
        es: '¿Desde cuándo existe la panadería?',
      },
    }),
    asked(reviews, 2),
  ],
};
