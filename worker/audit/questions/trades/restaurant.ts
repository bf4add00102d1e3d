import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { groupsAndEvents, menu, specialDiets } from './food-questions.ts';
import { accessibility, booking, gettingThere, location, openingHours, price } from './shared-questions.ts';

export const restaurant: TradeQuestions = {
  trade: 'restaurant',
  questions: [
    asked(menu, 5),
    asked(openingHours, 5, {
      ask: {
        en: 'When are you open for lunch and dinner?',
        de: 'Wann haben Sie geöffnet, und wie lange gibt es warme Küche?',
        fr: 'Quels sont vos horaires le midi et le soir ?',
        es: '¿A qué horas abren para comer y para cenar?',
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
        en: 'reservation, reserve, table',
        de: 'reservierung, reservieren, tisch',
        fr: 'table',
        es: 'mesa',
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
    asked(specialDiets, 4),
    {
      id: 'kind-of-kitchen',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'What kind of cooking is it, and where do the ingredients come from?',
        de: 'Was für eine Küche ist das, und woher kommen die Zutaten?',
        fr: 'Quel est le style de cuisine et d’où viennent les produits ?',
        es: '¿Qué tipo de cocina hacen y de dónde vienen los productos?',
      },
      terms: words({
        en: 'cuisine, chef, homemade, local, seasonal, organic, fresh, traditional, italian, recipe, farm',
        de: 'koch, hausgemacht, regional, saisonal, bio, frisch, traditionell, italienisch, rezept, bauernhof, lieferant',
        fr: 'chef, fait maison, local, de saison, bio, frais, traditionnel, italien, recette, producteur, terroir',
        es: 'chef, cocinero, casero, local, de temporada, ecológico, fresco, tradicional, receta, productor, proximidad',
      }),
      about: words({
        en: 'cuisine, cooking, kitchen, ingredients, chef, food',
        de: 'küche, zutaten, koch, kochen, regional, produkte',
        fr: 'cuisine, chef, produits, fait maison, producteurs',
        es: 'cocina, ingredientes, productos, chef, cocinero',
      }),
    },
    asked(groupsAndEvents, 3),
    {
      id: 'takeaway-and-delivery',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you do takeaway or delivery?',
        de: 'Kann ich Essen abholen oder liefern lassen?',
        fr: 'Faites-vous de la vente à emporter ou de la livraison ?',
        es: '¿Tienen comida para llevar o servicio a domicilio?',
      },
      terms: words({
        en: 'takeout, collect, order online, uber eats, deliveroo, pick up, minimum order, free delivery',
        de: 'abholung, mitnehmen, lieferdienst, lieferando, bestellen, zum mitnehmen, mindestbestellwert, außer haus',
        fr: 'à emporter, livrer, commander, click and collect, uber eats, deliveroo, retrait, minimum de commande',
        es: 'recoger, a domicilio, pedir, pedido, reparto, glovo, just eat, uber eats, rappi, pedido mínimo',
      }),
      about: words({
        en: 'takeaway, takeout, take away, delivery, to go',
        de: 'abholen, abholung, liefern, lieferung, lieferdienst, mitnehmen, lieferservice',
        fr: 'emporter, livraison, livrer',
        es: 'para llevar, domicilio, reparto, delivery',
      }),
    },
    {
      id: 'outdoor-seating-children-dogs',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Can we sit outside, and are children and dogs welcome?',
        de: 'Kann man draußen sitzen, und sind Kinder und Hunde willkommen?',
        fr: 'Y a-t-il une terrasse, et les enfants et les chiens sont-ils les bienvenus ?',
        es: '¿Hay terraza, y son bienvenidos los niños y los perros?',
      },
      terms: words({
        en: 'terrace, garden, patio, high chair, kids menu, dog-friendly, family-friendly, playground',
        de: 'terrasse, biergarten, garten, hochstuhl, kinderkarte, kinderstuhl, hundefreundlich, spielplatz, außenplätze',
        fr: 'jardin, patio, chaise haute, menu enfant, animaux, extérieur, ombragé, aire de jeux',
        es: 'jardín, patio, trona, menú infantil, mascotas, exterior, aire libre, zona infantil',
      }),
      about: words({
        en: 'outdoor, terrace, beer garden, patio, children, kids, dogs',
        de: 'terrasse, biergarten, draußen, garten, kinder, hunde, außenbereich',
        fr: 'terrasse, enfants, chiens, animaux',
        es: 'terraza, jardín, niños, perros, mascotas, infantil',
      }),
    },
    asked(gettingThere, 2),
    asked(accessibility, 2),
  ],
};
