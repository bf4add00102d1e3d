import { asked, words } from './shared/asked.ts';
import { price, services } from './shared/offer-questions.ts';
import { HEALTH_PORTALS } from './shared/portals.ts';
import { cancellation, coverage, homeVisits, practitioners } from './shared/practice-questions.ts';
import { booking, openingHours } from './shared/reaching-questions.ts';
import { children, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const physiotherapist: Trade = {
  label: 'Physiotherapist',
  types: ['Physiotherapy'],
  widerTypes: ['MedicalBusiness', 'MedicalClinic'],
  ownType: 'Physiotherapy',
  madeOf: [['health-booking']],
  nouns: {
    en: { sought: 'physiotherapist', called: 'a physiotherapy practice' },
    de: { sought: 'Physiotherapie', called: 'eine Physiotherapiepraxis' },
    fr: { sought: 'kinésithérapeute', called: 'un cabinet de kinésithérapie' },
    es: { sought: 'fisioterapeuta', called: 'una clínica de fisioterapia' },
    it: { sought: 'fisioterapista', called: 'uno studio di fisioterapia' },
    nl: { sought: 'fysiotherapeut', called: 'een fysiotherapiepraktijk' },
    pt: { sought: 'fisioterapeuta', called: 'uma clínica de fisioterapia' },
    ja: { sought: '理学療法', called: '整骨院' },
  },
  isDoneAtItsDoor: true,
  isConfidential: true,
  limitsAdvertising: true,
  hasPricesSetByOthers: true,
  line: 'health',
  directories: [...HEALTH_PORTALS],
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
    asked(coverage, 5),
    asked(services, 5, {
      id: 'treatments',
      ask: {
        en: 'Which treatments do you offer?',
        de: 'Welche Behandlungen bieten Sie an?',
        fr: 'Quels soins proposez-vous ?',
        es: '¿Qué tratamientos ofrecen?',
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
    {
      id: 'referral',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Do I need a referral from a doctor?',
        de: 'Brauche ich eine Verordnung vom Arzt?',
        fr: 'Faut-il une ordonnance du médecin ?',
        es: '¿Necesito un volante del médico?',
      },
      terms: words({
        en: 'doctor, gp, insurance, without, script',
        de: 'arzt, hausarzt, privatrezept, ohne rezept, krankenkasse',
        fr: 'médecin, traitant, kinésithérapie, remboursement, sans',
        es: 'médico, mutua, seguro, sin necesidad, orden',
      }),
      about: words({
        en: 'referral, referrals, referred, refer yourself, gp letter, direct access, doctor’s note',
        de: 'verordnung, überweisung, heilmittelverordnung, rezept, rezepte, ohne verordnung, sektoraler heilpraktiker, ärztliche verordnung',
        fr: 'ordonnance, prescription, prescrit, sans ordonnance, accès direct, avis médical',
        es: 'derivación, volante, prescripción, receta, receta médica',
      }),
    },
    asked(openingHours, 4, {
      ask: {
        en: 'When are you open?',
        de: 'Wann haben Sie geöffnet?',
        fr: 'Quels sont vos horaires ?',
        es: '¿Cuál es su horario?',
      },
    }),
    {
      id: 'session-length',
      kind: 'duration',
      asks: 'lasts',
      weight: 3,
      ask: {
        en: 'How long does a session last?',
        de: 'Wie lange dauert eine Behandlung?',
        fr: 'Combien de temps dure une séance ?',
        es: '¿Cuánto dura una sesión?',
      },
      terms: words({
        en: 'session, sessions, appointment, treatment, consultation, hour, half an hour',
        de: 'behandlung, sitzung, termin, therapie, stunde, einheit, behandlungszeit',
        fr: 'séance, séances, consultation, rendez-vous, soin, heure, environ',
        es: 'sesión, sesiones, consulta, tratamiento, cita, hora, aproximadamente',
      }),
      about: words({
        en: 'minutes, minute, mins, lasts, session takes, appointment takes, treatment takes, long',
        de: 'dauer, dauert, minuten, min, behandlungsdauer, lange',
        fr: 'durée, dure, durent, minutes, min, longtemps',
        es: 'duración, dura, duran, minutos, min',
      }),
    },
    asked(practitioners, 4, {
      ask: {
        en: 'Who will treat me?',
        de: 'Wer behandelt mich?',
        fr: 'Qui me soignera ?',
        es: '¿Quién me tratará?',
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
    asked(homeVisits, 3),
    asked(cancellation, 3),
    asked(children, 2),
    asked(parking, 2),
  ],
};
