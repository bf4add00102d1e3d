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
    de: `
      vorspeisen, hauptgerichte, nachspeisen, gerichte, suppe, salat, dazu, hausgemacht, beilage, spezialitäten,
      tageskarte, pizza, pasta, burger, schnitzel, fingerfood
    `,
    fr: 'entrées, plats, desserts, soupe, salade, servi avec, maison, plat du jour, spécialités, accompagnement, sushis, wok, grill, pizzas',
    es: 'entrantes, entradas, platos principales, postres, sopa, ensalada, acompañado, casero, especialidades, plato del día',
  }),
  about: words({
    en: 'menu, starters, mains, dishes, desserts',
    de: 'speisekarte, tageskarte, wochenkarte, getränkekarte, gerichte, vorspeisen, hauptgerichte, speisen, buffet',
    fr: 'carte, menu, plats, entrées, desserts, buffet',
    es: 'carta, menú, platos, entrantes, entradas, postres',
  }),
};

export const vegetarian: Topic = {
  id: 'vegetarian-dishes',
  kind: 'yes-no',
  ask: {
    en: 'Are there vegetarian or vegan dishes?',
    de: 'Gibt es vegetarische oder vegane Gerichte?',
    fr: 'Y a-t-il des plats végétariens ou végans ?',
    es: '¿Hay platos vegetarianos o veganos?',
  },
  terms: words({
    en: 'tofu, salad, vegetables, on request, options',
    de: 'tofu, salat, gemüse, auf wunsch, fleischfrei',
    fr: 'tofu, salade, légumes, sur demande, sans viande',
    es: 'tofu, ensalada, verduras, opciones, sin carne',
  }),
  about: words({
    en: 'vegetarian, vegetarians, vegan, vegans, veggie, veggies, veg, plant-based, meat-free',
    de: 'vegetarisch, vegan, veggie, fleischlos, vegetarier, veganer, pflanzlich',
    fr: 'végétarien, végétarienne, végétariens, végétariennes, vegan, végan, vegans, végétal',
    es: 'vegetariano, vegetariana, vegetarianos, vegano, vegana, veganos, veggie',
  }),
};

export const allergens: Topic = {
  id: 'allergens',
  kind: 'yes-no',
  ask: {
    en: 'Is there gluten-free food or information on allergens?',
    de: 'Gibt es Glutenfreies oder Angaben zu Allergenen?',
    fr: 'Y a-t-il des plats sans gluten ou une liste des allergènes ?',
    es: '¿Hay opciones sin gluten o información sobre alérgenos?',
  },
  terms: words({
    en: 'nuts, lactose, staff, please tell, menu',
    de: 'nüsse, laktose, personal, kennzeichnung, karte',
    fr: 'noix, lactose, personnel, signaler, carte',
    es: 'frutos secos, lactosa, personal, consulte, carta',
  }),
  about: words({
    en: 'gluten, gluten-free, allergen, allergens, allergy, allergies, intolerance, intolerances, coeliac, celiac, dairy-free',
    de: 'gluten, glutenfrei, allergene, allergenen, allergie, allergien, unverträglichkeit, unverträglichkeiten, laktosefrei, allergenkarte',
    fr: 'gluten, sans gluten, allergène, allergènes, allergie, allergies, intolérance, intolérances',
    es: 'gluten, sin gluten, alérgeno, alérgenos, alergia, alergias, celíaco, celíacos, intolerancia, intolerancias',
  }),
};

export const groupsAndEvents: Topic = {
  id: 'groups-and-events',
  kind: 'yes-no',
  ask: {
    en: 'Can I hold a party or a group event with you?',
    de: 'Kann ich bei Ihnen mit einer Gruppe feiern?',
    fr: 'Peut-on organiser une fête ou un repas de groupe ?',
    es: '¿Se puede celebrar una fiesta o un evento de grupo?',
  },
  terms: words({
    en: 'guests, seats, private room, up to, buffet',
    de: 'gäste, plätze, nebenraum, personen, buffet',
    fr: 'convives, places, salle privée, personnes, buffet',
    es: 'invitados, plazas, sala privada, personas, menú de grupo',
  }),
  about: words({
    en: `
      party, parties, private event, private events, private dining, events, functions, function room, groups,
      group bookings, celebrations, birthday, banquet, wedding
    `,
    de: `
      feier, feiern, familienfeste, feste feiern, gruppen, ihre veranstaltung, private veranstaltungen,
      geschlossene veranstaltungen, veranstaltungsraum, veranstaltungsräume, familienfeier, hochzeit, geburtstag,
      gesellschaften, weihnachtsfeier, firmenfeier
    `,
    fr: `
      groupe, groupes, privatisation, privatiser, vos événements, événements privés, événement privé,
      organiser un événement, tout événement, anniversaire, mariage, banquet, séminaire, réception, réceptions
    `,
    es: 'grupo, grupos, evento, eventos, celebración, celebraciones, bodas, fiestas, banquetes, cumpleaños, comuniones',
  }),
};

export const breakfast: Topic = {
  id: 'breakfast',
  kind: 'yes-no',
  ask: {
    en: 'Do you serve breakfast?',
    de: 'Gibt es Frühstück?',
    fr: 'Servez-vous le petit-déjeuner ?',
    es: '¿Sirven desayunos?',
  },
  terms: words({
    en: 'included, buffet, until, eggs, croissant',
    de: 'inklusive, buffet, bis, eier, croissant',
    fr: 'compris, buffet, jusqu’à, œufs, croissant',
    es: 'incluido, bufé, hasta, huevos, cruasán',
  }),
  about: words({
    en: 'breakfast, breakfasts, brunch',
    de: 'frühstück, frühstücken, brunch, frühstücksbuffet',
    fr: 'petit-déjeuner, petits-déjeuners, petit déjeuner, brunch',
    es: 'desayuno, desayunos, brunch',
  }),
};
