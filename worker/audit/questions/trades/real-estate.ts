import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contactWay, people, price, process, reviews, serviceArea, services } from './shared-questions.ts';

export const realEstate: TradeQuestions = {
  trade: 'real-estate',
  questions: [
    asked(price, 5, {
      id: 'commission',
      ask: {
        en: 'What commission or fee do you charge, and who pays it?',
        de: 'Wie hoch ist die Provision, und wer zahlt sie?',
        fr: 'Quels sont vos honoraires d’agence, et qui les paie ?',
        es: '¿Qué comisión u honorarios cobran y quién los paga?',
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
        en: 'Which homes or offices are for sale or to let at the moment?',
        de: 'Welche Immobilien haben Sie zurzeit im Angebot, zum Kauf oder zur Miete?',
        fr: 'Quels biens sont à vendre ou à louer en ce moment ?',
        es: '¿Qué inmuebles tienen en venta o alquiler ahora?',
      },
      terms: words({
        en: 'bedroom, house, flat, apartment, m², sq ft, asking price, per month, new listing, garden',
        de: 'zimmer, haus, wohnung, m², wohnfläche, kaufpreis, kaltmiete, grundstück, balkon, objekt',
        fr: 'pièces, maison, appartement, m², surface, prix, loyer, terrain, balcon, chambres, exclusivité',
        es: 'habitaciones, casa, piso, departamento, m², superficie, precio, al mes, terreno, terraza, referencia',
      }),
      about: words({
        en: 'for sale, to let, for rent, properties, property, listings',
        de: 'immobilien, immobilienangebote, kaufen, mieten, objekte, wohnung, haus',
        fr: 'à vendre, à louer, biens, annonces, vente, location',
        es: 'en venta, en alquiler, inmuebles, propiedades, pisos, viviendas',
      }),
    },
    {
      id: 'valuation',
      kind: 'explanation',
      weight: 5,
      ask: {
        en: 'What is my home worth: is a valuation free, and how does it work?',
        de: 'Was ist meine Immobilie wert: Ist die Bewertung kostenlos, und wie läuft sie ab?',
        fr: 'Combien vaut mon bien : l’estimation est-elle gratuite, et comment se passe-t-elle ?',
        es: '¿Cuánto vale mi casa: la valoración es gratis y cómo se hace?',
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
        en: 'Do you sell, let and manage, and for whom?',
        de: 'Was übernehmen Sie: Verkauf, Vermietung, Verwaltung?',
        fr: 'De quoi vous chargez-vous : vente, location, gestion, syndic ?',
        es: '¿De qué se encargan: venta, alquiler, administración?',
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
    asked(process, 4, {
      ask: {
        en: 'How does selling or letting with you go, step by step?',
        de: 'Wie läuft ein Verkauf mit Ihnen ab?',
        fr: 'Comment se déroule une vente avec vous ?',
        es: '¿Cómo es el proceso de venta o alquiler con ustedes?',
      },
      terms: words({
        en: 'viewing, offer, contract, completion',
        de: 'besichtigung, exposé, notar, kaufvertrag',
        fr: 'visite, mandat, compromis, notaire',
        es: 'visita, arras, contrato, notaría',
      }),
    }),
    {
      id: 'how-long-to-sell',
      kind: 'duration',
      weight: 3,
      ask: {
        en: 'How long does a sale or a let usually take?',
        de: 'Wie lange dauert ein Verkauf oder eine Vermietung in der Regel?',
        fr: 'Combien de temps faut-il en moyenne pour vendre ou louer ?',
        es: '¿Cuánto se tarda normalmente en vender o alquilar?',
      },
      terms: words({
        en: 'weeks, months, days, average, on the market, completion, sold within, typically',
        de: 'wochen, monate, tage, durchschnittlich, vermarktungsdauer, verkaufsdauer, innerhalb, abschluss',
        fr: 'semaines, mois, jours, en moyenne, délai, vendu en, signature, généralement',
        es: 'semanas, meses, días, de media, plazo, vendido en, firma, normalmente',
      }),
      about: words({
        en: 'time to sell, on the market, average time, sold within',
        de: 'verkaufsdauer, vermarktungsdauer, dauer, dauert',
        fr: 'délai, délais, délai de vente, en moyenne',
        es: 'plazo, de media, tiempo de venta, plazo de venta',
      }),
    },
    {
      id: 'documents',
      kind: 'list',
      weight: 3,
      ask: {
        en: 'Which documents do I need to sell, buy or rent?',
        de: 'Welche Unterlagen brauche ich zum Verkaufen, Kaufen oder Mieten?',
        fr: 'Quels documents faut-il pour vendre, acheter ou louer ?',
        es: '¿Qué documentos necesito para vender, comprar o alquilar?',
      },
      terms: words({
        en: 'epc, energy certificate, proof of income, id, title deeds, references, payslips, floor plan',
        de: 'grundbuchauszug, energieausweis, selbstauskunft, gehaltsnachweis, schufa, grundriss, teilungserklärung, flurkarte',
        fr: 'diagnostics, dpe, titre de propriété, bulletins de salaire, pièce d’identité, avis d’imposition, garant, charges',
        es: 'certificado energético, escritura, nota simple, nóminas, dni, cédula de habitabilidad, ibi, aval',
      }),
      about: words({
        en: 'documents, paperwork, checklist, energy certificate',
        de: 'unterlagen, dokumente, energieausweis, grundbuchauszug, selbstauskunft',
        fr: 'documents, pièces, diagnostics, dossier, justificatifs',
        es: 'documentos, documentación, certificado energético, escritura',
      }),
    },
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
    asked(people, 3, {
      ask: {
        en: 'Who would look after me, and how well do they know the area?',
        de: 'Wer betreut mich, und wie gut kennt die Person den Markt?',
        fr: 'Qui serait mon interlocuteur, et connaît-il bien le secteur ?',
        es: '¿Quién me atendería y conoce bien la zona?',
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
    asked(reviews, 3),
  ],
};
