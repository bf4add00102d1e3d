import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { price, reviews, services, staff } from './shared/offer-questions.ts';
import { contactWay, openingHours, serviceArea } from './shared/reaching-questions.ts';
import { experience } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const realEstate: Trade = {
  label: 'Real estate',
  types: ['RealEstateAgent'],
  ownType: 'RealEstateAgent',
  nouns: {
    en: { sought: 'estate agent', called: 'a real estate agency' },
    de: { sought: 'Immobilienmakler', called: 'ein Immobilienbüro' },
    fr: { sought: 'agence immobilière', called: 'une agence immobilière' },
    es: { sought: 'inmobiliaria', called: 'una agencia inmobiliaria' },
    it: { sought: 'agenzia immobiliare', called: "un'agenzia immobiliare" },
    nl: { sought: 'makelaar', called: 'een makelaarskantoor' },
    pt: { sought: 'imobiliária', called: 'uma agência imobiliária' },
    ja: { sought: '不動産会社', called: '不動産会社' },
  },
  isDoneAtItsDoor: true,
  visitedByArrangement: true,
  hasPricesSetByOthers: true,
  directories: [
    directory('Zillow', 'https://www.zillow.com', 'a portal of homes and agents', ['US']),
    directory('Rightmove', 'https://www.rightmove.co.uk', 'a portal of homes and agents', ['GB']),
    directory('ImmoScout24', 'https://www.immobilienscout24.de', 'a portal of homes and agents', ['DE']),
  ],
  questions: [
    asked(price, 5, {
      id: 'commission',
      ask: {
        en: 'What commission or fee do you charge?',
        de: 'Welche Provision oder Gebühr verlangen Sie?',
        fr: 'Quels sont vos honoraires ?',
        es: '¿Qué comisión u honorarios cobran?',
      },
      terms: words({
        en: 'percent, commission, sale price, no sale no fee, letting fee, plus vat',
        de: 'prozent, provision, kaufpreis, maklerprovision, courtage, erfolgsabhängig, käufer, verkäufer',
        fr: 'pour cent, commission, prix de vente, barème, charge vendeur, charge acquéreur, frais d’agence',
        es: 'por ciento, comisión, precio de venta, sin coste, vendedor, comprador, inquilino',
      }),
      about: words({
        en: 'commission, fees',
        de: 'provision, maklerprovision, courtage',
        fr: 'commission, barème',
        es: 'comisión',
      }),
    }),
    {
      id: 'current-properties',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which properties do you offer at the moment?',
        de: 'Welche Immobilien bieten Sie gerade an?',
        fr: 'Quels biens proposez-vous en ce moment ?',
        es: '¿Qué inmuebles ofrecen ahora?',
      },
      terms: words({
        en: 'bedroom, house, flat, apartment, m², sq ft, asking price, per month, new listing, garden',
        de: 'zimmer, haus, wohnung, m², wohnfläche, kaufpreis, kaltmiete, grundstück, balkon, objekt',
        fr: 'pièces, maison, appartement, m², surface, prix, loyer, terrain, balcon, chambres, exclusivité',
        es: 'habitaciones, casa, piso, departamento, m², superficie, precio, al mes, terreno, terraza, referencia',
      }),
      about: words({
        en: 'for sale, to let, for rent, properties, property, listings',
        de: 'immobilien, immobilienangebote, kaufen, zu mieten, zur miete, zu vermieten, mietwohnung, objekte, wohnung, haus',
        fr: 'à vendre, à louer, nos biens, annonces, en vente, en location, biens à la vente, vente, location saisonnière',
        es: 'en venta, en alquiler, inmuebles, propiedades, pisos, viviendas',
      }),
    },
    {
      id: 'valuation',
      kind: 'yes-no',
      asks: 'if-free',
      weight: 5,
      ask: {
        en: 'Is a valuation free?',
        de: 'Ist die Bewertung kostenlos?',
        fr: 'L’estimation est-elle gratuite ?',
        es: '¿La valoración es gratuita?',
      },
      terms: words({
        en: 'free valuation, market appraisal, visit, online, comparable, no obligation, book, price, market value',
        de: 'wertermittlung, verkehrswert, kostenlos, besichtigung, online, unverbindlich, vergleichswert, marktpreis, gutachten',
        fr: 'gratuite, visite, en ligne, prix du marché, sans engagement, avis de valeur, estimer, comparables',
        es: 'gratuita, tasación, visita, online, precio de mercado, sin compromiso, informe, comparables, valorar',
      }),
      about: words({
        en: 'valuation, appraisal, home worth, market value',
        de: 'bewertung, immobilienbewertung, wertermittlung, verkehrswert, marktwert',
        fr: 'estimation, estimer, avis de valeur',
        es: 'valoración, tasación, valorar',
      }),
    },
    asked(serviceArea, 4, {
      ask: {
        en: 'Which areas do you know and work in?',
        de: 'In welchen Lagen und Orten vermitteln Sie?',
        fr: 'Dans quels quartiers et quelles communes travaillez-vous ?',
        es: '¿En qué zonas y barrios trabajan?',
      },
    }),
    asked(services, 4, {
      ask: {
        en: 'Which services do you offer?',
        de: 'Welche Leistungen bieten Sie an?',
        fr: 'Quels services proposez-vous ?',
        es: '¿Qué servicios ofrecen?',
      },
      terms: words({
        en: 'lettings, management, photography, viewings, landlords, mortgage, conveyancing, relocation',
        de: 'exposé, fotos, besichtigungen, hausverwaltung, finanzierung, notartermin, mietverwaltung, energieausweis',
        fr: 'gestion locative, photos, visites, bailleurs, financement, compromis, diagnostics, syndic',
        es: 'gestión de alquiler, fotos, visitas, propietarios, hipoteca, notaría, comunidad, reportaje',
      }),
      about: words({
        en: 'lettings, management, selling',
        de: 'verkauf, vermietung, verwaltung, hausverwaltung',
        fr: 'vente, location, gestion, syndic',
        es: 'venta, alquiler, gestión, administración',
      }),
    }),
    {
      id: 'property-management',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you manage rented property?',
        de: 'Verwalten Sie vermietete Immobilien?',
        fr: 'Gérez-vous des biens en location ?',
        es: '¿Gestionan pisos en alquiler?',
      },
      terms: words({
        en: 'tenants, rent, fees, maintenance, inspection',
        de: 'mieter, miete, abrechnung, hausmeister, eigentümer',
        fr: 'locataires, loyer, honoraires, entretien, état des lieux',
        es: 'inquilinos, renta, honorarios, mantenimiento, contrato',
      }),
      about: words({
        en: 'property management, managed, landlord, landlords, lettings, letting, rental management, property manager, property managers',
        de: 'hausverwaltung, mietverwaltung, weg-verwaltung, immobilienverwaltung, verwaltung, vermieter, vermietung',
        fr: 'gestion locative, gestion de biens, gestion immobilière, syndic, bailleur, bailleurs, mise en location',
        es: `
          gestión de alquileres, gestión de alquiler, administración de fincas, administración de alquileres,
          administramos, gestionamos el alquiler, gestión del alquiler, arrendamiento
        `,
      }),
    },
    asked(experience, 3),
    {
      id: 'viewings',
      kind: 'contact',
      weight: 4,
      ask: {
        en: 'How do I arrange a viewing?',
        de: 'Wie vereinbare ich eine Besichtigung?',
        fr: 'Comment organiser une visite ?',
        es: '¿Cómo concierto una visita?',
      },
      terms: words({
        en: 'book, phone, email, form, virtual tour, video, weekends, enquiry, appointment',
        de: 'termin, telefon, e-mail, anfrage, kontaktformular, 360-grad, rundgang, wochenende, anrufen',
        fr: 'rendez-vous, téléphone, e-mail, formulaire, visite virtuelle, samedi, demande, appeler',
        es: 'cita, teléfono, correo, formulario, visita virtual, whatsapp, solicitud, llamar',
      }),
      about: words({
        en: 'viewing, viewings, virtual tour',
        de: 'besichtigung, besichtigungen, besichtigungstermin, rundgang',
        fr: 'visite, visites, visite virtuelle',
        es: 'visita, visitas, visita virtual',
      }),
    },
    asked(staff, 3, {
      ask: {
        en: 'Who would look after me?',
        de: 'Wer würde mich betreuen?',
        fr: 'Qui s’occuperait de moi ?',
        es: '¿Quién me atendería?',
      },
      terms: words({
        en: 'agent, realtor, broker, negotiator, valuer',
        de: 'makler, maklerin, immobilienkaufmann, sachverständiger',
        fr: 'agent immobilier, négociateur, conseiller',
        es: 'agente inmobiliario, asesor, api',
      }),
      about: words({
        en: 'agent, realtor, negotiator',
        de: 'makler, maklerin, immobilienmakler',
        fr: 'agent, conseiller, négociateur',
        es: 'agente, asesor, asesora',
      }),
    }),
    asked(contactWay, 2),
    asked(openingHours, 2, {
      ask: {
        en: 'When is the office open?',
        de: 'Wann ist das Büro geöffnet?',
        fr: 'Quels sont les horaires de l’agence ?',
        es: '¿Cuál es el horario de la oficina?',
      },
    }),
    asked(reviews, 3),
  ],
};
