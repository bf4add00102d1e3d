import { asked, words } from './shared/asked.ts';
import { breakfast, groupsAndEvents, menu, vegetarian } from './shared/food-questions.ts';
import { price } from './shared/offer-questions.ts';
import { OPEN_TABLE, TABELOG, THE_FORK, TRIPADVISOR } from './shared/portals.ts';
import { booking, location, openingHours } from './shared/reaching-questions.ts';
import { outdoorSeating, pets } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const cafe: Trade = {
  label: 'Café',
  types: ['CafeOrCoffeeShop'],
  ownType: 'CafeOrCoffeeShop',
  madeOf: [['menu'], ['food-delivery']],
  nouns: {
    en: { sought: 'café', called: 'a café' },
    de: { sought: 'Café', called: 'ein Café' },
    fr: { sought: 'café', called: 'un café' },
    es: { sought: 'cafetería', called: 'una cafetería' },
    it: { sought: 'caffetteria', called: 'un caffè' },
    nl: { sought: 'café', called: 'een café' },
    pt: { sought: 'café', called: 'um café' },
    ja: { sought: 'カフェ', called: 'カフェ' },
  },
  isDoneAtItsDoor: true,
  line: 'food',
  noNeedOf: ['cases', 'licence'],
  directories: [OPEN_TABLE, THE_FORK, TABELOG, TRIPADVISOR],
  questions: [
    asked(openingHours, 5, {
      ask: {
        en: 'When is the café open?',
        de: 'Wann ist das Café geöffnet?',
        fr: 'Quand le café est-il ouvert ?',
        es: '¿Cuándo abre la cafetería?',
      },
    }),
    asked(menu, 5, {
      ask: {
        en: 'What coffee, cakes and food do you serve?',
        de: 'Welche Kaffees, Kuchen und Speisen gibt es?',
        fr: 'Quels cafés, gâteaux et plats servez-vous ?',
        es: '¿Qué cafés, tartas y comidas sirven?',
      },
      terms: words({
        en: 'espresso, cappuccino, tea, cake, sandwich, pastries',
        de: 'espresso, cappuccino, tee, torte, kuchen, frühstück',
        fr: 'espresso, cappuccino, thé, pâtisseries, tartine, sandwich',
        es: 'espresso, capuchino, té, bollería, pasteles, tostada, bocadillo',
      }),
      about: words({
        en: 'coffee, cakes, drinks, food',
        de: 'kaffee, kuchen, torten, getränke',
        fr: 'gâteaux, pâtisseries, boissons, café',
        es: 'café, tartas, bebidas, pasteles',
      }),
    }),
    asked(location, 5, {
      ask: {
        en: 'Where is the café?',
        de: 'Wo liegt das Café?',
        fr: 'Où se trouve le café ?',
        es: '¿Dónde está la cafetería?',
      },
    }),
    asked(breakfast, 4, {
      id: 'breakfast-and-brunch',
      ask: {
        en: 'Do you serve breakfast or brunch?',
        de: 'Gibt es Frühstück oder Brunch?',
        fr: 'Servez-vous le petit-déjeuner ou un brunch ?',
        es: '¿Sirven desayunos o brunch?',
      },
    }),
    asked(price, 4, {
      terms: words({
        en: 'espresso, cappuccino, cake, menu',
        de: 'espresso, cappuccino, kuchen, karte',
        fr: 'espresso, cappuccino, formule, carte',
        es: 'espresso, capuchino, tarta, carta',
      }),
      about: words({
        en: 'menu, coffee, breakfast',
        de: 'kaffee, kuchen, getränkekarte, frühstück',
        fr: 'carte, formule, café',
        es: 'carta, café, menú',
      }),
    }),
    asked(vegetarian, 3, {
      ask: {
        en: 'Is there anything vegetarian or vegan?',
        de: 'Gibt es etwas Vegetarisches oder Veganes?',
        fr: 'Y a-t-il du végétarien ou du végan ?',
        es: '¿Hay algo vegetariano o vegano?',
      },
    }),
    {
      id: 'wifi',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Is there Wi-Fi?',
        de: 'Gibt es WLAN?',
        fr: 'Y a-t-il le wifi ?',
        es: '¿Tienen wifi?',
      },
      terms: words({
        en: 'free, laptop, sockets, password',
        de: 'kostenlos, laptop, steckdosen, passwort',
        fr: 'gratuit, ordinateur, prises, code',
        es: 'gratis, portátil, enchufes, contraseña',
      }),
      about: words({
        en: 'wifi, wi-fi, wireless internet, free internet',
        de: 'wlan, w-lan, wifi, wi-fi, hotspot',
        fr: 'wifi, wi-fi, accès internet',
        es: 'wifi, wi-fi, internet gratis',
      }),
    },
    asked(booking, 3, {
      id: 'table-reservation',
      ask: {
        en: 'How do I reserve a table?',
        de: 'Wie reserviere ich einen Tisch?',
        fr: 'Comment réserver une table ?',
        es: '¿Cómo reservo una mesa?',
      },
      terms: words({
        en: 'reservation, walk-ins, first come',
        de: 'reservierung, tisch, ohne reservierung',
        fr: 'réservation, table, sans réservation',
        es: 'reserva, mesa, sin reserva',
      }),
      about: words({
        en: 'reservation, reservations, reserve, book a table, table booking',
        de: 'reservierung, reservieren, tischreservierung, tisch reservieren',
        fr: 'réserver une table, réservation de table, table réservée',
        es: 'reservar mesa, reserva de mesa, reservas',
      }),
    }),
    asked(outdoorSeating, 2),
    asked(groupsAndEvents, 2),
    asked(pets, 2),
  ],
};
