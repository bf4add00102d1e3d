import type { TradeQuestions } from '../questions/question-data.ts';
import { asked, words } from './asked.ts';
import { emergencyCallout, guarantee, hourlyRate, howSoon, insured, licence, quote } from './home-service-questions.ts';
import { contactWay, reviews, serviceArea, services } from './shared-questions.ts';
import { experience } from './visiting-questions.ts';

export const plumber: TradeQuestions = {
  trade: 'plumber',
  questions: [
    asked(hourlyRate, 5),
    asked(emergencyCallout, 5),
    asked(serviceArea, 5),
    asked(services, 4, {
      ask: {
        en: 'What jobs do you do?',
        de: 'Welche Arbeiten führen Sie aus?',
        fr: 'Quels travaux faites-vous ?',
        es: '¿Qué trabajos hacen?',
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
        en: 'Which number do I call?',
        de: 'Unter welcher Nummer erreiche ich Sie?',
        fr: 'Quel numéro appeler ?',
        es: '¿A qué número llamo?',
      },
      terms: words({
        en: 'whatsapp, photo, text',
        de: 'whatsapp, foto, rufnummer',
        fr: 'whatsapp, photo, numéro',
        es: 'foto, número, móvil',
      }),
    }),
    asked(quote, 4),
    asked(licence, 4),
    asked(insured, 3),
    asked(guarantee, 3),
    asked(experience, 3),
    asked(reviews, 2),
  ],
};
