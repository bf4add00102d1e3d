import { firstConsultation } from './shared/advice-questions.ts';
import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { people, price, reviews, services } from './shared/offer-questions.ts';
import { contactWay, location, openingHours } from './shared/reaching-questions.ts';
import { languages } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const accountant: Trade = {
  label: 'Accountant',
  types: ['AccountingService'],
  ownType: 'AccountingService',
  nouns: {
    en: { sought: 'accountant', called: 'an accounting firm' },
    de: { sought: 'Steuerberater', called: 'eine Steuerkanzlei' },
    fr: { sought: 'expert-comptable', called: "un cabinet d'expertise comptable" },
    es: { sought: 'asesoría', called: 'una asesoría contable' },
    it: { sought: 'commercialista', called: 'uno studio commercialista' },
    nl: { sought: 'accountant', called: 'een accountantskantoor' },
    pt: { sought: 'contabilidade', called: 'um escritório de contabilidade' },
    ja: { sought: '税理士', called: '会計事務所' },
  },
  isDoneAtItsDoor: true,
  hasPricesSetByOthers: true,
  visitedByArrangement: true,
  isConfidential: true,
  limitsAdvertising: true,
  directories: [
    directory('ICAEW: Find a chartered accountant', 'https://find.icaew.com', 'the institute’s list of firms', ['GB']),
    directory(
      'Amtliches Steuerberaterverzeichnis',
      'https://steuerberaterverzeichnis.berufs-org.de',
      'the official register of tax advisers',
      ['DE'],
    ),
    directory('Annuaire des experts-comptables', 'https://annuaire.experts-comptables.org', 'the order’s own list', [
      'FR',
    ]),
  ],
  fixedDates: [
    {
      id: 'tax-gb',
      text: 'Self Assessment returns are due online by 31 January, so questions to accountants pile up before it.',
      source: {
        title: 'GOV.UK: Self Assessment tax returns, deadlines',
        url: 'https://www.gov.uk/self-assessment-tax-returns/deadlines',
        date: '2026',
        strength: 'documented; that questions pile up is our conclusion',
      },
      countries: ['GB'],
    },
    {
      id: 'tax-us',
      text: 'Federal income tax returns are due on 15 April, so questions to accountants pile up before it.',
      source: {
        title: 'IRS: when to file',
        url: 'https://www.irs.gov/filing/individuals/when-to-file',
        date: '2026',
        strength: 'documented; that questions pile up is our conclusion',
      },
      countries: ['US'],
    },
    {
      id: 'tax-de',
      text: 'Without an adviser tax returns are due by 31 July, so questions to Steuerberater pile up before it.',
      source: {
        title: 'Abgabenordnung § 149',
        url: 'https://www.gesetze-im-internet.de/ao_1977/__149.html',
        date: '2026',
        strength: 'documented; that questions pile up is our conclusion',
      },
      countries: ['DE'],
    },
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
        en: 'fixed fee, monthly, per month, package, hourly rate',
        de: 'stbvv, steuerberatervergütungsverordnung, monatlich, gegenstandswert, paket',
        fr: 'forfait mensuel, par mois, lettre de mission, hors taxes',
        es: 'cuota mensual, al mes, iguala, más iva',
      }),
      about: words({
        en: 'fees, monthly, package',
        de: 'vergütung, stbvv, steuerberatervergütung',
        fr: 'honoraire, mensuel',
        es: 'cuota, iguala, mensual',
      }),
    }),
    asked(services, 5, {
      ask: {
        en: 'What do you take on?',
        de: 'Welche Aufgaben übernehmen Sie?',
        fr: 'Quelles missions assurez-vous ?',
        es: '¿De qué se encargan?',
      },
      terms: words({
        en: 'annual accounts, company formation, self assessment, corporation tax, audit, year-end, tax planning',
        de: 'finanzbuchhaltung, lohnbuchhaltung, jahresabschluss, existenzgründung, betriebsprüfung, nachfolge, steuergestaltung',
        fr: 'bilan, création d’entreprise, fiches de paie, liasse fiscale, juridique, audit, prévisionnel, commissariat aux comptes',
        es: 'autónomos, sociedades, constitución, laboral, fiscal, contable, cuentas anuales, inspección, declaración de la renta',
      }),
      about: words({
        en: 'bookkeeping, payroll, tax, accounting, vat',
        de: 'buchhaltung, lohn, steuererklärung, jahresabschluss, steuerberatung',
        fr: 'comptabilité, paie, fiscalité, déclarations, conseil',
        es: 'contabilidad, nóminas, impuestos, fiscal, asesoría',
      }),
    }),
    {
      id: 'new-clients',
      kind: 'yes-no',
      weight: 5,
      ask: {
        en: 'Do you take on new clients?',
        de: 'Nehmen Sie neue Mandanten an?',
        fr: 'Acceptez-vous de nouveaux clients ?',
        es: '¿Aceptan nuevos clientes?',
      },
      terms: words({
        en: 'switch, change accountant, previous accountant, handover, onboarding, first meeting, free consultation, professional clearance',
        de: 'steuerberaterwechsel, wechsel, neue mandanten, erstgespräch, vollmacht, übernehmen, kapazität, unterlagen, datenübertragung',
        fr: 'changement, confrère, reprise du dossier, lettre de mission, premier rendez-vous, transfert, gratuit, nouveau client',
        es: 'cambio, traspaso, primera reunión, documentación, gestor anterior, gratuita, alta, nuevos clientes',
      }),
      about: words({
        en: 'new clients, switch accountant, switching, change accountant, become a client, walk-ins, walk-in',
        de: 'neue mandanten, neumandanten, mandatsübernahme, steuerberaterwechsel, mandant werden',
        fr: 'nouveaux clients, changer d’expert-comptable, devenir client',
        es: 'clientes nuevos, nuevos clientes, cambio de asesoría, cambiar de asesoría',
      }),
    },
    {
      id: 'kind-of-clients',
      kind: 'list',
      asks: 'some',
      weight: 4,
      ask: {
        en: 'Whom do you work for?',
        de: 'Für wen arbeiten Sie?',
        fr: 'Pour qui travaillez-vous ?',
        es: '¿Para quién trabajan?',
      },
      terms: words({
        en: 'sole traders, small businesses, limited companies, start-ups, contractors, restaurants, doctors, charities, individuals',
        de: 'freiberufler, kleinunternehmen, mittelstand, start-ups, ärzte, handwerk, gastronomie, vereine, privatpersonen, rentner',
        fr: 'professions libérales, tpe, pme, start-ups, artisans, commerçants, restaurants, médecins, associations, particuliers',
        es: 'pymes, startups, profesionales, comercio, hostelería, médicos, asociaciones, particulares, comunidades',
      }),
      about: words({
        en: 'clients, freelancers, companies, industries, sectors, businesses',
        de: 'mandanten, selbstständige, freiberufler, branchen, unternehmen, gmbh',
        fr: 'clients, indépendants, entreprises, secteurs, professions libérales',
        es: 'clientes, autónomos, empresas, sociedades, sectores',
      }),
    },
    asked(firstConsultation, 4),
    asked(openingHours, 3, {
      ask: {
        en: 'When is the office open?',
        de: 'Wann ist die Kanzlei geöffnet?',
        fr: 'Quels sont les horaires du cabinet ?',
        es: '¿Cuál es el horario de la oficina?',
      },
    }),
    {
      id: 'digital-work',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Can everything be done online?',
        de: 'Geht alles auch digital?',
        fr: 'Tout peut-il se faire en ligne ?',
        es: '¿Se puede hacer todo en línea?',
      },
      terms: words({
        en: 'xero, quickbooks, sage, cloud, portal, upload, app, scan, making tax digital, bank feed',
        de: 'datev, lexware, sevdesk, belege hochladen, cloud, portal, unternehmen online, papierlos, schnittstelle, app',
        fr: 'pennylane, sage, cegid, cloud, portail, application, dématérialisé, scanner, facture électronique, quickbooks',
        es: 'holded, sage, a3, nube, portal, aplicación, escanear, factura electrónica, digitalización, área de cliente',
      }),
      about: words({
        en: 'software, online, cloud, xero, quickbooks, digital',
        de: 'digital, papierlos, digitalisierung, unternehmen online, belege hochladen, meine steuern, onlinezugang',
        fr: 'logiciel, en ligne, digital, numérique, pennylane, cloud',
        es: 'programa, software, online, en línea, digital, nube',
      }),
    },
    asked(people, 4, {
      ask: {
        en: 'Who would look after me?',
        de: 'Wer würde mich betreuen?',
        fr: 'Qui s’occuperait de moi ?',
        es: '¿Quién me atendería?',
      },
      terms: words({
        en: 'chartered, acca, aca, cpa, partner, tax adviser',
        de: 'steuerberater, steuerberaterin, wirtschaftsprüfer, fachberater, partner',
        fr: 'expert-comptable, diplômé, ordre, associé, collaborateur',
        es: 'asesor fiscal, economista, colegiado, graduado social, socio',
      }),
      about: words({
        en: 'accountant, chartered, partner',
        de: 'steuerberater, steuerberaterin, wirtschaftsprüfer',
        fr: 'expert-comptable, associé',
        es: 'asesor, economista, socio, colegiado',
      }),
    }),
    asked(contactWay, 3),
    asked(location, 3, {
      ask: {
        en: 'Where is your office?',
        de: 'Wo ist Ihr Büro?',
        fr: 'Où se trouve votre cabinet ?',
        es: '¿Dónde está su oficina?',
      },
    }),
    asked(languages, 2),
    asked(reviews, 2),
  ],
};
