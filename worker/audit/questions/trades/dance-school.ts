import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import {
  contractAndNotice,
  enrolment,
  groupSize,
  levelAndAge,
  teachers,
  timetable,
  trialLesson,
} from './lesson-questions.ts';
import { location, price } from './shared-questions.ts';

/** Dance and music schools. */
export const danceSchool: TradeQuestions = {
  trade: 'dance-school',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What do the lessons cost per month or per course?',
        de: 'Was kostet der Unterricht im Monat oder pro Kurs?',
        fr: 'Combien coûtent les cours, au mois ou à l’année ?',
        es: '¿Cuánto cuestan las clases al mes o por curso?',
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
        en: 'When are the lessons, and when does the next course start?',
        de: 'Wann ist Unterricht, und wann beginnt der nächste Kurs?',
        fr: 'Quand ont lieu les cours, et quand commence la prochaine session ?',
        es: '¿Cuándo son las clases y cuándo empieza el próximo curso?',
      },
      terms: words({
        en: 'starts on, new course, term dates',
        de: 'startet am, neuer kurs, ferien',
        fr: 'rentrée, début des cours, vacances',
        es: 'empieza el, nuevo curso, inicio',
      }),
    }),
    asked(levelAndAge, 4),
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
    asked(teachers, 3),
    asked(groupSize, 3, {
      ask: {
        en: 'How big are the groups, and are there private lessons?',
        de: 'Wie groß sind die Gruppen, und gibt es Privatstunden?',
        fr: 'Quelle est la taille des groupes, et y a-t-il des cours particuliers ?',
        es: '¿De cuántas personas son los grupos y hay clases particulares?',
      },
    }),
    {
      id: 'with-or-without-partner',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Do I need a partner, special clothes or my own instrument?',
        de: 'Brauche ich einen Partner, besondere Kleidung oder ein eigenes Instrument?',
        fr: 'Faut-il un partenaire, une tenue particulière ou son propre instrument ?',
        es: '¿Necesito pareja, ropa especial o mi propio instrumento?',
      },
      terms: words({
        en: 'alone, single, shoes, comfortable, hire, dress code, leotard, rent, rotate',
        de: 'allein, single, tanzschuhe, bequem, leihen, leihinstrument, kleiderordnung, mieten, tanzpartner',
        fr: 'seul, chaussures, confortable, location, chaussons, justaucorps, prêt, en solo',
        es: 'solo, zapatos, cómoda, alquiler, zapatillas, maillot, préstamo, rotación',
      }),
      about: words({
        en: 'partner, clothes, clothing, shoes, instrument, wear',
        de: 'partner, tanzpartner, kleidung, schuhe, leihinstrument, instrument',
        fr: 'partenaire, tenue, chaussures, instrument',
        es: 'pareja, ropa, zapatos, instrumento',
      }),
    },
    asked(contractAndNotice, 3, {
      ask: {
        en: 'How do I cancel, and what about missed lessons?',
        de: 'Wie kann ich kündigen, und was ist mit versäumten Stunden?',
        fr: 'Comment résilier, et que deviennent les cours manqués ?',
        es: '¿Cómo me doy de baja y qué pasa con las clases perdidas?',
      },
      terms: words({
        en: 'make up, missed, catch up',
        de: 'nachholen, versäumt, krankheit',
        fr: 'rattraper, manqué, absence',
        es: 'recuperar, falta, ausencia',
      }),
      about: words({
        en: 'missed, make up',
        de: 'nachholen',
        fr: 'rattraper, rattrapage',
        es: 'recuperar, recuperación',
      }),
    }),
    {
      id: 'performances',
      kind: 'date',
      weight: 2,
      ask: {
        en: 'Are there performances, parties or workshops, and when?',
        de: 'Gibt es Auftritte, Tanzabende oder Workshops, und wann?',
        fr: 'Y a-t-il des spectacles, des soirées ou des stages, et quand ?',
        es: '¿Hay actuaciones, fiestas o talleres, y cuándo?',
      },
      terms: words({
        en: 'show, recital, concert, social dance, stage, every year, june, december, tickets',
        de: 'aufführung, konzert, tanzparty, ball, vorspiel, jährlich, juni, dezember, bühne',
        fr: 'gala, concert, bal, audition, scène, chaque année, juin, décembre, pratique',
        es: 'función, concierto, festival, audición, escenario, cada año, junio, diciembre, social',
      }),
      about: words({
        en: 'performance, performances, show, recital, workshop, party',
        de: 'auftritt, auftritte, aufführung, workshop, tanzparty, ball, konzert',
        fr: 'spectacle, gala, stage, stages, soirée, concert',
        es: 'actuación, función, festival, taller, talleres, fiesta',
      }),
    },
    asked(enrolment, 4),
  ],
};
