import { type Topic, words } from './asked.ts';

/** What people ask practices and clinics. */

export const newPatients: Topic = {
  id: 'new-patients',
  kind: 'yes-no',
  ask: {
    en: 'Are you taking on new patients?',
    de: 'Nehmen Sie neue Patienten auf?',
    fr: 'Acceptez-vous de nouveaux patients ?',
    es: '¿Aceptan pacientes nuevos?',
  },
  terms: words({
    en: 'accepting, register, registration, welcome, waiting list, sign up, full, nhs',
    de: 'neupatient, neuaufnahme, aufnehmen, annehmen, anmeldung, willkommen, aufnahmestopp, warteliste',
    fr: 'nouveau patient, inscription, bienvenue, accepter, liste d’attente, médecin traitant, complet',
    es: 'paciente nuevo, registro, bienvenido, aceptar, lista de espera, alta, inscribirse, nuevas altas',
  }),
  about: words({
    en: 'walk-ins, walk-in, new patient, new patients, accepting patients, register with us, patient registration, register as a patient',
    de: 'neue patienten, neuen patienten, neupatient, neupatienten, neuaufnahme, aufnahmestopp, einen neuen zahnarzt, einen neuen hausarzt, eine neue praxis',
    fr: 'nouveaux patients, nouveau patient, nouvelle patientèle',
    es: 'pacientes nuevos, nuevos pacientes, paciente nuevo, nuevo paciente, tu primera visita, su primera visita',
  }),
};

export const practitioners: Topic = {
  id: 'people',
  kind: 'person',
  ask: {
    en: 'Who will treat me?',
    de: 'Wer behandelt mich?',
    fr: 'Qui me soignera ?',
    es: '¿Quién me atiende?',
  },
  terms: words({
    en: 'dr, degree, university, registered, specialist, gdc, gmc, trained, member of, qualified',
    de: 'dr, studium, universität, facharzt, approbation, fortbildung, weiterbildung, spezialisiert, mitglied, lebenslauf',
    fr: 'dr, diplôme, université, faculté, spécialiste, formation, ordre, diplômé, membre',
    es: 'dr, dra, licenciado, universidad, especialista, colegiado, máster, formación, número de colegiado',
  }),
  about: words({
    en: 'dr, doctor, qualified, qualifications, degree, specialist, registered',
    de: 'dr, arzt, ärztin, facharzt, studium, approbation, fortbildung, team',
    fr: 'dr, docteur, diplôme, diplômé, faculté, spécialiste, équipe',
    es: 'dr, dra, doctor, doctora, licenciado, especialista, colegiado, equipo',
  }),
  fact: 'people',
};

export const coverage: Topic = {
  id: 'insurance-coverage',
  kind: 'yes-no',
  ask: {
    en: 'Can I use my health insurance with you?',
    de: 'Zahlt meine Krankenkasse die Behandlung bei Ihnen?',
    fr: 'Les soins sont-ils remboursés ?',
    es: '¿Aceptan mi seguro médico?',
  },
  terms: words({
    en: 'in-network, covered, co-pay, out of pocket, plans',
    de: 'gesetzlich, privat, zuschuss, erstattung, zusatzversicherung',
    fr: 'honoraires, secteur 1, devis, base, complémentaire',
    es: 'cobertura, póliza, privado, reembolso, tarjeta sanitaria',
  }),
  about: words({
    en: `
      insurance, insurances, insurer, insurers, nhs patients, nhs dental, nhs treatment, nhs charges, medicare,
      medicaid, private patients, self-pay, health fund, insured patients, reimbursement, cashless, health scheme,
      ayushman
    `,
    de: `
      krankenkasse, krankenkassen, kassenpatienten, alle kassen, gesetzlich versicherte, privatversicherte,
      privatpatienten, selbstzahler, privatpraxis, krankenversicherung, beihilfe, kassenleistung,
      gesetzlich versicherten
    `,
    fr: `
      mutuelle, mutuelles, remboursé, remboursée, remboursement, remboursés, conventionné, sécurité sociale,
      tiers payant, cpam, carte vitale, prise en charge par, pris en charge par, prises en charge par, non remboursé
    `,
    es: `
      seguro médico, aseguradora, aseguradoras, mutua, mutuas, seguros médicos, seguros dentales, seguro dental,
      compañías de seguros, seguridad social, concertado, obra social, seguro de salud
    `,
  }),
};

