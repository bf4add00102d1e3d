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
    en: 'new patient, new patients, register, registration, accepting',
    de: 'neue patienten, neupatienten, neupatient, neuaufnahme, aufnahmestopp',
    fr: 'nouveaux patients, nouveau patient, inscription',
    es: 'pacientes nuevos, nuevos pacientes, paciente nuevo, registro',
  }),
};

export const coverage: Topic = {
  id: 'insurance-coverage',
  kind: 'explanation',
  ask: {
    en: 'Which insurance do you take, and what do I pay myself?',
    de: 'Was zahlt die Krankenkasse, und was zahle ich selbst?',
    fr: 'Êtes-vous conventionné, et que rembourse la mutuelle ?',
    es: '¿Con qué seguros trabajan y qué tengo que pagar yo?',
  },
  terms: words({
    en: 'nhs, private, medicare, in-network, covered, co-pay, out of pocket, self-pay, insurer, reimbursed',
    de: 'gesetzlich, privat, alle kassen, kassenpatient, privatpatient, selbstzahler, zuzahlung, eigenanteil, erstattung, übernehmen, goä',
    fr: 'secteur 1, secteur 2, carte vitale, tiers payant, sécurité sociale, dépassement, remboursement, reste à charge, conventionné',
    es: 'mutua, aseguradora, seguridad social, obra social, prepaga, particular, reembolso, copago, cobertura, convenio',
  }),
  about: words({
    en: 'insurance, insurer, nhs, private patients, medicare, self-pay',
    de: 'krankenkasse, kasse, kassen, privatpatient, selbstzahler, gesetzlich, zuzahlung, versicherung',
    fr: 'mutuelle, remboursement, conventionné, sécurité sociale, secteur 1, secteur 2, tiers payant, carte vitale',
    es: 'seguro, seguros, aseguradora, mutua, obra social, seguridad social, prepaga',
  }),
};

export const urgentCare: Topic = {
  id: 'emergency',
  kind: 'explanation',
  ask: {
    en: 'What do I do in an emergency or outside your hours?',
    de: 'Was tue ich im Notfall oder außerhalb der Sprechzeiten?',
    fr: 'Que faire en cas d’urgence ou en dehors des horaires ?',
    es: '¿Qué hago en una urgencia o fuera de su horario?',
  },
  terms: words({
    en: 'same day, urgent appointment, out of hours, call, 111, 999, 911, pain, on call, weekend',
    de: 'notdienst, außerhalb der sprechzeiten, akut, akutsprechstunde, schmerzen, bereitschaftsdienst, 116117, 112, wochenende, noch am selben tag, anrufen',
    fr: 'urgence, garde, le 15, samu, 112, douleur, dans la journée, week-end, sos, appeler',
    es: 'emergencia, guardia, el mismo día, 112, 911, dolor, fin de semana, llamar, urgencias 24 horas',
  }),
  about: words({
    en: 'emergency, urgent, out of hours, out-of-hours',
    de: 'notfall, notdienst, akutsprechstunde, akuttermin, bereitschaftsdienst',
    fr: 'urgence, urgences, garde',
    es: 'urgencia, urgencias, emergencia, guardia',
  }),
};

export const waitingTime: Topic = {
  id: 'waiting-time',
  kind: 'duration',
  ask: {
    en: 'How soon can I get an appointment?',
    de: 'Wie schnell bekomme ich einen Termin?',
    fr: 'Sous quel délai peut-on avoir un rendez-vous ?',
    es: '¿Cuánto tardan en dar cita?',
  },
  terms: words({
    en: 'same day, within, days, weeks, short notice, waiting time, availability, next available',
    de: 'kurzfristig, innerhalb, tage, wochen, wartezeit, zeitnah, noch am selben tag, freie termine',
    fr: 'délai, jours, semaines, rapidement, attente, disponibilité, dans la journée, prochain',
    es: 'el mismo día, días, semanas, espera, disponibilidad, rápido, próximo, en menos de',
  }),
  about: words({
    en: 'waiting time, wait, same day, same-day, next available, short notice',
    de: 'wartezeit, kurzfristig, zeitnah, freie termine, am selben tag',
    fr: 'délai, attente, dans la journée, disponibilité',
    es: 'espera, mismo día, disponibilidad, lista de espera',
  }),
};

export const firstVisit: Topic = {
  id: 'first-visit',
  kind: 'explanation',
  ask: {
    en: 'What happens at the first visit, and what should I bring?',
    de: 'Was passiert beim ersten Termin, und was bringe ich mit?',
    fr: 'Comment se passe la première consultation et que faut-il apporter ?',
    es: '¿Cómo es la primera visita y qué tengo que llevar?',
  },
  terms: words({
    en: 'initial consultation, history, examination, documents, id, form, referral, minutes, arrive early, assessment',
    de: 'ersttermin, anamnese, anamnesebogen, untersuchung, unterlagen, versichertenkarte, gesundheitskarte, befund, überweisung, mitbringen, minuten',
    fr: 'bilan, examen, antécédents, carte vitale, ordonnance, documents, questionnaire, minutes, apporter',
    es: 'primera consulta, historial, exploración, documentos, informes, tarjeta sanitaria, cuestionario, minutos, traer, valoración',
  }),
  about: words({
    en: 'first visit, first appointment, initial consultation, initial assessment, please bring, to bring, what to expect, new patient',
    de: 'ersttermin, erster termin, ersten termin, erstgespräch, mitbringen, anamnese, erstuntersuchung, ablauf',
    fr: 'première consultation, premier rendez-vous, première visite, première séance, à apporter, merci d’apporter, se déroule, déroulement',
    es: 'primera visita, primera consulta, primera cita, primera sesión, traer, qué esperar',
  }),
};

export const practitioners: Topic = {
  id: 'people',
  kind: 'person',
  ask: {
    en: 'Who will treat me, and what are their qualifications?',
    de: 'Wer behandelt mich, und welche Qualifikation hat diese Person?',
    fr: 'Qui me soignera et quelles sont ses qualifications ?',
    es: '¿Quién me atiende y qué titulación tiene?',
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

export const parkingAndAccess: Topic = {
  id: 'parking-and-access',
  kind: 'place',
  ask: {
    en: 'Where do I park, and can I get in with a wheelchair?',
    de: 'Wo kann ich parken, und ist die Praxis barrierefrei?',
    fr: 'Où se garer, et le cabinet est-il accessible en fauteuil roulant ?',
    es: '¿Dónde aparco o estaciono, y es accesible en silla de ruedas?',
  },
  terms: words({
    en: 'car park, parking space, bus stop, train station, step-free, lift, ramp, ground floor, minutes’ walk',
    de: 'parkhaus, parkmöglichkeit, haltestelle, bahnhof, aufzug, ebenerdig, stufenlos, erdgeschoss, gehminuten',
    fr: 'stationnement, place de parking, arrêt de bus, gare, ascenseur, pmr, plain-pied, rez-de-chaussée, à pied',
    es: 'plaza de garaje, parada de autobús, estación, metro, ascensor, elevador, rampa, planta baja, a pie',
  }),
  about: words({
    en: 'parking, car park, wheelchair, accessible, bus, tram, train station',
    de: 'parkplatz, parken, parkhaus, barrierefrei, rollstuhl, haltestelle, bahnhof, u-bahn, bus',
    fr: 'parking, garer, stationnement, accessible, fauteuil, métro, bus, tramway, transports',
    es: 'aparcamiento, estacionamiento, aparcar, parking, silla de ruedas, metro, autobús',
  }),
};
