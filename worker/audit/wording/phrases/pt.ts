import type { Language } from './language.ts';

export const pt: Language = {
  language: 'pt',
  and: 'e',
  colon: ': ',
  days: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  blocks: {
    isA: (name, type, place) => `${name} é ${type}${place ? ` em ${place}` : ''}.`,
    inPlace: (what, place) => `${what} em ${place}`,
    services: 'Serviços',
    openingHours: 'Horário de funcionamento',
    closed: 'fechado',
    byAppointment: 'com hora marcada',
    from: 'a partir das ',
    phone: 'Telefone',
    email: 'E-mail',
    directionsTo: (name) => `${name} no mapa`,
  },
  sentences: {
    inPlace: (noun, place) => `${noun} em ${place}`,
    openNow: (name) => `${name}: aberto agora?`,
    recommend: (noun, place) => `${noun} em ${place}: o que recomenda?`,
  },
};
