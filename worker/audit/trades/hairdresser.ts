import { asked, words } from './shared/asked.ts';
import { pastWork, price, reviews, services, staff } from './shared/offer-questions.ts';
import { SALON_PORTALS } from './shared/portals.ts';
import { booking, location, openingHours } from './shared/reaching-questions.ts';
import { naturalProducts } from './shared/salon-questions.ts';
import type { Trade } from './trade.ts';

export const hairdresser: Trade = {
  label: 'Hairdresser',
  types: ['HairSalon'],
  ownType: 'HairSalon',
  madeOf: [['salon-booking']],
  nouns: {
    en: { sought: 'hairdresser', called: 'a hair salon' },
    de: { sought: 'Friseur', called: 'ein Friseursalon' },
    fr: { sought: 'coiffeur', called: 'un salon de coiffure' },
    es: { sought: 'peluquería', called: 'una peluquería' },
    it: { sought: 'parrucchiere', called: 'un salone di parrucchieri' },
    nl: { sought: 'kapper', called: 'een kapsalon' },
    pt: { sought: 'cabeleireiro', called: 'um cabeleireiro' },
    ja: { sought: '美容室', called: '美容室' },
  },
  noNeedOf: ['licence'],
  isDoneAtItsDoor: true,
  directories: [...SALON_PORTALS],
  questions: [
    asked(price, 5, {
      terms: words({
        en: 'wash, blow-dry, short hair, long hair, ladies, gents, balayage',
        de: 'waschen, föhnen, kurzhaar, langhaar, damen, herren, balayage',
        fr: 'shampoing, brushing, cheveux courts, cheveux longs, femme, homme, balayage',
        es: 'lavar, peinar, pelo corto, pelo largo, mujer, hombre, balayage',
      }),
    }),
    asked(booking, 5, {
      ask: {
        en: 'How do I book?',
        de: 'Wie bekomme ich einen Termin?',
        fr: 'Comment prendre rendez-vous ?',
        es: '¿Cómo pido cita?',
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
        en: 'When is the salon open?',
        de: 'Wann ist der Salon geöffnet?',
        fr: 'Quand le salon est-il ouvert ?',
        es: '¿Cuándo abre la peluquería?',
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
        en: 'Which services do you offer?',
        de: 'Welche Leistungen bieten Sie an?',
        fr: 'Quelles prestations proposez-vous ?',
        es: '¿Qué servicios ofrecen?',
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
      id: 'walk-ins',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Can I come without an appointment?',
        de: 'Kann ich ohne Termin kommen?',
        fr: 'Peut-on venir sans rendez-vous ?',
        es: '¿Puedo ir sin cita?',
      },
      terms: words({
        en: 'welcome, wait, queue, free chair, spontaneous',
        de: 'willkommen, warten, spontan, vorbeikommen, voranmeldung',
        fr: 'bienvenus, attendre, passer, avec, salon',
        es: 'bienvenidos, esperar, acercarse, previa, turno',
      }),
      about: words({
        en: 'walk-in, walk-ins, walk ins, walk in, no appointment, without an appointment, appointment only, by appointment, appointments only, drop in',
        de: 'ohne termin, ohne voranmeldung, ohne anmeldung, nur mit termin, nach vereinbarung, mit und ohne, nach terminvereinbarung, nur nach, mit oder ohne',
        fr: 'sans rendez-vous, uniquement sur rendez-vous, sur rendez-vous, avec ou sans',
        es: 'sin cita, con cita previa, cita previa, sin reserva, solo con cita',
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
    asked(naturalProducts, 2),
    asked(staff, 3, {
      ask: {
        en: 'Who cuts the hair?',
        de: 'Wer schneidet die Haare?',
        fr: 'Qui coiffe ?',
        es: '¿Quién corta el pelo?',
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
      ifTouched: true,
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Do you do bridal or occasion hair?',
        de: 'Machen Sie Braut- und Festfrisuren?',
        fr: 'Faites-vous des coiffures de mariage ou de fête ?',
        es: '¿Hacen peinados de novia o de fiesta?',
      },
      terms: words({
        en: 'trial, party, make-up, on location, veil',
        de: 'probe, party, make-up, vor ort, schleier',
        fr: 'essai, fête, maquillage, à domicile, voile',
        es: 'prueba, fiesta, maquillaje, a domicilio, velo',
      }),
      about: words({
        en: 'bridal, bride, brides, wedding, weddings, prom, updo, updos, special occasion, special occasions',
        de: 'braut, brautfrisur, brautfrisuren, hochzeit, hochsteckfrisur, steckfrisur, festfrisur, hochzeitsfrisur',
        fr: 'mariage, mariages, mariée, mariées, chignon, chignons, coiffure de fête, événementiel',
        es: 'novia, novias, boda, bodas, recogido, recogidos, peinado de fiesta',
      }),
    },
    asked(reviews, 2),
  ],
};
