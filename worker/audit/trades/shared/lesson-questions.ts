import { type Topic, words } from './asked.ts';

/** What people ask those who teach or train them. */

export const timetable: Topic = {
  id: 'timetable',
  kind: 'hours',
  ask: {
    en: 'When are the classes?',
    de: 'Wann finden die Kurse statt?',
    fr: 'Quand ont lieu les cours ?',
    es: '¿Cuándo son las clases?',
  },
  terms: words({
    en: 'timetable, schedule, monday, tuesday, wednesday, evening, weekend, weekly, am, pm',
    de: 'stundenplan, kursplan, montag, dienstag, mittwoch, abends, wochenende, wöchentlich, uhr, kursbeginn',
    fr: 'planning, emploi du temps, lundi, mardi, mercredi, soir, week-end, par semaine, horaires',
    es: 'horario, calendario, lunes, martes, miércoles, tarde, fin de semana, por semana, grupos',
  }),
  about: words({
    en: 'timetable, schedule, class, classes, course, times, training',
    de: 'stundenplan, kursplan, kurszeiten, kurs, kurse, termine, unterrichtszeiten, trainingszeiten, training',
    fr: 'planning, horaires, cours, emploi du temps, entraînement',
    es: 'horario, horarios, clases, calendario, cursos, entrenamientos',
  }),
};

export const teachers: Topic = {
  id: 'people',
  kind: 'person',
  asks: 'serves',
  ask: {
    en: 'Who teaches?',
    de: 'Wer unterrichtet?',
    fr: 'Qui enseigne ?',
    es: '¿Quién da las clases?',
  },
  terms: words({
    en: 'teacher, instructor, qualified, certified, studied, degree, years of experience, trained at',
    de: 'lehrer, lehrerin, trainer, ausbildung, studium, zertifiziert, dozent, lizenz, diplom, jahre erfahrung',
    fr: 'professeur, enseignant, diplômé, certifié, formé, conservatoire, diplôme d’état, années d’expérience',
    es: 'profesor, profesora, titulado, certificado, formado, conservatorio, licenciado, años de experiencia',
  }),
  about: words({
    en: 'teacher, teachers, instructor, instructors, tutor, trainer, coach',
    de: 'lehrer, lehrerin, lehrkraft, lehrkräfte, trainer, trainerin, dozent, dozentin',
    fr: 'professeur, professeurs, enseignant, enseignants, formateur, coach',
    es: 'profesor, profesora, profesores, docente, instructor, entrenador',
  }),
  fact: 'people',
};

export const contractAndNotice: Topic = {
  id: 'contract-and-notice',
  kind: 'duration',
  ask: {
    en: 'How long am I tied in, and how do I cancel or pause?',
    de: 'Wie lange binde ich mich, und wie kann ich kündigen oder pausieren?',
    fr: 'Quelle est la durée d’engagement, et comment résilier ou suspendre ?',
    es: '¿Hay permanencia y cómo me doy de baja o pauso?',
  },
  terms: words({
    en: 'month, months, notice, rolling, no contract, freeze, minimum term, terminate, refund, anytime',
    de: 'monate, monatlich kündbar, kündigungsfrist, laufzeit, mindestlaufzeit, ruhezeit, pausieren, vertrag, jederzeit',
    fr: 'mois, préavis, sans engagement, suspension, résiliation, remboursement, à tout moment, contrat',
    es: 'meses, preaviso, sin permanencia, congelar, baja, reembolso, en cualquier momento, contrato',
  }),
  about: words({
    en: 'contract, cancel, cancellation, notice period, freeze, pause, terminate',
    de: 'kündigen, kündigung, kündbar, laufzeit, vertrag, pausieren, kündigungsfrist',
    fr: 'sans engagement, durée d’engagement, résilier, résiliation, préavis, suspendre',
    es: 'permanencia, darse de baja, dar de baja, contrato, cancelar, preaviso, congelar',
  }),
};

