import { WHO_RUNS_IT } from '../../words/owner-words.ts';
import { type Topic, words } from './asked.ts';

/** What customers of many trades ask. Each trade gives the weight and, where its customers say it otherwise, the wording. */

export const price: Topic = {
  id: 'price',
  kind: 'price',
  ask: {
    en: 'How much do your services or products cost?',
    de: 'Was kosten Ihre Leistungen oder Produkte?',
    fr: 'Combien coûtent vos prestations ou vos produits ?',
    es: '¿Cuánto cuestan sus servicios o productos?',
  },
  terms: words({
    en: 'price, fee, rate, from, per hour, fixed price, price list, including vat',
    de: 'preis, gebühr, honorar, ab, pro stunde, festpreis, pauschale, preisliste, inkl. mwst',
    fr: 'prix, tarif, honoraires, à partir de, de l’heure, forfait, grille tarifaire, ttc',
    es: 'precio, tarifa, honorarios, desde, por hora, precio cerrado, lista de precios, iva incluido',
  }),
  about: words({
    en: 'price, cost, fee, rate, charge, pricing',
    de: 'preis, kosten, gebühr, honorar, pauschale, preisliste, tarif',
    fr: 'prix, tarif, coût, coûter, honoraires, forfait',
    es: 'precio, tarifa, coste, costo, costar, honorarios',
  }),
  fact: 'prices',
};

export const payment: Topic = {
  id: 'payment',
  kind: 'list',
  asks: 'ways',
  ask: {
    en: 'Which ways of paying do you accept?',
    de: 'Wie kann ich bezahlen?',
    fr: 'Quels moyens de paiement acceptez-vous ?',
    es: '¿Qué formas de pago aceptan?',
  },
  terms: words({
    en: 'payment, pay by, payable, accepted, contactless, invoice, in advance',
    de: 'bezahlen, zahlung, zahlungsart, zahlbar, rechnung, vorkasse, karte',
    fr: 'payer, paiement, règlement, réglable, acceptés, carte, sans contact',
    es: 'pagar, pago, formas de pago, aceptamos, tarjeta, contado',
  }),
  about: words({
    en: `
      cash, credit card, credit cards, debit card, debit cards, card payment, card payments, bank transfer, paypal,
      apple pay, google pay, mastercard, cheque, zelle, venmo, mobile money, pay online, pay securely
    `,
    de: `
      barzahlung, ec-karte, girocard, kreditkarte, kreditkarten, kartenzahlung, überweisung, paypal, lastschrift,
      sofortüberweisung, klarna, ratenzahlung, per rechnung, auf rechnung, twint, mastercard, online bezahlen
    `,
    fr: `
      carte bancaire, cartes bancaires, carte bleue, en espèces, espèces ou, ou espèces, chèque, virement, paypal,
      ticket restaurant, tickets restaurant, chèques vacances, mastercard, apple pay, bancontact, twint,
      paiement en ligne, payer en ligne
    `,
    es: `
      en efectivo, efectivo o, efectivo y, tarjeta de crédito, tarjeta de débito, con tarjeta,
      transferencia bancaria, por transferencia, bizum, paypal, mercado pago, mastercard, a plazos, nequi, yape,
      contra reembolso, pago en línea, pago online
    `,
  }),
};

export const reviews: Topic = {
  id: 'reviews',
  kind: 'proof',
  ask: {
    en: 'What do other customers say?',
    de: 'Was sagen andere Kunden?',
    fr: 'Qu’en disent les autres clients ?',
    es: '¿Qué opinan otros clientes?',
  },
  terms: words({
    en: 'stars, google, recommend, testimonial, rated, happy with, feedback, out of 5',
    de: 'sterne, google, empfehlen, kundenstimme, bewertet, zufrieden, erfahrungsbericht, von 5',
    fr: 'étoiles, google, recommander, noté, satisfait, retour d’expérience, sur 5, merci à',
    es: 'estrellas, google, recomendar, valorado, satisfecho, experiencia, de 5, agradecer',
  }),
  about: words({
    en: 'review, rating, testimonial, customers say',
    de: 'bewertung, rezension, kundenstimme, erfahrungsbericht, stimmen unserer kunden, kundenmeinung',
    fr: 'avis, témoignage, note moyenne, livre d’or',
    es: 'opinión, reseña, testimonio, valoración',
  }),
  fact: 'reviews',
};

export const people: Topic = {
  id: 'people',
  kind: 'person',
  ask: {
    en: 'Who runs the business?',
    de: 'Wer führt den Betrieb?',
    fr: 'Qui dirige l’entreprise ?',
    es: '¿Quién dirige el negocio?',
  },
  terms: words({
    en: `our team, meet the team, board of directors, ${WHO_RUNS_IT.en}, founded by, qualified, trained, certified, manager, my name is`,
    de: `${WHO_RUNS_IT.de}, ausbildung, qualifikation, zertifiziert, meister, mein name`,
    fr: `${WHO_RUNS_IT.fr}, diplômé, formé, certifié, dirigé par, je m’appelle`,
    es: 'dueño, propietaria, fundador, titulado, formado, certificado, director, me llamo',
  }),
  about: words({
    en: `${WHO_RUNS_IT.en}, founded, qualified, trained, about us, manager, leadership, leaders, pastor`,
    de: `${WHO_RUNS_IT.de}, ausbildung, über uns, ansprechpartner`,
    fr: `${WHO_RUNS_IT.fr}, équipe, diplômé, dirigeant`,
    es: 'dueño, propietario, fundador, equipo, titulado, director',
  }),
  fact: 'people',
};

