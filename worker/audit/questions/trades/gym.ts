import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contractAndNotice, enrolment, levelAndAge, teachers, timetable, trialLesson } from './lesson-questions.ts';
import { location, openingHours, price } from './shared-questions.ts';

export const gym: TradeQuestions = {
  trade: 'gym',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does membership or a single class cost?',
        de: 'Was kostet die Mitgliedschaft oder eine Einzelstunde?',
        fr: 'Combien coûte l’abonnement ou un cours à l’unité ?',
        es: '¿Cuánto cuesta la cuota o una clase suelta?',
      },
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
        en: 'Which classes, machines and rooms are there?',
        de: 'Welche Kurse, Geräte und Bereiche gibt es?',
        fr: 'Quels cours, machines et espaces proposez-vous ?',
        es: '¿Qué clases, máquinas y zonas hay?',
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
    asked(trialLesson, 4, {
      ask: {
        en: 'Can I try a session before I join?',
        de: 'Kann ich ein Probetraining machen?',
        fr: 'Peut-on faire une séance d’essai ?',
        es: '¿Puedo probar un día antes de apuntarme?',
      },
    }),
    asked(contractAndNotice, 4),
    asked(timetable, 4, {
      ask: {
        en: 'When are the classes, and do I have to book?',
        de: 'Wann finden die Kurse statt, und muss ich mich anmelden?',
        fr: 'Quand ont lieu les cours, et faut-il réserver ?',
        es: '¿Cuándo son las clases y hay que reservar?',
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
        en: 'Who are the trainers, and is there personal training?',
        de: 'Wer sind die Trainer, und gibt es Personal Training?',
        fr: 'Qui sont les coachs, et y a-t-il du coaching individuel ?',
        es: '¿Quiénes son los entrenadores y hay entrenamiento personal?',
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
    asked(levelAndAge, 3, {
      ask: {
        en: 'Is it suitable for beginners, older people or after an injury?',
        de: 'Ist es für Anfänger, Ältere oder nach einer Verletzung geeignet?',
        fr: 'Est-ce adapté aux débutants, aux seniors ou après une blessure ?',
        es: '¿Es apto para principiantes, mayores o después de una lesión?',
      },
      terms: words({
        en: 'injury, rehab, pregnancy',
        de: 'verletzung, reha, schwangerschaft, gesundheit',
        fr: 'blessure, rééducation, grossesse',
        es: 'lesión, rehabilitación, embarazo',
      }),
    }),
    {
      id: 'what-to-bring',
      kind: 'list',
      weight: 2,
      ask: {
        en: 'What do I need to bring, and are there showers and lockers?',
        de: 'Was muss ich mitbringen, und gibt es Duschen und Spinde?',
        fr: 'Que faut-il apporter, et y a-t-il des douches et des casiers ?',
        es: '¿Qué tengo que llevar y hay duchas y taquillas?',
      },
      terms: words({
        en: 'towel, mat, shoes, clothing, changing rooms, padlock, water bottle, provided',
        de: 'handtuch, matte, sportschuhe, kleidung, umkleide, schloss, getränk, vorhanden',
        fr: 'serviette, tapis, chaussures, tenue, vestiaires, cadenas, gourde, fourni',
        es: 'toalla, esterilla, zapatillas, ropa, vestuarios, candado, botella, disponible',
      }),
      about: words({
        en: 'bring, wear, towel, showers, lockers, changing rooms',
        de: 'mitbringen, handtuch, duschen, spinde, umkleide, umkleiden',
        fr: 'apporter, serviette, douches, casiers, vestiaires, tenue',
        es: 'toalla, duchas, taquillas, vestuarios, ropa cómoda',
      }),
    },
    {
      id: 'health-insurance-support',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Do health insurers, employers or passes pay part of it?',
        de: 'Zahlen Krankenkasse, Arbeitgeber oder Firmenfitness etwas dazu?',
        fr: 'Ma mutuelle, mon employeur ou un pass peuvent-ils participer au prix ?',
        es: '¿Hay descuentos a través de mi empresa, mi seguro o una plataforma?',
      },
      terms: words({
        en: 'corporate, class pass, discount, insurance, employer scheme, wellhub, reimbursement, partner',
        de: 'präventionskurs, zertifiziert, bezuschusst, egym wellpass, urban sports club, hansefit, erstattung, arbeitgeber',
        fr: 'comité d’entreprise, pass sport, gymlib, mutuelle, remboursement, réduction, ancv, partenaire',
        es: 'empresas, wellhub, gympass, descuento, convenio, reembolso, andjoy, colectivos',
      }),
      about: words({
        en: 'health insurance, employer, corporate, classpass, wellhub',
        de: 'krankenkasse, firmenfitness, präventionskurs, wellpass, arbeitgeber, urban sports',
        fr: 'mutuelle, employeur, comité d’entreprise, pass sport, gymlib, ancv',
        es: 'convenio, convenios, wellhub, gympass, bono empresa, para empresas',
      }),
    },
    asked(enrolment, 3),
  ],
};
