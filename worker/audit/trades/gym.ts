import { asked, words } from './shared/asked.ts';
import {
  beginners,
  contractAndNotice,
  enrolment,
  oneToOne,
  teachers,
  timetable,
  trialLesson,
} from './shared/lesson-questions.ts';
import { price } from './shared/offer-questions.ts';
import { location, openingHours } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

export const gym: Trade = {
  label: 'Gym or sports studio',
  types: ['ExerciseGym', 'HealthClub'],
  ownType: 'ExerciseGym',
  madeOf: [['class-booking']],
  isGeneral: true,
  nouns: {
    en: { sought: 'gym', called: 'a gym' },
    de: { sought: 'Fitnessstudio', called: 'ein Fitnessstudio' },
    fr: { sought: 'salle de sport', called: 'une salle de sport' },
    es: { sought: 'gimnasio', called: 'un gimnasio' },
    it: { sought: 'palestra', called: 'una palestra' },
    nl: { sought: 'sportschool', called: 'een sportschool' },
    pt: { sought: 'centro de fitness', called: 'um centro de fitness' },
    ja: { sought: 'ジム', called: 'スポーツジム' },
  },
  isDoneAtItsDoor: true,
  questions: [
    asked(price, 5, {
      terms: words({
        en: 'per month, membership, drop-in, joining fee, class pass, student',
        de: 'pro monat, mitgliedschaft, zehnerkarte, aufnahmegebühr, beitrag, ermäßigt',
        fr: 'par mois, abonnement, carte de 10, frais d’inscription, à l’unité, étudiant',
        es: 'al mes, cuota, bono, matrícula, clase suelta, estudiante',
      }),
      about: words({
        en: 'membership, memberships, class pass',
        de: 'mitgliedschaft, beitrag, zehnerkarte, monatsbeitrag',
        fr: 'abonnement, abonnements, carte',
        es: 'cuota, cuotas, bono, matrícula',
      }),
    }),
    asked(openingHours, 5, {
      ask: {
        en: 'When can I train?',
        de: 'Wann kann ich trainieren?',
        fr: 'À quelles heures peut-on s’entraîner ?',
        es: '¿A qué horas se puede entrenar?',
      },
      terms: words({
        en: '24 hours, bank holidays',
        de: '24 stunden, feiertag',
        fr: '24h/24, jours fériés',
        es: '24 horas, día festivo',
      }),
    }),
    {
      id: 'classes-and-equipment',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which classes and equipment are there?',
        de: 'Welche Kurse und Geräte gibt es?',
        fr: 'Quels cours et équipements proposez-vous ?',
        es: '¿Qué clases y equipos hay?',
      },
      terms: words({
        en: 'yoga, pilates, weights, cardio, spinning, sauna, hiit, crossfit, boxing, free weights, stretching',
        de: 'yoga, pilates, krafttraining, ausdauer, spinning, sauna, hiit, crossfit, boxen, freihanteln, rückenkurs',
        fr: 'yoga, pilates, musculation, cardio, vélo, sauna, hiit, crossfit, boxe, haltères, stretching',
        es: 'yoga, pilates, musculación, cardio, spinning, sauna, hiit, crossfit, boxeo, pesas, estiramientos',
      }),
      about: words({
        en: 'class, classes, equipment, machines, studio, training',
        de: 'kurse, kursangebot, geräte, trainingsbereich, ausstattung, training',
        fr: 'cours, machines, équipements, espaces, disciplines, activités',
        es: 'clases, máquinas, instalaciones, actividades, equipamiento',
      }),
    },
    asked(trialLesson, 4),
    asked(contractAndNotice, 4, {
      ask: {
        en: 'How long am I tied in?',
        de: 'Wie lange binde ich mich?',
        fr: 'Quelle est la durée d’engagement ?',
        es: '¿Cuánto dura la permanencia?',
      },
    }),
    asked(timetable, 4, {
      ask: {
        en: 'When are the classes?',
        de: 'Wann sind die Kurse?',
        fr: 'Quand ont lieu les cours ?',
        es: '¿Cuándo son las clases?',
      },
    }),
    asked(location, 4, {
      ask: {
        en: 'Where is the studio?',
        de: 'Wo ist das Studio?',
        fr: 'Où se trouve la salle ?',
        es: '¿Dónde está el gimnasio?',
      },
    }),
    asked(teachers, 3, {
      ask: {
        en: 'Who are the trainers?',
        de: 'Wer sind die Trainerinnen und Trainer?',
        fr: 'Qui sont les coachs ?',
        es: '¿Quiénes son los entrenadores?',
      },
      terms: words({
        en: 'personal training, coach',
        de: 'personal training, sportwissenschaftler, coach',
        fr: 'coaching, coach, bpjeps',
        es: 'entrenador personal, monitor, inef',
      }),
      about: words({
        en: 'personal training',
        de: 'personal training',
        fr: 'coachs, coaching',
        es: 'monitor, monitores, entrenadores',
      }),
    }),
    asked(beginners, 3),
    asked(oneToOne, 2, {
      id: 'personal-training',
      ask: {
        en: 'Is there personal training?',
        de: 'Gibt es Personal Training?',
        fr: 'Y a-t-il du coaching individuel ?',
        es: '¿Hay entrenamiento personal?',
      },
    }),
    {
      id: 'health-insurance-support',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Do health insurers pay part of it?',
        de: 'Zahlt die Krankenkasse einen Teil?',
        fr: 'Une mutuelle participe-t-elle ?',
        es: '¿Paga una parte el seguro médico?',
      },
      terms: words({
        en: 'corporate, class pass, discount, insurance, employer scheme, wellhub, reimbursement, partner',
        de: 'präventionskurs, zertifiziert, bezuschusst, egym wellpass, urban sports club, hansefit, erstattung, arbeitgeber',
        fr: 'comité d’entreprise, pass sport, gymlib, mutuelle, remboursement, réduction, ancv, partenaire',
        es: 'empresas, wellhub, gympass, descuento, convenio, reembolso, andjoy, colectivos',
      }),
      about: words({
        en: 'health insurance, health insurer, health insurers, employer, classpass, wellhub',
        de: 'krankenkasse, krankenkassen, firmenfitness, präventionskurs, präventionskurse, wellpass, urban sports, bezuschusst',
        fr: 'votre mutuelle, vos mutuelles, mutuelle santé, les mutuelles, employeur, comité d’entreprise, pass sport, gymlib, ancv',
        es: 'convenio, convenios, wellhub, gympass, seguro médico, mutua',
      }),
    },
    asked(enrolment, 3),
  ],
};
