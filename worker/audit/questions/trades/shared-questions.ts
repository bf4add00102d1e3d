import { type Topic, words } from './asked.ts';

/** What customers of many trades ask. Each trade gives the weight and, where its customers say it otherwise, the wording. */

export const openingHours: Topic = {
  id: 'opening-hours',
  kind: 'hours',
  ask: {
    en: 'What are your opening hours?',
    de: 'Wann haben Sie geöffnet?',
    fr: 'Quels sont vos horaires d’ouverture ?',
    es: '¿Cuál es su horario de apertura?',
  },
  terms: words({
    en: 'monday, friday, saturday, sunday, closed, daily, weekdays, am, pm',
    de: 'montag, freitag, samstag, sonntag, geschlossen, täglich, ruhetag, uhr, durchgehend',
    fr: 'lundi, vendredi, samedi, dimanche, fermé, fermeture, tous les jours, du lundi au vendredi, sans interruption',
    es: 'lunes, viernes, sábado, domingo, cerrado, todos los días, de lunes a viernes, festivos, horas',
  }),
  about: words({
    en: 'hours, open, opening, closed',
    de: 'öffnungszeiten, geöffnet, öffnen, sprechzeiten, ordinationszeiten, geschäftszeiten, uhr',
    fr: 'horaires, ouvert, ouverture, fermé',
    es: 'horario, abierto, abrir, apertura, cerrado',
  }),
  fact: 'openingHours',
};

export const location: Topic = {
  id: 'location',
  kind: 'place',
  ask: {
    en: 'Where exactly are you?',
    de: 'Wo genau finde ich Sie?',
    fr: 'Où êtes-vous situés exactement ?',
    es: '¿Dónde están exactamente?',
  },
  terms: words({
    en: 'address, street, road, directions, located, near, map, find us',
    de: 'adresse, anschrift, straße, anfahrt, standort, nähe, lageplan, so finden sie uns',
    fr: 'adresse, rue, avenue, plan d’accès, quartier, centre-ville, près de, nous trouver',
    es: 'dirección, calle, avenida, ubicación, cómo llegar, barrio, cerca de, mapa',
  }),
  about: words({
    en: 'address, location, directions, street, road, located, find us',
    de: 'adresse, anschrift, anfahrt, standort, straße, lageplan',
    fr: 'adresse, accès, situé, rue, avenue, quartier, nous trouver',
    es: 'dirección, ubicación, calle, avenida, plaza, llegar, ubicado',
  }),
  fact: 'addresses',
};

export const gettingThere: Topic = {
  id: 'parking-and-transport',
  kind: 'place',
  ask: {
    en: 'Is there parking, and how do I get there by public transport?',
    de: 'Gibt es Parkplätze, und wie komme ich mit Bus und Bahn hin?',
    fr: 'Peut-on se garer sur place ou venir en transports en commun ?',
    es: '¿Hay aparcamiento o estacionamiento, y cómo llego en transporte público?',
  },
  terms: words({
    en: 'car park, parking lot, parking space, free parking, street parking, metro, tram, bus stop, train station, minutes’ walk, garage',
    de: 'parkhaus, parkmöglichkeit, tiefgarage, kostenlos parken, haltestelle, u-bahn, s-bahn, straßenbahn, bahnhof, gehminuten, fußweg',
    fr: 'parking, stationnement, place de parking, gratuit, métro, tramway, arrêt de bus, gare, à pied, station',
    es: 'parking, plaza de garaje, gratuito, metro, tranvía, parada de autobús, estación, a pie, línea',
  }),
  about: words({
    en: 'parking, car park, bus, train station, metro, tram, railway',
    de: 'parkplatz, parken, parkhaus, bus, bahn, haltestelle, bahnhof, u-bahn',
    fr: 'parking, garer, stationnement, bus, métro, tramway, gare',
    es: 'aparcamiento, estacionamiento, aparcar, estacionar, parking, autobús, metro, estación',
  }),
};

