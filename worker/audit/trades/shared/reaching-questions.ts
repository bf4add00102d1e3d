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
    fr: 'adresse, plan d’accès, accès en voiture, comment venir, situé, se trouve, rue, avenue, quartier, nous trouver',
    es: 'dirección, ubicación, calle, avenida, plaza, cómo llegar, para llegar, ubicado',
  }),
  fact: 'addresses',
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
    en: 'book, booking, appointment, appointments, schedule your, schedule an, schedule a, set up a, reservation, reservations',
    de: 'termin, terminvereinbarung, buchen, buchung, vereinbaren',
    fr: 'rendez-vous, réserver, réservation',
    es: 'cita, turno, reservar, reserva, agendar',
  }),
};

export const contactWay: Topic = {
  id: 'contact',
  kind: 'contact',
  ask: {
    en: 'How do I reach you?',
    de: 'Wie erreiche ich Sie?',
    fr: 'Comment vous joindre ?',
    es: '¿Cómo contacto con ustedes?',
  },
  terms: words({
    en: 'phone, email, call us, contact form, reply, within 24 hours, working day, chat',
    de: 'telefon, e-mail, anrufen, kontaktformular, antworten, rückmeldung, innerhalb von 24 stunden, werktag, rückruf',
    fr: 'téléphone, e-mail, courriel, appeler, formulaire de contact, répondre, sous 24 heures, jour ouvré, rappeler',
    es: 'teléfono, celular, correo, llamar, formulario de contacto, responder, en 24 horas, día hábil, whatsapp',
  }),
  about: words({
    en: 'contact, call, email, phone, reply, reach us',
    de: 'kontakt, anrufen, e-mail, telefon, erreichen sie, uns erreichen, erreichbar, rückmeldung, rückruf',
    fr: 'contact, contacter, appeler, téléphone, e-mail, joindre',
    es: 'contacto, contactar, llamar, teléfono, correo, responder',
  }),
  fact: 'phones',
};

export const serviceArea: Topic = {
  id: 'service-area',
  kind: 'place',
  asks: 'where',
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
    de: `
      einsatzgebiet, und umgebung, umgebung von, in der umgebung, umkreis, in der region, region um, ganze region,
      ganzen region, großraum, stadtteil, landkreis, bundesweit
    `,
    fr: 'zone d’intervention, secteur d’intervention, intervenons, intervient, intervenez, environs, alentours, communes, toute la région, notre secteur',
    es: `
      zona de trabajo, zona de actuación, zona de cobertura, zona de servicio, zonas de servicio, zonas donde,
      toda la zona, zona norte, zona sur, zona metropolitana, alrededores, toda la provincia, región, municipios
    `,
  }),
};
