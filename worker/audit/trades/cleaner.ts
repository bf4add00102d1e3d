import { asked, words } from './shared/asked.ts';
import { insured, quote } from './shared/home-service-questions.ts';
import { price, reviews, services } from './shared/offer-questions.ts';
import { HOME_PORTALS } from './shared/portals.ts';
import { booking, serviceArea } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

export const cleaner: Trade = {
  label: 'Cleaner',
  nouns: {
    en: { sought: 'cleaning company', called: 'a cleaning business' },
    de: { sought: 'Reinigungsfirma', called: 'ein Reinigungsbetrieb' },
    fr: { sought: 'entreprise de nettoyage', called: 'une entreprise de nettoyage' },
    es: { sought: 'empresa de limpieza', called: 'una empresa de limpieza' },
    it: { sought: 'impresa di pulizie', called: "un'impresa di pulizie" },
    nl: { sought: 'schoonmaakbedrijf', called: 'een schoonmaakbedrijf' },
    pt: { sought: 'empresa de limpeza', called: 'uma empresa de limpeza' },
    ja: { sought: '清掃業者', called: '清掃会社' },
  },
  pricesByTheCase: true,
  worksAtCustomers: true,
  noNeedOf: ['licence'],
  directories: [...HOME_PORTALS],
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does cleaning cost per hour or per visit?',
        de: 'Was kostet die Reinigung pro Stunde oder pro Quadratmeter?',
        fr: 'Combien coûte le ménage, à l’heure ou par passage ?',
        es: '¿Cuánto cuesta la limpieza por hora o por servicio?',
      },
      terms: words({
        en: 'per visit, minimum hours, per room, deep clean, hourly',
        de: 'stundensatz, quadratmeter, mindestdauer, grundreinigung, monatlich',
        fr: 'par passage, crédit d’impôt, minimum d’heures, au m², mensuel',
        es: 'por visita, mínimo de horas, por metro cuadrado, mensual',
      }),
      about: words({ en: 'hourly', de: 'stundensatz', fr: 'de l’heure', es: 'por hora' }),
    }),
    asked(services, 5, {
      ask: {
        en: 'What do you clean?',
        de: 'Was reinigen Sie?',
        fr: 'Que nettoyez-vous ?',
        es: '¿Qué limpian?',
      },
      terms: words({
        en: 'domestic, commercial, deep clean, after builders, holiday lets, oven, communal areas, upholstery',
        de: 'unterhaltsreinigung, glasreinigung, grundreinigung, baureinigung, treppenhausreinigung, praxisreinigung, fassade, winterdienst',
        fr: 'vitrerie, parties communes, remise en état, copropriété, particuliers, professionnels, canapé, après travaux',
        es: 'hogar, comercial, limpieza a fondo, portales, alfombras, naves, pisos turísticos, garajes',
      }),
      about: words({
        en: 'cleaning, domestic, commercial, windows, tenancy',
        de: 'reinigung, büroreinigung, fensterreinigung, gebäudereinigung',
        fr: 'nettoyage, ménage, vitres, bureaux, entretien',
        es: 'limpieza, limpiezas, oficinas, cristales, hogar',
      }),
    }),
    asked(serviceArea, 5),
    asked(booking, 4, {
      ask: {
        en: 'How do I book a clean?',
        de: 'Wie buche ich eine Reinigung?',
        fr: 'Comment réserver un ménage ?',
        es: '¿Cómo reservo una limpieza?',
      },
      terms: words({
        en: 'quote, online booking, enquiry',
        de: 'angebot, anfrage, besichtigung',
        fr: 'devis, demande, intervention',
        es: 'presupuesto, contratar, solicitud',
      }),
      about: words({
        en: 'quote, enquiry',
        de: 'anfrage, angebot, besichtigungstermin',
        fr: 'devis, demande',
        es: 'contratar, presupuesto, solicitud',
      }),
    }),
    {
      id: 'regular-cleans',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Can I book a regular clean, such as every week?',
        de: 'Reinigen Sie auch regelmäßig, etwa jede Woche?',
        fr: 'Peut-on réserver un ménage régulier, chaque semaine par exemple ?',
        es: '¿Se puede contratar una limpieza periódica, por ejemplo semanal?',
      },
      terms: words({
        en: 'one-off, every two weeks, schedule, contract, same cleaner',
        de: 'einmalig, alle zwei wochen, turnus, vertrag, feste kraft',
        fr: 'ponctuel, toutes les deux semaines, contrat, fréquence, même personne',
        es: 'puntual, cada dos semanas, contrato, frecuencia, misma persona',
      }),
      about: words({
        en: 'weekly, fortnightly, bi-weekly, biweekly, monthly, regular clean, regular cleaning, every week, recurring, regular cleans',
        de: 'wöchentlich, unterhaltsreinigung, regelmäßig, regelmäßige reinigung, monatlich, turnusmäßig',
        fr: 'hebdomadaire, chaque semaine, régulier, régulière, mensuel, entretien régulier',
        es: 'semanal, quincenal, mensual, periódica, periódicas, cada semana, regular',
      }),
    },
    {
      id: 'cleaning-products',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you bring your own cleaning products?',
        de: 'Bringen Sie Reinigungsmittel und Geräte mit?',
        fr: 'Apportez-vous vos produits et votre matériel ?',
        es: '¿Traen sus propios productos y equipos?',
      },
      terms: words({
        en: 'bring, provide, included, vacuum, detergent',
        de: 'mitbringen, stellen, inklusive, staubsauger, maschinen',
        fr: 'fournis, apportons, inclus, aspirateur, équipement',
        es: 'traemos, incluidos, aspiradora, maquinaria, utensilios',
      }),
      about: words({
        en: `
          our own products, our own equipment, cleaning products, cleaning supplies, cleaning materials, all supplies,
          all equipment, own supplies, own materials, supplies and equipment, equipment and supplies
        `,
        de: 'reinigungsmittel, putzmittel, reinigungsgeräte, eigene geräte, reinigungsprodukte',
        fr: 'produits, matériel, produits d’entretien',
        es: 'productos, materiales, equipos, productos de limpieza',
      }),
    },
    {
      id: 'eco-friendly-products',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Do you clean with eco-friendly products?',
        de: 'Reinigen Sie mit umweltfreundlichen Mitteln?',
        fr: 'Utilisez-vous des produits écologiques ?',
        es: '¿Usan productos ecológicos?',
      },
      terms: words({
        en: 'natural, safe for pets, certified, plant-based, environment',
        de: 'natürlich, haustiere, zertifiziert, pflanzlich, umwelt',
        fr: 'naturels, certifiés, environnement, végétaux, sans danger',
        es: 'naturales, certificados, seguros, mascotas, vegetales',
      }),
      about: words({
        en: `
          eco-friendly, eco friendly, environmentally friendly, green cleaning, non-toxic, biodegradable, chemical-free,
          sustainable, eco, environmentally safe, environmentally responsible, pure water
        `,
        de: 'umweltfreundlich, ökologisch, biologisch abbaubar, nachhaltig, umweltschonend, umweltbewusst',
        fr: 'écologique, écologiques, biodégradable, biodégradables, respectueux de l’environnement, éco-responsable, ecolabel',
        es: 'ecológico, ecológicos, biodegradables, respetuosos con el medio ambiente, medio ambiente, sostenible, no tóxicos',
      }),
    },
    {
      id: 'vetted-staff',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Are your cleaners vetted or trained?',
        de: 'Sind Ihre Kräfte geprüft oder geschult?',
        fr: 'Votre personnel est-il formé ou sélectionné ?',
        es: '¿Su personal está formado o seleccionado?',
      },
      terms: words({
        en: 'staff, team, employed, interview, reliable',
        de: 'mitarbeiter, team, fest angestellt, zuverlässig, erfahren',
        fr: 'équipe, salariés, entretien, fiable, expérimenté',
        es: 'equipo, empleados, entrevista, confianza, experimentado',
      }),
      about: words({
        en: `
          vetted, background check, background checks, background-checked, dbs, police checked, reference checked,
          references checked, screened, trained, training, qualified
        `,
        de: 'geschult, geschultes, führungszeugnis, geprüft, fachpersonal, ausgebildet, fachkräfte, qualifiziert, schulung',
        fr: 'formé, formés, formée, qualifié, qualifiés, casier judiciaire, sélectionné, sélectionnés, formation',
        es: 'cualificado, cualificados, formado, formación, capacitado, capacitados, antecedentes, seleccionado',
      }),
    },
    asked(insured, 4),
    asked(quote, 3),
    asked(reviews, 3),
  ],
};
