import { type Topic, words } from './asked.ts';

/** What people ask trades that come to their home or to their building. */

export const howSoon: Topic = {
  id: 'how-soon',
  kind: 'duration',
  ask: {
    en: 'How soon can you come?',
    de: 'Wie schnell können Sie kommen?',
    fr: 'Sous quel délai pouvez-vous intervenir ?',
    es: '¿Cuánto tardan en venir?',
  },
  terms: words({
    en: 'same day, within, hours, days, weeks, next day, response time, availability, waiting time',
    de: 'innerhalb, noch am selben tag, stunden, tage, wochen, kurzfristig, wartezeit, reaktionszeit, zeitnah',
    fr: 'délai, dans la journée, sous, heures, jours, semaines, rapidement, disponibilité',
    es: 'el mismo día, en menos de, horas, días, semanas, disponibilidad, plazo, tiempo de respuesta',
  }),
  about: words({
    en: 'same day, same-day, response time, fast, quick, quickly, rapid response, prompt, promptly, short notice, next day, within the hour',
    de: 'kurzfristig, reaktionszeit, wartezeit, am selben tag, schnell vor ort, zeitnah, schnellstmöglich, rasch, schnelle hilfe, schnelle termine',
    fr: 'délai, délais, rapidement, rapide, réactif, réactivité, dans la journée',
    es: 'rápido, rápida, rapidez, en menos de, mismo día, tiempo de respuesta, inmediato, inmediata',
  }),
};

export const hourlyRate: Topic = {
  id: 'price',
  kind: 'price',
  ask: {
    en: 'How much does your work cost?',
    de: 'Was kosten Ihre Arbeiten?',
    fr: 'Combien coûtent vos travaux ?',
    es: '¿Cuánto cuestan sus trabajos?',
  },
  terms: words({
    en: 'hourly rate, call-out fee, fixed price, per hour, vat, from, labour, materials, minimum charge, no hidden',
    de: 'stundensatz, stundenlohn, anfahrtspauschale, festpreis, pauschale, mwst, netto, brutto, material, ab, zuschlag',
    fr: 'main-d’œuvre, forfait, de l’heure, ttc, à partir de, frais de déplacement, majoration, prix fixe',
    es: 'mano de obra, precio cerrado, por hora, iva, desde, salida, materiales, recargo, sin sorpresas, visita',
  }),
  about: words({
    en: 'price, cost, rate, fee, charge, call-out',
    de: 'preis, kosten, stundensatz, anfahrt, anfahrtspauschale, festpreis, pauschale',
    fr: 'prix, tarif, coût, forfait, déplacement, main-d’œuvre',
    es: 'precio, tarifa, coste, costo, desplazamiento, mano de obra',
  }),
  fact: 'prices',
};

export const jobDuration: Topic = {
  id: 'how-long',
  kind: 'duration',
  ask: {
    en: 'How long does the work take?',
    de: 'Wie lange dauern die Arbeiten?',
    fr: 'Combien de temps durent les travaux ?',
    es: '¿Cuánto duran los trabajos?',
  },
  terms: words({
    en: 'days, weeks, months, hours, finished, completed, schedule, timeline, on time, deadline',
    de: 'tage, wochen, monate, stunden, fertig, bauzeit, zeitplan, termingerecht, fertigstellung, in der regel',
    fr: 'jours, semaines, mois, heures, délai, durée, planning, calendrier, terminé',
    es: 'días, semanas, meses, horas, plazo, duración, calendario, terminado, entrega',
  }),
  about: words({
    en: 'work takes, project takes, job takes, duration, completed in, completed within, deadline, deadlines, timeline, timescale, timescales',
    de: 'dauer, dauert, dauern, bauzeit, zeitplan, termingerecht, terminplan, fristgerecht, termintreue, termintreu',
    fr: 'durée des travaux, durée du chantier, travaux durent, dure le chantier, dure une intervention, délai, délais, planning',
    es: 'duración, durar, plazo, plazos, calendario, tiempo de ejecución, total de ejecución',
  }),
};