export const enrolment: Topic = {
  id: 'enrolment',
  kind: 'contact',
  ask: {
    en: 'How do I sign up?',
    de: 'Wie melde ich mich an?',
    fr: 'Comment s’inscrire ?',
    es: '¿Cómo me inscribo?',
  },
  terms: words({
    en: 'register, registration, online, form, book, email, call, app, join now',
    de: 'anmeldung, online, formular, buchen, e-mail, telefonisch, app, anmeldeformular, einschreiben',
    fr: 'inscription, en ligne, formulaire, réserver, e-mail, téléphone, dossier, bulletin, application',
    es: 'inscripción, matrícula, en línea, formulario, reservar, correo, llamar, aplicación, apuntarse',
  }),
  about: words({
    en: 'sign up, register, registration, enrol, enroll, enrolment, enrollment, join',
    de: 'anmelden, anmeldung, anmeldeformular, buchen, einschreibung, platz sichern, probetraining sichern',
    fr: 'inscription, inscriptions, s’inscrire, inscrire, réserver',
    es: 'inscripción, inscribirse, matrícula, apuntarse, reservar',
  }),
};

export const trialLesson: Topic = {
  id: 'trial-lesson',
  kind: 'yes-no',
  ask: {
    en: 'Can I try a class before I join?',
    de: 'Kann ich erst eine Probestunde machen?',
    fr: 'Peut-on essayer un cours avant de s’inscrire ?',
    es: '¿Puedo probar una clase antes de apuntarme?',
  },
  terms: words({
    en: 'free, no obligation, introductory offer, drop-in, sign up',
    de: 'kostenlos, unverbindlich, anmelden, gratis, ausprobieren',
    fr: 'gratuit, sans engagement, offert, venir, tester',
    es: 'gratis, sin compromiso, ven, oferta, probar',
  }),
  about: words({
    en: 'trial, taster, try a class, free class, first class, free week, free lesson, try out',
    de: 'probetraining, probestunde, schnupperstunde, schnuppern, probekurs, probemonat, schnupperkurs, schnuppertraining',
    fr: 'essai, cours d’essai, séance d’essai, découverte, séance découverte',
    es: 'clase de prueba, clases de prueba, día de prueba, semana de prueba, clase gratis, prueba gratuita, primera clase',
  }),
};

export const beginners: Topic = {
  id: 'beginners',
  kind: 'yes-no',
  ask: {
    en: 'Is it suitable for beginners?',
    de: 'Ist es auch für Anfänger geeignet?',
    fr: 'Est-ce adapté aux débutants ?',
    es: '¿Es apto para principiantes?',
  },
  terms: words({
    en: 'intermediate, advanced, course, welcome, ages',
    de: 'fortgeschrittene, kurs, willkommen, niveau, grundlagen',
    fr: 'intermédiaire, avancé, cours, bienvenus, bases',
    es: 'intermedio, avanzado, curso, niveles, bases',
  }),
  about: words({
    en: 'beginner, beginners, all levels, every level, no experience, experience required, experience needed, experience necessary, any level, newcomers',
    de: 'anfänger, anfängerin, einsteiger, vorkenntnisse, anfängerkurs, einsteigerkurs, wiedereinsteiger',
    fr: 'débutant, débutants, débutante, débutantes, tous niveaux, tous les niveaux, initiation',
    es: 'principiante, principiantes, todos los niveles, iniciación, experiencia previa, desde cero',
  }),
};

export const oneToOne: Topic = {
  id: 'private-lessons',
  kind: 'yes-no',
  ask: {
    en: 'Are there private lessons?',
    de: 'Gibt es Einzelunterricht?',
    fr: 'Y a-t-il des cours particuliers ?',
    es: '¿Hay clases particulares?',
  },
  terms: words({
    en: 'individual, tuition, by arrangement, duo, home',
    de: 'individuell, nach vereinbarung, allein, paar, preis',
    fr: 'individuel, sur demande, duo, à domicile, tarif',
    es: 'individual, a medida, dúo, a domicilio, tarifa',
  }),
  about: words({
    en: `
      private lesson, private lessons, private class, private classes, private session, private sessions, one-to-one,
      one to one, 1-to-1, one on one, personal training, personal trainer, 1:1
    `,
    de: `
      einzelunterricht, einzelstunde, einzelstunden, privatstunde, privatstunden, einzeltraining, privatunterricht,
      personal training, personaltraining, personal trainer
    `,
    fr: `
      cours particulier, cours particuliers, cours individuel, cours individuels, coaching individuel,
      séance individuelle, séances individuelles, cours privé, cours privés, coach personnel
    `,
    es: 'clases particulares, clase particular, clases individuales, clases privadas, entrenador personal, entrenamiento personal, sesiones individuales',
  }),
};
