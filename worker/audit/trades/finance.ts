import { firstConsultation } from './shared/advice-questions.ts';
import { asked, words } from './shared/asked.ts';
import { people, price, reviews, services } from './shared/offer-questions.ts';
import { TRUSTPILOT } from './shared/portals.ts';
import { booking, contactWay, location } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

export const finance: Trade = {
  label: 'Finance and insurance',
  types: ['FinancialService'],
  ownType: 'FinancialService',
  isToldByNameOnly: true,
  nouns: {
    en: { sought: 'financial adviser', called: 'a financial services firm' },
    de: { sought: 'Finanzberater', called: 'ein Finanzdienstleister' },
    fr: { sought: 'conseiller financier', called: 'une société de services financiers' },
    es: { sought: 'asesor financiero', called: 'una empresa de servicios financieros' },
    it: { sought: 'consulente finanziario', called: 'una società di servizi finanziari' },
    nl: { sought: 'financieel adviseur', called: 'een financieel dienstverlener' },
    pt: { sought: 'consultor financeiro', called: 'uma empresa de serviços financeiros' },
    ja: { sought: '資産相談', called: '金融サービス会社' },
  },
  kinds: [
    {
      type: 'InsuranceAgency',
      words: /insur|versicher|assuranc|seguro|assicura|verzeker|保険/i,
      called: {
        en: 'an insurance agency',
        de: 'eine Versicherungsagentur',
        fr: 'une agence d’assurance',
        es: 'una agencia de seguros',
        it: 'un’agenzia di assicurazioni',
        nl: 'een verzekeringskantoor',
        pt: 'uma agência de seguros',
        ja: '保険代理店',
      },
    },
  ],
  isPlaceless: true,
  visitedByArrangement: true,
  isConfidential: true,
  hasPricesSetByOthers: true,
  line: 'financial services',
  directories: [TRUSTPILOT],
  questions: [
    asked(price, 5, {
      id: 'cost-of-advice',
      ask: {
        en: 'What does the advice cost?',
        de: 'Was kostet die Beratung?',
        fr: 'Combien coûte le conseil ?',
        es: '¿Cuánto cuesta el asesoramiento?',
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
        en: 'What do you advise on?',
        de: 'Wozu beraten Sie?',
        fr: 'Sur quoi conseillez-vous ?',
        es: '¿Sobre qué asesoran?',
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
      kind: 'yes-no',
      weight: 5,
      ask: {
        en: 'Are you independent?',
        de: 'Sind Sie unabhängig?',
        fr: 'Êtes-vous indépendants ?',
        es: '¿Son independientes?',
      },
      terms: words({
        en: 'whole of market, broker, tied, compare, panel, insurers, lenders, banks, impartial, partners',
        de: 'makler, ungebunden, vergleichen, gesellschaften, versicherer, banken, produktpartner, neutral, ausschließlichkeit, vertreter',
        fr: 'courtier, comparer, partenaires, assureurs, banques, impartial, mandataire, agent général, marché',
        es: 'corredor, correduría, comparar, aseguradoras, bancos, imparcial, agente exclusivo, entidades, mercado',
      }),
      about: words({
        en: 'independent, independently, whole of market, broker',
        de: 'unabhängig, versicherungsmakler, makler, ungebunden, anbieterunabhängig',
        fr: 'indépendant, indépendante, indépendants, courtier',
        es: 'independiente, independientes, corredor, correduría',
      }),
    },
    {
      id: 'licence',
      kind: 'proof',
      weight: 4,
      ask: {
        en: 'Where are you licensed or registered?',
        de: 'Wo sind Sie zugelassen oder registriert?',
        fr: 'Où êtes-vous agréés ou immatriculés ?',
        es: '¿Dónde están autorizados o registrados?',
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
        en: 'How do I arrange a meeting?',
        de: 'Wie vereinbare ich ein Gespräch?',
        fr: 'Comment prendre rendez-vous ?',
        es: '¿Cómo concierto una reunión?',
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
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Do you help with a claim?',
        de: 'Helfen Sie im Schadensfall?',
        fr: 'Aidez-vous en cas de sinistre ?',
        es: '¿Ayudan en caso de siniestro?',
      },
      terms: words({
        en: 'report, form, insurer, photos, support',
        de: 'melden, formular, versicherer, fotos, unterstützen',
        fr: 'déclarer, formulaire, assureur, photos, accompagnement',
        es: 'declarar, formulario, aseguradora, fotos, tramitar',
      }),
      about: words({
        en: 'claim, claims, claim settlement, loss',
        de: 'schadensfall, schaden, schadenfall, schadenmeldung, schadensmeldung, schadenregulierung, leistungsfall',
        fr: 'sinistre, sinistres, indemnisation, déclaration de sinistre',
        es: 'siniestro, siniestros, indemnización, dar parte, parte de accidente, reclamación',
      }),
    },
    {
      id: 'kind-of-clients',
      kind: 'list',
      asks: 'some',
      weight: 3,
      ask: {
        en: 'Whom do you advise?',
        de: 'Wen beraten Sie?',
        fr: 'Qui conseillez-vous ?',
        es: '¿A quién asesoran?',
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
        en: 'Who would advise me?',
        de: 'Wer würde mich beraten?',
        fr: 'Qui me conseillerait ?',
        es: '¿Quién me asesoraría?',
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
    asked(firstConsultation, 3),
    asked(contactWay, 3),
    asked(location, 3, {
      ask: {
        en: 'Where is your office?',
        de: 'Wo ist Ihr Büro?',
        fr: 'Où se trouve votre bureau ?',
        es: '¿Dónde está su oficina?',
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
