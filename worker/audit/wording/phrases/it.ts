import { closedOn } from './inside-sentence.ts';
import type { Language } from './language.ts';
import { bare } from './times.ts';

export const it: Language = {
  language: 'it',
  and: 'e',
  colon: ': ',
  days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  blocks: {
    isA: (name, type, place) => `${name} è ${type}${place ? ` a ${place}` : ''}.`,
    inPlace: (what, place) => `${what} a ${place}`,
    services: 'Servizi',
    openingHours: 'Orari di apertura',
    closed: 'chiuso',
    byAppointment: 'su appuntamento',
    from: 'dalle ',
    phone: 'Telefono',
    email: 'E-mail',
    directionsTo: (name) => `${name} sulla mappa`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} a ${place}`,
    dayRange: (first, last) => `da ${first} a ${last}`,
    interval: (open, close) => (close === null ? `dalle ${bare(open)}` : `dalle ${bare(open)} alle ${bare(close)}`),
    hours: (name, open, closed) => `${name}, orari: ${open}.${closedOn('Chiuso:', closed)}`,
    phone: (name, phone) => `${name}, telefono: ${phone}.`,
    address: (name, address) => `${name}, indirizzo: ${address}.`,
    call: (phone) => `Chiama il ${phone}`,
    openNow: (name) => `${name}: aperto adesso?`,
    route: (name) => `${name}: come ci arrivo?`,
    recommend: (noun, place) => `${noun} a ${place}: cosa mi consigli?`,
  },
};
