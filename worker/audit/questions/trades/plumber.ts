import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { emergencyCallout, grants, hourlyRate, howSoon, licensedAndInsured } from './home-service-questions.ts';
import { contactWay, guarantee, quote, reviews, serviceArea, services } from './shared-questions.ts';

export const plumber: TradeQuestions = {
  trade: 'plumber',
  questions: [
    asked(hourlyRate, 5, {
      ask: {
        en: 'What does a plumber cost per hour, including the call-out?',
        de: 'Was kostet die Stunde beim Installateur, und was kommt für die Anfahrt dazu?',
        fr: 'Combien coûte l’intervention d’un plombier, déplacement compris ?',
        es: '¿Cuánto cobra el fontanero o plomero por hora y por desplazamiento?',
      },
    }),
    asked(emergencyCallout, 5, {
      ask: {
        en: 'A pipe has burst: do you come at night and at weekends?',
        de: 'Rohrbruch oder Heizungsausfall: Kommen Sie auch nachts und am Wochenende?',
        fr: 'J’ai une fuite d’eau : intervenez-vous la nuit et le week-end ?',
        es: 'Se ha roto una tubería: ¿vienen de noche o en fin de semana?',
      },
      terms: words({
        en: 'burst pipe, leak, no heating, blocked',
        de: 'rohrbruch, heizungsausfall, wasserschaden, verstopfung',
        fr: 'fuite, dégât des eaux, panne de chauffage, débouchage',
        es: 'fuga, escape de agua, atasco, avería',
      }),
    }),
    asked(serviceArea, 5),
    asked(services, 4, {
      ask: {
        en: 'What jobs do you do: leaks, boilers, drains, bathrooms?',
        de: 'Welche Arbeiten machen Sie: Heizung, Bad, Rohrreinigung, Wärmepumpe?',
        fr: 'Quels travaux faites-vous : fuites, chaudière, débouchage, salle de bains ?',
        es: '¿Qué trabajos hacen: fugas, calderas, desatascos, baños?',
      },
      terms: words({
        en: 'boiler, heating, tap, toilet, installation, repair, servicing, unblock, underfloor heating',
        de: 'heizungsbau, sanitär, badsanierung, gas, wartung, reparatur, lüftung, solar, wasseraufbereitung',
        fr: 'chauffage, chauffe-eau, robinetterie, wc, installation, réparation, entretien, pompe à chaleur, sanitaire',
        es: 'calentador, grifería, calefacción, instalación, reparación, mantenimiento, tuberías, sanitarios, gas',
      }),
      about: words({
        en: 'boiler, plumbing, heating, drain, bathroom',
        de: 'heizung, bad, sanitär, rohrreinigung, wärmepumpe',
        fr: 'plomberie, chauffage, chaudière, débouchage, salle de bains',
        es: 'fontanería, plomería, caldera, desatascos, calefacción',
      }),
    }),
    asked(howSoon, 4),
    asked(contactWay, 4, {
      ask: {
        en: 'Which number do I call, and can I send photos of the problem?',
        de: 'Unter welcher Nummer erreiche ich Sie, und kann ich Fotos vom Schaden schicken?',
        fr: 'À quel numéro vous appeler, et peut-on envoyer des photos de la panne ?',
        es: '¿A qué número llamo y puedo mandar fotos de la avería?',
      },
      terms: words({
        en: 'whatsapp, photo, text',
        de: 'whatsapp, foto, rufnummer',
        fr: 'whatsapp, photo, numéro',
        es: 'foto, número, móvil',
      }),
    }),
    asked(quote, 4, {
      ask: {
        en: 'Do I get a free quote before work starts?',
        de: 'Bekomme ich vorher einen kostenlosen Kostenvoranschlag?',
        fr: 'Le devis est-il gratuit avant travaux ?',
        es: '¿Dan presupuesto gratis antes de empezar?',
      },
    }),
    asked(licensedAndInsured, 4, {
      ask: {
        en: 'Are you licensed for gas work, and are you insured?',
        de: 'Sind Sie Meisterbetrieb mit Gaszulassung, und sind Sie versichert?',
        fr: 'Êtes-vous certifiés pour le gaz et assurés ?',
        es: '¿Tienen carnet de gas o matrícula y seguro de responsabilidad civil?',
      },
      terms: words({
        en: 'gas safe, watersafe, master plumber',
        de: 'dvgw, installateurverzeichnis, shk, meister',
        fr: 'qualigaz, qualipac, professionnel du gaz, rge',
        es: 'instalador autorizado, gasista matriculado, rite, empresa instaladora',
      }),
    }),
    asked(guarantee, 3),
    {
      id: 'bathroom-or-boiler-replacement',
      kind: 'price',
      weight: 3,
      ask: {
        en: 'What do a new boiler or a new bathroom cost, and how long does it take?',
        de: 'Was kosten eine neue Heizung oder ein neues Bad, und wie lange dauert der Umbau?',
        fr: 'Combien coûtent une nouvelle chaudière ou une salle de bains, et combien de temps durent les travaux ?',
        es: '¿Cuánto cuestan una caldera nueva o un baño nuevo y cuánto se tarda?',
      },
      terms: words({
        en: 'installed, from, days, weeks, replacement, fitted, heat pump, renovation, including',
        de: 'einbau, austausch, ab, tage, wochen, komplettbad, wärmepumpe, badsanierung, festpreis',
        fr: 'installation, remplacement, à partir de, jours, semaines, rénovation, pompe à chaleur, clé en main',
        es: 'instalación, sustitución, desde, días, semanas, reforma, caldera de condensación, incluye',
      }),
      about: words({
        en: 'boiler, bathroom, heat pump, installation, replacement',
        de: 'heizung, bad, badsanierung, wärmepumpe, komplettbad, austausch',
        fr: 'chaudière, salle de bains, pompe à chaleur, rénovation, remplacement',
        es: 'caldera, baño, calentador, reforma, sustitución',
      }),
    },
    asked(grants, 2),
    asked(reviews, 2),
  ],
};
