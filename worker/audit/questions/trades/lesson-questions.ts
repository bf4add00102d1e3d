import { type Topic, words } from './asked.ts';

/** What people ask those who teach or train them. */

export const trialLesson: Topic = {
  id: 'trial-lesson',
  kind: 'yes-no',
  ask: {
    en: 'Can I come to a trial lesson, and what does it cost?',
    de: 'Kann ich eine Probestunde machen, und was kostet sie?',
    fr: 'Peut-on faire un cours d’essai, et à quel prix ?',
    es: '¿Puedo hacer una clase de prueba y cuánto cuesta?',
  },
  terms: words({
    en: 'free, first class, taster, try, sign up, drop-in, no obligation, introductory offer',
    de: 'kostenlos, schnupperstunde, unverbindlich, probetraining, anmelden, erste stunde, ausprobieren, kostenfrei',
    fr: 'gratuit, premier cours, découverte, offert, sans engagement, inscription, essayer, séance d’essai',
    es: 'gratis, primera clase, gratuita, sin compromiso, probar, inscribirse, clase suelta, invitación',
  }),
  about: words({
    en: 'trial, taster, first class, free class',
    de: 'probestunde, probetraining, schnupperstunde, schnupperkurs, schnuppern, probemonat',
    fr: 'essai, cours découverte, séance découverte, premier cours',
    es: 'prueba, primera clase, clase de prueba',
  }),
};

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
    en: 'timetable, schedule, class, classes, course, times',
    de: 'stundenplan, kursplan, kurszeiten, kurs, kurse, termine, unterrichtszeiten',
    fr: 'planning, horaires, cours, emploi du temps',
    es: 'horario, horarios, clases, calendario, cursos',
  }),
};

export const levelAndAge: Topic = {
  id: 'level-and-age',
  kind: 'explanation',
  ask: {
    en: 'Is it suitable for beginners, and for what age?',
    de: 'Ist das für Anfänger geeignet, und ab welchem Alter?',
    fr: 'Est-ce adapté aux débutants, et à partir de quel âge ?',
    es: '¿Es para principiantes y desde qué edad?',
  },
  terms: words({
    en: 'years old, all levels, no experience needed, intermediate, advanced, adults, children, seniors, teens',
    de: 'jahre, alle niveaus, keine vorkenntnisse, fortgeschrittene, erwachsene, kinder, senioren, jugendliche, einsteiger',
    fr: 'ans, tous niveaux, sans expérience, intermédiaire, avancé, adultes, enfants, seniors, ados',
    es: 'años, todos los niveles, sin experiencia, intermedio, avanzado, adultos, niños, mayores, adolescentes',
  }),
  about: words({
    en: 'beginner, beginners, level, levels, age, children, adults',
    de: 'anfänger, einsteiger, vorkenntnisse, altersgruppe, mindestalter, kinder, erwachsene, niveau',
    fr: 'débutant, débutants, niveau, niveaux, âge, enfants, adultes',
    es: 'principiante, principiantes, nivel, niveles, edad, niños, adultos',
  }),
};

export const teachers: Topic = {
  id: 'people',
  kind: 'person',
  ask: {
    en: 'Who teaches, and what training do they have?',
    de: 'Wer unterrichtet, und welche Ausbildung haben die Lehrkräfte?',
    fr: 'Qui enseigne, et avec quelle formation ?',
    es: '¿Quién da las clases y qué formación tiene?',
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

export const groupSize: Topic = {
  id: 'group-size',
  kind: 'number',
  ask: {
    en: 'How many people are in a class, and are there private lessons?',
    de: 'Wie groß sind die Gruppen, und gibt es Einzelunterricht?',
    fr: 'Combien d’élèves par cours, et y a-t-il des cours particuliers ?',
    es: '¿Cuántos alumnos hay por clase y hay clases particulares?',
  },
  terms: words({
    en: 'small groups, maximum, up to, one-to-one, participants, students, places, individual',
    de: 'kleingruppe, maximal, bis zu, einzelstunde, teilnehmer, schüler, plätze, personen',
    fr: 'petit groupe, maximum, jusqu’à, individuel, participants, élèves, places, effectif réduit',
    es: 'grupos reducidos, máximo, hasta, individual, participantes, alumnos, plazas, personas',
  }),
  about: words({
    en: 'group, groups, private lessons, one-to-one, class size, participants',
    de: 'gruppe, gruppengröße, kleingruppe, einzelunterricht, teilnehmer, privatstunde',
    fr: 'groupe, groupes, particulier, particuliers, effectif, individuel',
    es: 'grupo, grupos, particulares, particular, individuales, plazas',
  }),
};

export const contractAndNotice: Topic = {
  id: 'contract-and-notice',
  kind: 'explanation',
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
    de: 'anmelden, anmeldung, anmeldeformular, buchen, einschreibung',
    fr: 'inscription, inscriptions, s’inscrire, inscrire, réserver',
    es: 'inscripción, inscribirse, matrícula, apuntarse, reservar',
  }),
};