export const urgentCare: Topic = {
  id: 'emergency',
  kind: 'yes-no',
  ask: {
    en: 'Is there help in an emergency, outside your hours?',
    de: 'Wer hilft im Notfall, wenn Sie geschlossen haben?',
    fr: 'Que faire en cas d’urgence, hors de vos horaires ?',
    es: '¿Hay ayuda en caso de urgencia, fuera de horario?',
  },
  terms: words({
    en: 'call, weekend, night, hospital, public holidays',
    de: 'wochenende, nachts, feiertage, anrufen, klinik',
    fr: 'week-end, nuit, appeler, hôpital, jours fériés',
    es: 'fin de semana, noche, llamar, hospital, festivos',
  }),
  about: words({
    en: 'emergency, emergencies, out of hours, out-of-hours, after hours, after-hours, 24/7, 999, 911, on call',
    de: `
      notdienst, notfall, notfälle, notruf, bereitschaftsdienst, notfalldienst, notaufnahme, 116117, 116 117, 112,
      außerhalb der sprechzeiten, außerhalb unserer sprechzeiten
    `,
    fr: 'urgence, urgences, samu, de garde, permanence, 112',
    es: 'urgencia, urgencias, emergencia, emergencias, de guardia, 24 horas, 112',
  }),
};

export const homeVisits: Topic = {
  id: 'home-visits',
  kind: 'yes-no',
  ask: {
    en: 'Do you come to my home?',
    de: 'Kommen Sie zu mir nach Hause?',
    fr: 'Vous déplacez-vous à domicile ?',
    es: '¿Van a domicilio?',
  },
  terms: words({
    en: 'travel, area, on request, extra charge, elderly',
    de: 'auf anfrage, anfahrt, verordnung, umkreis, bettlägerig',
    fr: 'sur demande, déplacement, supplément, secteur, personnes âgées',
    es: 'desplazamiento, previa cita, suplemento, zona, mayores',
  }),
  about: words({
    en: `
      home visit, home visits, house call, house calls, visit you at home, come to you, at your home,
      in your own home, your home, your own home, home service, home services, mobile massage, in-home,
      mobile service, mobile physiotherapy, mobile physio, mobile podiatry
    `,
    de: `
      hausbesuch, hausbesuche, bei ihnen zu hause, zu ihnen nach hause, nach hause, mobile physiotherapie,
      mobile massage, mobile fußpflege, mobile behandlung, mobile praxis
    `,
    fr: 'domicile, à domicile, se déplace, me déplace',
    es: 'a domicilio, domicilio, visitas a domicilio, en su casa, en tu casa',
  }),
};

export const prescriptions: Topic = {
  id: 'prescriptions-and-sick-notes',
  kind: 'yes-no',
  ask: {
    en: 'Can I order a repeat prescription?',
    de: 'Kann ich ein Folgerezept bestellen?',
    fr: 'Puis-je faire renouveler une ordonnance ?',
    es: '¿Puedo pedir una receta?',
  },
  terms: words({
    en: 'repeat, order, collect, phone, online',
    de: 'bestellen, abholen, überweisung, telefonisch, online',
    fr: 'renouveler, demander, certificat, téléphone, en ligne',
    es: 'solicitar, recoger, volante, teléfono, en línea',
  }),
  about: words({
    en: 'repeat prescription, repeat prescriptions, prescriptions, prescription renewal, refill, refills',
    de: 'rezept, rezepte, folgerezept, wiederholungsrezept, rezeptbestellung, e-rezept',
    fr: 'renouvellement, renouveler, renouvellement d’ordonnance',
    es: 'receta, recetas, prescripción',
  }),
};

export const cancellation: Topic = {
  id: 'cancellation',
  kind: 'duration',
  ask: {
    en: 'How late can I cancel or move an appointment?',
    de: 'Bis wann kann ich einen Termin absagen?',
    fr: 'Jusqu’à quand peut-on annuler un rendez-vous ?',
    es: '¿Hasta cuándo puedo cancelar la cita?',
  },
  terms: words({
    en: '24 hours, 48 hours, in advance, notice, fee, deposit',
    de: '24 stunden, 48 stunden, vorher, rechtzeitig, kostenfrei, in rechnung',
    fr: '24 heures, 48 heures, à l’avance, prévenir, sans frais, acompte',
    es: '24 horas, 48 horas, antelación, aviso, sin coste, depósito',
  }),
  about: words({
    en: 'cancel, cancelled, canceled, cancellation, cancellations, reschedule, no-show, refundable, non-refundable, hours notice, days notice',
    de: 'absagen, absage, abgesagt, stornieren, stornierung, storno, stornofrist, verschieben, ausfallgebühr, ausfallhonorar',
    fr: 'annuler, annulation, annulations, annulé, décommander',
    es: 'cancelar, cancelación, cancelaciones, anular, anulación, reprogramar, reembolsable',
  }),
};
