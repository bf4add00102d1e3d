import { asked, words } from './shared/asked.ts';
import { onlineOrder } from './shared/buying-questions.ts';
import { payment, people, price, reviews } from './shared/offer-questions.ts';
import { contactWay, location, openingHours } from './shared/reaching-questions.ts';
import { experience, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const other: Trade = {
  label: 'Other',
  nouns: null,
  questions: [
    {
      id: 'what-you-do',
      kind: 'explanation',
      asks: 'what-it-is',
      weight: 5,
      ask: {
        en: 'What do you do?',
        de: 'Was machen Sie?',
        fr: 'Que faites-vous ?',
        es: '¿A qué se dedican?',
      },
      terms: words({
        en: 'we offer, we provide, our services, specialise in, we make, family business, welcome to, dedicated to',
        de: 'wir bieten, unsere leistungen, spezialisiert auf, unser angebot, familienbetrieb, willkommen bei',
        fr: 'nous proposons, nos services, spécialisé dans, entreprise familiale, bienvenue, vous accueille',
        es: 'ofrecemos, nuestros servicios, especializados en, empresa familiar, bienvenidos, nos dedicamos a',
      }),
      about: words({
        en: 'what we do, about us, who we are, our story, our mission',
        de: 'was wir machen, was wir tun, über uns, wer wir sind, unser angebot',
        fr: 'ce que nous faisons, qui sommes-nous, à propos, notre activité, présentation',
        es: 'qué hacemos, quiénes somos, sobre nosotros, nos dedicamos, a qué nos dedicamos',
      }),
    },
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
    asked(onlineOrder, 4),
    // A parish and a club have no business and no customers.
    asked(reviews, 3, {
      ask: {
        en: 'What do others say about you?',
        de: 'Was sagen andere über Sie?',
        fr: 'Qu’en disent les autres ?',
        es: '¿Qué opinan otros de ustedes?',
      },
    }),
    asked(people, 3, {
      ask: {
        en: 'Who runs it?',
        de: 'Wer leitet es?',
        fr: 'Qui en est responsable ?',
        es: '¿Quién lo dirige?',
      },
    }),
    asked(experience, 3, {
      ask: {
        en: 'How long have you been around?',
        de: 'Seit wann gibt es Sie?',
        fr: 'Depuis quand existez-vous ?',
        es: '¿Desde cuándo existen?',
      },
    }),
    asked(parking, 2, { ifTouched: true }),
    asked(payment, 2, { ifTouched: true }),
  ],
};
