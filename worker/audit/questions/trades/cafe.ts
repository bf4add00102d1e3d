import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { groupsAndEvents, menu, specialDiets } from './food-questions.ts';
import { booking, gettingThere, location, openingHours, price } from './shared-questions.ts';

export const cafe: TradeQuestions = {
  trade: 'cafe',
  questions: [
    asked(openingHours, 5, {
      ask: {
        en: 'When is the café open, also on Sundays?',
        de: 'Wann hat das Café geöffnet, auch sonntags?',
        fr: 'Quels sont les horaires du café, y compris le dimanche ?',
        es: '¿Qué horario tiene la cafetería, también los domingos?',
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
    {
      id: 'breakfast-and-brunch',
      kind: 'hours',
      weight: 4,
      ask: {
        en: 'Do you serve breakfast or brunch, and until what time?',
        de: 'Gibt es Frühstück oder Brunch, und bis wann?',
        fr: 'Servez-vous le petit-déjeuner ou le brunch, et jusqu’à quelle heure ?',
        es: '¿Sirven desayunos o brunch, y hasta qué hora?',
      },
      terms: words({
        en: 'eggs, pancakes, all day, weekend, granola, toast, served until, croissant, saturday, sunday',
        de: 'eier, brötchen, ganztägig, wochenende, müsli, rührei, bis, croissant, frühstückskarte, buffet',
        fr: 'œufs, viennoiseries, pancakes, week-end, granola, tartines, formule, croissant, toute la journée, dimanche',
        es: 'huevos, tostadas, tortitas, fin de semana, granola, bollería, cruasán, todo el día, zumo, domingo',
      }),
      about: words({
        en: 'breakfast, brunch',
        de: 'frühstück, brunch, frühstücken',
        fr: 'petit-déjeuner, brunch, petit déjeuner',
        es: 'desayuno, desayunos, brunch',
      }),
    },
    asked(price, 4, {
      ask: {
        en: 'What do a coffee and a slice of cake cost?',
        de: 'Was kosten ein Kaffee und ein Stück Kuchen?',
        fr: 'Combien coûtent un café et une part de gâteau ?',
        es: '¿Cuánto cuestan un café y un trozo de tarta?',
      },
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
    asked(specialDiets, 3, {
      ask: {
        en: 'Do you have oat milk and vegan or gluten-free cakes?',
        de: 'Gibt es Hafermilch und vegane oder glutenfreie Kuchen?',
        fr: 'Avez-vous du lait végétal et des gâteaux végans ou sans gluten ?',
        es: '¿Tienen leche vegetal y tartas veganas o sin gluten?',
      },
      terms: words({
        en: 'oat milk, soy milk, almond milk',
        de: 'hafermilch, sojamilch, mandelmilch',
        fr: 'lait d’avoine, lait de soja, lait d’amande',
        es: 'leche de avena, leche de soja, bebida vegetal',
      }),
      about: words({
        en: 'oat milk',
        de: 'hafermilch',
        fr: 'lait végétal, lait d’avoine',
        es: 'leche vegetal, avena',
      }),
    }),
    {
      id: 'wifi-and-laptops',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Is there Wi-Fi, and can I work on my laptop?',
        de: 'Gibt es WLAN, und darf ich am Laptop arbeiten?',
        fr: 'Y a-t-il du wifi, et peut-on travailler sur son ordinateur ?',
        es: '¿Hay wifi y se puede trabajar con el portátil o la laptop?',
      },
      terms: words({
        en: 'free wifi, sockets, power outlets, work, students, laptop-free, password, quiet',
        de: 'kostenloses wlan, steckdosen, arbeiten, studierende, laptopfrei, homeoffice, ruhig, internet',
        fr: 'wifi gratuit, prises, télétravail, étudiants, coworking, sans ordinateur, calme, connexion',
        es: 'wifi gratis, enchufes, teletrabajo, estudiantes, coworking, sin portátiles, tranquilo, conexión',
      }),
      about: words({
        en: 'wifi, wi-fi, laptop, laptops',
        de: 'wlan, wifi, laptop, laptops',
        fr: 'wifi, wi-fi, ordinateur, coworking, télétravail',
        es: 'wifi, wi-fi, portátil, laptop, coworking',
      }),
    },
    {
      id: 'where-the-coffee-comes-from',
      kind: 'explanation',
      weight: 2,
      ask: {
        en: 'Where does the coffee come from, and do you bake yourselves?',
        de: 'Woher kommt der Kaffee, und backen Sie selbst?',
        fr: 'D’où vient le café, et les gâteaux sont-ils faits maison ?',
        es: '¿De dónde viene el café y la repostería es casera?',
      },
      terms: words({
        en: 'roaster, roasted, beans, homemade, single origin, fair trade, organic, specialty, blend, baked in-house',
        de: 'rösterei, geröstet, bohnen, hausgemacht, fair gehandelt, bio, selbst gebacken, regional, mischung, anbau',
        fr: 'torréfacteur, torréfié, grains, fait maison, équitable, bio, de spécialité, origine, assemblage, artisanal',
        es: 'tostador, tostado, granos, casero, comercio justo, ecológico, de especialidad, origen, mezcla, artesanal',
      }),
      about: words({
        en: 'beans, roaster, roasted, roast, homemade, baked',
        de: 'bohnen, rösterei, geröstet, röstung, hausgemacht, selbst gebacken',
        fr: 'torréfacteur, torréfié, grains, fait maison, origine',
        es: 'tostador, tostado, granos, casero, origen, repostería',
      }),
    },
    asked(booking, 3, {
      id: 'table-reservation',
      ask: {
        en: 'Can I reserve a table?',
        de: 'Kann ich einen Tisch reservieren?',
        fr: 'Peut-on réserver une table ?',
        es: '¿Se puede reservar mesa?',
      },
      terms: words({
        en: 'reservation, walk-ins, first come',
        de: 'reservierung, tisch, ohne reservierung',
        fr: 'réservation, table, sans réservation',
        es: 'reserva, mesa, sin reserva',
      }),
      about: words({
        en: 'reservation, reserve, table',
        de: 'reservierung, reservieren, tisch',
        fr: 'réservation, table',
        es: 'reserva, mesa',
      }),
    }),
    {
      id: 'seating-children-dogs',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Can you sit outside, and are children and dogs welcome?',
        de: 'Kann man draußen sitzen, und sind Kinder und Hunde willkommen?',
        fr: 'Y a-t-il une terrasse, et les enfants et les chiens sont-ils acceptés ?',
        es: '¿Hay terraza y se puede ir con niños y perros?',
      },
      terms: words({
        en: 'terrace, garden, patio, high chair, play corner, dog-friendly, family, seats',
        de: 'terrasse, garten, innenhof, hochstuhl, spielecke, hundefreundlich, familie, sitzplätze',
        fr: 'jardin, cour, chaise haute, coin enfants, animaux, famille, places, extérieur',
        es: 'jardín, patio, trona, rincón infantil, mascotas, familia, plazas, exterior',
      }),
      about: words({
        en: 'outside, outdoor, terrace, garden, children, kids, dogs',
        de: 'terrasse, draußen, garten, kinder, hunde, außenbereich',
        fr: 'terrasse, jardin, enfants, chiens, extérieur',
        es: 'terraza, jardín, niños, perros, mascotas',
      }),
    },
    asked(groupsAndEvents, 2),
    asked(gettingThere, 2),
  ],
};