/** Who does the work, which is not always who runs the business. */
export const staff: Topic = { ...people, asks: 'serves' };

export const services: Topic = {
  id: 'services',
  kind: 'list',
  asks: 'offer',
  ask: {
    en: 'What do you offer?',
    de: 'Was bieten Sie an?',
    fr: 'Que proposez-vous ?',
    es: '¿Qué ofrecen?',
  },
  terms: words({
    en: 'our services, we offer, including, specialise in, range, from start to finish, as well as',
    de: 'leistungen, leistungsspektrum, wir bieten, schwerpunkt, spezialisiert, umfasst, sowie, angebot',
    fr: 'prestations, nous proposons, spécialisé, notamment, gamme, de la conception à, ainsi que',
    es: 'servicios, ofrecemos, especializado, incluye, gama, además de, nos dedicamos a',
  }),
  about: words({
    en: 'services, offer, specialise, specialize, what we do',
    de: 'leistung, leistungen, angebot, wir bieten, schwerpunkt, spezialisiert, tätigkeitsfelder, tätigkeitsbereiche, kompetenzen, aktivitäten',
    fr: 'services, prestations, propose, nous proposons, spécialisé, offre, spécialités, activités, disciplines, domaines d’intervention, savoir-faire',
    es: 'servicios, ofrecer, especialidad, especializado',
  }),
  fact: 'services',
};

export const process: Topic = {
  id: 'process',
  kind: 'list',
  ask: {
    en: 'Which steps does the work have?',
    de: 'In welchen Schritten läuft die Arbeit ab?',
    fr: 'Quelles sont les étapes ?',
    es: '¿Qué pasos tiene el trabajo?',
  },
  terms: words({
    en: 'first, then, finally, step, initial call, meeting, proposal, delivery, kick-off',
    de: 'zuerst, danach, anschließend, schritt, erstgespräch, angebot, umsetzung, übergabe, abnahme',
    fr: 'd’abord, ensuite, enfin, étape, premier échange, proposition, réalisation, livraison',
    es: 'primero, después, finalmente, paso, primera reunión, propuesta, ejecución, entrega',
  }),
  about: words({
    en: 'process, step, steps, how we work, how it works',
    de: 'ablauf, schritt, vorgehen, zusammenarbeit, arbeitsweise',
    fr: 'étape, déroulement, déroule, méthode, processus',
    es: 'proceso, paso a paso, pasos, fases, metodología, cómo trabajamos',
  }),
};

export const pastWork: Topic = {
  id: 'past-work',
  kind: 'yes-no',
  ask: {
    en: 'Can I see examples of your past work?',
    de: 'Kann ich frühere Arbeiten von Ihnen sehen?',
    fr: 'Peut-on voir des exemples de vos réalisations ?',
    es: '¿Puedo ver ejemplos de trabajos anteriores?',
  },
  terms: words({
    en: 'portfolio, projects, case study, gallery, before and after, completed, client, built for',
    de: 'referenz, projekt, galerie, vorher nachher, abgeschlossen, umgesetzt, kunde, fallstudie, portfolio',
    fr: 'portfolio, projet, galerie, avant après, réalisé, client, étude de cas, chantier',
    es: 'portafolio, proyecto, galería, antes y después, realizado, cliente, caso de éxito, obra',
  }),
  about: words({
    en: `
      portfolio, gallery, our work, our projects, featured projects, recent projects, past projects,
      completed projects, recent work, past work, case studies, case study, before and after, project gallery
    `,
    de: 'referenzen, galerie, bildergalerie, projekte, portfolio, unsere arbeiten, fallstudien, referenzprojekte, arbeitsproben',
    fr: 'réalisations, réalisation, créations, galerie, portfolio, nos projets, avant après, chantiers réalisés, nos travaux',
    es: `
      galería, nuestros proyectos, proyectos realizados, proyectos destacados, portafolio, trabajos realizados,
      nuestros trabajos, últimos trabajos, trabajos anteriores, obras realizadas, antes y después
    `,
  }),
};

export const dataProtection: Topic = {
  id: 'data-protection',
  kind: 'yes-no',
  ask: {
    en: 'Is my data protected?',
    de: 'Sind meine Daten geschützt?',
    fr: 'Mes données sont-elles protégées ?',
    es: '¿Están protegidos mis datos?',
  },
  terms: words({
    en: 'gdpr, encrypted, hosted in, servers, backup, iso 27001, soc 2, data centre, data processing agreement',
    de: 'dsgvo, verschlüsselt, server, serverstandort, rechenzentrum, backup, iso 27001, auftragsverarbeitung, hosting',
    fr: 'rgpd, chiffré, serveur, hébergement, sauvegarde, iso 27001, centre de données, sous-traitance',
    es: 'rgpd, cifrado, encriptado, servidor, copia de seguridad, iso 27001, centro de datos, alojado',
  }),
  about: words({
    en: 'gdpr, encrypted, encryption, data protection, data security, hosted in, iso 27001',
    de: 'dsgvo, datensicherheit, serverstandort, verschlüsselt, verschlüsselung, rechenzentrum, deutschen servern, datenschutzkonform',
    fr: 'rgpd, hébergées, hébergé, chiffré, chiffrement, protection des données',
    es: 'rgpd, protección de datos, cifrado, encriptado, servidores',
  }),
};
