import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contractAndNotice, enrolment, levelAndAge, teachers, timetable } from './lesson-questions.ts';
import { location, price } from './shared-questions.ts';

/** Schools, nurseries, driving schools, language and other courses, tutoring. */
export const school: TradeQuestions = {
  trade: 'school',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does the course or school cost?',
        de: 'Was kostet der Kurs oder der Schulplatz?',
        fr: 'Combien coûte la formation ou la scolarité ?',
        es: '¿Cuánto cuesta el curso o la matrícula?',
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
        en: 'Which courses, subjects or classes are there?',
        de: 'Welche Kurse, Fächer oder Klassen gibt es?',
        fr: 'Quels cours, matières ou classes proposez-vous ?',
        es: '¿Qué cursos, materias o clases hay?',
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
        en: 'How do I apply, and are places free?',
        de: 'Wie melde ich mich oder mein Kind an, und sind Plätze frei?',
        fr: 'Comment s’inscrire, et reste-t-il des places ?',
        es: '¿Cómo me inscribo y quedan plazas?',
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
        en: 'When are the lessons, and when does it start?',
        de: 'Wann ist Unterricht, und wann geht es los?',
        fr: 'Quels sont les horaires, et quand commence la formation ?',
        es: '¿Qué horario hay y cuándo empieza?',
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
      weight: 4,
      ask: {
        en: 'How long does the course take, and how many hours a week?',
        de: 'Wie lange dauert der Kurs, und wie viele Stunden sind es pro Woche?',
        fr: 'Combien de temps dure la formation, et combien d’heures par semaine ?',
        es: '¿Cuánto dura el curso y cuántas horas a la semana son?',
      },
      terms: words({
        en: 'weeks, months, years, days, hours, per week, full-time, part-time, sessions',
        de: 'wochen, monate, jahre, tage, unterrichtseinheiten, pro woche, vollzeit, teilzeit, stunden',
        fr: 'semaines, mois, ans, jours, heures, par semaine, temps plein, temps partiel, séances',
        es: 'semanas, meses, años, días, horas, por semana, tiempo completo, lectivas, sesiones',
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
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'Which certificate or qualification do I get, and is it recognised?',
        de: 'Welchen Abschluss oder welches Zertifikat bekomme ich, und ist es anerkannt?',
        fr: 'Quel diplôme ou certificat obtient-on, et est-il reconnu ?',
        es: '¿Qué título o certificado se obtiene y es oficial?',
      },
      terms: words({
        en: 'exam, accredited, diploma, degree, ielts, cambridge, certificate of completion, awarding body, pass rate',
        de: 'prüfung, anerkannt, abschluss, diplom, ihk, telc, goethe, teilnahmebescheinigung, azav, abitur',
        fr: 'examen, reconnu, diplôme, rncp, qualiopi, attestation, toeic, titre professionnel, bac',
        es: 'examen, homologado, diploma, oficial, cambridge, dele, acreditado, certificado de profesionalidad, título propio',
      }),
      about: words({
        en: 'certificate, certification, qualification, diploma, exam, accredited',
        de: 'abschluss, zertifikat, prüfung, anerkannt, diplom, zertifiziert',
        fr: 'diplôme, certificat, certification, examen, reconnu, certifiante',
        es: 'título, certificado, titulación, diploma, examen, homologado',
      }),
    },
    asked(levelAndAge, 3, {
      ask: {
        en: 'Who can join: which age, level or requirements?',
        de: 'Wer kann teilnehmen: welches Alter, Niveau oder welche Voraussetzungen?',
        fr: 'Qui peut participer : quel âge, quel niveau, quels prérequis ?',
        es: '¿Quién puede entrar: qué edad, nivel o requisitos?',
      },
      terms: words({
        en: 'requirements, placement test, entry',
        de: 'voraussetzungen, einstufungstest, vorkenntnisse',
        fr: 'prérequis, test de niveau, conditions d’admission',
        es: 'requisitos, prueba de nivel, acceso',
      }),
      about: words({
        en: 'requirements, entry',
        de: 'voraussetzung, voraussetzungen, einstufungstest',
        fr: 'prérequis, public',
        es: 'requisitos, prueba de nivel',
      }),
    }),
    {
      id: 'results',
      kind: 'proof',
      weight: 3,
      ask: {
        en: 'How many pass, or what do pupils go on to do?',
        de: 'Wie viele bestehen, und was machen die Absolventen danach?',
        fr: 'Quel est le taux de réussite, et que font les anciens élèves ?',
        es: '¿Cuántos aprueban y qué hacen los alumnos después?',
      },
      terms: words({
        en: 'pass rate, percent, exam results, alumni, graduates, university, job, inspection report, ofsted',
        de: 'bestehensquote, erfolgsquote, prozent, absolventen, ehemalige, durchschnitt, studium, beruf',
        fr: 'taux de réussite, pour cent, anciens élèves, insertion, satisfaction, résultats au bac, débouchés',
        es: 'tasa de aprobados, por ciento, antiguos alumnos, inserción laboral, notas, universidad, salidas profesionales',
      }),
      about: words({
        en: 'pass rate, results, graduates, alumni, success',
        de: 'bestehensquote, erfolgsquote, absolventen, ergebnisse, ehemalige',
        fr: 'réussite, résultats, anciens élèves, débouchés, insertion',
        es: 'aprobados, resultados, antiguos alumnos, inserción, salidas profesionales',
      }),
    },
    {
      id: 'funding',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Is there funding, or is there help with the costs?',
        de: 'Gibt es Förderung, zum Beispiel Bildungsgutschein oder BAföG?',
        fr: 'La formation est-elle finançable, par exemple avec le CPF ?',
        es: '¿Hay becas, ayudas o bonificación por empresa?',
      },
      terms: words({
        en: 'grant, scholarship, vouchers, loan, bursary, childcare, free hours, employer, instalments',
        de: 'bildungsgutschein, arbeitsagentur, jobcenter, bafög, aufstiegs-bafög, bildungsurlaub, zuschuss, kita-gutschein, steuerlich',
        fr: 'cpf, opco, france travail, pôle emploi, bourse, aide, prise en charge, employeur, caf',
        es: 'beca, fundae, bonificada, ayuda, cheque guardería, subvención, empresa, sepe, financiación',
      }),
      about: words({
        en: 'funding, grant, scholarship, bursary, vouchers',
        de: 'förderung, bildungsgutschein, bafög, bildungsurlaub, zuschuss, gefördert',
        fr: 'financement, cpf, opco, bourse, aides, prise en charge',
        es: 'beca, becas, ayudas, bonificación, bonificada, fundae, subvención',
      }),
    },
    asked(teachers, 3),
    asked(location, 3, {
      ask: {
        en: 'Where are the lessons held, or are they online?',
        de: 'Wo findet der Unterricht statt, oder geht es auch online?',
        fr: 'Où ont lieu les cours, ou sont-ils en ligne ?',
        es: '¿Dónde son las clases, o son en línea?',
      },
      terms: words({ en: 'online', de: 'online, präsenz', fr: 'en ligne, présentiel', es: 'online, presencial' }),
      about: words({
        en: 'online, campus',
        de: 'online, präsenz, unterrichtsort',
        fr: 'en ligne, présentiel, distance',
        es: 'online, presencial, distancia',
      }),
    }),
    asked(contractAndNotice, 2, {
      ask: {
        en: 'What if I have to cancel or drop out?',
        de: 'Was ist, wenn ich absagen oder abbrechen muss?',
        fr: 'Que se passe-t-il si je dois annuler ou arrêter ?',
        es: '¿Qué pasa si tengo que cancelar o dejarlo?',
      },
      terms: words({
        en: 'withdraw, fee',
        de: 'rücktritt, stornierung, widerruf',
        fr: 'rétractation, désistement, abandon',
        es: 'desistimiento, devolución, abandono',
      }),
      about: words({
        en: 'refund, withdraw',
        de: 'rücktritt, stornierung, abmeldung, widerruf',
        fr: 'rétractation, désistement',
        es: 'desistimiento, devolución',
      }),
    }),
  ],
};