export const accessibility: Topic = {
  id: 'wheelchair-access',
  kind: 'yes-no',
  ask: {
    en: 'Can I get in with a wheelchair or a pram?',
    de: 'Ist der Zugang barrierefrei, auch mit Rollstuhl oder Kinderwagen?',
    fr: 'Les lieux sont-ils accessibles en fauteuil roulant ou avec une poussette ?',
    es: '¿Se puede entrar en silla de ruedas o con un cochecito?',
  },
  terms: words({
    en: 'accessible, step-free, ramp, lift, elevator, ground floor, accessible toilet, disabled access',
    de: 'barrierefrei, stufenlos, ebenerdig, rampe, aufzug, fahrstuhl, erdgeschoss, rollstuhlgerecht, behindertengerecht',
    fr: 'pmr, plain-pied, rampe, ascenseur, rez-de-chaussée, mobilité réduite, handicap, sans marche',
    es: 'accesible, rampa, ascensor, elevador, planta baja, movilidad reducida, sin escalones, baño adaptado',
  }),
  about: words({
    en: 'wheelchair, accessibility, step-free, disabled, elevator, ramp',
    de: 'barrierefrei, rollstuhl, rollstuhlgerecht, stufenlos, ebenerdig, aufzug',
    fr: 'fauteuil roulant, pmr, handicap, mobilité réduite, accessibilité, ascenseur',
    es: 'silla de ruedas, movilidad reducida, accesibilidad, rampa, ascensor, elevador',
  }),
};

export const booking: Topic = {
  id: 'booking',
  kind: 'contact',
  ask: {
    en: 'How do I book an appointment?',
    de: 'Wie bekomme ich einen Termin?',
    fr: 'Comment prendre rendez-vous ?',
    es: '¿Cómo pido cita o turno?',
  },
  terms: words({
    en: 'book online, call, phone, email, booking form, calendar, schedule, make an appointment, request',
    de: 'online buchen, terminvereinbarung, terminbuchung, telefonisch, anrufen, e-mail, kontaktformular, vereinbaren, doctolib',
    fr: 'réserver en ligne, téléphone, appeler, e-mail, formulaire, agenda, sur rendez-vous, doctolib, prise de rendez-vous',
    es: 'reservar en línea, pedir cita, llamar, teléfono, correo, formulario, whatsapp, agenda, con cita previa',
  }),
  about: words({
    en: 'book, booking, appointment, schedule, reservation',
    de: 'termin, terminvereinbarung, buchen, buchung, vereinbaren',
    fr: 'rendez-vous, réserver, réservation',
    es: 'cita, turno, reservar, reserva',
  }),
};

export const contactWay: Topic = {
  id: 'contact',
  kind: 'contact',
  ask: {
    en: 'How do I reach a person, and how soon will I get an answer?',
    de: 'Wie erreiche ich jemanden, und wie schnell bekomme ich Antwort?',
    fr: 'Comment vous joindre, et sous quel délai répondez-vous ?',
    es: '¿Cómo me pongo en contacto y cuánto tardan en responder?',
  },
  terms: words({
    en: 'phone, email, call us, contact form, reply, within 24 hours, working day, chat',
    de: 'telefon, e-mail, anrufen, kontaktformular, antworten, rückmeldung, innerhalb von 24 stunden, werktag, rückruf',
    fr: 'téléphone, e-mail, courriel, appeler, formulaire de contact, répondre, sous 24 heures, jour ouvré, rappeler',
    es: 'teléfono, celular, correo, llamar, formulario de contacto, responder, en 24 horas, día hábil, whatsapp',
  }),
  about: words({
    en: 'contact, call, email, phone, reply, reach us',
    de: 'kontakt, anrufen, e-mail, telefon, erreichen, rückmeldung, rückruf',
    fr: 'contact, contacter, appeler, téléphone, e-mail, joindre',
    es: 'contacto, contactar, llamar, teléfono, correo, responder',
  }),
  fact: 'phones',
};

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
  ask: {
    en: 'Which ways of paying do you accept?',
    de: 'Wie kann ich bezahlen?',
    fr: 'Quels moyens de paiement acceptez-vous ?',
    es: '¿Qué formas de pago aceptan?',
  },
  terms: words({
    en: 'card, cash, contactless, credit card, debit card, bank transfer, paypal, invoice, apple pay, instalments',
    de: 'karte, ec-karte, bar, kreditkarte, girocard, überweisung, rechnung, paypal, lastschrift, ratenzahlung, kartenzahlung',
    fr: 'carte bancaire, espèces, chèque, virement, sans contact, paypal, carte bleue, en plusieurs fois, ticket restaurant',
    es: 'tarjeta, efectivo, transferencia, bizum, contado, paypal, débito, crédito, a plazos, mercado pago',
  }),
  about: words({
    en: 'pay, payment, cash, credit card, debit card, invoice',
    de: 'bezahlen, zahlung, zahlungsart, kartenzahlung, ec-karte, kreditkarte, barzahlung, rechnung',
    fr: 'payer, paiement, règlement, carte bancaire, espèces',
    es: 'pagar, pago, tarjeta, efectivo, transferencia',
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
    de: 'bewertung, rezension, kundenstimme, referenz, erfahrungsbericht',
    fr: 'avis, témoignage, note moyenne, livre d’or',
    es: 'opinión, reseña, testimonio, valoración',
  }),
  fact: 'reviews',
};

