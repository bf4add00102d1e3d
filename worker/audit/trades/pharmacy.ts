import { asked, words } from './shared/asked.ts';
import { delivery } from './shared/buying-questions.ts';
import { people } from './shared/offer-questions.ts';
import { prescriptions, urgentCare } from './shared/practice-questions.ts';
import { contactWay, location, openingHours } from './shared/reaching-questions.ts';
import { parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const pharmacy: Trade = {
  label: 'Pharmacy',
  types: ['Pharmacy'],
  widerTypes: ['MedicalBusiness', 'MedicalClinic'],
  ownType: 'Pharmacy',
  madeOf: [['cart', 'products']],
  nouns: {
    en: { sought: 'pharmacy', called: 'a pharmacy' },
    de: { sought: 'Apotheke', called: 'eine Apotheke' },
    fr: { sought: 'pharmacie', called: 'une pharmacie' },
    es: { sought: 'farmacia', called: 'una farmacia' },
    it: { sought: 'farmacia', called: 'una farmacia' },
    nl: { sought: 'apotheek', called: 'een apotheek' },
    pt: { sought: 'farmácia', called: 'uma farmácia' },
    ja: { sought: '薬局', called: '薬局' },
  },
  isDoneAtItsDoor: true,
  limitsAdvertising: true,
  hasPricesSetByOthers: true,
  line: 'health',
  noNeedOf: ['cases'],
  questions: [
    asked(openingHours, 5, {
      ask: {
        en: 'When is the pharmacy open?',
        de: 'Wann hat die Apotheke geöffnet?',
        fr: 'Quels sont les horaires de la pharmacie ?',
        es: '¿Qué horario tiene la farmacia?',
      },
    }),
    asked(urgentCare, 5, {
      id: 'emergency-service',
      ask: {
        en: 'Is there a duty pharmacy at night or on Sundays?',
        de: 'Welche Apotheke hat Notdienst?',
        fr: 'Quelle est la pharmacie de garde ?',
        es: '¿Hay farmacia de guardia?',
      },
    }),
    asked(prescriptions, 5, {
      id: 'prescriptions',
      ask: {
        en: 'Can I order medicine on prescription ahead?',
        de: 'Kann ich ein Rezept einlösen oder vorbestellen?',
        fr: 'Peut-on envoyer une ordonnance à l’avance ?',
        es: '¿Puedo encargar medicamentos con receta?',
      },
      about: words({
        en: 'prescription, e-prescription',
        de: 'rezepte einlösen, vorbestellen',
        fr: 'ordonnance, scan d’ordonnance',
        es: 'receta electrónica, medicamentos con receta',
      }),
    }),
    asked(delivery, 4, {
      ask: {
        en: 'Do you deliver medicines?',
        de: 'Liefern Sie Medikamente nach Hause?',
        fr: 'Livrez-vous les médicaments ?',
        es: '¿Entregan medicamentos a domicilio?',
      },
    }),
    asked(location, 4, {
      ask: {
        en: 'Where is the pharmacy?',
        de: 'Wo finde ich die Apotheke?',
        fr: 'Où se trouve la pharmacie ?',
        es: '¿Dónde está la farmacia?',
      },
    }),
    {
      id: 'tests-and-vaccinations',
      kind: 'list',
      weight: 4,
      ask: {
        en: 'Which vaccinations, tests and health checks do you do?',
        de: 'Welche Impfungen, Tests und Messungen machen Sie?',
        fr: 'Quels vaccins, tests et dépistages faites-vous ?',
        es: '¿Qué vacunas, pruebas y mediciones hacen?',
      },
      terms: words({
        en: 'flu, covid, blood pressure, cholesterol, diabetes, travel vaccines, appointment, screening, blood sugar',
        de: 'grippe, corona, blutdruck, blutzucker, cholesterin, termin, reiseimpfung, venenmessung, messen',
        fr: 'grippe, covid, tension, glycémie, angine, cholestérol, trod, rendez-vous, cystite',
        es: 'gripe, covid, tensión, presión arterial, glucosa, colesterol, análisis, cita, test',
      }),
      about: words({
        en: 'vaccination, vaccinations, vaccine, test, tests, blood pressure, health check',
        de: 'impfung, impfungen, test, blutdruck, messung, blutzucker',
        fr: 'vaccin, vaccination, test, dépistage, tension',
        es: 'vacuna, vacunas, prueba, pruebas, tensión, medición',
      }),
    },
    {
      id: 'advice',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Can I get advice from a pharmacist in person?',
        de: 'Kann ich mich persönlich beraten lassen?',
        fr: 'Peut-on être conseillé sur place ?',
        es: '¿Puedo recibir consejo en persona?',
      },
      terms: words({
        en: 'consultation, minor ailments, medicines review, private room, side effects, skin, allergies, pharmacy first',
        de: 'medikationsanalyse, medikationsplan, nebenwirkungen, pharmazeutische dienstleistungen, beratungsraum, haut, allergie, ernährung',
        fr: 'entretien pharmaceutique, bilan de médication, effets secondaires, espace de confidentialité, peau, allergie, nutrition, aromathérapie',
        es: 'consulta, seguimiento, efectos secundarios, revisión de la medicación, piel, alergia, nutrición, dermofarmacia',
      }),
      about: words({
        en: 'advice, advise, consultation, minor ailments, medicines review',
        de: 'beratung, wechselwirkung, wechselwirkungen, medikationsanalyse, beraten',
        fr: 'conseil, conseils, entretien, interactions, bilan',
        es: 'consejo, asesoramiento, interacciones, seguimiento, consulta',
      }),
    },
    {
      id: 'hire',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you hire out aids such as breast pumps?',
        de: 'Kann ich Hilfsmittel wie Milchpumpen leihen?',
        fr: 'Louez-vous du matériel, par exemple des tire-lait ?',
        es: '¿Alquilan aparatos, como sacaleches?',
      },
      terms: words({
        en: 'breast pump, scales, crutches, deposit, per day',
        de: 'milchpumpe, babywaage, inhalator, kaution, pro tag',
        fr: 'tire-lait, béquilles, fauteuil, caution, par jour',
        es: 'sacaleches, muletas, silla, fianza, por día',
      }),
      about: words({
        en: 'hire, rental, rent, hire out, loan',
        de: 'verleih, leihen, mieten, ausleihen, verleihen, leihgeräte',
        fr: 'location, louer, louons, prêt de matériel, en prêt',
        es: 'alquiler, alquilar, alquilamos, préstamo',
      }),
    },
    {
      id: 'blister-packs',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Do you pack tablets by day and time?',
        de: 'Stellen Sie Tabletten nach Tag und Uhrzeit zusammen?',
        fr: 'Préparez-vous les piluliers ?',
        es: '¿Preparan pastilleros semanales?',
      },
      terms: words({
        en: 'blister pack, dosette, weekly, compliance aid, care home, carers, pill organiser, medication management',
        de: 'verblisterung, blister, wochenblister, pflegeheim, pflegedienst, heimversorgung, dosierung, stellen',
        fr: 'pilulier, pda, hebdomadaire, ehpad, préparation des doses, semainier, infirmier, maison de retraite',
        es: 'spd, pastillero, semanal, residencia, blíster, dosificación, cuidadores, personalizado',
      }),
      about: words({
        en: 'blister, dosette, care home, care homes, compliance aid',
        de: 'verblisterung, blister, heimversorgung, pflegeheim',
        fr: 'pilulier, piluliers, ehpad, doses',
        es: 'spd, pastillero, blíster, residencia, dosificación',
      }),
    },
    asked(contactWay, 3, {
      ask: {
        en: 'How do I reach the pharmacy?',
        de: 'Wie erreiche ich die Apotheke?',
        fr: 'Comment joindre la pharmacie ?',
        es: '¿Cómo contacto con la farmacia?',
      },
      terms: words({
        en: 'in stock, available, whatsapp',
        de: 'vorrätig, verfügbar, whatsapp',
        fr: 'disponible, en stock, whatsapp',
        es: 'disponible, existencias, consultar',
      }),
    }),
    asked(people, 2, {
      ask: {
        en: 'Who runs the pharmacy?',
        de: 'Wer leitet die Apotheke?',
        fr: 'Qui est le pharmacien titulaire ?',
        es: '¿Quién es el farmacéutico titular?',
      },
      terms: words({
        en: 'pharmacist, superintendent',
        de: 'apotheker, apothekerin, pta',
        fr: 'pharmacien, pharmacienne, titulaire',
        es: 'farmacéutico, farmacéutica, titular',
      }),
      about: words({
        en: 'pharmacist',
        de: 'apotheker, apothekerin',
        fr: 'pharmacien, pharmacienne',
        es: 'farmacéutico, farmacéutica',
      }),
    }),
    asked(parking, 2),
  ],
};
