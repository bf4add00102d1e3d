import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { quote } from './shared/home-service-questions.ts';
import { price, reviews, services } from './shared/offer-questions.ts';
import { booking, location, openingHours } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

export const carRepair: Trade = {
  label: 'Car repair',
  types: ['AutoRepair', 'AutoBodyShop', 'MotorcycleRepair'],
  ownType: 'AutoRepair',
  nouns: {
    en: { sought: 'garage', called: 'a car repair garage' },
    de: { sought: 'Autowerkstatt', called: 'eine Autowerkstatt' },
    fr: { sought: 'garage automobile', called: 'un garage automobile' },
    es: { sought: 'taller mecánico', called: 'un taller mecánico' },
    it: { sought: 'officina', called: "un'officina meccanica" },
    nl: { sought: 'autogarage', called: 'een autogarage' },
    pt: { sought: 'oficina mecânica', called: 'uma oficina mecânica' },
    ja: { sought: '自動車整備', called: '自動車整備工場' },
  },
  isDoneAtItsDoor: true,
  pricesByTheCase: true,
  directories: [directory('RepairPal', 'https://repairpal.com', 'a directory of garages', ['US'])],
  questions: [
    asked(price, 5, {
      terms: words({
        en: 'labour rate, labor, tires, full service, parts, oil change',
        de: 'stundensatz, festpreis, ersatzteile, ölwechsel, radwechsel',
        fr: 'taux horaire, forfait, main-d’œuvre, pièces, vidange',
        es: 'mano de obra, precio cerrado, recambios, cambio de aceite, repuestos',
      }),
    }),
    asked(services, 5, {
      ask: {
        en: 'Which repairs and services do you do?',
        de: 'Welche Reparaturen und Arbeiten machen Sie?',
        fr: 'Quelles réparations et quels entretiens faites-vous ?',
        es: '¿Qué reparaciones y servicios hacen?',
      },
      terms: words({
        en: 'mot, brakes, tyres, clutch, exhaust, air conditioning, diagnostics, bodywork, oil change, battery',
        de: 'inspektion, hauptuntersuchung, tüv, bremsen, reifen, klimaservice, ölwechsel, karosserie, lackierung, motordiagnose',
        fr: 'révision, freins, pneus, embrayage, climatisation, diagnostic, carrosserie, vidange, contrôle technique, pare-brise',
        es: 'mecánica, frenos, neumáticos, embrague, aire acondicionado, diagnosis, chapa y pintura, cambio de aceite, itv, batería',
      }),
      about: words({
        en: 'repair, repairs, servicing, brakes, tyres, tires',
        de: 'reparatur, reparaturen, inspektion, wartung, reifen',
        fr: 'réparation, entretien, mécanique, révision, pneus',
        es: 'reparación, mantenimiento, mecánica, neumáticos, revisión',
      }),
    }),
    asked(booking, 5, {
      ask: {
        en: 'How do I book my car in?',
        de: 'Wie vereinbare ich einen Werkstatttermin?',
        fr: 'Comment prendre rendez-vous pour ma voiture ?',
        es: '¿Cómo pido cita para el taller?',
      },
      about: words({ en: 'booking', de: 'werkstatttermin', fr: 'prendre rendez-vous', es: 'cita previa' }),
    }),
    asked(openingHours, 4, {
      ask: {
        en: 'When is the garage open?',
        de: 'Wann ist die Werkstatt geöffnet?',
        fr: 'Quand le garage est-il ouvert ?',
        es: '¿Cuándo abre el taller?',
      },
      terms: words({
        en: 'key drop, key box',
        de: 'schlüsseleinwurf, nachtannahme',
        fr: 'boîte à clés, dépôt des clés',
        es: 'buzón de llaves, dejar las llaves',
      }),
    }),
    asked(location, 4, {
      ask: {
        en: 'Where is the garage?',
        de: 'Wo ist die Werkstatt?',
        fr: 'Où se trouve le garage ?',
        es: '¿Dónde está el taller?',
      },
    }),
    {
      id: 'makes-and-models',
      kind: 'list',
      asks: 'some',
      weight: 4,
      ask: {
        en: 'Which makes do you repair?',
        de: 'Welche Marken reparieren Sie?',
        fr: 'Quelles marques réparez-vous ?',
        es: '¿Qué marcas reparan?',
      },
      terms: words({
        en: 'all makes, bmw, audi, volkswagen, ford, toyota, mercedes, ev, motorhomes, classic cars, motorcycles',
        de: 'alle marken, alle fabrikate, bmw, audi, volkswagen, ford, mercedes, opel, hochvolt, wohnmobile, oldtimer, motorräder',
        fr: 'toutes marques, renault, peugeot, citroën, volkswagen, bmw, mercedes, multimarque, camping-car, moto',
        es: 'todas las marcas, multimarca, seat, renault, volkswagen, ford, bmw, toyota, autocaravanas, motos',
      }),
      about: words({
        en: 'all makes, car makes, brands, models, electric, hybrid, vans',
        de: 'marken, fabrikate, elektroautos, elektroauto, hybrid, transporter, oldtimer',
        fr: 'marques, multimarque, électrique, hybride, utilitaires',
        es: 'marcas, multimarca, eléctricos, híbridos, furgonetas',
      }),
    },
    asked(quote, 3),
    {
      id: 'inspection-test',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Can I have the yearly inspection done with you?',
        de: 'Machen Sie die Hauptuntersuchung?',
        fr: 'Faites-vous le contrôle technique ?',
        es: '¿Pasan la ITV?',
      },
      terms: words({
        en: 'test, retest, book, class 4, state inspection, emissions, daily, due, pass',
        de: 'hu, au, abgasuntersuchung, dekra, küs, gtü, prüfer, täglich, plakette',
        fr: 'contre-visite, pré-contrôle, agréé, passage, pollution, rendez-vous, valable, préparation',
        es: 'pre-itv, inspección técnica, emisiones, pasar, revisión, gestión, cita, verificación vehicular',
      }),
      about: words({
        en: 'mot, state inspection, vehicle inspection, annual inspection, yearly inspection, inspections, emissions, smog',
        de: 'hauptuntersuchung, tüv, hu, dekra, abgasuntersuchung, pickerl, mfk',
        fr: 'contrôle technique, pré-contrôle, contre-visite',
        es: 'itv, pre-itv, inspección, verificación',
      }),
    },
    {
      id: 'breakdown-and-accident',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you help after a breakdown or an accident?',
        de: 'Helfen Sie bei Panne oder Unfall?',
        fr: 'Aidez-vous en cas de panne ou d’accident ?',
        es: '¿Ayudan en caso de avería o accidente?',
      },
      terms: words({
        en: 'recovery, towing, 24 hours, insurance claim, assessor, roadside, direct billing, dent',
        de: 'abschleppdienst, pannenhilfe, 24 stunden, unfallschaden, gutachter, schadenabwicklung, abtretung, kostenvoranschlag',
        fr: 'dépannage, remorquage, 24h/24, sinistre, expert, franchise, assureur, toutes assurances, prise en charge',
        es: 'grúa, remolque, 24 horas, siniestro, perito, aseguradora, asistencia, compañías',
      }),
      about: words({
        en: 'breakdown, breakdowns, accident, accidents, collision, recovery, towing, tow',
        de: 'panne, pannen, unfall, abschleppdienst, pannenhilfe, unfallschaden, abschleppen',
        fr: 'panne, pannes, accident, accidents, dépannage, remorquage, sinistre',
        es: 'avería, averías, accidente, accidentes, grúa, remolque, siniestro',
      }),
    },
    asked(reviews, 2),
  ],
};
