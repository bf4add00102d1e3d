import type { Language } from './language.ts';

/** "à Lyon", but "au Mans" and "aux Ulis". */
const inTown = (town: string): string => `à ${town}`.replace(/^à Les /, 'aux ').replace(/^à Le /, 'au ');

export const fr: Language = {
  language: 'fr',
  and: 'et',
  colon: ' : ',
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  blocks: {
    isA: (name, type, place) => `${name} est ${type}${place ? ` ${inTown(place)}` : ''}.`,
    inPlace: (what, place) => `${what} ${inTown(place)}`,
    services: 'Prestations',
    openingHours: "Horaires d'ouverture",
    closed: 'fermé',
    byAppointment: 'sur rendez-vous',
    from: 'à partir de ',
    phone: 'Téléphone',
    email: 'E-mail',
    directionsTo: (name) => `${name} sur le plan`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} à ${place}`,
    openNow: (name) => `${name} : ouvert en ce moment ?`,
    recommend: (noun, place) => `${noun} à ${place} : que recommandes-tu ?`,
  },
};
