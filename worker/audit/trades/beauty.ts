import { asked, words } from './shared/asked.ts';
import { price, reviews, services, staff } from './shared/offer-questions.ts';
import { SALON_PORTALS } from './shared/portals.ts';
import { cancellation, homeVisits } from './shared/practice-questions.ts';
import { booking, location, openingHours } from './shared/reaching-questions.ts';
import { naturalProducts } from './shared/salon-questions.ts';
import type { Trade } from './trade.ts';

export const beauty: Trade = {
  label: 'Beauty and wellness',
  types: ['BeautySalon', 'NailSalon', 'DaySpa', 'TattooParlor'],
  ownType: 'BeautySalon',
  madeOf: [['salon-booking']],
  isGeneral: true,
  nouns: {
    en: { sought: 'beauty salon', called: 'a beauty salon' },
    de: { sought: 'Kosmetikstudio', called: 'ein Kosmetikstudio' },
    fr: { sought: 'institut de beauté', called: 'un institut de beauté' },
    es: { sought: 'centro de estética', called: 'un centro de estética' },
    it: { sought: 'centro estetico', called: 'un centro estetico' },
    nl: { sought: 'schoonheidssalon', called: 'een schoonheidssalon' },
    pt: { sought: 'salão de beleza', called: 'um salão de beleza' },
    ja: { sought: 'エステサロン', called: 'ビューティーサロン' },
  },
  isDoneAtItsDoor: true,
  directories: [...SALON_PORTALS],
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does a treatment cost?',
        de: 'Was kostet eine Behandlung?',
        fr: 'Combien coûte un soin ?',
        es: '¿Cuánto cuesta un tratamiento?',
      },
      terms: words({
        en: 'facial, manicure, massage, course of, minutes',
        de: 'gesichtsbehandlung, maniküre, massage, paket, minuten',
        fr: 'soin du visage, manucure, massage, cure, minutes',
        es: 'facial, manicura, masaje, bono, minutos',
      }),
      about: words({ en: 'package', de: 'paket', fr: 'cure', es: 'bono' }),
    }),
    asked(booking, 5, {
      terms: words({
        en: 'treatwell, fresha',
        de: 'treatwell, onlinebuchung',
        fr: 'planity, treatwell',
        es: 'treatwell, booksy',
      }),
    }),
    asked(services, 5, {
      id: 'treatments',
      ask: {
        en: 'Which treatments do you offer?',
        de: 'Welche Behandlungen bieten Sie an?',
        fr: 'Quels soins proposez-vous ?',
        es: '¿Qué tratamientos ofrecen?',
      },
      terms: words({
        en: 'waxing, peel, microneedling, pedicure, brows, laser, body, anti-ageing, gel, spa',
        de: 'waxing, peeling, microneedling, pediküre, augenbrauen, laser, körper, anti-aging, gel, fußpflege',
        fr: 'cire, gommage, pédicure, sourcils, laser, corps, anti-âge, gel, vernis, hammam',
        es: 'cera, peeling, pedicura, cejas, láser, corporal, antiedad, gel, semipermanente, spa',
      }),
      about: words({
        en: 'treatment, treatments, facial, nails, massage, lashes',
        de: 'behandlung, gesichtsbehandlung, nägel, massage, wimpern, haarentfernung',
        fr: 'soin, soins, épilation, massage, ongles, cils',
        es: 'tratamiento, tratamientos, facial, uñas, masaje, depilación',
      }),
    }),
    asked(openingHours, 4, {
      ask: {
        en: 'When are you open?',
        de: 'Wann haben Sie geöffnet?',
        fr: 'Quels sont vos horaires ?',
        es: '¿Qué horario tienen?',
      },
    }),
    asked(location, 4, {
      ask: {
        en: 'Where is the studio?',
        de: 'Wo ist das Studio?',
        fr: 'Où se trouve l’institut ?',
        es: '¿Dónde está el centro?',
      },
    }),
    {
      id: 'how-long-and-how-often',
      kind: 'duration',
      asks: 'lasts',
      weight: 4,
      ask: {
        en: 'How long does a treatment take?',
        de: 'Wie lange dauert eine Behandlung?',
        fr: 'Combien de temps dure un soin ?',
        es: '¿Cuánto dura un tratamiento?',
      },
      terms: words({
        en: 'minutes, sessions, weeks, 60, hour, last, apart, results, on average',
        de: 'minuten, sitzungen, wochen, 60, stunde, abstand, ergebnis, in der regel, haltbarkeit',
        fr: 'minutes, séances, semaines, heure, intervalle, résultats, en moyenne, tenue, durée',
        es: 'minutos, sesiones, semanas, hora, intervalo, resultados, de media, duración, entre sesiones',
      }),
      about: words({
        en: 'minutes, session, sessions, duration, weeks',
        de: 'minuten, dauer, sitzung, sitzungen, behandlungsdauer, wochen',
        fr: 'minutes, séance, séances, durée, semaines',
        es: 'minutos, sesión, sesiones, duración, semanas',
      }),
    },
    asked(homeVisits, 2),
    asked(naturalProducts, 3),
    asked(staff, 3, {
      ask: {
        en: 'Who does the treatments?',
        de: 'Wer behandelt?',
        fr: 'Qui réalise les soins ?',
        es: '¿Quién hace los tratamientos?',
      },
      terms: words({
        en: 'beautician, therapist, certificate',
        de: 'kosmetikerin, kosmetiker, masseur, zertifikat',
        fr: 'esthéticienne, praticienne, certificat',
        es: 'esteticista, masajista, terapeuta',
      }),
      about: words({
        en: 'beautician, therapist',
        de: 'kosmetikerin, masseur, masseurin',
        fr: 'esthéticienne, praticienne',
        es: 'esteticista, masajista, terapeuta',
      }),
    }),
    asked(cancellation, 3),
    asked(reviews, 2),
  ],
};
