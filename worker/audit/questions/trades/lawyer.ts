import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contactWay, experience, languages, location, people, price, process, reviews } from './shared-questions.ts';

export const lawyer: TradeQuestions = {
  trade: 'lawyer',
  questions: [
    asked(price, 5, {
      id: 'fees',
      ask: {
        en: 'What do you charge: by the hour, a fixed fee or no win, no fee?',
        de: 'Was kostet ein Anwalt bei Ihnen: Stundensatz, Pauschale oder nach RVG?',
        fr: 'Quels sont vos honoraires : au forfait, au temps passé ou au résultat ?',
        es: '¿Cuánto cobran: por hora, precio cerrado o según resultado?',
      },
      terms: words({
        en: 'hourly rate, fixed fee, retainer, no win no fee, contingency, plus vat',
        de: 'stundensatz, rvg, streitwert, vergütung, vergütungsvereinbarung, beratungshilfe',
        fr: 'convention d’honoraires, taux horaire, honoraire de résultat, provision, hors taxes',
        es: 'minuta, cuota litis, provisión de fondos, iguala, por hora',
      }),
      about: words({
        en: 'hourly, fixed fee, no win no fee',
        de: 'vergütung, stundensatz, rvg, anwaltskosten',
        fr: 'honoraire, rémunération',
        es: 'minuta, provisión de fondos',
      }),
    }),
    {
      id: 'first-consultation',
      kind: 'price',
      weight: 5,
      ask: {
        en: 'Is the first consultation free, and how long does it take?',
        de: 'Was kostet die Erstberatung, und wie lange dauert sie?',
        fr: 'Le premier rendez-vous est-il gratuit et combien de temps dure-t-il ?',
        es: '¿La primera consulta es gratis y cuánto dura?',
      },
      terms: words({
        en: 'initial consultation, free, no obligation, minutes, first meeting, assessment, case review, phone call',
        de: 'erstberatung, ersteinschätzung, kostenlos, kostenfrei, erstgespräch, unverbindlich, minuten, euro, 190',
        fr: 'première consultation, gratuit, offert, sans engagement, minutes, heure, premier échange, forfait',
        es: 'primera consulta, gratuita, sin compromiso, minutos, hora, estudio del caso, primera visita, orientación',
      }),
      about: words({
        en: 'initial consultation, first consultation, first meeting, consultation',
        de: 'erstberatung, ersteinschätzung, erstgespräch, beratung',
        fr: 'première consultation, premier rendez-vous, consultation',
        es: 'primera consulta, primera visita, consulta',
      }),
    },
    {
      id: 'areas-of-law',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which areas of law do you handle: divorce, employment, inheritance, criminal?',
        de: 'Welche Rechtsgebiete übernehmen Sie: Arbeitsrecht, Familienrecht, Erbrecht, Strafrecht?',
        fr: 'Dans quels domaines du droit intervenez-vous : divorce, travail, succession, pénal ?',
        es: '¿Qué asuntos llevan: divorcios, despidos, herencias, penal?',
      },
      terms: words({
        en: 'family law, employment law, immigration, property, probate, personal injury, commercial, litigation, specialise',
        de: 'mietrecht, verkehrsrecht, vertragsrecht, gesellschaftsrecht, scheidung, kündigung, schwerpunkt, fachanwalt, tätigkeitsschwerpunkt',
        fr: 'droit de la famille, droit du travail, droit pénal, droit immobilier, droit des affaires, baux, succession, contentieux',
        es: 'derecho de familia, derecho laboral, derecho penal, extranjería, civil, mercantil, sucesiones, tráfico, especialidad',
      }),
      about: words({
        en: 'practice areas, areas of law, family law, employment law, divorce, criminal',
        de: 'rechtsgebiet, rechtsgebiete, arbeitsrecht, familienrecht, erbrecht, strafrecht, mietrecht',
        fr: 'droit, domaines, compétences, divorce, pénal, succession',
        es: 'derecho, áreas, especialidades, divorcio, penal, laboral, herencias',
      }),
      fact: 'services',
    },
    asked(people, 4, {
      ask: {
        en: 'Who would handle my case, and what is that lawyer qualified in?',
        de: 'Wer bearbeitet meinen Fall, und ist die Person Fachanwalt?',
        fr: 'Quel avocat suivra mon dossier et quelle est sa spécialité ?',
        es: '¿Qué abogado llevará mi caso y en qué está especializado?',
      },
      terms: words({
        en: 'solicitor, attorney, barrister, partner, admitted, bar, law school',
        de: 'rechtsanwalt, rechtsanwältin, fachanwalt, zulassung, studium, partner, rechtsanwaltskammer',
        fr: 'avocat, avocate, barreau, associé, certificat de spécialisation, master, prestation de serment',
        es: 'abogado, abogada, colegiado, socio, licenciado, máster, colegio de abogados',
      }),
      about: words({
        en: 'solicitor, attorney, lawyer, lawyers, partner',
        de: 'rechtsanwalt, rechtsanwältin, fachanwalt, anwalt',
        fr: 'avocat, avocate, barreau, associé',
        es: 'abogado, abogada, socio, colegiado',
      }),
    }),
    asked(contactWay, 4, {
      id: 'how-to-start',
      ask: {
        en: 'How do I get in touch, and how soon can I speak to a lawyer?',
        de: 'Wie nehme ich Kontakt auf, und wie schnell bekomme ich einen Termin?',
        fr: 'Comment vous contacter et sous quel délai obtenir un rendez-vous ?',
        es: '¿Cómo los contacto y cuándo puedo hablar con un abogado?',
      },
      terms: words({
        en: 'appointment, same day, urgent, consultation',
        de: 'termin, besprechung, kurzfristig, sekretariat',
        fr: 'rendez-vous, cabinet, urgence, secrétariat',
        es: 'cita, despacho, urgente, consulta',
      }),
    }),
    asked(process, 3, {
      ask: {
        en: 'What happens after I instruct you, step by step?',
        de: 'Wie läuft ein Mandat bei Ihnen ab?',
        fr: 'Comment se déroule une procédure avec vous ?',
        es: '¿Cómo es el proceso desde que les encargo el caso?',
      },
      terms: words({
        en: 'court, claim, hearing, settlement, negotiation, documents, power of attorney',
        de: 'vollmacht, klage, gericht, verhandlung, vergleich, unterlagen, mandat',
        fr: 'audience, tribunal, assignation, négociation, dossier, accord, pièces',
        es: 'demanda, juicio, juzgado, negociación, acuerdo, documentación, poder',
      }),
      about: words({
        en: 'procedure, legal proceedings',
        de: 'mandatsablauf, mandatsanfrage',
        fr: 'procédure, déroulement de la procédure',
        es: 'procedimiento, fases',
      }),
    }),
    {
      id: 'legal-insurance-and-aid',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Do you work with legal expenses insurance or legal aid?',
        de: 'Rechnen Sie mit meiner Rechtsschutzversicherung ab, gibt es Prozesskostenhilfe?',
        fr: 'Acceptez-vous l’aide juridictionnelle ou la protection juridique ?',
        es: '¿Trabajan con seguro de defensa jurídica o justicia gratuita?',
      },
      terms: words({
        en: 'insurer, cover, eligible, funding, legal expenses, means test, apply',
        de: 'deckungszusage, deckungsanfrage, versicherer, selbstbeteiligung, beratungshilfe, beratungsschein, übernehmen, prozesskostenhilfe',
        fr: 'assureur, assurance, prise en charge, bénéficiaire, plafond, demander, contrat',
        es: 'aseguradora, póliza, cobertura, turno de oficio, solicitar, requisitos, libre designación',
      }),
      about: words({
        en: 'legal aid, legal expenses, legal expenses insurance, public funding',
        de: 'rechtsschutz, rechtsschutzversicherung, prozesskostenhilfe, beratungshilfe, deckungszusage',
        fr: 'aide juridictionnelle, protection juridique',
        es: 'justicia gratuita, turno de oficio, defensa jurídica, seguro de defensa',
      }),
    },
    asked(experience, 3, {
      ask: {
        en: 'How much experience do you have with cases like mine?',
        de: 'Wie viel Erfahrung haben Sie mit Fällen wie meinem?',
        fr: 'Quelle expérience avez-vous dans des affaires comme la mienne ?',
        es: '¿Qué experiencia tienen con casos como el mío?',
      },
      terms: words({
        en: 'cases, clients, represented, won, court',
        de: 'fälle, mandanten, vertreten, verfahren, urteil',
        fr: 'affaires, dossiers, clients, défendu, barreau',
        es: 'casos, clientes, asuntos, sentencia, defendido',
      }),
    }),
    {
      id: 'remote-advice',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Can we do this by phone or video, without coming to the office?',
        de: 'Geht die Beratung auch per Telefon oder Video?',
        fr: 'La consultation est-elle possible par téléphone ou en visio ?',
        es: '¿La consulta puede ser por teléfono o videollamada?',
      },
      terms: words({
        en: 'zoom, teams, online, nationwide, remotely, video call, electronic signature',
        de: 'videokonferenz, online, bundesweit, zoom, teams, videoberatung, ortsunabhängig, digital',
        fr: 'visioconférence, en ligne, à distance, toute la france, zoom, teams, dématérialisé',
        es: 'en línea, online, a distancia, toda españa, zoom, teams, todo el país, digital',
      }),
      about: words({
        en: 'video, video call, remotely, by phone, online consultation, nationwide',
        de: 'video, videokonferenz, online-beratung, telefonische beratung, bundesweit',
        fr: 'visio, visioconférence, à distance, par téléphone, consultation téléphonique',
        es: 'videollamada, videoconferencia, a distancia, por teléfono, consulta online',
      }),
    },
    asked(languages, 3),
    asked(location, 3, {
      ask: {
        en: 'Where is your office, and which courts do you appear in?',
        de: 'Wo ist Ihre Kanzlei, und vor welchen Gerichten vertreten Sie mich?',
        fr: 'Où se trouve le cabinet et devant quels tribunaux plaidez-vous ?',
        es: '¿Dónde está el despacho y en qué juzgados actúan?',
      },
    }),
    asked(reviews, 2, {
      ask: {
        en: 'What do other clients say?',
        de: 'Was sagen andere Mandanten?',
        fr: 'Qu’en disent vos anciens clients ?',
        es: '¿Qué opinan otros clientes del despacho?',
      },
      terms: words({ en: 'client', de: 'mandant', fr: 'client', es: 'cliente' }),
    }),
  ],
};
