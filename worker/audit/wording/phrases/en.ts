import type { Language } from './language.ts';

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
    openNow: (name) => `Is ${name} open now?`,
    recommend: (noun, place) => `Which ${noun} in ${place} can you recommend?`,
  },
};
