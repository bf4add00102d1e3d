import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contactWay, gettingThere, location, openingHours, people } from './shared-questions.ts';

export const pharmacy: TradeQuestions = {
  trade: 'pharmacy',
  questions: [
    asked(openingHours, 5, {
      ask: {
        en: 'When is the pharmacy open?',
        de: 'Wann hat die Apotheke geöffnet?',
        fr: 'Quels sont les horaires de la pharmacie ?',
        es: '¿Qué horario tiene la farmacia?',
      },
    }),
    {
      id: 'emergency-service',
      kind: 'explanation',
      weight: 5,
      ask: {
        en: 'Which pharmacy is open at night or on Sundays?',
        de: 'Welche Apotheke hat nachts oder sonntags Notdienst?',
        fr: 'Quelle est la pharmacie de garde la nuit ou le dimanche ?',
        es: '¿Qué farmacia está de guardia o de turno por la noche o en domingo?',
      },
      terms: words({
        en: 'out of hours, late night, duty pharmacy, 24 hours, bank holiday, emergency, rota, call 111',
        de: 'notdienst, notdienstapotheke, nachtdienst, notdienstplan, 22833, feiertag, notdienstgebühr, 24 stunden',
        fr: 'garde, 3237, jour férié, urgence, 24h/24, commissariat, pharmacie de garde, dimanches',
        es: 'guardia, turno, 24 horas, festivo, urgencia, farmacia de guardia, calendario, noche',
      }),
      about: words({
        en: 'out of hours, late night, duty pharmacy, 24 hours, overnight',
        de: 'notdienst, notdienstapotheke, nachtdienst',
        fr: 'garde, urgence, 3237',
        es: 'guardia, turno, urgencia, 24 horas',
      }),
    },
    {
      id: 'prescriptions',
      kind: 'explanation',
      weight: 5,
      ask: {
        en: 'How do I hand in or order a prescription, also online?',
        de: 'Wie löse ich ein E-Rezept ein oder bestelle vor?',
        fr: 'Comment envoyer mon ordonnance et préparer mes médicaments à l’avance ?',
        es: '¿Cómo encargo los medicamentos de mi receta?',
      },
      terms: words({
        en: 'repeat prescription, refill, app, nhs, collect, electronic, click and collect, ready, upload, nominate',
        de: 'vorbestellen, app, gesundheitskarte, abholen, kartenlink, abholfach, foto, ia.de, cardlink, reservieren',
        fr: 'scan, application, click and collect, retirer, prêt, en ligne, renouvellement, carte vitale, photo',
        es: 'receta electrónica, aplicación, recoger, tarjeta sanitaria, en línea, reservar, encargo, whatsapp',
      }),
      about: words({
        en: 'prescription, prescriptions, refill, repeat prescription',
        de: 'rezept, e-rezept, vorbestellung, vorbestellen',
        fr: 'ordonnance, ordonnances, click and collect',
        es: 'receta, recetas, encargo, receta electrónica',
      }),
    },
    {
      id: 'delivery',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Do you deliver medicines to my home, and what does it cost?',
        de: 'Liefern Sie Medikamente nach Hause, und was kostet der Botendienst?',
        fr: 'Livrez-vous les médicaments à domicile, et à quel prix ?',
        es: '¿Llevan los medicamentos a casa y cuánto cuesta?',
      },
      terms: words({
        en: 'free delivery, same day, home delivery, area, driver, courier, post, order by',
        de: 'botendienst, kostenlos, am selben tag, lieferung, lieferservice, umgebung, versand, bestellung bis',
        fr: 'livraison, gratuit, le jour même, à domicile, secteur, coursier, portage, livrer',
        es: 'envío, gratis, el mismo día, a domicilio, entrega, zona, mensajero, reparto',
      }),
      about: words({
        en: 'delivery, deliver, home delivery',
        de: 'botendienst, lieferung, liefern, lieferservice, versand',
        fr: 'livraison, livrer, portage',
        es: 'domicilio, envío, entrega, reparto',
      }),
    },
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
      kind: 'list',
      weight: 3,
      ask: {
        en: 'What can a pharmacist advise me on, without seeing a doctor?',
        de: 'Wozu beraten Sie, zum Beispiel zu Wechselwirkungen meiner Medikamente?',
        fr: 'Sur quoi le pharmacien peut-il me conseiller, par exemple les interactions de mes médicaments ?',
        es: '¿Sobre qué me puede aconsejar el farmacéutico, por ejemplo interacciones?',
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
      id: 'range',
      kind: 'list',
      weight: 3,
      ask: {
        en: 'Do you stock or hire out special items: skincare, homeopathy, breast pumps, support stockings?',
        de: 'Führen oder verleihen Sie Besonderes: Kosmetik, Homöopathie, Milchpumpen, Kompressionsstrümpfe?',
        fr: 'Proposez-vous de la parapharmacie, de l’homéopathie, du matériel médical ou la location de tire-lait ?',
        es: '¿Tienen o alquilan productos especiales: dermocosmética, ortopedia, homeopatía, sacaleches?',
      },
      terms: words({
        en: 'brands, baby, rental, wheelchair, vitamins, orthopaedic, incontinence, compression, veterinary',
        de: 'marken, baby, verleih, babywaage, vitamine, bandagen, inkontinenz, naturheilkunde, tierarznei',
        fr: 'marques, bébé, location, orthopédie, vitamines, contention, incontinence, phytothérapie, vétérinaire',
        es: 'marcas, bebé, alquiler, vitaminas, incontinencia, fitoterapia, medias de compresión, veterinaria, parafarmacia',
      }),
      about: words({
        en: 'skincare, homeopathy, hire, rental, stockings, products',
        de: 'kosmetik, homöopathie, verleih, milchpumpe, kompressionsstrümpfe, sortiment',
        fr: 'parapharmacie, homéopathie, matériel médical, location, orthopédie',
        es: 'dermocosmética, ortopedia, homeopatía, alquiler, parafarmacia',
      }),
    },
    {
      id: 'blister-packs',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Do you pack tablets by day and time, and supply care homes?',
        de: 'Verblistern Sie Tabletten nach Tag und Uhrzeit, und beliefern Sie Heime?',
        fr: 'Préparez-vous les piluliers, et fournissez-vous les maisons de retraite ?',
        es: '¿Preparan pastilleros semanales y abastecen a residencias?',
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
        en: 'How do I ask whether a medicine is in stock?',
        de: 'Wie frage ich, ob ein Medikament vorrätig ist?',
        fr: 'Comment savoir si un médicament est disponible ?',
        es: '¿Cómo pregunto si tienen un medicamento?',
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
    asked(gettingThere, 2),
  ],
};
