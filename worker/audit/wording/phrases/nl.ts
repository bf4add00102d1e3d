import type { Language } from './language.ts';

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
    openNow: (name) => `Is ${name} nu open?`,
    recommend: (noun, place) => `${noun} in ${place}: wat raad je aan?`,
  },
};
