import { asked, words } from './shared/asked.ts';
import { services } from './shared/offer-questions.ts';
import { HEALTH_PORTALS, HEALTHGRADES } from './shared/portals.ts';
import { coverage, newPatients, practitioners, prescriptions, urgentCare } from './shared/practice-questions.ts';
import { booking, openingHours } from './shared/reaching-questions.ts';
import { children, languages, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const doctor: Trade = {
  label: 'Doctor',
  types: ['Physician', 'MedicalClinic', 'Hospital', 'MedicalBusiness'],
  ownType: 'MedicalClinic',
  madeOf: [['health-booking']],
  nouns: {
    en: { sought: 'doctor', called: 'a medical practice' },
    de: { sought: 'Arztpraxis', called: 'eine Arztpraxis' },
    fr: { sought: 'médecin', called: 'un cabinet médical' },
    es: { sought: 'médico', called: 'una consulta médica' },
    it: { sought: 'medico', called: 'uno studio medico' },
    nl: { sought: 'huisarts', called: 'een artsenpraktijk' },
    pt: { sought: 'médico', called: 'um consultório médico' },
    ja: { sought: '病院', called: '医院' },
  },
  isDoneAtItsDoor: true,
  isConfidential: true,
  limitsAdvertising: true,
  hasPricesSetByOthers: true,
  line: 'health',
  directories: [HEALTHGRADES, ...HEALTH_PORTALS],
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
        en: 'When are the surgery hours?',
        de: 'Wann sind die Sprechzeiten?',
        fr: 'Quels sont les horaires de consultation ?',
        es: '¿Cuál es el horario de consulta?',
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
    asked(coverage, 4),
    asked(services, 4, {
      id: 'treatments',
      ask: {
        en: 'Which examinations and treatments do you offer?',
        de: 'Welche Untersuchungen und Behandlungen bieten Sie an?',
        fr: 'Quels examens et soins proposez-vous ?',
        es: '¿Qué pruebas y tratamientos ofrecen?',
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
    asked(prescriptions, 3),
    asked(practitioners, 4, {
      ask: {
        en: 'Who are the doctors?',
        de: 'Wer sind die Ärztinnen und Ärzte?',
        fr: 'Qui sont les médecins ?',
        es: '¿Quiénes son los médicos?',
      },
      terms: words({
        en: 'gp, mbbs, md',
        de: 'allgemeinmedizin, innere medizin, fachärztin',
        fr: 'médecin, généraliste, ancien interne',
        es: 'médico, médica, residencia',
      }),
    }),
    {
      id: 'video-consultation',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Can I talk to you by video instead of coming in?',
        de: 'Gibt es eine Sprechstunde per Video?',
        fr: 'Proposez-vous la téléconsultation ?',
        es: '¿Ofrecen consultas por vídeo?',
      },
      terms: words({
        en: 'phone, remote, from home, link, camera',
        de: 'telefonisch, von zu hause, link, kamera, digital',
        fr: 'téléphone, de chez vous, lien, caméra, zoom',
        es: 'teléfono, desde casa, enlace, cámara, zoom',
      }),
      about: words({
        en: `
          video consultation, video consultations, video appointment, video call, telehealth, telemedicine,
          online consultation, online consultations, virtual, zoom, video
        `,
        de: `
          videosprechstunde, telemedizin, online-sprechstunde, onlineberatung, online-beratung, videoberatung, per video,
          videokonferenz, zoom, videogespräch
        `,
        fr: 'téléconsultation, téléconsultations, visio, visioconférence, vidéo, à distance, en ligne avec',
        es: 'videoconsulta, teleconsulta, videollamada, videoconferencia, telemedicina, a distancia, consulta online, consultas online, asesoramiento online',
      }),
    },
    asked(languages, 2),
    asked(children, 2),
    asked(parking, 2),
  ],
};