export const people: Topic = {
  id: 'people',
  kind: 'person',
  ask: {
    en: 'Who runs the business, and what are they trained in?',
    de: 'Wer führt den Betrieb, und welche Ausbildung steht dahinter?',
    fr: 'Qui dirige l’entreprise et quelle est sa formation ?',
    es: '¿Quién dirige el negocio y qué formación tiene?',
  },
  terms: words({
    en: 'owner, founder, founded by, qualified, trained, certified, manager, my name is',
    de: 'inhaber, inhaberin, gründer, geschäftsführer, ausbildung, qualifikation, zertifiziert, meister, mein name',
    fr: 'gérant, fondateur, fondatrice, diplômé, formé, certifié, dirigé par, je m’appelle',
    es: 'dueño, propietaria, fundador, titulado, formado, certificado, director, me llamo',
  }),
  about: words({
    en: 'owner, founder, founded, qualified, trained, about us, manager',
    de: 'inhaber, inhaberin, gründer, geschäftsführer, ausbildung, über uns, ansprechpartner',
    fr: 'gérant, fondateur, fondatrice, équipe, diplômé, dirigeant',
    es: 'dueño, propietario, fundador, equipo, titulado, director',
  }),
  fact: 'people',
};

export const experience: Topic = {
  id: 'experience',
  kind: 'proof',
  ask: {
    en: 'How long have you been doing this?',
    de: 'Wie viel Erfahrung haben Sie, und seit wann gibt es Sie?',
    fr: 'Depuis quand exercez-vous et quelle est votre expérience ?',
    es: '¿Cuánta experiencia tienen y desde cuándo trabajan?',
  },
  terms: words({
    en: 'years, since, founded, established, more than, generation, family business, decades',
    de: 'jahre, seit, gegründet, über, generation, familienbetrieb, jahrzehnte, langjährig',
    fr: 'ans, depuis, fondé, créé en, plus de, génération, entreprise familiale, décennies',
    es: 'años, desde, fundado, más de, generación, empresa familiar, décadas, trayectoria',
  }),
  about: words({
    en: 'experience, experienced, years, since, founded, established',
    de: 'erfahrung, erfahren, jahre, seit, gegründet, gründung',
    fr: 'expérience, ans, depuis, fondé, créé',
    es: 'experiencia, años, desde hace, fundado, trayectoria',
  }),
};

export const services: Topic = {
  id: 'services',
  kind: 'list',
  ask: {
    en: 'What exactly do you offer?',
    de: 'Was genau bieten Sie an?',
    fr: 'Que proposez-vous exactement ?',
    es: '¿Qué ofrecen exactamente?',
  },
  terms: words({
    en: 'our services, we offer, including, specialise in, range, from start to finish, as well as',
    de: 'leistungen, leistungsspektrum, wir bieten, schwerpunkt, spezialisiert, umfasst, sowie, angebot',
    fr: 'prestations, nous proposons, spécialisé, notamment, gamme, de la conception à, ainsi que',
    es: 'servicios, ofrecemos, especializado, incluye, gama, además de, nos dedicamos a',
  }),
  about: words({
    en: 'services, offer, specialise, specialize, what we do',
    de: 'leistung, leistungen, angebot, wir bieten, schwerpunkt, spezialisiert',
    fr: 'services, prestations, proposer, spécialisé, offre',
    es: 'servicios, ofrecer, especialidad, especializado',
  }),
  fact: 'services',
};

