import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import {
  booking,
  location,
  openingHours,
  pastWork,
  people,
  price,
  reviews,
  services,
  voucher,
} from './shared-questions.ts';

export const hairdresser: TradeQuestions = {
  trade: 'hairdresser',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What do a cut, colour or highlights cost?',
        de: 'Was kosten Schneiden, Färben oder Strähnchen?',
        fr: 'Combien coûtent une coupe, une couleur ou des mèches ?',
        es: '¿Cuánto cuestan un corte, el tinte o las mechas?',
      },
      terms: words({
        en: 'wash, blow-dry, short hair, long hair, ladies, gents, balayage',
        de: 'waschen, föhnen, kurzhaar, langhaar, damen, herren, balayage',
        fr: 'shampoing, brushing, cheveux courts, cheveux longs, femme, homme, balayage',
        es: 'lavar, peinar, pelo corto, pelo largo, mujer, hombre, balayage',
      }),
    }),
    asked(booking, 5, {
      ask: {
        en: 'How do I book, or can I come without an appointment?',
        de: 'Wie buche ich einen Termin, oder kann ich ohne Termin kommen?',
        fr: 'Comment prendre rendez-vous, ou peut-on venir sans ?',
        es: '¿Cómo pido cita, o se puede ir sin cita?',
      },
      terms: words({
        en: 'walk-in, walk-ins welcome, treatwell',
        de: 'ohne termin, ohne voranmeldung, treatwell',
        fr: 'sans rendez-vous, planity, treatwell',
        es: 'sin cita, booksy, treatwell',
      }),
    }),
    asked(openingHours, 5, {
      ask: {
        en: 'When is the salon open, also on Mondays or in the evening?',
        de: 'Wann hat der Salon geöffnet, auch montags oder abends?',
        fr: 'Quels sont les horaires du salon, y compris le lundi ou le soir ?',
        es: '¿Qué horario tiene la peluquería, también los lunes o por la noche?',
      },
    }),
    asked(location, 4, {
      ask: {
        en: 'Where is the salon?',
        de: 'Wo ist der Salon?',
        fr: 'Où se trouve le salon ?',
        es: '¿Dónde está la peluquería?',
      },
    }),
    asked(services, 4, {
      ask: {
        en: 'What do you do: women, men, children, beards, extensions, curls?',
        de: 'Was bieten Sie an: Damen, Herren, Kinder, Bart, Extensions, Locken?',
        fr: 'Que proposez-vous : femmes, hommes, enfants, barbe, extensions, boucles ?',
        es: '¿Qué ofrecen: mujer, hombre, niños, barba, extensiones, rizos?',
      },
      terms: words({
        en: 'cut, colour, balayage, highlights, perm, straightening, bridal, styling, treatment',
        de: 'haarschnitt, farbe, balayage, strähnen, dauerwelle, glättung, hochsteckfrisur, styling, pflege',
        fr: 'coupe, coloration, balayage, mèches, permanente, lissage, chignon, coiffage, soin',
        es: 'corte, color, balayage, mechas, permanente, alisado, recogido, peinado, tratamiento',
      }),
      about: words({
        en: 'cut, colour, color, hair, beard, extensions',
        de: 'haarschnitt, schnitt, farbe, haare, bart, extensions',
        fr: 'coupe, coloration, cheveux, barbe, extensions',
        es: 'corte, color, pelo, cabello, barba, extensiones',
      }),
    }),
    {
      id: 'how-long',
      kind: 'duration',
      weight: 3,
      ask: {
        en: 'How long does a cut or a colour take?',
        de: 'Wie lange dauern Schneiden oder Färben?',
        fr: 'Combien de temps prend une coupe ou une coloration ?',
        es: '¿Cuánto se tarda en un corte o un tinte?',
      },
      terms: words({
        en: 'minutes, hours, 30, 45, 60, duration, about, approx, allow, half an hour',
        de: 'minuten, stunden, 30, 45, 60, dauer, ca, etwa, einplanen, halbe stunde',
        fr: 'minutes, heures, 30, 45, durée, environ, prévoir, demi-heure, compter',
        es: 'minutos, horas, 30, 45, 60, duración, aproximadamente, media hora, unos',
      }),
      about: words({
        en: 'minutes, duration, cut, colour, color',
        de: 'minuten, dauer, schneiden, färben, haarschnitt',
        fr: 'minutes, durée, coupe, coloration',
        es: 'minutos, duración, corte, tinte, color',
      }),
    },
    asked(pastWork, 3, {
      ask: {
        en: 'Can I see pictures of your work?',
        de: 'Kann ich Bilder von Frisuren aus dem Salon sehen?',
        fr: 'Peut-on voir des photos de vos coiffures ?',
        es: '¿Puedo ver fotos de sus trabajos?',
      },
      terms: words({
        en: 'instagram, photos, looks',
        de: 'instagram, bilder, fotos, looks',
        fr: 'instagram, photos, looks',
        es: 'instagram, fotos, looks',
      }),
      about: words({
        en: 'instagram, photos',
        de: 'bilder, fotos, looks',
        fr: 'photos, instagram',
        es: 'fotos, instagram',
      }),
    }),
    {
      id: 'products',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Which products do you use: natural, vegan, for sensitive skin?',
        de: 'Mit welchen Produkten arbeiten Sie: Naturkosmetik, vegan, für empfindliche Kopfhaut?',
        fr: 'Quels produits utilisez-vous : naturels, végans, pour cuir chevelu sensible ?',
        es: '¿Con qué productos trabajan: naturales, veganos, para piel sensible?',
      },
      terms: words({
        en: 'brand, organic, ammonia-free, plant-based, wella, l’oréal, olaplex, cruelty-free, shampoo',
        de: 'marke, bio, ammoniakfrei, pflanzenfarbe, wella, l’oréal, olaplex, tierversuchsfrei, shampoo',
        fr: 'marque, bio, sans ammoniaque, coloration végétale, wella, l’oréal, olaplex, cruelty-free, shampoing',
        es: 'marca, ecológico, sin amoniaco, tinte vegetal, wella, l’oréal, olaplex, sin crueldad, champú',
      }),
      about: words({
        en: 'products, brand, brands, vegan, organic, ammonia',
        de: 'produkte, marke, marken, naturkosmetik, vegan, pflanzenfarbe',
        fr: 'produits, marque, marques, bio, végétale, naturel',
        es: 'productos, marca, marcas, natural, naturales, vegano',
      }),
    },
    asked(people, 3, {
      ask: {
        en: 'Who cuts the hair, and can I choose my stylist?',
        de: 'Wer schneidet, und kann ich mir jemanden aussuchen?',
        fr: 'Qui coiffe, et peut-on choisir son coiffeur ?',
        es: '¿Quién corta y puedo elegir a mi estilista?',
      },
      terms: words({
        en: 'stylist, colourist, barber, senior stylist',
        de: 'friseurmeister, friseurmeisterin, stylist, stylistin, coloristin',
        fr: 'coiffeur, coiffeuse, coloriste, barbier',
        es: 'estilista, peluquero, peluquera, colorista, barbero',
      }),
      about: words({
        en: 'stylist, stylists, barber, team',
        de: 'friseurmeister, friseurmeisterin, stylist, stylistin, team',
        fr: 'coiffeur, coiffeuse, coloriste, barbier',
        es: 'estilista, peluquero, peluquera, barbero',
      }),
    }),
    {
      id: 'bridal-hair',
      kind: 'explanation',
      weight: 2,
      ask: {
        en: 'Do you do bridal or occasion hair, also at my home?',
        de: 'Machen Sie Brautfrisuren, auch zu Hause?',
        fr: 'Faites-vous des coiffures de mariage, même à domicile ?',
        es: '¿Hacen peinados de novia o de fiesta, también a domicilio?',
      },
      terms: words({
        en: 'wedding, trial, updo, make-up, bride, package, at home, bridesmaids',
        de: 'hochzeit, probefrisur, hochsteckfrisur, make-up, braut, paket, vor ort, brautstyling',
        fr: 'mariée, essai, chignon, maquillage, forfait, à domicile, cérémonie, témoins',
        es: 'boda, prueba, recogido, maquillaje, paquete, a domicilio, invitadas, comunión',
      }),
      about: words({
        en: 'bridal, bride, wedding, updo',
        de: 'braut, brautfrisur, hochzeit, hochsteckfrisur, brautstyling',
        fr: 'mariage, mariée, chignon',
        es: 'novia, boda, recogido',
      }),
    },
    asked(voucher, 2),
    asked(reviews, 2),
  ],
};
