import { type Topic, words } from './asked.ts';

/** What people ask those who cook or bake for them. */

export const menu: Topic = {
  id: 'menu',
  kind: 'list',
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
    de: 'speisekarte, tageskarte, wochenkarte, getränkekarte, gerichte, vorspeisen, hauptgerichte, speisen',
    fr: 'carte, menu, plats, entrées, desserts',
    es: 'carta, menú, platos, entrantes, entradas, postres',
  }),
};

export const specialDiets: Topic = {
  id: 'vegetarian-and-allergies',
  kind: 'list',
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
};

export const groupsAndEvents: Topic = {
  id: 'groups-and-events',
  kind: 'number',
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
};
