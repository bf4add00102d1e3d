import type { TradeQuestions } from '../question-data.ts';
import { firstConsultation } from './advice-questions.ts';
import { asked, words } from './asked.ts';
import { guarantee } from './home-service-questions.ts';
import {
  booking,
  contactWay,
  location,
  openingHours,
  people,
  price,
  reviews,
  serviceArea,
  services,
} from './shared-questions.ts';
import { experience } from './visiting-questions.ts';

export const other: TradeQuestions = {
  trade: 'other',
  questions: [
    asked(services, 5, {
      ask: {
        en: 'What do you offer?',
        de: 'Was bieten Sie an?',
        fr: 'Que proposez-vous ?',
        es: '¿Qué ofrecen?',
      },
    }),
    asked(price, 5),
    asked(contactWay, 5),
    asked(location, 4, {
      ask: {
        en: 'Where are you?',
        de: 'Wo finde ich Sie?',
        fr: 'Où êtes-vous ?',
        es: '¿Dónde están?',
      },
    }),
    asked(openingHours, 4),
    asked(booking, 4, {
      id: 'how-to-order',
      ask: {
        en: 'How do I book or order?',
        de: 'Wie kann ich buchen oder bestellen?',
        fr: 'Comment réserver ou commander ?',
        es: '¿Cómo puedo reservar o hacer un pedido?',
      },
      terms: words({
        en: 'order, enquiry, quote',
        de: 'bestellen, bestellung, anfrage, angebot',
        fr: 'commander, commande, demande, devis',
        es: 'pedido, encargar, solicitud, presupuesto',
      }),
      about: words({
        en: 'orders, order online, order now, place an order, how to order, enquiry, send request, request a',
        de: 'bestellen, bestellung, anfrage',
        fr: 'commander, commande, demande',
        es: 'pedido, encargar, solicitud',
      }),
    }),
    asked(reviews, 3),
    asked(people, 3),
    asked(experience, 3),
    asked(serviceArea, 3),
    asked(firstConsultation, 2),
    asked(guarantee, 2),
  ],
};
