import { type Topic, words } from './asked.ts';

/** What people ask trades that come to their home or to their building. */

export const emergencyCallout: Topic = {
  id: 'emergency',
  kind: 'yes-no',
  ask: {
    en: 'Do you come out in an emergency, at night or at weekends?',
    de: 'Haben Sie einen Notdienst, auch nachts und am Wochenende?',
    fr: 'Intervenez-vous en urgence, la nuit ou le week-end ?',
    es: '¿Atienden urgencias de noche o en fin de semana?',
  },
  terms: words({
    en: '24/7, 24 hours, out of hours, same day, call-out, round the clock, emergency number, bank holiday',
    de: 'notruf, notfall, 24 stunden, rund um die uhr, bereitschaft, bereitschaftsdienst, feiertag, sofort, notfallnummer',
    fr: '24h/24, 7j/7, dépannage, astreinte, jour férié, rapidement, numéro d’urgence, jour et nuit',
    es: '24 horas, emergencia, festivos, guardia, inmediato, todos los días, teléfono de urgencias, las 24 horas',
  }),
  about: words({
    en: 'emergency, urgent, 24/7, 24 hours, out of hours',
    de: 'notdienst, notfall, notruf, bereitschaft, rund um die uhr',
    fr: 'urgence, urgences, astreinte, 24h/24, nuit',
    es: 'urgencia, urgencias, emergencia, 24 horas',
  }),
};

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
    en: 'within, same day, same-day, response, arrive, fast, availability',
    de: 'innerhalb, kurzfristig, reaktionszeit, wartezeit, am selben tag',
    fr: 'délai, rapidement, rapide, réactif, dans la journée',
    es: 'plazo, rápido, en menos de, mismo día, respuesta, tardar',
  }),
};

export const licensedAndInsured: Topic = {
  id: 'licensed-and-insured',
  kind: 'proof',
  ask: {
    en: 'Are you licensed and insured?',
    de: 'Sind Sie ein zugelassener Fachbetrieb, und sind Sie versichert?',
    fr: 'Êtes-vous assurés et certifiés ?',
    es: '¿Están autorizados y asegurados?',
  },
  terms: words({
    en: 'public liability, registered, certified, accredited, member of, fully insured, licence number, qualified',
    de: 'haftpflicht, betriebshaftpflicht, meisterbetrieb, innung, handwerkskammer, zertifiziert, eingetragen, mitglied',
    fr: 'décennale, responsabilité civile, qualibat, rge, agréé, label, qualification, police d’assurance',
    es: 'responsabilidad civil, homologado, certificado, colegiado, registro, póliza, acreditado, carnet, matriculado',
  }),
  about: words({
    en: 'insured, insurance, licensed, licence, certified, registered, accredited, liability',
    de: 'versichert, haftpflicht, meisterbetrieb, zertifiziert, fachbetrieb, innung, zugelassen',
    fr: 'assurance, assuré, décennale, certifié, certification, agréé, qualification',
    es: 'seguro, asegurado, autorizado, certificado, homologado, responsabilidad civil, acreditado',
  }),
};

export const hourlyRate: Topic = {
  id: 'price',
  kind: 'price',
  ask: {
    en: 'What do you charge per hour, and what does the call-out cost?',
    de: 'Was kosten die Stunde und die Anfahrt?',
    fr: 'Quel est le tarif horaire et combien coûte le déplacement ?',
    es: '¿Cuánto cobran por hora y por desplazamiento?',
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

export const cleanAfterwards: Topic = {
  id: 'site-left-clean',
  kind: 'yes-no',
  ask: {
    en: 'Do you clean up and take the waste away?',
    de: 'Hinterlassen Sie alles sauber, und entsorgen Sie den Abfall?',
    fr: 'Nettoyez-vous le chantier et évacuez-vous les déchets ?',
    es: '¿Dejan todo limpio y se llevan los escombros?',
  },
  terms: words({
    en: 'tidy, dispose, disposal, rubbish, dust sheets, debris, skip, recycle, protect floors',
    de: 'besenrein, entsorgung, altgerät, bauschutt, abdecken, staubschutz, schutt, aufräumen, mitnehmen',
    fr: 'propre, déchetterie, gravats, bâche, protection, évacuation, débarrasser, nettoyage',
    es: 'limpieza, retirar, residuos, proteger, polvo, vertedero, recoger, lonas',
  }),
  about: words({
    en: 'clean up, cleanup, tidy, waste, rubbish, dispose, debris',
    de: 'besenrein, entsorgen, entsorgung, staubschutz, bauschutt, sauber hinterlassen',
    fr: 'nettoyage de chantier, évacuation, déchets, gravats, chantier propre',
    es: 'escombros, residuos, limpieza de obra, retirada, limpieza final',
  }),
};

export const grants: Topic = {
  id: 'grants',
  kind: 'explanation',
  ask: {
    en: 'Are there grants or tax breaks for this work, and do you help with them?',
    de: 'Gibt es dafür Förderung, und helfen Sie beim Antrag?',
    fr: 'Existe-t-il des aides ou un crédit d’impôt, et vous occupez-vous du dossier ?',
    es: '¿Hay ayudas o subvenciones para esto y las tramitan ustedes?',
  },
  terms: words({
    en: 'funding, subsidy, tax credit, rebate, scheme, apply, eligible, boiler upgrade scheme, application',
    de: 'fördermittel, zuschuss, kfw, bafa, förderantrag, steuerbonus, antrag, prozent, förderfähig, steuerlich absetzbar',
    fr: 'maprimerénov, subvention, cee, éco-ptz, tva réduite, rge, prime, dossier, éligible',
    es: 'ayuda, subvención, next generation, deducción, tramitar, solicitud, bonificación, subsidio, fondos',
  }),
  about: words({
    en: 'grant, grants, subsidy, funding, tax credit, rebate',
    de: 'förderung, fördermittel, zuschuss, kfw, bafa, steuerbonus, handwerkerleistung',
    fr: 'aide, aides, subvention, maprimerénov, prime, crédit d’impôt, rge',
    es: 'ayudas, subvención, subvenciones, deducción, subsidio',
  }),
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
    en: 'takes, take, duration, finished, completed, schedule, deadline, timeline',
    de: 'dauer, dauern, dauert, bauzeit, zeitplan, fertigstellung, termingerecht',
    fr: 'durée, durer, délai, planning, calendrier',
    es: 'duración, durar, plazo, plazos, calendario, tardar',
  }),
};
