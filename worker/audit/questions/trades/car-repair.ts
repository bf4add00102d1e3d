import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { booking, guarantee, location, openingHours, price, reviews, services } from './shared-questions.ts';

export const carRepair: TradeQuestions = {
  trade: 'car-repair',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What do a service, brakes or a tyre change cost?',
        de: 'Was kosten Inspektion, Bremsen oder Reifenwechsel?',
        fr: 'Combien coûtent une révision, des freins ou un changement de pneus ?',
        es: '¿Cuánto cuestan una revisión, los frenos o un cambio de neumáticos?',
      },
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
        en: 'When is the garage open, and can I drop the keys off early or late?',
        de: 'Wann hat die Werkstatt geöffnet, und kann ich den Schlüssel einwerfen?',
        fr: 'Quels sont les horaires du garage, et peut-on déposer les clés en dehors des heures d’ouverture ?',
        es: '¿Qué horario tiene el taller y puedo dejar las llaves fuera de hora?',
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
      weight: 4,
      ask: {
        en: 'Which makes do you repair, also electric and hybrid cars or vans?',
        de: 'Welche Marken reparieren Sie, auch Elektroautos, Hybride und Transporter?',
        fr: 'Quelles marques réparez-vous, y compris les voitures électriques, hybrides et utilitaires ?',
        es: '¿Qué marcas reparan, también eléctricos, híbridos y furgonetas?',
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
    {
      id: 'how-long',
      kind: 'duration',
      weight: 3,
      ask: {
        en: 'How long does the repair take, and when can I get a slot?',
        de: 'Wie lange dauert die Reparatur, und wann ist ein Termin frei?',
        fr: 'Combien de temps prend la réparation, et sous quel délai ?',
        es: '¿Cuánto tarda la reparación y para cuándo hay hueco?',
      },
      terms: words({
        en: 'same day, hours, days, while you wait, within, next day, waiting time, minutes',
        de: 'am selben tag, stunden, tage, kurzfristig, warten, innerhalb, minuten, wartezeit',
        fr: 'dans la journée, heures, jours, sans attendre, sous, délai, minutes, rapide',
        es: 'el mismo día, horas, días, en el acto, plazo, minutos, espera, rápido',
      }),
      about: words({
        en: 'same day, same-day, while you wait, turnaround, takes',
        de: 'dauer, dauert, kurzfristig, wartezeit, am selben tag',
        fr: 'délai, délais, dans la journée, sans attendre',
        es: 'plazo, mismo día, en el acto, tarda',
      }),
    },
    {
      id: 'courtesy-car',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Do I get a courtesy car, or do you collect and deliver?',
        de: 'Bekomme ich einen Ersatzwagen, oder holen und bringen Sie das Auto?',
        fr: 'Prêtez-vous un véhicule de remplacement, ou venez-vous chercher la voiture ?',
        es: '¿Tienen coche de sustitución o recogen y entregan el vehículo?',
      },
      terms: words({
        en: 'loan car, free, pick-up, collection, delivery, per day, replacement, shuttle, bike',
        de: 'leihwagen, werkstattersatzwagen, kostenlos, hol- und bringservice, pro tag, mietwagen, fahrrad, abholung',
        fr: 'voiture de prêt, gratuit, courtoisie, par jour, récupérer, navette, convoyage, location',
        es: 'coche de cortesía, auto de reemplazo, gratis, por día, recogida, entrega, préstamo, alquiler',
      }),
      about: words({
        en: 'courtesy car, loan car, replacement car, collection and delivery, pick-up',
        de: 'ersatzwagen, leihwagen, ersatzfahrzeug, mietwagen, bringservice',
        fr: 'véhicule de remplacement, véhicule de courtoisie, voiture de prêt, véhicule de prêt',
        es: 'coche de sustitución, vehículo de sustitución, cortesía, recogida y entrega, auto de reemplazo',
      }),
    },
    {
      id: 'inspection-test',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Can I have the MOT or yearly inspection done with you?',
        de: 'Kann ich die Hauptuntersuchung (TÜV) bei Ihnen machen lassen?',
        fr: 'Peut-on préparer ou passer le contrôle technique chez vous ?',
        es: '¿Pasan o preparan la ITV o verificación?',
      },
      terms: words({
        en: 'test, retest, book, class 4, state inspection, emissions, daily, due, pass',
        de: 'hu, au, abgasuntersuchung, dekra, küs, gtü, prüfer, täglich, plakette',
        fr: 'contre-visite, pré-contrôle, agréé, passage, pollution, rendez-vous, valable, préparation',
        es: 'pre-itv, inspección técnica, emisiones, pasar, revisión, gestión, cita, verificación vehicular',
      }),
      about: words({
        en: 'mot, inspection, emissions',
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
        en: 'What do I do after a breakdown or accident: do you tow and deal with the insurer?',
        de: 'Was tue ich bei Panne oder Unfall: Schleppen Sie ab und rechnen mit der Versicherung ab?',
        fr: 'Que faire en cas de panne ou d’accident : remorquez-vous et gérez-vous l’assurance ?',
        es: '¿Qué hago si tengo una avería o un accidente: tienen grúa y tratan con el seguro?',
      },
      terms: words({
        en: 'recovery, towing, 24 hours, insurance claim, assessor, roadside, direct billing, dent',
        de: 'abschleppdienst, pannenhilfe, 24 stunden, unfallschaden, gutachter, schadenabwicklung, abtretung, kostenvoranschlag',
        fr: 'dépannage, remorquage, 24h/24, sinistre, expert, franchise, assureur, toutes assurances, prise en charge',
        es: 'grúa, remolque, 24 horas, siniestro, perito, aseguradora, asistencia, compañías',
      }),
      about: words({
        en: 'breakdown, accident, recovery, towing, insurance claim',
        de: 'panne, unfall, abschleppdienst, pannenhilfe, unfallschaden',
        fr: 'panne, accident, dépannage, remorquage, sinistre',
        es: 'avería, accidente, grúa, remolque, siniestro',
      }),
    },
    asked(guarantee, 3, {
      ask: {
        en: 'What guarantee do I get, and does the maker’s warranty stay valid?',
        de: 'Welche Garantie bekomme ich, und bleibt die Herstellergarantie erhalten?',
        fr: 'Quelle garantie ai-je, et la garantie constructeur est-elle conservée ?',
        es: '¿Qué garantía tengo y se conserva la del fabricante?',
      },
      terms: words({
        en: 'manufacturer, original parts',
        de: 'herstellervorgaben, originalteile',
        fr: 'constructeur, pièces d’origine',
        es: 'fabricante, piezas originales',
      }),
    }),
    asked(reviews, 2),
  ],
};
