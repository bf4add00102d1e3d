import type { Language } from './language.ts';

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
    openNow: (name) => `${name}: ¿abierto ahora?`,
    recommend: (noun, place) => `${noun} en ${place}: ¿cuál me recomiendas?`,
  },
};
