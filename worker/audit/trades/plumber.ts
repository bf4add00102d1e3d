import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { emergencyCallout, hourlyRate, howSoon, insured, licence, quote } from './shared/home-service-questions.ts';
import { reviews, services } from './shared/offer-questions.ts';
import { HOME_PORTALS } from './shared/portals.ts';
import { contactWay, serviceArea } from './shared/reaching-questions.ts';
import { experience } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const plumber: Trade = {
  label: 'Plumber',
  types: ['Plumber'],
  ownType: 'Plumber',
  nouns: {
    en: { sought: 'plumber', called: 'a plumbing business' },
    de: { sought: 'Klempner', called: 'ein Sanitärbetrieb' },
    fr: { sought: 'plombier', called: 'une entreprise de plomberie' },
    es: { sought: 'fontanero', called: 'una empresa de fontanería' },
    it: { sought: 'idraulico', called: 'una ditta di idraulica' },
    nl: { sought: 'loodgieter', called: 'een loodgietersbedrijf' },
    pt: { sought: 'canalizador', called: 'uma empresa de instalações hidráulicas' },
    ja: { sought: '水道工事', called: '水道工事店' },
  },
  pricesByTheCase: true,
  worksAtCustomers: true,
  directories: [
    directory('Gas Safe Register', 'https://www.gassaferegister.co.uk', 'the official register for gas work', ['GB']),
    ...HOME_PORTALS,
  ],
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
    asked(experience, 3),
    asked(reviews, 2),
  ],
};
