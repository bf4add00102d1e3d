import { closedOn } from './inside-sentence.ts';
import type { Language } from './language.ts';
import { twelveHours } from './times.ts';

export const en: Language = {
  language: 'en',
  and: 'and',
  colon: ': ',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  blocks: {
    isA: (name, type, place) => `${name} is ${type}${place ? ` in ${place}` : ''}.`,
    inPlace: (what, place) => `${what} in ${place}`,
    services: 'Services',
    openingHours: 'Opening hours',
    closed: 'closed',
    byAppointment: 'by appointment',
    from: 'from ',
    phone: 'Phone',
    email: 'E-mail',
    directionsTo: (name) => `${name} on the map`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} in ${place}`,
    dayRange: (first, last) => `${first} to ${last}`,
    interval: (open, close) =>
      close === null ? `from ${twelveHours(open)}` : `from ${twelveHours(open)} to ${twelveHours(close)}`,
    hours: (name, open, closed) => `${name} is open ${open}.${closedOn('Closed on', closed)}`,
    phone: (name, phone) => `You can call ${name} on ${phone}.`,
    address: (name, address) => `You find ${name} at ${address}.`,
    call: (phone) => `Call ${phone}`,
    openNow: (name) => `Is ${name} open now?`,
    route: (name) => `How do I get to ${name}?`,
    recommend: (noun, place) => `Which ${noun} in ${place} can you recommend?`,
  },
};
