import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { coverage, firstVisit, parkingAndAccess, practitioners, waitingTime } from './practice-questions.ts';
import { booking, cancellation, openingHours, price, services } from './shared-questions.ts';

export const physiotherapist: TradeQuestions = {
  trade: 'physiotherapist',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does a session cost?',
        de: 'Was kostet eine Behandlung?',
        fr: 'Combien coûte une séance ?',
        es: '¿Cuánto cuesta una sesión?',
      },
      terms: words({
        en: 'session, initial assessment, follow-up, minutes, package',
        de: 'behandlung, ersttermin, minuten, selbstzahler, zehnerkarte',
        fr: 'séance, bilan, minutes, forfait séances',
        es: 'sesión, valoración, minutos, bono',
      }),
      about: words({ en: 'session', de: 'selbstzahler, behandlungskosten', fr: 'séance', es: 'sesión, bono' }),
    }),
    asked(coverage, 5, {
      ask: {
        en: 'Do I need a referral, and does my insurance pay?',
        de: 'Brauche ich ein Rezept vom Arzt, und zahlt die Krankenkasse?',
        fr: 'Faut-il une ordonnance, et les séances sont-elles remboursées ?',
        es: '¿Necesito volante médico y lo cubre mi seguro?',
      },
      terms: words({
        en: 'referral, self-refer, without referral, gp',
        de: 'rezept, verordnung, heilmittelverordnung, ohne rezept, heilpraktiker',
        fr: 'ordonnance, prescription, sans ordonnance, médecin',
        es: 'volante, prescripción, sin volante, médico',
      }),
      about: words({
        en: 'referral',
        de: 'rezept, verordnung, heilmittelverordnung',
        fr: 'ordonnance, prescription',
        es: 'volante, prescripción',
      }),
    }),
    asked(services, 5, {
      id: 'treatments',
      ask: {
        en: 'Which complaints do you treat, and with which methods?',
        de: 'Welche Beschwerden behandeln Sie, und mit welchen Methoden?',
        fr: 'Quels troubles traitez-vous, et avec quelles techniques ?',
        es: '¿Qué dolencias tratan y con qué técnicas?',
      },
      terms: words({
        en: 'back pain, sports injuries, manual therapy, knee, shoulder, rehabilitation, dry needling, post-operative, massage',
        de: 'krankengymnastik, manuelle therapie, lymphdrainage, rückenschmerzen, knie, schulter, bobath, massage, reha, kiefer',
        fr: 'mal de dos, rééducation, thérapie manuelle, genou, épaule, blessures sportives, drainage lymphatique, massage, post-opératoire',
        es: 'dolor de espalda, terapia manual, lesiones deportivas, rodilla, hombro, punción seca, rehabilitación, drenaje linfático, suelo pélvico',
      }),
      about: words({
        en: 'treatment, treatments, therapy, injuries, conditions, pain',
        de: 'therapie, behandlung, beschwerden, krankengymnastik, schmerzen',
        fr: 'rééducation, traitement, techniques, soins, thérapie',
        es: 'tratamiento, tratamientos, terapia, lesiones, técnicas',
      }),
    }),
    asked(booking, 4),
    asked(waitingTime, 4),
    asked(openingHours, 4, {
      ask: {
        en: 'When are you open, and are there early or evening appointments?',
        de: 'Wann haben Sie geöffnet, auch früh morgens oder abends?',
        fr: 'Quels sont vos horaires, y compris tôt le matin ou le soir ?',
        es: '¿Qué horario tienen, también a primera hora o por la noche?',
      },
    }),
    asked(firstVisit, 3, {
      ask: {
        en: 'What happens at the first session, and what should I wear or bring?',
        de: 'Was passiert beim ersten Termin, und was bringe ich mit?',
        fr: 'Comment se passe la première séance, et que faut-il apporter ?',
        es: '¿Cómo es la primera sesión y qué tengo que llevar?',
      },
      terms: words({
        en: 'towel, comfortable clothes, mri, assessment',
        de: 'handtuch, bequeme kleidung, mrt, befundaufnahme, rezept',
        fr: 'serviette, vêtements confortables, irm, radios',
        es: 'toalla, ropa cómoda, resonancia, radiografías',
      }),
      about: words({
        en: 'first session',
        de: 'erste behandlung, handtuch',
        fr: 'serviette',
        es: 'toalla, ropa cómoda',
      }),
    }),
    {
      id: 'session-length-and-number',
      kind: 'duration',
      weight: 3,
      ask: {
        en: 'How long is a session, and how many will I need?',
        de: 'Wie lange dauert eine Behandlung, und wie viele brauche ich?',
        fr: 'Combien de temps dure une séance, et combien en faut-il ?',
        es: '¿Cuánto dura una sesión y cuántas voy a necesitar?',
      },
      terms: words({
        en: 'minutes, 30, 45, 60, hour, on average, usually, weeks, treatment plan, follow-up',
        de: 'minuten, 20, 30, 60, stunde, in der regel, durchschnittlich, wochen, behandlungsplan, einheiten',
        fr: 'minutes, 30, 45, heure, en moyenne, généralement, semaines, plan de traitement, suivi',
        es: 'minutos, 30, 45, 60, hora, de media, normalmente, semanas, plan de tratamiento, seguimiento',
      }),
      about: words({
        en: 'minutes, lasts, duration, length of',
        de: 'minuten, behandlungsdauer, dauer, behandlungszeit',
        fr: 'minutes, durée, dure, dure environ',
        es: 'minutos, duración, dura',
      }),
    },
    asked(practitioners, 4, {
      ask: {
        en: 'Who will treat me, and what further training do they have?',
        de: 'Wer behandelt mich, und welche Fortbildungen gibt es im Team?',
        fr: 'Qui me soignera, et quelles formations ont les praticiens ?',
        es: '¿Quién me trata y qué formación tiene?',
      },
      terms: words({
        en: 'physiotherapist, chartered, hcpc',
        de: 'physiotherapeut, physiotherapeutin, zertifikat, sportphysiotherapeut',
        fr: 'kinésithérapeute, ostéopathe, diplôme d’état',
        es: 'fisioterapeuta, kinesiólogo, osteópata',
      }),
      about: words({
        en: 'physiotherapist',
        de: 'physiotherapeut, physiotherapeutin',
        fr: 'kinésithérapeute',
        es: 'fisioterapeuta, kinesiólogo',
      }),
    }),
    {
      id: 'home-visits',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you come to my home?',
        de: 'Machen Sie Hausbesuche?',
        fr: 'Vous déplacez-vous à domicile ?',
        es: '¿Hacen visitas a domicilio?',
      },
      terms: words({
        en: 'home visits, mobile, travel, care home, area, at your home, housebound, elderly',
        de: 'hausbesuch, mobil, verordnung, pflegeheim, zu hause, umkreis, mobile therapie, ärztlich verordnet',
        fr: 'à domicile, déplacement, ehpad, mobilité réduite, secteur, chez vous, se déplacer, visites',
        es: 'a domicilio, desplazamiento, residencia, movilidad reducida, zona, en casa, desplazarse, mayores',
      }),
      about: words({
        en: 'home visit, home visits, mobile physiotherapy, visit you at home',
        de: 'hausbesuch, hausbesuche, mobile physiotherapie',
        fr: 'domicile, à domicile, visites à domicile',
        es: 'domicilio, a domicilio, visitas a domicilio',
      }),
    },
    asked(cancellation, 3),
    asked(parkingAndAccess, 2),
  ],
};
