import type { Language } from './language.ts';

export const de: Language = {
  language: 'de',
  and: 'und',
  colon: ': ',
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  blocks: {
    isA: (name, type, place) => `${name} ist ${type}${place ? ` in ${place}` : ''}.`,
    inPlace: (what, place) => `${what} in ${place}`,
    services: 'Leistungen',
    openingHours: 'Öffnungszeiten',
    closed: 'geschlossen',
    byAppointment: 'nach Vereinbarung',
    from: 'ab ',
    phone: 'Telefon',
    email: 'E-Mail',
    directionsTo: (name) => `${name} auf der Karte`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} in ${place}`,
    openNow: (name) => `${name}: jetzt geöffnet?`,
    recommend: (noun, place) => `${noun} in ${place}: Was empfiehlst du?`,
  },
};
