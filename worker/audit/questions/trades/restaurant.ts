import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { accessibility, booking, gettingThere, location, openingHours, payment, price } from './shared-questions.ts';

export const restaurant: TradeQuestions = {
  trade: 'restaurant',
  questions: [
    {
      id: 'menu',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'What is on the menu?',
        de: 'Was steht auf der Speisekarte?',
        fr: 'Qu’y a-t-il à la carte ?',
        es: '¿Qué platos hay en la carta o el menú?',
      },
      terms: words({
        en: 'starters, mains, desserts, dishes, soup, salad, pasta, grilled, served with, sides, specials',
        de: 'vorspeisen, hauptgerichte, nachspeisen, gerichte, suppe, salat, dazu, hausgemacht, beilage, spezialitäten, tageskarte',
        fr: 'entrées, plats, desserts, soupe, salade, servi avec, maison, plat du jour, spécialités, accompagnement',
        es: 'entrantes, entradas, platos principales, postres, sopa, ensalada, acompañado, casero, especialidades, plato del día',
      }),
      about: words({
        en: 'menu, starters, mains, dishes, desserts',
        de: 'speisekarte, karte, gerichte, vorspeisen, hauptgerichte, speisen',
        fr: 'carte, menu, plats, entrées, desserts',
        es: 'carta, menú, platos, entrantes, entradas, postres',
      }),
    },
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
    {
      id: 'vegetarian-and-allergies',
      kind: 'list',
      weight: 4,
      ask: {
        en: 'Are there vegetarian, vegan or gluten-free dishes, and how do you handle allergies?',
        de: 'Gibt es vegetarische, vegane oder glutenfreie Gerichte, und was ist bei Allergien?',
        fr: 'Y a-t-il des plats végétariens, végans ou sans gluten, et que faire en cas d’allergie ?',
        es: '¿Hay platos vegetarianos, veganos o sin gluten, y qué pasa con las alergias?',
      },
      terms: words({
        en: 'plant-based, allergens, dairy-free, nut, lactose, intolerance, halal, kosher, coeliac, on request, meat-free',
        de: 'allergene, laktosefrei, fleischlos, unverträglichkeit, nüsse, zöliakie, halal, pflanzlich, kennzeichnung, auf anfrage',
        fr: 'allergènes, végétal, lactose, intolérance, fruits à coque, cœliaque, halal, casher, sur demande',
        es: 'alérgenos, vegetal, lactosa, intolerancia, frutos secos, celíaco, halal, kosher, bajo petición',
      }),
      about: words({
        en: 'vegetarian, vegan, gluten, allergy, allergen, allergies',
        de: 'vegetarisch, vegan, glutenfrei, allergie, allergene, unverträglichkeit',
        fr: 'végétarien, végan, vegan, gluten, allergie, allergènes',
        es: 'vegetariano, vegano, gluten, alergia, alérgenos, celíaco',
      }),
    },
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
    {
      id: 'groups-and-events',
      kind: 'number',
      weight: 3,
      ask: {
        en: 'Can you host a group or a private party, and for how many people?',
        de: 'Kann ich bei Ihnen feiern, und für wie viele Personen ist Platz?',
        fr: 'Accueillez-vous les groupes ou les fêtes privées, et pour combien de personnes ?',
        es: '¿Se pueden hacer celebraciones o comidas de grupo, y para cuántas personas?',
      },
      terms: words({
        en: 'guests, seats, private room, birthday, wedding, function room, capacity, up to, buffet, event',
        de: 'gäste, sitzplätze, nebenraum, saal, geburtstag, hochzeit, firmenfeier, bis zu, buffet, veranstaltung',
        fr: 'convives, places, salle privée, anniversaire, mariage, privatisation, capacité, jusqu’à, buffet, événement',
        es: 'comensales, plazas, salón privado, cumpleaños, boda, comunión, capacidad, hasta, bufé, evento',
      }),
      about: words({
        en: 'group, groups, party, parties, event, events, private, celebration',
        de: 'feier, feiern, gruppe, veranstaltung, saal, nebenraum, gesellschaft, familienfeier',
        fr: 'groupe, groupes, fête, événement, privatisation, privatiser, banquet',
        es: 'grupo, grupos, celebración, celebraciones, evento, eventos, boda',
      }),
    },
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
        en: 'takeaway, takeout, delivery, deliver, collection',
        de: 'abholen, abholung, liefern, lieferung, lieferdienst, mitnehmen, lieferservice',
        fr: 'emporter, livraison, livrer',
        es: 'para llevar, domicilio, reparto, entrega, delivery',
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
        en: 'outside, outdoor, terrace, garden, children, kids, dogs, family',
        de: 'terrasse, biergarten, draußen, garten, kinder, hunde, außenbereich',
        fr: 'terrasse, jardin, enfants, chiens, extérieur, animaux',
        es: 'terraza, jardín, niños, perros, mascotas, infantil',
      }),
    },
    asked(gettingThere, 2),
    asked(accessibility, 2),
    asked(payment, 1),
  ],
};
