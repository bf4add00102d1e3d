import { closedOn } from './inside-sentence.ts';
import type { Language } from './language.ts';
import { whole } from './times.ts';

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
    dayRange: (first, last) => `${first} bis ${last}`,
    interval: (open, close) =>
      close === null ? `ab ${whole(open)} Uhr` : `von ${whole(open)} bis ${whole(close)} Uhr`,
    hours: (name, open, closed) => `${name}, Öffnungszeiten: ${open}.${closedOn('Geschlossen:', closed)}`,
    phone: (name, phone) => `${name}, Telefon: ${phone}.`,
    address: (name, address) => `${name}, Adresse: ${address}.`,
    call: (phone) => `Anrufen: ${phone}`,
    openNow: (name) => `${name}: jetzt geöffnet?`,
    route: (name) => `${name}: Wie komme ich hin?`,
    recommend: (noun, place) => `${noun} in ${place}: Was empfiehlst du?`,
  },
};