export const cancellation: Topic = {
  id: 'cancellation',
  kind: 'explanation',
  ask: {
    en: 'Until when can I cancel or move my appointment?',
    de: 'Bis wann kann ich einen Termin absagen oder verschieben?',
    fr: 'Jusqu’à quand peut-on annuler ou déplacer un rendez-vous ?',
    es: '¿Hasta cuándo puedo cancelar o cambiar la cita?',
  },
  terms: words({
    en: 'free of charge, 24 hours, 48 hours, in advance, notice, fee, reschedule, no-show, refund, deposit',
    de: 'kostenlos, kostenfrei, 24 stunden, 48 stunden, vorher, rechtzeitig, ausfallgebühr, stornierung, stornogebühr, umbuchen, erstattung',
    fr: 'sans frais, gratuitement, 24 heures, 48 heures, à l’avance, prévenir, remboursement, acompte, reporter, absence',
    es: 'sin coste, sin cargo, 24 horas, 48 horas, antelación, anticipación, aviso, reembolso, anticipo, reprogramar',
  }),
  about: words({
    en: 'cancel, cancellation, reschedule, refund, no-show',
    de: 'absagen, absage, stornieren, stornierung, verschieben, rücktritt, ausfallgebühr',
    fr: 'annuler, annulation, report de rendez-vous, remboursement',
    es: 'cancelar, cancelación, anular, anulación, reprogramar, reembolso',
  }),
};

export const guarantee: Topic = {
  id: 'guarantee',
  kind: 'explanation',
  ask: {
    en: 'Do you guarantee your work?',
    de: 'Welche Garantie bekomme ich auf die Arbeit?',
    fr: 'Quelle garantie offrez-vous sur votre travail ?',
    es: '¿Qué garantía dan por su trabajo?',
  },
  terms: words({
    en: 'warranty, guaranteed, years, months, put right, free of charge, parts and labour, workmanship',
    de: 'gewährleistung, jahre, monate, nachbesserung, nachbessern, kostenlos, mangel, mängel, herstellergarantie',
    fr: 'garanti, décennale, ans, mois, pièces et main-d’œuvre, reprise, satisfait, parfait achèvement',
    es: 'garantizado, años, meses, sin coste, repetir, piezas y mano de obra, defecto, por escrito',
  }),
  about: words({
    en: 'guarantee, guaranteed, warranty',
    de: 'garantie, gewährleistung',
    fr: 'garantie, garantir, décennale',
    es: 'garantía, garantizar, garantizado',
  }),
};

export const serviceArea: Topic = {
  id: 'service-area',
  kind: 'place',
  asksWhere: true,
  ask: {
    en: 'Which area do you cover?',
    de: 'In welchen Orten und Stadtteilen sind Sie tätig?',
    fr: 'Dans quelles communes intervenez-vous ?',
    es: '¿En qué zonas trabajan?',
  },
  terms: words({
    en: 'surrounding, miles, postcode, we serve, region, county, within, radius, nearby towns, call-out charge',
    de: 'umgebung, umkreis, kilometer, einsatzgebiet, region, landkreis, postleitzahl, umland, anfahrt, bundesweit',
    fr: 'alentours, environs, kilomètres, rayon, région, département, se déplacer, secteur, communes',
    es: 'alrededores, kilómetros, radio, provincia, región, municipios, desplazamiento, barrios, cobertura',
  }),
  about: words({
    en: 'service area, areas served, areas we, areas do you, do you cover, do you serve, we cover, we serve, serving, surrounding, county, radius',
    de: 'einsatzgebiet, umgebung, umkreis, region, großraum, stadtteil, landkreis, bundesweit',
    fr: 'zone d’intervention, secteur d’intervention, intervenons, intervient, intervenez, environs, alentours, communes, région',
    es: 'zona, zonas, alrededores, provincia, región, cobertura, municipios',
  }),
};

export const quote: Topic = {
  id: 'free-quote',
  kind: 'explanation',
  asksIfFree: true,
  ask: {
    en: 'Is a quote free, and how do I get one?',
    de: 'Ist der Kostenvoranschlag kostenlos, und wie bekomme ich ihn?',
    fr: 'Le devis est-il gratuit et comment l’obtenir ?',
    es: '¿El presupuesto es gratis y cómo lo pido?',
  },
  terms: words({
    en: 'estimate, free of charge, no obligation, site visit, request, photos, written, fixed price',
    de: 'angebot, kostenlos, unverbindlich, besichtigung, vor ort, anfordern, fotos, festpreis',
    fr: 'gratuit, sans engagement, visite, sur place, demander, photos, détaillé, estimation',
    es: 'cotización, sin compromiso, gratuito, visita, solicitar, fotos, por escrito, detallado',
  }),
  about: words({
    en: 'quote, quotation, estimate',
    de: 'kostenvoranschlag, offerte, unverbindliches angebot, kostenloses angebot, angebot anfordern, angebot einholen',
    fr: 'devis, soumission, estimation',
    es: 'presupuesto, cotización, presupuestar',
  }),
};

