import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import {
  coverage,
  newPatients,
  parkingAndAccess,
  practitioners,
  urgentCare,
  waitingTime,
} from './practice-questions.ts';
import { booking, languages, openingHours, services } from './shared-questions.ts';

export const doctor: TradeQuestions = {
  trade: 'doctor',
  questions: [
    asked(newPatients, 5),
    asked(booking, 5, {
      ask: {
        en: 'How do I get an appointment with the doctor?',
        de: 'Wie bekomme ich einen Arzttermin?',
        fr: 'Comment prendre rendez-vous avec le médecin ?',
        es: '¿Cómo pido cita o turno con el médico?',
      },
    }),
    asked(openingHours, 5, {
      ask: {
        en: 'When are the surgery hours, and is there a walk-in time?',
        de: 'Wann sind die Sprechzeiten, und gibt es eine offene Sprechstunde?',
        fr: 'Quels sont les horaires de consultation, avec ou sans rendez-vous ?',
        es: '¿Cuál es el horario de consulta, con o sin cita?',
      },
      terms: words({
        en: 'surgery hours, office hours, walk-in, morning, afternoon',
        de: 'sprechstunde, vormittags, nachmittags, nach vereinbarung',
        fr: 'consultation, sans rendez-vous, matin, après-midi',
        es: 'consulta, sin cita, mañana, tarde',
      }),
      about: words({
        en: 'surgery, walk-in',
        de: 'sprechstunde',
        fr: 'consultations',
        es: 'consulta',
      }),
    }),
    asked(urgentCare, 4),
    asked(coverage, 4, {
      ask: {
        en: 'Do you take my insurance, and what does a private visit cost?',
        de: 'Sind Sie für alle Kassen da oder nur privat, und was zahle ich selbst?',
        fr: 'Êtes-vous en secteur 1 ou 2, et combien coûte une consultation ?',
        es: '¿Con qué seguros trabajan y cuánto cuesta una consulta privada?',
      },
    }),
    asked(services, 4, {
      id: 'treatments',
      ask: {
        en: 'Which examinations and treatments do you offer?',
        de: 'Welche Untersuchungen und Behandlungen bieten Sie an?',
        fr: 'Quels examens et traitements proposez-vous ?',
        es: '¿Qué pruebas y tratamientos realizan?',
      },
      terms: words({
        en: 'check-up, vaccination, ultrasound, ecg, blood test, screening, travel medicine, minor surgery',
        de: 'vorsorge, impfung, ultraschall, ekg, labor, check-up, krebsvorsorge, dmp, blutabnahme, reisemedizin',
        fr: 'bilan, vaccination, échographie, ecg, prise de sang, dépistage, suivi, petite chirurgie',
        es: 'chequeo, vacunación, ecografía, electrocardiograma, análisis, revisión, cirugía menor, prevención',
      }),
      about: words({
        en: 'examination, treatment, treatments, screening',
        de: 'untersuchung, behandlung, vorsorge, diagnostik, leistungsspektrum',
        fr: 'examen, examens, traitement, soins, dépistage',
        es: 'pruebas, tratamiento, tratamientos, exploración',
      }),
    }),
    asked(waitingTime, 3),
    asked(practitioners, 4, {
      ask: {
        en: 'Who are the doctors, and what do they specialise in?',
        de: 'Welche Ärztinnen und Ärzte arbeiten in der Praxis, und worauf sind sie spezialisiert?',
        fr: 'Qui sont les médecins, et quelle est leur spécialité ?',
        es: '¿Quiénes son los médicos y qué especialidad tienen?',
      },
      terms: words({
        en: 'gp, mbbs, md',
        de: 'allgemeinmedizin, innere medizin, fachärztin',
        fr: 'médecin, généraliste, ancien interne',
        es: 'médico, médica, residencia',
      }),
    }),
    {
      id: 'prescriptions-and-sick-notes',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'How do I get a repeat prescription, a referral or a sick note?',
        de: 'Wie bekomme ich ein Folgerezept, eine Überweisung oder eine Krankschreibung?',
        fr: 'Comment obtenir un renouvellement d’ordonnance, un courrier ou un arrêt de travail ?',
        es: '¿Cómo consigo una receta, un volante o una baja médica?',
      },
      terms: words({
        en: 'repeat, order, online, app, collect, working days, medication, pharmacy, fit note, phone',
        de: 'e-rezept, bestellen, rezeptbestellung, online, abholen, werktage, medikament, krankmeldung, gesundheitskarte, telefonisch',
        fr: 'ordonnance, renouveler, en ligne, retirer, téléconsultation, certificat médical, pharmacie, traitement, secrétariat',
        es: 'receta electrónica, renovar, en línea, recoger, medicación, certificado médico, farmacia, justificante, derivación',
      }),
      about: words({
        en: 'prescription, prescriptions, referral, sick note, fit note',
        de: 'rezept, rezepte, folgerezept, überweisung, krankschreibung, rezeptbestellung',
        fr: 'ordonnance, renouvellement, certificat, arrêt de travail',
        es: 'receta, recetas, volante, baja médica, certificado',
      }),
    },
    {
      id: 'video-and-home-visits',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you offer video appointments or home visits?',
        de: 'Bieten Sie Videosprechstunden oder Hausbesuche an?',
        fr: 'Proposez-vous la téléconsultation ou les visites à domicile ?',
        es: '¿Ofrecen videoconsulta o visitas a domicilio?',
      },
      terms: words({
        en: 'telehealth, online, phone consultation, housebound, remote, telemedicine, care home',
        de: 'online-sprechstunde, telemedizin, telefonisch, immobil, pflegeheim, zu hause, video, digital',
        fr: 'visioconférence, à distance, télémédecine, en ligne, ehpad, ne peuvent se déplacer, vidéo',
        es: 'telemedicina, online, consulta telefónica, a distancia, en casa, residencia, vídeo',
      }),
      about: words({
        en: 'video, home visit, home visits, telehealth, telemedicine, remote',
        de: 'videosprechstunde, hausbesuch, hausbesuche, telemedizin',
        fr: 'téléconsultation, domicile, télémédecine, visio',
        es: 'videoconsulta, domicilio, telemedicina, videollamada',
      }),
    },
    asked(languages, 2),
    asked(parkingAndAccess, 2),
  ],
};
