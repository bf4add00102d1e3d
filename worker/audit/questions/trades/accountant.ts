import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contactWay, languages, location, people, price, reviews, services } from './shared-questions.ts';

export const accountant: TradeQuestions = {
  trade: 'accountant',
  questions: [
    asked(price, 5, {
      id: 'fees',
      ask: {
        en: 'What do you charge for a tax return, bookkeeping or annual accounts?',
        de: 'Was kosten Steuererklärung, Buchhaltung oder Jahresabschluss bei Ihnen?',
        fr: 'Combien coûtent la tenue de comptabilité, le bilan ou une déclaration ?',
        es: '¿Cuánto cobran por la renta, la contabilidad o los impuestos de un autónomo?',
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
        en: 'What do you take on: bookkeeping, VAT, payroll, tax returns, advice?',
        de: 'Was übernehmen Sie: Buchhaltung, Lohn, Umsatzsteuer, Steuererklärung, Beratung?',
        fr: 'De quoi vous chargez-vous : comptabilité, TVA, paie, déclarations, conseil ?',
        es: '¿De qué se encargan: contabilidad, IVA, nóminas, declaraciones, asesoría?',
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
        en: 'Do you take on new clients, and how do I change over to you?',
        de: 'Nehmen Sie neue Mandanten an, und wie wechsle ich zu Ihnen?',
        fr: 'Acceptez-vous de nouveaux clients, et comment changer d’expert-comptable ?',
        es: '¿Aceptan clientes nuevos y cómo me cambio de asesoría?',
      },
      terms: words({
        en: 'switch, change accountant, previous accountant, handover, onboarding, first meeting, free consultation, professional clearance',
        de: 'steuerberaterwechsel, wechsel, neue mandanten, erstgespräch, vollmacht, übernehmen, kapazität, unterlagen, datenübertragung',
        fr: 'changement, confrère, reprise du dossier, lettre de mission, premier rendez-vous, transfert, gratuit, nouveau client',
        es: 'cambio, traspaso, primera reunión, documentación, gestor anterior, gratuita, alta, nuevos clientes',
      }),
      about: words({
        en: 'new clients, switch, switching, change accountant, onboarding',
        de: 'neue mandanten, neumandanten, mandatsübernahme, steuerberaterwechsel, wechsel, erstgespräch',
        fr: 'nouveaux clients, changer d’expert-comptable, premier rendez-vous, confrère, reprise de dossier',
        es: 'clientes nuevos, nuevos clientes, cambio de asesoría, cambiar de asesoría, primera reunión',
      }),
    },
    {
      id: 'kind-of-clients',
      kind: 'list',
      weight: 4,
      ask: {
        en: 'Whom do you work for: freelancers, companies, landlords, certain industries?',
        de: 'Für wen arbeiten Sie: Selbstständige, GmbHs, Vermieter, bestimmte Branchen?',
        fr: 'Pour qui travaillez-vous : indépendants, sociétés, bailleurs, certains secteurs ?',
        es: '¿Para quién trabajan: autónomos, sociedades, arrendadores, ciertos sectores?',
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
    {
      id: 'documents',
      kind: 'list',
      weight: 3,
      ask: {
        en: 'Which documents do you need from me?',
        de: 'Welche Unterlagen brauchen Sie von mir?',
        fr: 'Quels documents dois-je vous fournir ?',
        es: '¿Qué documentos tengo que entregar?',
      },
      terms: words({
        en: 'receipts, invoices, bank statements, p60, checklist, upload, contracts, certificates',
        de: 'belege, rechnungen, kontoauszüge, lohnsteuerbescheinigung, checkliste, hochladen, verträge, bescheinigungen',
        fr: 'factures, relevés bancaires, justificatifs, liste, contrats, attestations, kbis, notes de frais',
        es: 'facturas, extractos bancarios, justificantes, lista, contratos, certificados, recibos, dni',
      }),
      about: words({
        en: 'documents, paperwork, receipts, checklist',
        de: 'unterlagen, belege, checkliste, dokumente',
        fr: 'documents, pièces, justificatifs, factures',
        es: 'documentos, documentación, facturas, justificantes',
      }),
    },
    {
      id: 'deadlines',
      kind: 'date',
      weight: 3,
      ask: {
        en: 'When are the tax deadlines, and when must you have my papers?',
        de: 'Bis wann muss die Steuererklärung abgegeben sein, und wann brauchen Sie meine Belege?',
        fr: 'Quelles sont les échéances fiscales, et quand vous remettre mes pièces ?',
        es: '¿Cuándo vencen los plazos de impuestos y cuándo debo entregar los papeles?',
      },
      terms: words({
        en: 'january, april, filing, penalty, due date, end of month, quarter, extension, hmrc, irs',
        de: 'abgabefrist, fristverlängerung, juli, februar, verspätungszuschlag, monatsende, quartal, steuertermine, finanzamt',
        fr: 'avril, mai, date limite, pénalité, trimestre, fin de mois, calendrier fiscal, acompte, dépôt',
        es: 'enero, abril, junio, trimestre, fecha límite, recargo, calendario fiscal, hacienda, vencimiento',
      }),
      about: words({
        en: 'deadline, deadlines, due date, filing',
        de: 'frist, fristen, abgabefrist, steuertermine',
        fr: 'échéance, échéances, date limite, calendrier fiscal',
        es: 'plazo, plazos, vencimiento, fecha límite, calendario fiscal',
      }),
    },
    {
      id: 'digital-work',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'Which software do you work with, and can everything be done online?',
        de: 'Mit welcher Software arbeiten Sie, und geht alles digital?',
        fr: 'Avec quel logiciel travaillez-vous, et tout peut-il se faire en ligne ?',
        es: '¿Con qué programa trabajan y se puede hacer todo en línea?',
      },
      terms: words({
        en: 'xero, quickbooks, sage, cloud, portal, upload, app, scan, making tax digital, bank feed',
        de: 'datev, lexware, sevdesk, belege hochladen, cloud, portal, unternehmen online, papierlos, schnittstelle, app',
        fr: 'pennylane, sage, cegid, cloud, portail, application, dématérialisé, scanner, facture électronique, quickbooks',
        es: 'holded, sage, a3, nube, portal, aplicación, escanear, factura electrónica, digitalización, área de cliente',
      }),
      about: words({
        en: 'software, online, cloud, xero, quickbooks, digital',
        de: 'software, digital, datev, online, papierlos, digitalisierung',
        fr: 'logiciel, en ligne, digital, numérique, pennylane, cloud',
        es: 'programa, software, online, en línea, digital, nube',
      }),
    },
    asked(people, 4, {
      ask: {
        en: 'Who would look after me, and what are they qualified in?',
        de: 'Wer betreut mich, und welche Qualifikation hat diese Person?',
        fr: 'Qui suivra mon dossier, et avec quelles qualifications ?',
        es: '¿Quién llevaría mis asuntos y qué titulación tiene?',
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
        en: 'Where is your office, or do you work for clients everywhere?',
        de: 'Wo ist die Kanzlei, oder betreuen Sie bundesweit?',
        fr: 'Où est le cabinet, ou travaillez-vous à distance ?',
        es: '¿Dónde está el despacho, o trabajan con clientes de todo el país?',
      },
    }),
    asked(languages, 2),
    asked(reviews, 2),
  ],
};
