import type { TradeQuestion } from '../../questions/question-data.ts';
import { asked, words } from '../shared/asked.ts';
import { beginners, enrolment, teachers, timetable, trialLesson } from '../shared/lesson-questions.ts';
import { price } from '../shared/offer-questions.ts';
import { location } from '../shared/reaching-questions.ts';

export const schoolQuestions: readonly TradeQuestion[] = [
  asked(price, 5, {
    ask: {
      en: 'What does it cost?',
      de: 'Was kostet es?',
      fr: 'Combien cela coûte-t-il ?',
      es: '¿Cuánto cuesta?',
    },
    terms: words({
      en: 'tuition, per term, per month, registration fee, instalments, materials, scholarship',
      de: 'schulgeld, kursgebühr, pro monat, anmeldegebühr, raten, lehrmaterial, stipendium',
      fr: 'frais de scolarité, par trimestre, par mois, frais d’inscription, échelonner, matériel, bourse',
      es: 'matrícula, mensualidad, al mes, a plazos, materiales, beca, cuota',
    }),
    about: words({
      en: 'tuition, fees',
      de: 'schulgeld, kursgebühr, gebühren, beitrag',
      fr: 'frais de scolarité, scolarité',
      es: 'matrícula, mensualidad, cuota',
    }),
  }),
  {
    id: 'courses',
    kind: 'list',
    weight: 5,
    ask: {
      en: 'Which courses are there?',
      de: 'Welche Kurse gibt es?',
      fr: 'Quels cours proposez-vous ?',
      es: '¿Qué cursos hay?',
    },
    terms: words({
      en: 'programme, program, curriculum, english, maths, licence, intensive, evening course, workshop, syllabus, module',
      de: 'programm, lehrplan, englisch, mathematik, führerschein, intensivkurs, abendkurs, seminar, modul, ausbildung',
      fr: 'programme, anglais, mathématiques, permis, intensif, cours du soir, atelier, module, cursus, niveau',
      es: 'programa, inglés, matemáticas, carnet, intensivo, tarde, taller, módulo, temario, asignaturas',
    }),
    about: words({
      en: 'course, courses, subject, subjects, programme, program, classes',
      de: 'kurs, kurse, kursangebot, fächer, klassen, ausbildung, seminare',
      fr: 'cours, formation, formations, matières, classes, programme',
      es: 'curso, cursos, materias, clases, formación, programa',
    }),
    fact: 'services',
  },
  asked(enrolment, 5, {
    ask: {
      en: 'How do I apply?',
      de: 'Wie melde ich mich an?',
      fr: 'Comment s’inscrire ?',
      es: '¿Cómo me inscribo?',
    },
    terms: words({
      en: 'apply, admission, places, waiting list, deadline',
      de: 'freie plätze, warteliste, aufnahme, anmeldeschluss, bewerbung',
      fr: 'places disponibles, admission, liste d’attente, date limite, dossier',
      es: 'plazas, admisión, lista de espera, plazo, solicitud',
    }),
    about: words({
      en: 'apply, admission, admissions, places',
      de: 'plätze, aufnahme, warteliste, bewerbung',
      fr: 'admission, places, candidature',
      es: 'plazas, admisión, solicitud',
    }),
  }),
  asked(timetable, 4, {
    ask: {
      en: 'When are the lessons?',
      de: 'Wann ist Unterricht?',
      fr: 'Quand ont lieu les cours ?',
      es: '¿Cuándo son las clases?',
    },
    terms: words({
      en: 'starts, start date, intake, september',
      de: 'start, beginn, kursstart, september',
      fr: 'rentrée, début, dates, septembre',
      es: 'inicio, empieza, fechas, septiembre',
    }),
    about: words({
      en: 'start date, starts, dates',
      de: 'kursstart, beginn, unterricht',
      fr: 'rentrée, dates, début',
      es: 'inicio, fechas, empieza',
    }),
  }),
  {
    id: 'duration',
    kind: 'duration',
    asks: 'lasts',
    weight: 4,
    ask: {
      en: 'How long does the course take?',
      de: 'Wie lange dauert der Kurs?',
      fr: 'Combien de temps dure la formation ?',
      es: '¿Cuánto dura el curso?',
    },
    terms: words({
      en: 'minutes, weeks, months, years, days, hours, per week, full-time, part-time, sessions',
      de: 'minuten, wochen, monate, jahre, tage, unterrichtseinheiten, pro woche, vollzeit, teilzeit, stunden',
      fr: 'minutes, semaines, mois, ans, jours, heures, par semaine, temps plein, temps partiel, séances',
      es: 'minutos, semanas, meses, años, días, horas, por semana, tiempo completo, lectivas, sesiones',
    }),
    about: words({
      en: 'duration, weeks, months, hours, full-time, part-time, lasts',
      de: 'dauer, kursdauer, wochen, monate, unterrichtseinheiten, vollzeit, teilzeit',
      fr: 'durée, semaines, mois, heures',
      es: 'duración, semanas, meses, horas',
    }),
  },
  {
    id: 'certificate',
    kind: 'yes-no',
    weight: 4,
    ask: {
      en: 'Do I get a certificate or qualification at the end?',
      de: 'Bekomme ich am Ende ein Zeugnis oder Zertifikat?',
      fr: 'Obtient-on un diplôme ou un certificat à la fin ?',
      es: '¿Se obtiene un título o certificado al final?',
    },
    terms: words({
      en: 'recognised, exam, final, awarded, state, qualification, degree, licence',
      de: 'anerkannt, bestanden, staatlich, erhalten, urkunde',
      fr: 'reconnu, examen, obtenir, délivré, état',
      es: 'reconocido, examen, oficial, obtener, homologado',
    }),
    about: words({
      en: 'certificate, certificates, certification, diploma, recognised qualification, accredited, driving test',
      de: 'zertifikat, zeugnis, abschluss, diplom, prüfung, bescheinigung, teilnahmebescheinigung, führerschein',
      fr: 'certificat, diplôme, attestation, certification, le permis, votre permis, permis de conduire, certifiante',
      es: 'certificado, título, diploma, titulación, acreditación, carnet',
    }),
  },
  asked(beginners, 3),
  asked(trialLesson, 2),
  {
    id: 'funding',
    kind: 'yes-no',
    weight: 3,
    ask: {
      en: 'Is there funding or help with the costs?',
      de: 'Gibt es Förderung oder Zuschüsse?',
      fr: 'Y a-t-il une aide ou un financement ?',
      es: '¿Hay becas o ayudas?',
    },
    terms: words({
      en: 'apply, eligible, discount, loan, state',
      de: 'antrag, rabatt, agentur für arbeit, kostenübernahme, steuer',
      fr: 'dossier, réduction, pôle emploi, prise en charge, région',
      es: 'solicitar, descuento, bonificación, préstamo, requisitos',
    }),
    about: words({
      en: 'funding, funded, scholarship, scholarships, bursary, bursaries, grant, grants, financial aid, subsidy, instalments',
      de: 'förderung, förderfähig, zuschuss, zuschüsse, stipendium, bildungsgutschein, bafög, ratenzahlung, ermäßigung',
      fr: 'financement, financements, aide, aides, bourse, bourses, cpf, éligible, en plusieurs fois',
      es: 'beca, becas, ayudas económicas, ayuda económica, ayudas al estudio, subvención, financiación, fundae, bonificado, plazos',
    }),
  },
  asked(teachers, 3, {
    ask: {
      en: 'Who teaches?',
      de: 'Wer unterrichtet?',
      fr: 'Qui enseigne ?',
      es: '¿Quién enseña?',
    },
  }),
  asked(location, 3, {
    ask: {
      en: 'Where are the lessons held?',
      de: 'Wo findet der Unterricht statt?',
      fr: 'Où ont lieu les cours ?',
      es: '¿Dónde son las clases?',
    },
    terms: words({ en: 'online', de: 'online, präsenz', fr: 'en ligne, présentiel', es: 'online, presencial' }),
    about: words({
      en: 'online, campus',
      de: 'online, präsenz, unterrichtsort',
      fr: 'en ligne, présentiel, distance',
      es: 'online, presencial, distancia',
    }),
  }),
  {
    id: 'online-lessons',
    kind: 'yes-no',
    weight: 2,
    ask: {
      en: 'Can I learn online?',
      de: 'Gibt es Unterricht online?',
      fr: 'Peut-on suivre les cours à distance ?',
      es: '¿Se puede estudiar online?',
    },
    terms: words({
      en: 'home, recording, platform, live, video',
      de: 'zu hause, aufzeichnung, plattform, live, video',
      fr: 'chez soi, replay, plateforme, direct, vidéo',
      es: 'en casa, grabación, plataforma, directo, vídeo',
    }),
    about: words({
      en: `
          online course, online courses, online class, online classes, online lessons, online learning, via zoom, zoom,
          distance learning, virtual, e-learning, remote learning, learn online, study online, available online,
          taught online, online or in person, online and in person
        `,
      de: `
          onlinekurs, onlinekurse, online-kurs, online-kurse, onlineunterricht, online-unterricht, fernunterricht, zoom,
          e-learning, webinar, online-theorie, theorie online, online lernen, lernapp
        `,
      fr: 'cours en ligne, à distance, visioconférence, visio, distanciel, e-learning, formation en ligne, code en ligne',
      es: 'clases online, curso online, cursos online, a distancia, virtual, en línea, aula virtual, clases en línea',
    }),
  },
];
