import { closedOn } from './inside-sentence.ts';
import type { Language } from './language.ts';
import { bare } from './times.ts';

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
    dayRange: (first, last) => `de ${first} a ${last}`,
    interval: (open, close) => (close === null ? `a partir das ${bare(open)}` : `das ${bare(open)} às ${bare(close)}`),
    hours: (name, open, closed) => `${name}, horário: ${open}.${closedOn('Fechado:', closed)}`,
    phone: (name, phone) => `${name}, telefone: ${phone}.`,
    address: (name, address) => `${name}, endereço: ${address}.`,
    call: (phone) => `Ligar para ${phone}`,
    openNow: (name) => `${name}: aberto agora?`,
    route: (name) => `${name}: como chego?`,
    recommend: (noun, place) => `${noun} em ${place}: o que recomenda?`,
  },
};