export const insured: Topic = {
  id: 'insured',
  kind: 'yes-no',
  ask: {
    en: 'Are you insured?',
    de: 'Sind Sie versichert, falls etwas kaputtgeht?',
    fr: 'Êtes-vous assurés ?',
    es: '¿Tienen seguro de responsabilidad civil?',
  },
  terms: words({
    en: 'public liability, fully insured, cover, damage, certificate',
    de: 'schaden, deckung, police, betrieb, nachweis',
    fr: 'assurance, garantie, sinistre, attestation, couverture',
    es: 'seguro, cobertura, daños, certificado, indemnización',
  }),
  about: words({
    en: 'insured, liability, liability insurance, bonded, insurance cover, insurance certificate, indemnity',
    de: 'versichert, haftpflicht, haftpflichtversicherung, betriebshaftpflicht, versicherungsschutz',
    fr: `
      sommes assurés, sommes assuré, entreprise assurée, artisan assuré, assuré pour, assurance décennale, décennale,
      responsabilité civile, assurance professionnelle, rc pro
    `,
    es: 'asegurado, asegurados, asegurada, seguro de responsabilidad, responsabilidad civil, seguro de obra, póliza',
  }),
};

export const licence: Topic = {
  id: 'licence',
  kind: 'yes-no',
  ask: {
    en: 'Are you licensed or certified?',
    de: 'Sind Sie Meister- oder zertifizierter Fachbetrieb?',
    fr: 'Êtes-vous certifiés ou qualifiés ?',
    es: '¿Están autorizados o certificados?',
  },
  terms: words({
    en: 'gas safe, niceic, number, scheme, trade association, trained',
    de: 'meister, brief, kammer, verband, tüv, zulassung',
    fr: 'numéro, norme, organisme, artisan, chambre de métiers',
    es: 'número, norma, carné, organismo, industria, capacitados',
  }),
  about: words({
    en: 'licensed, license, licence, registered, certified, certification, accredited, gas safe, niceic, qualified, member of, journeyman',
    de: `
      meisterbetrieb, meisterbrief, handwerksmeister, innung, handwerkskammer, zertifiziert, zertifikat, fachbetrieb,
      konzession, malermeister, tischlermeister, zimmerermeister, elektromeister, schreinermeister
    `,
    fr: 'certifié, certifiée, certification, qualibat, rge, agréé, qualification, label, qualifié, qualifelec, diplômé, artisan qualifié',
    es: 'certificado, certificados, homologado, autorizado, autorizada, acreditado, colegiado, licencia, titulado, matriculado',
  }),
};

export const emergencyCallout: Topic = {
  id: 'emergency',
  kind: 'yes-no',
  ask: {
    en: 'Do you come out in an emergency?',
    de: 'Haben Sie einen Notdienst?',
    fr: 'Intervenez-vous en urgence ?',
    es: '¿Atienden urgencias?',
  },
  terms: words({
    en: 'call-out, same day, night, weekend, bank holiday',
    de: 'wochenende, nachts, feiertag, sofort, notfallnummer',
    fr: 'dépannage, nuit, week-end, jour férié, rapidement',
    es: 'noche, fin de semana, festivos, inmediato, guardia',
  }),
  about: words({
    en: 'emergency, emergencies, 24/7, 24-hour, 24 hour, out of hours, urgent',
    de: `
      notdienst, notfall, notfälle, notruf, bereitschaftsdienst, rund um die uhr, 24-stunden-notdienst,
      24-stunden-service, 24 stunden erreichbar, 24 stunden am tag, störungsdienst
    `,
    fr: 'urgence, urgences, 24h/24, 24/24, astreinte, 7j/7, dépannage rapide',
    es: 'urgencia, urgencias, emergencia, emergencias, 24 horas, 24h, urgente',
  }),
};

export const quote: Topic = {
  id: 'free-quote',
  kind: 'yes-no',
  asks: 'if-free',
  ask: {
    en: 'Is a quote free?',
    de: 'Ist der Kostenvoranschlag kostenlos?',
    fr: 'Le devis est-il gratuit ?',
    es: '¿El presupuesto es gratis?',
  },
  terms: words({
    en: 'free of charge, no obligation, site visit, request, written',
    de: 'kostenlos, unverbindlich, besichtigung, vor ort, anfordern',
    fr: 'gratuit, sans engagement, visite, sur place, demander',
    es: 'sin compromiso, gratuito, visita, solicitar, por escrito',
  }),
  about: words({
    en: 'quote, quotes, quotation, quotations, estimate, estimates',
    de: `
      kostenvoranschlag, kostenvoranschläge, offerte, unverbindliches angebot, kostenloses angebot,
      angebot anfordern, angebot einholen, angebot anfragen, angebot erhalten, individuelles angebot,
      festpreisangebot, angebotserstellung
    `,
    fr: 'devis, soumission, estimation',
    es: 'presupuesto, presupuestos, cotización, cotizaciones',
  }),
};
