import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { booking, contactWay, location, people, price, process, reviews, services } from './shared-questions.ts';

/** Insurance, mortgages, investment and other financial advice. */
export const finance: TradeQuestions = {
  trade: 'finance',
  questions: [
    asked(price, 5, {
      id: 'cost-of-advice',
      ask: {
        en: 'What does the advice cost, and how are you paid: fee or commission?',
        de: 'Was kostet die Beratung, und wie werden Sie bezahlt: Honorar oder Provision?',
        fr: 'Combien coûte le conseil, et comment êtes-vous rémunéré : honoraires ou commissions ?',
        es: '¿Cuánto cuesta el asesoramiento y cómo cobran: honorarios o comisión?',
      },
      terms: words({
        en: 'commission, percent, free, ongoing charge, fee-only, initial fee, no cost',
        de: 'provision, courtage, prozent, kostenlos, honorarberatung, kostenfrei, abschlusskosten',
        fr: 'commission, pour cent, gratuit, rétrocession, frais de courtage, frais de dossier, rémunération',
        es: 'comisión, por ciento, gratuito, sin coste, corretaje, comisiones, retrocesión',
      }),
      about: words({
        en: 'commission, fees',
        de: 'provision, courtage, vergütung, kostenlos',
        fr: 'commission, rémunération, frais',
        es: 'comisión, comisiones, gratuito',
      }),
    }),
    asked(services, 5, {
      id: 'products',
      ask: {
        en: 'What do you advise on: insurance, mortgages, pensions, investments?',
        de: 'Wozu beraten Sie: Versicherungen, Baufinanzierung, Altersvorsorge, Geldanlage?',
        fr: 'Sur quels sujets conseillez-vous : assurances, crédit immobilier, retraite, placements ?',
        es: '¿En qué temas asesoran: seguros, hipotecas, jubilación, inversiones?',
      },
      terms: words({
        en: 'life insurance, car, home, business, savings, protection, remortgage, wealth, estate planning, liability',
        de: 'krankenversicherung, haftpflicht, berufsunfähigkeit, kfz, hausrat, gewerbe, vermögen, depot, bausparen, rente',
        fr: 'assurance vie, auto, habitation, prévoyance, santé, entreprise, épargne, patrimoine, prêt, responsabilité civile',
        es: 'seguro de vida, coche, auto, hogar, salud, empresa, ahorro, patrimonio, pensiones, responsabilidad civil',
      }),
      about: words({
        en: 'insurance, mortgage, mortgages, pension, investment, investments, savings',
        de: 'versicherung, versicherungen, baufinanzierung, altersvorsorge, geldanlage, vorsorge',
        fr: 'assurance, assurances, crédit, retraite, placement, placements, épargne',
        es: 'seguro, seguros, hipoteca, hipotecas, jubilación, inversión, ahorro',
      }),
    }),
    {
      id: 'independence',
      kind: 'explanation',
      weight: 5,
      ask: {
        en: 'Are you independent, and which providers do you work with?',
        de: 'Sind Sie unabhängig, und mit welchen Anbietern arbeiten Sie?',
        fr: 'Êtes-vous indépendant, et avec quelles compagnies travaillez-vous ?',
        es: '¿Son independientes y con qué compañías trabajan?',
      },
      terms: words({
        en: 'whole of market, broker, tied, compare, panel, insurers, lenders, banks, impartial, partners',
        de: 'makler, ungebunden, vergleichen, gesellschaften, versicherer, banken, produktpartner, neutral, ausschließlichkeit, vertreter',
        fr: 'courtier, comparer, partenaires, assureurs, banques, impartial, mandataire, agent général, marché',
        es: 'corredor, correduría, comparar, aseguradoras, bancos, imparcial, agente exclusivo, entidades, mercado',
      }),
      about: words({
        en: 'independent, broker, providers, insurers, lenders, whole of market',
        de: 'unabhängig, makler, versicherungsmakler, gesellschaften, anbieter, versicherer, banken',
        fr: 'indépendant, indépendante, courtier, compagnies, assureurs, partenaires, banques',
        es: 'independiente, independientes, corredor, correduría, compañías, aseguradoras, entidades',
      }),
    },
    {
      id: 'licence',
      kind: 'proof',
      weight: 4,
      ask: {
        en: 'Are you licensed and registered, and who supervises you?',
        de: 'Haben Sie eine Zulassung, und wer beaufsichtigt Sie?',
        fr: 'Êtes-vous agréé et immatriculé à l’Orias, et qui vous contrôle ?',
        es: '¿Están autorizados y registrados, y quién los supervisa?',
      },
      terms: words({
        en: 'fca, authorised, regulated, register number, licence, finra, sec, financial services register, nmls',
        de: 'ihk, 34d, 34f, 34i, registernummer, vermittlerregister, bafin, erlaubnis, gewerbeordnung',
        fr: 'orias, acpr, amf, numéro, immatriculé, statut, cif, agrément, intermédiaire',
        es: 'dgs, dgsfp, cnmv, banco de españa, número de registro, clave, autorizado, inscrito, cnsf',
      }),
      about: words({
        en: 'authorised, authorized, regulated, licensed, register, fca',
        de: 'zulassung, erlaubnis, vermittlerregister, registernummer, ihk, aufsicht',
        fr: 'orias, immatriculé, acpr, amf, agréé, agrément',
        es: 'registro, autorizado, dgsfp, dgs, cnmv, inscrito',
      }),
    },
    asked(booking, 4, {
      ask: {
        en: 'How do I arrange a first meeting, and is it free?',
        de: 'Wie vereinbare ich ein Erstgespräch, und ist es kostenlos?',
        fr: 'Comment prendre un premier rendez-vous, et est-il gratuit ?',
        es: '¿Cómo concierto una primera reunión y es gratuita?',
      },
      terms: words({
        en: 'free, no obligation, first meeting',
        de: 'erstgespräch, kostenlos, unverbindlich',
        fr: 'gratuit, sans engagement, premier rendez-vous',
        es: 'gratuita, sin compromiso, primera reunión',
      }),
      about: words({
        en: 'meeting, first meeting',
        de: 'erstgespräch, beratungstermin',
        fr: 'premier rendez-vous',
        es: 'primera reunión, reunión',
      }),
    }),
    {
      id: 'claims',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'What do I do when I have a claim, and do you help?',
        de: 'Was tue ich im Schadensfall, und helfen Sie dabei?',
        fr: 'Que faire en cas de sinistre, et m’aidez-vous ?',
        es: '¿Qué hago si tengo un siniestro y me ayudan?',
      },
      terms: words({
        en: 'report, claim form, phone, hotline, photos, 24 hours, settle, damage, policy number',
        de: 'schaden melden, schadenmeldung, hotline, fotos, formular, rund um die uhr, regulierung, versicherungsnummer',
        fr: 'déclarer, déclaration, téléphone, photos, constat, 24h/24, indemnisation, assistance, numéro de contrat',
        es: 'parte de accidente, declarar, teléfono, fotos, 24 horas, indemnización, asistencia, perito, número de póliza',
      }),
      about: words({
        en: 'claim, claims, damage',
        de: 'schaden, schadensfall, schadenmeldung, schadenfall',
        fr: 'sinistre, sinistres, indemnisation',
        es: 'siniestro, siniestros, dar parte, indemnización',
      }),
    },
    {
      id: 'kind-of-clients',
      kind: 'list',
      weight: 3,
      ask: {
        en: 'Whom do you advise: private clients, the self-employed, companies?',
        de: 'Wen beraten Sie: Privatkunden, Selbstständige, Firmen?',
        fr: 'Qui conseillez-vous : particuliers, indépendants, entreprises ?',
        es: '¿A quién asesoran: particulares, autónomos, empresas?',
      },
      terms: words({
        en: 'individuals, families, business owners, first-time buyers, retirees, landlords, doctors, small businesses',
        de: 'familien, unternehmer, ärzte, beamte, freiberufler, gewerbe, studierende, handwerk',
        fr: 'familles, chefs d’entreprise, professions libérales, primo-accédants, retraités, tns, pme, salariés',
        es: 'familias, empresarios, profesionales, pymes, jubilados, jóvenes, comunidades, médicos',
      }),
      about: words({
        en: 'clients, individuals, self-employed, families, businesses',
        de: 'privatkunden, selbstständige, firmenkunden, gewerbekunden, zielgruppe, unternehmer',
        fr: 'particuliers, indépendants, entreprises, professionnels, familles',
        es: 'particulares, autónomos, empresas, familias, profesionales',
      }),
    },
    asked(people, 4, {
      ask: {
        en: 'Who would advise me, and what are they qualified in?',
        de: 'Wer berät mich, und welche Qualifikation hat die Person?',
        fr: 'Qui me conseille, et avec quelles qualifications ?',
        es: '¿Quién me asesora y qué titulación tiene?',
      },
      terms: words({
        en: 'adviser, chartered, diploma, cfp',
        de: 'berater, beraterin, fachwirt, versicherungskaufmann, finanzplaner',
        fr: 'conseiller, conseillère, master, cgp',
        es: 'asesor, asesora, efpa, mediador',
      }),
      about: words({
        en: 'adviser, advisor, advisers',
        de: 'berater, beraterin, fachwirt',
        fr: 'conseiller, conseillère, courtier',
        es: 'asesor, asesora, mediador',
      }),
    }),
    asked(process, 3),
    asked(contactWay, 3),
    asked(location, 3, {
      ask: {
        en: 'Where is your office, or can we talk by video?',
        de: 'Wo ist Ihr Büro, oder geht die Beratung auch per Video?',
        fr: 'Où se trouve votre bureau, ou peut-on échanger en visio ?',
        es: '¿Dónde está la oficina, o puede ser por videollamada?',
      },
      terms: words({
        en: 'video call',
        de: 'videoberatung, online',
        fr: 'visio, à distance',
        es: 'videollamada, online',
      }),
    }),
    asked(reviews, 2),
  ],
};
