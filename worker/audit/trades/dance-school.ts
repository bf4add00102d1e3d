import { asked, words } from './shared/asked.ts';
import { beginners, enrolment, oneToOne, teachers, timetable, trialLesson } from './shared/lesson-questions.ts';
import { price } from './shared/offer-questions.ts';
import { location } from './shared/reaching-questions.ts';
import { children } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const danceSchool: Trade = {
  label: 'Dance school',
  types: ['DanceGroup'],
  madeOf: [['class-booking']],
  nouns: {
    en: { sought: 'dance school', called: 'a dance school' },
    de: { sought: 'Tanzschule', called: 'eine Tanzschule' },
    fr: { sought: 'école de danse', called: 'une école de danse' },
    es: { sought: 'escuela de baile', called: 'una escuela de baile' },
    it: { sought: 'scuola di danza', called: 'una scuola di ballo' },
    nl: { sought: 'dansschool', called: 'een dansschool' },
    pt: { sought: 'escola de dança', called: 'uma escola de dança' },
    ja: { sought: 'ダンス教室', called: 'ダンススクール' },
  },
  visitedByArrangement: true,
  noNeedOf: ['licence'],
  isDoneAtItsDoor: true,
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What do the lessons cost?',
        de: 'Was kostet der Unterricht?',
        fr: 'Combien coûtent les cours ?',
        es: '¿Cuánto cuestan las clases?',
      },
      terms: words({
        en: 'per month, term, per lesson, class pass, sibling discount, registration fee',
        de: 'monatsbeitrag, kursgebühr, pro stunde, zehnerkarte, geschwisterrabatt, anmeldegebühr',
        fr: 'à l’année, au trimestre, carte de cours, adhésion, tarif famille, par mois',
        es: 'al mes, mensualidad, trimestre, bono, descuento hermanos, matrícula',
      }),
      about: words({
        en: 'fees, term',
        de: 'kursgebühr, beitrag, monatsbeitrag',
        fr: 'adhésion, tarifs',
        es: 'mensualidad, cuota, matrícula',
      }),
    }),
    {
      id: 'styles-or-instruments',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which dances or instruments do you teach?',
        de: 'Welche Tänze oder Instrumente unterrichten Sie?',
        fr: 'Quelles danses ou quels instruments enseignez-vous ?',
        es: '¿Qué bailes o instrumentos enseñan?',
      },
      terms: words({
        en: 'ballet, hip hop, salsa, ballroom, jazz, tap, contemporary, piano, guitar, violin, singing, drums',
        de: 'ballett, hip-hop, salsa, standard, latein, discofox, jazz, klavier, gitarre, geige, gesang, schlagzeug, tango',
        fr: 'classique, hip-hop, salsa, rock, jazz, contemporain, tango, piano, guitare, violon, chant, batterie',
        es: 'ballet, hip hop, salsa, bachata, flamenco, jazz, contemporáneo, tango, piano, guitarra, violín, canto, batería',
      }),
      about: words({
        en: 'dance, dances, styles, classes, instruments, lessons',
        de: 'tanz, tänze, tanzkurse, instrumente, kursangebot, unterricht',
        fr: 'danse, danses, instruments, cours, disciplines',
        es: 'baile, bailes, danza, instrumentos, clases, disciplinas',
      }),
      fact: 'services',
    },
    asked(timetable, 5, {
      ask: {
        en: 'When are the lessons?',
        de: 'Wann ist Unterricht?',
        fr: 'Quand ont lieu les cours ?',
        es: '¿Cuándo son las clases?',
      },
      terms: words({
        en: 'starts on, new course, term dates',
        de: 'startet am, neuer kurs, ferien',
        fr: 'rentrée, début des cours, vacances',
        es: 'empieza el, nuevo curso, inicio',
      }),
    }),
    asked(beginners, 4),
    asked(trialLesson, 4),
    asked(location, 4, {
      ask: {
        en: 'Where are the lessons held?',
        de: 'Wo findet der Unterricht statt?',
        fr: 'Où ont lieu les cours ?',
        es: '¿Dónde se dan las clases?',
      },
      terms: words({ en: 'studio', de: 'tanzsaal, unterrichtsort', fr: 'studio', es: 'sala' }),
      about: words({ en: 'studio', de: 'unterrichtsort, räume', fr: 'studio', es: 'estudio' }),
    }),
    asked(teachers, 3, {
      ask: {
        en: 'Who teaches?',
        de: 'Wer unterrichtet?',
        fr: 'Qui enseigne ?',
        es: '¿Quién enseña?',
      },
    }),
    asked(oneToOne, 3),
    asked(children, 3, {
      ask: {
        en: 'Are there lessons for children?',
        de: 'Gibt es Unterricht für Kinder?',
        fr: 'Y a-t-il des cours pour enfants ?',
        es: '¿Hay clases para niños?',
      },
    }),
    {
      id: 'performances',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Are there performances, parties or workshops?',
        de: 'Gibt es Auftritte, Partys oder Workshops?',
        fr: 'Y a-t-il des spectacles, des soirées ou des stages ?',
        es: '¿Hay actuaciones, fiestas o talleres?',
      },
      terms: words({
        en: 'stage, date, guests, annual, party',
        de: 'bühne, termin, jährlich, party, ball',
        fr: 'scène, date, annuel, fête, bal',
        es: 'escenario, fecha, anual, baile, muestra',
      }),
      about: words({
        en: 'performance, performances, recital, recitals, show, shows, workshop, workshops, competition, competitions, concert, concerts',
        de: 'auftritt, auftritte, aufführung, workshop, workshops, vorspiel, konzert, konzerte, tanzparty, turnier, tanzabend',
        fr: 'spectacle, spectacles, gala, stage, stages, représentation, concert, concerts, soirée, soirées',
        es: 'espectáculo, festival, actuación, actuaciones, taller, talleres, concierto, gala, fiesta',
      }),
    },
    asked(enrolment, 4),
  ],
};
