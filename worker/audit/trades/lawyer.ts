import { firstConsultation } from './shared/advice-questions.ts';
import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { people, price, reviews } from './shared/offer-questions.ts';
import { contactWay, location, openingHours } from './shared/reaching-questions.ts';
import { experience, languages } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const lawyer: Trade = {
  label: 'Lawyer',
  types: ['Attorney', 'Notary', 'LegalService'],
  ownType: 'LegalService',
  nouns: {
    en: { sought: 'lawyer', called: 'a law firm' },
    de: { sought: 'Rechtsanwalt', called: 'eine Anwaltskanzlei' },
    fr: { sought: 'avocat', called: "un cabinet d'avocats" },
    es: { sought: 'abogado', called: 'un despacho de abogados' },
    it: { sought: 'avvocato', called: 'uno studio legale' },
    nl: { sought: 'advocaat', called: 'een advocatenkantoor' },
    pt: { sought: 'advogado', called: 'um escritório de advogados' },
    ja: { sought: '弁護士', called: '法律事務所' },
  },
  isDoneAtItsDoor: true,
  hasPricesSetByOthers: true,
  visitedByArrangement: true,
  isConfidential: true,
  limitsAdvertising: true,
  directories: [
    directory('Find a Solicitor', 'https://solicitors.lawsociety.org.uk', 'the Law Society’s list', ['GB']),
    directory(
      'Bundesweites Amtliches Anwaltsverzeichnis',
      'https://bravsearch.bea-brak.de/bravsearch/',
      'the official register of lawyers',
      ['DE'],
    ),
    directory('Annuaire des avocats (CNB)', 'https://www.avocat.fr', 'the bar’s national list', ['FR']),
    directory('Avvo', 'https://www.avvo.com', 'a directory of lawyers with reviews', ['US']),
    directory('Justia', 'https://www.justia.com/lawyers', 'a free directory of lawyers', ['US']),
    directory('anwalt.de', 'https://www.anwalt.de', 'a directory of lawyers with reviews', ['DE']),
  ],
  questions: [
    asked(price, 5, {
      id: 'fees',
      ask: {
        en: 'What do you charge?',
        de: 'Was kosten Sie?',
        fr: 'Quels sont vos honoraires ?',
        es: '¿Cuánto cobran?',
      },
      terms: words({
        en: 'hourly rate, fixed fee, retainer, no win no fee, contingency, plus vat',
        de: 'stundensatz, rvg, streitwert, vergütung, vergütungsvereinbarung, beratungshilfe',
        fr: 'convention d’honoraires, taux horaire, honoraire de résultat, provision, hors taxes',
        es: 'minuta, cuota litis, provisión de fondos, iguala, por hora',
      }),
      about: words({
        en: 'hourly, fixed fee, retainer, no win no fee',
        de: 'vergütung, stundensatz, rvg, anwaltskosten',
        fr: 'honoraire, rémunération',
        es: 'minuta, provisión de fondos, coste, costes, arancel, aranceles',
      }),
    }),
    asked(firstConsultation, 5),
    {
      id: 'areas-of-law',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which areas of law do you handle?',
        de: 'Welche Rechtsgebiete bearbeiten Sie?',
        fr: 'Quels domaines du droit traitez-vous ?',
        es: '¿Qué áreas del derecho llevan?',
      },
      terms: words({
        en: 'family law, employment law, immigration, property, probate, personal injury, commercial, litigation, specialise',
        de: 'mietrecht, verkehrsrecht, vertragsrecht, gesellschaftsrecht, scheidung, kündigung, schwerpunkt, fachanwalt, tätigkeitsschwerpunkt',
        fr: 'droit de la famille, droit du travail, droit pénal, droit immobilier, droit des affaires, baux, succession, contentieux',
        es: 'derecho de familia, derecho laboral, derecho penal, extranjería, civil, mercantil, sucesiones, tráfico, especialidad',
      }),
      about: words({
        en: `
          practice areas, areas of law, family law, employment law, divorce, criminal, personal injury, civil litigation,
          medical malpractice, estate planning, corporate law, immigration law
        `,
        de: `
          rechtsgebiet, rechtsgebiete, arbeitsrecht, familienrecht, erbrecht, strafrecht, mietrecht, verkehrsrecht,
          vertragsrecht, gesellschaftsrecht, sozialrecht
        `,
        fr: 'droit, domaines, compétences, divorce, pénal, succession',
        es: 'derecho, áreas, especialidades, divorcio, penal, laboral, herencias',
      }),
      fact: 'services',
    },
    asked(people, 4, {
      ask: {
        en: 'Who are the lawyers?',
        de: 'Wer sind die Anwältinnen und Anwälte?',
        fr: 'Qui sont les avocats ?',
        es: '¿Quiénes son los abogados?',
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
        en: 'How do I reach you?',
        de: 'Wie erreiche ich Sie?',
        fr: 'Comment vous joindre ?',
        es: '¿Cómo contacto con ustedes?',
      },
      terms: words({
        en: 'appointment, same day, urgent, consultation',
        de: 'termin, besprechung, kurzfristig, sekretariat',
        fr: 'rendez-vous, cabinet, urgence, secrétariat',
        es: 'cita, despacho, urgente, consulta',
      }),
    }),
    asked(openingHours, 3, {
      ask: {
        en: 'When is the office open?',
        de: 'Wann ist die Kanzlei geöffnet?',
        fr: 'Quels sont les horaires du cabinet ?',
        es: '¿Cuál es el horario del despacho?',
      },
    }),
    {
      id: 'legal-insurance-and-aid',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Do you work with legal aid or legal expenses insurance?',
        de: 'Arbeiten Sie mit Rechtsschutzversicherung oder Beratungshilfe?',
        fr: 'Acceptez-vous l’aide juridictionnelle ou la protection juridique ?',
        es: '¿Trabajan con justicia gratuita o seguros de defensa jurídica?',
      },
      terms: words({
        en: 'insurer, eligible, costs, apply, cover',
        de: 'versicherung, antrag, kosten, übernehmen, anfrage',
        fr: 'assureur, barème, frais, demande, prise en charge',
        es: 'aseguradora, solicitar, gastos, cobertura, requisitos',
      }),
      about: words({
        en: 'legal aid, legal expenses insurance, legal expenses, legal insurance, no win no fee, pro bono',
        de: 'rechtsschutzversicherung, rechtsschutz, beratungshilfe, prozesskostenhilfe, verfahrenskostenhilfe, beratungshilfeschein, deckungszusage',
        fr: 'aide juridictionnelle, protection juridique, assurance juridique',
        es: 'justicia gratuita, asistencia jurídica gratuita, turno de oficio, seguro de defensa, seguro de protección jurídica',
      }),
    },
    asked(experience, 3, {
      ask: {
        en: 'How much experience do you have?',
        de: 'Wie lange sind Sie schon tätig?',
        fr: 'Quelle est votre expérience ?',
        es: '¿Cuánta experiencia tienen?',
      },
    }),
    {
      id: 'remote-advice',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Can I get advice by phone or video?',
        de: 'Beraten Sie auch per Telefon oder Video?',
        fr: 'Conseillez-vous par téléphone ou en visio ?',
        es: '¿Asesoran por teléfono o vídeo?',
      },
      terms: words({
        en: 'email, teams, distance, anywhere, secure',
        de: 'e-mail, teams, digital, überall, sicher',
        fr: 'e-mail, teams, en ligne, partout, sécurisé',
        es: 'correo, teams, meet, en línea, toda españa, segura',
      }),
      about: words({
        en: `
          telephone consultation, phone consultation, phone consultations, advice by phone, consultation by phone,
          consultations by phone, video call, zoom, virtual, remotely, online consultation, online consultations
        `,
        de: `
          telefonische beratung, telefonberatung, telefonisch beraten, online-beratung, onlineberatung, videoberatung,
          per video, videokonferenz, zoom, telefonischer beratung
        `,
        fr: `
          visio, visioconférence, à distance, téléconsultation, consultation en ligne, consultation téléphonique,
          consultations téléphoniques, conseil par téléphone
        `,
        es: `
          videollamada, videoconferencia, consulta telefónica, consultas telefónicas, asesoramiento telefónico,
          consulta online, consultas online, asesoramiento online, asesoramiento a distancia, atención a distancia,
          telemática, zoom
        `,
      }),
    },
    asked(languages, 3),
    asked(location, 3, {
      ask: {
        en: 'Where is your office?',
        de: 'Wo ist Ihre Kanzlei?',
        fr: 'Où se trouve votre cabinet ?',
        es: '¿Dónde está su despacho?',
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
