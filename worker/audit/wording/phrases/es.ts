import { closedOn } from './inside-sentence.ts';
import type { Language } from './language.ts';
import { bare } from './times.ts';

export const es: Language = {
  language: 'es',
  and: 'y',
  colon: ': ',
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  blocks: {
    isA: (name, type, place) => `${name} es ${type}${place ? ` en ${place}` : ''}.`,
    inPlace: (what, place) => `${what} en ${place}`,
    services: 'Servicios',
    openingHours: 'Horario',
    closed: 'cerrado',
    byAppointment: 'con cita previa',
    from: 'desde las ',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    directionsTo: (name) => `${name} en el mapa`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} en ${place}`,
    dayRange: (first, last) => `de ${first} a ${last}`,
    interval: (open, close) => (close === null ? `desde las ${bare(open)}` : `de ${bare(open)} a ${bare(close)}`),
    hours: (name, open, closed) => `${name}, horario: ${open}.${closedOn('Cerrado:', closed)}`,
    phone: (name, phone) => `${name}, teléfono: ${phone}.`,
    address: (name, address) => `${name}, dirección: ${address}.`,
    call: (phone) => `Llamar al ${phone}`,
    openNow: (name) => `${name}: ¿abierto ahora?`,
    route: (name) => `${name}: ¿cómo llego?`,
    recommend: (noun, place) => `${noun} en ${place}: ¿cuál me recomiendas?`,
  },
};
