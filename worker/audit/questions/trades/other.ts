import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import {
  booking,
  contactWay,
  experience,
  guarantee,
  location,
  openingHours,
  people,
  price,
  process,
  reviews,
  serviceArea,
  services,
} from './shared-questions.ts';

/** A business of no known trade: what anybody asks of anybody. */
export const other: TradeQuestions = {
  trade: 'other',
  questions: [
    asked(services, 5),
    asked(price, 5),
    asked(contactWay, 5),
    asked(location, 4),
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
        en: 'order, enquiry',
        de: 'bestellen, bestellung, anfrage',
        fr: 'commander, commande, demande',
        es: 'pedido, encargar, solicitud',
      }),
    }),
    asked(reviews, 3),
    asked(people, 3),
    asked(experience, 3),
    asked(serviceArea, 3),
    asked(process, 2),
    asked(guarantee, 2, {
      ask: {
        en: 'What guarantee do I get if I am not satisfied?',
        de: 'Was ist, wenn ich nicht zufrieden bin: Gibt es eine Garantie?',
        fr: 'Que se passe-t-il si je ne suis pas satisfait, y a-t-il une garantie ?',
        es: '¿Qué pasa si no quedo satisfecho, hay garantía?',
      },
      terms: words({
        en: 'refund, money back, satisfied, complaint',
        de: 'rückerstattung, geld zurück, zufrieden, reklamation, umtausch',
        fr: 'remboursement, satisfait ou remboursé, réclamation, échange',
        es: 'reembolso, devolución, reclamación, satisfacción',
      }),
    }),
  ],
};
