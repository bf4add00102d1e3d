import type { Language } from './language.ts';

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
    openNow: (name) => `${name}: aperto adesso?`,
    recommend: (noun, place) => `${noun} a ${place}: cosa mi consigli?`,
  },
};