export const languages: Topic = {
  id: 'languages',
  kind: 'list',
  ask: {
    en: 'Which languages do you speak?',
    de: 'Welche Sprachen sprechen Sie?',
    fr: 'Quelles langues parlez-vous ?',
    es: '¿Qué idiomas hablan?',
  },
  terms: words({
    en: 'english, german, french, spanish, italian, arabic, turkish, polish, fluent, interpreter',
    de: 'deutsch, englisch, französisch, spanisch, türkisch, russisch, arabisch, italienisch, polnisch, dolmetscher',
    fr: 'français, anglais, allemand, espagnol, italien, arabe, portugais, bilingue, interprète',
    es: 'español, inglés, francés, alemán, italiano, portugués, catalán, bilingüe, intérprete',
  }),
  about: words({
    en: 'languages, we speak, spoken, fluent, english-speaking, bilingual, multilingual',
    de: 'sprachen, sprache, fremdsprachen, mehrsprachig, wir sprechen, muttersprache',
    fr: 'langues, parlées, parlons, bilingue, anglophone',
    es: 'idiomas, idioma, hablamos, bilingüe',
  }),
};

export const process: Topic = {
  id: 'process',
  kind: 'explanation',
  ask: {
    en: 'How does working with you go, step by step?',
    de: 'Wie läuft die Zusammenarbeit ab?',
    fr: 'Comment se déroule la collaboration, étape par étape ?',
    es: '¿Cómo es el proceso de trabajo, paso a paso?',
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
  kind: 'proof',
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
    en: 'portfolio, project, gallery, case study, our work, before and after',
    de: 'referenz, referenzen, projekt, galerie, fallstudie, portfolio, unsere arbeiten',
    fr: 'réalisation, réalisations, projet, portfolio, galerie, références',
    es: 'proyecto, proyectos, portafolio, galería, trabajos, obras',
  }),
};

export const voucher: Topic = {
  id: 'gift-voucher',
  kind: 'yes-no',
  ask: {
    en: 'Can I buy a gift voucher?',
    de: 'Gibt es Gutscheine zum Verschenken?',
    fr: 'Proposez-vous des bons cadeaux ?',
    es: '¿Venden tarjetas regalo o bonos de regalo?',
  },
  terms: words({
    en: 'gift card, gift certificate, valid, any amount, print, redeem, present, online',
    de: 'geschenkgutschein, gültig, betrag, einlösen, geschenk, wert, online, ausdrucken',
    fr: 'carte cadeau, chèque cadeau, valable, montant, offrir, imprimer, en ligne',
    es: 'tarjeta regalo, vale regalo, cheque regalo, válido, importe, canjear, obsequio, en línea',
  }),
  about: words({
    en: 'voucher, gift card, gift certificate',
    de: 'gutschein, geschenkgutschein',
    fr: 'bon cadeau, carte cadeau, cadeau, chèque cadeau',
    es: 'regalo, tarjeta regalo, vale regalo, bono regalo, cheque regalo',
  }),
};

export const dataProtection: Topic = {
  id: 'data-protection',
  kind: 'explanation',
  ask: {
    en: 'Where is my data kept, and is it safe?',
    de: 'Wo liegen meine Daten, und sind sie sicher?',
    fr: 'Où sont hébergées mes données et sont-elles protégées ?',
    es: '¿Dónde se guardan mis datos y están seguros?',
  },
  terms: words({
    en: 'gdpr, encrypted, hosted in, servers, backup, iso 27001, soc 2, data centre, data processing agreement',
    de: 'dsgvo, verschlüsselt, server, serverstandort, rechenzentrum, backup, iso 27001, auftragsverarbeitung, hosting',
    fr: 'rgpd, chiffré, serveur, hébergement, sauvegarde, iso 27001, centre de données, sous-traitance',
    es: 'rgpd, cifrado, encriptado, servidor, copia de seguridad, iso 27001, centro de datos, alojado',
  }),
  about: words({
    en: 'gdpr, encrypted, encryption, data protection, data security, hosted, security',
    de: 'datenschutz, dsgvo, datensicherheit, serverstandort, verschlüsselt, rechenzentrum, sicherheit',
    fr: 'rgpd, hébergement, hébergées, chiffré, protection des données, sécurité',
    es: 'rgpd, protección de datos, cifrado, servidor, seguridad',
  }),
};
