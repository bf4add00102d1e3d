import { closedOn } from './inside-sentence.ts';
import type { Language } from './language.ts';
import { bare } from './times.ts';

export const nl: Language = {
  language: 'nl',
  and: 'en',
  colon: ': ',
  days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  blocks: {
    isA: (name, type, place) => `${name} is ${type}${place ? ` in ${place}` : ''}.`,
    inPlace: (what, place) => `${what} in ${place}`,
    services: 'Diensten',
    openingHours: 'Openingstijden',
    closed: 'gesloten',
    byAppointment: 'op afspraak',
    from: 'vanaf ',
    phone: 'Telefoon',
    email: 'E-mail',
    directionsTo: (name) => `${name} op de kaart`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} in ${place}`,
    dayRange: (first, last) => `${first} tot en met ${last}`,
    interval: (open, close) =>
      close === null ? `vanaf ${bare(open)} uur` : `van ${bare(open)} tot ${bare(close)} uur`,
    hours: (name, open, closed) => `${name} is open: ${open}.${closedOn('Gesloten:', closed)}`,
    phone: (name, phone) => `U bereikt ${name} op ${phone}.`,
    address: (name, address) => `U vindt ${name} hier: ${address}.`,
    call: (phone) => `Bel ${phone}`,
    openNow: (name) => `Is ${name} nu open?`,
    route: (name) => `Hoe kom ik bij ${name}?`,
    recommend: (noun, place) => `${noun} in ${place}: wat raad je aan?`,
  },
};
