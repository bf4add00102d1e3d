import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import {
  booking,
  cancellation,
  location,
  openingHours,
  people,
  price,
  reviews,
  services,
  voucher,
} from './shared-questions.ts';

export const beauty: TradeQuestions = {
  trade: 'beauty',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does a treatment cost, and are there packages?',
        de: 'Was kostet eine Behandlung, und gibt es Pakete?',
        fr: 'Combien coûte un soin, et y a-t-il des forfaits ?',
        es: '¿Cuánto cuesta un tratamiento y hay bonos?',
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
        en: 'Which treatments do you offer: facials, nails, lashes, massage, hair removal?',
        de: 'Welche Behandlungen bieten Sie an: Gesicht, Nägel, Wimpern, Massage, Haarentfernung?',
        fr: 'Quels soins proposez-vous : visage, ongles, cils, massage, épilation ?',
        es: '¿Qué tratamientos ofrecen: facial, uñas, pestañas, masaje, depilación?',
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
        en: 'When are you open, also in the evening or on Saturdays?',
        de: 'Wann haben Sie geöffnet, auch abends oder samstags?',
        fr: 'Quels sont vos horaires, y compris le soir ou le samedi ?',
        es: '¿Qué horario tienen, también por la tarde o los sábados?',
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
      weight: 4,
      ask: {
        en: 'How long does a treatment take, and how many do I need?',
        de: 'Wie lange dauert eine Behandlung, und wie viele brauche ich?',
        fr: 'Combien de temps dure un soin, et combien de séances faut-il ?',
        es: '¿Cuánto dura un tratamiento y cuántas sesiones necesito?',
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
    {
      id: 'skin-and-safety',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'Is it right for my skin, does it hurt, and who should not have it?',
        de: 'Ist das etwas für meine Haut, tut es weh, und für wen ist es nicht geeignet?',
        fr: 'Est-ce adapté à ma peau, est-ce douloureux, et quelles sont les contre-indications ?',
        es: '¿Es adecuado para mi piel, duele y quién no debe hacérselo?',
      },
      terms: words({
        en: 'skin type, sensitive, pregnancy, allergy, patch test, contraindications, side effects, redness, painless, consultation',
        de: 'hauttyp, empfindlich, schwangerschaft, allergie, kontraindikation, nebenwirkungen, rötung, schmerzfrei, hautanalyse, nicht geeignet',
        fr: 'type de peau, sensible, grossesse, allergie, contre-indication, effets secondaires, rougeurs, indolore, diagnostic',
        es: 'tipo de piel, sensible, embarazo, alergia, contraindicaciones, efectos secundarios, rojez, indoloro, diagnóstico',
      }),
      about: words({
        en: 'pregnancy, allergy, allergies, side effects, contraindications, patch test, hurt, pain, painless',
        de: 'schwangerschaft, kontraindikation, nebenwirkungen, allergie, schmerzhaft, schmerzfrei, geeignet, hauttyp',
        fr: 'contre-indication, contre-indications, grossesse, douloureux, indolore, effets secondaires, type de peau',
        es: 'contraindicaciones, embarazo, dolor, duele, efectos secundarios, tipo de piel',
      }),
    },
    {
      id: 'hygiene-and-products',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Which products do you use, and how do you keep things hygienic?',
        de: 'Mit welchen Produkten arbeiten Sie, und wie achten Sie auf Hygiene?',
        fr: 'Quels produits utilisez-vous, et comment assurez-vous l’hygiène ?',
        es: '¿Qué productos usan y cómo cuidan la higiene?',
      },
      terms: words({
        en: 'brand, vegan, sterilised, single-use, organic, disinfected, cruelty-free, natural, autoclave',
        de: 'marke, vegan, sterilisiert, einweg, naturkosmetik, desinfiziert, tierversuchsfrei, bio, hygienisch',
        fr: 'marque, végan, stérilisé, usage unique, bio, désinfecté, naturel, autoclave, cosmétiques',
        es: 'marca, vegano, esterilizado, desechable, ecológico, desinfectado, natural, autoclave, cosmética',
      }),
      about: words({
        en: 'products, hygiene, brand, brands, sterilised, vegan',
        de: 'produkte, hygiene, marke, naturkosmetik, desinfektion, sterilisiert',
        fr: 'produits, hygiène, marque, stérilisé, cosmétiques',
        es: 'productos, higiene, marca, esterilizado, cosmética',
      }),
    },
    asked(people, 3, {
      ask: {
        en: 'Who does the treatments, and how are they trained?',
        de: 'Wer behandelt mich, und welche Ausbildung hat die Person?',
        fr: 'Qui réalise les soins, et avec quelle formation ?',
        es: '¿Quién hace los tratamientos y qué formación tiene?',
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
    asked(voucher, 3),
    asked(reviews, 2),
  ],
};
