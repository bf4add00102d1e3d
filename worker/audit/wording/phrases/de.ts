import { closedOn, put, same } from './inside-sentence.ts';
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
    at: (what, name, place) => `${what} bei ${name}${put('in', place)}`,
    small: same,
    prices: 'Preise',
    services: 'Leistungen',
    inPlace: (noun, place) => `${noun} in ${place}`,
    cost: (what) => `${what} Kosten`,
    howMuch: (what) => `${what}: Was kostet das?`,
    open: { sa: 'samstags geöffnet', su: 'sonntags geöffnet', late: 'abends geöffnet' },
    dayRange: (first, last) => `${first} bis ${last}`,
    interval: (open, close) =>
      close === null ? `ab ${whole(open)} Uhr` : `von ${whole(open)} bis ${whole(close)} Uhr`,
    hours: (name, open, closed) => `${name} hat geöffnet: ${open}.${closedOn('Geschlossen:', closed)}`,
    phone: (name, phone) => `${name} erreichen Sie telefonisch unter ${phone}.`,
    address: (name, address) => `Sie finden ${name} hier: ${address}.`,
    call: (phone) => `Anrufen: ${phone}`,
    openNow: (name) => `Hat ${name} gerade geöffnet?`,
    route: (name) => `Wie komme ich zu ${name}?`,
    recommend: (noun, place) => `${noun} in ${place}: Was empfiehlst du?`,
    priceOf: (what, name) => `Was kostet ${what} bei ${name}?`,
    guide: (question, name) => `${question} Die Antwort von ${name}`,
  },
};
