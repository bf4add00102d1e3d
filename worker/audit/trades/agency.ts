import { firstConsultation } from './shared/advice-questions.ts';
import { asked, words } from './shared/asked.ts';
import { pastWork, price, process, reviews, services, staff } from './shared/offer-questions.ts';
import { CLUTCH } from './shared/portals.ts';
import { contactWay } from './shared/reaching-questions.ts';
import { experience } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const agency: Trade = {
  label: 'Agency',
  isGeneral: true,
  nouns: {
    en: { sought: 'agency', called: 'an agency' },
    de: { sought: 'Agentur', called: 'eine Agentur' },
    fr: { sought: 'agence', called: 'une agence' },
    es: { sought: 'agencia', called: 'una agencia' },
    it: { sought: 'agenzia', called: "un'agenzia" },
    nl: { sought: 'bureau', called: 'een bureau' },
    pt: { sought: 'agência', called: 'uma agência' },
    ja: { sought: '制作会社', called: '代理店' },
  },
  pricesByTheCase: true,
  visitedByArrangement: true,
  isPlaceless: true,
  noNeedOf: ['licence'],
  directories: [CLUTCH],
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does your work cost?',
        de: 'Was kostet Ihre Arbeit?',
        fr: 'Combien coûtent vos prestations ?',
        es: '¿Cuánto cuestan sus servicios?',
      },
      terms: words({
        en: 'package, retainer, day rate, per month, budget, hourly rate',
        de: 'paket, tagessatz, stundensatz, monatlich, budget, projektpreis',
        fr: 'pack, taux journalier, par mois, budget, devis, abonnement',
        es: 'paquete, pack, al mes, presupuesto, cuota mensual, fee',
      }),
      about: words({
        en: 'budget, package, packages',
        de: 'budget, paket, pakete, tagessatz',
        fr: 'budget, devis, pack',
        es: 'presupuesto, pack, planes',
      }),
    }),
    asked(services, 5, {
      ask: {
        en: 'Which services do you offer?',
        de: 'Welche Leistungen bieten Sie an?',
        fr: 'Quels services proposez-vous ?',
        es: '¿Qué servicios ofrecen?',
      },
      terms: words({
        en: 'branding, strategy, content, development, google ads, copywriting, e-commerce, video, campaigns',
        de: 'branding, strategie, content, webentwicklung, webdesign, google ads, text, onlineshop, video, kampagnen',
        fr: 'identité visuelle, stratégie, contenu, développement, google ads, référencement, rédaction, e-commerce, vidéo',
        es: 'branding, estrategia, contenidos, desarrollo, google ads, posicionamiento, redacción, tienda online, vídeo',
      }),
      about: words({
        en: 'design, seo, branding, marketing, advertising',
        de: 'design, webdesign, seo, marketing, branding, werbung',
        fr: 'design, référencement, seo, communication, publicité',
        es: 'diseño, seo, marketing, publicidad, posicionamiento',
      }),
    }),
    asked(pastWork, 5, {
      ask: {
        en: 'Which projects have you done?',
        de: 'Welche Projekte haben Sie umgesetzt?',
        fr: 'Quels projets avez-vous réalisés ?',
        es: '¿Qué proyectos han hecho?',
      },
    }),
    asked(experience, 4),
    {
      id: 'project-duration',
      kind: 'duration',
      weight: 4,
      ask: {
        en: 'How long does a project take?',
        de: 'Wie lange dauert ein Projekt?',
        fr: 'Combien de temps dure un projet ?',
        es: '¿Cuánto dura un proyecto?',
      },
      terms: words({
        en: 'weeks, months, days, timeline, deadline, launch, go live, delivered, sprint',
        de: 'wochen, monate, tage, zeitplan, launch, go-live, fertigstellung, startklar, projektdauer',
        fr: 'semaines, mois, jours, délai, planning, mise en ligne, livraison, calendrier',
        es: 'semanas, meses, días, plazo, calendario, lanzamiento, entrega, publicación',
      }),
      about: words({
        en: 'takes, take, weeks, timeline, duration, launch, deadline',
        de: 'dauer, dauert, zeitplan, wochen, projektdauer, launch',
        fr: 'délai, délais, durée, planning, semaines, calendrier',
        es: 'plazo, plazos, duración, semanas, calendario, entrega',
      }),
    },
    asked(process, 4, {
      ask: {
        en: 'Which steps does a project have?',
        de: 'In welchen Schritten läuft ein Projekt ab?',
        fr: 'Quelles sont les étapes d’un projet ?',
        es: '¿Qué pasos tiene un proyecto?',
      },
    }),
    {
      id: 'kind-of-clients',
      kind: 'list',
      asks: 'some',
      weight: 3,
      ask: {
        en: 'Whom do you work for?',
        de: 'Für wen arbeiten Sie?',
        fr: 'Pour qui travaillez-vous ?',
        es: '¿Para quién trabajan?',
      },
      terms: words({
        en: 'small business, start-ups, b2b, retail, healthcare, clients include, enterprise, non-profits, specialised',
        de: 'mittelstand, kmu, start-ups, b2b, handel, handwerk, industrie, kunden aus, konzerne, selbstständige',
        fr: 'pme, tpe, start-ups, b2b, commerce, industrie, collectivités, grands comptes, indépendants',
        es: 'pymes, autónomos, startups, b2b, comercio, industria, grandes empresas, instituciones, emprendedores',
      }),
      about: words({
        en: 'industry, industries, sector, sectors, clients, companies',
        de: 'branche, branchen, unternehmen, mittelstand, kunden, kmu',
        fr: 'secteur, secteurs, entreprise, entreprises, clients, pme',
        es: 'sector, sectores, empresa, empresas, clientes, pymes',
      }),
    },
    {
      id: 'after-launch',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you maintain the website after launch?',
        de: 'Betreuen Sie die Website nach dem Start weiter?',
        fr: 'Assurez-vous la maintenance après la mise en ligne ?',
        es: '¿Se ocupan del mantenimiento después del lanzamiento?',
      },
      terms: words({
        en: 'backups, security, changes, monthly, training',
        de: 'backups, sicherheit, änderungen, monatlich, schulung',
        fr: 'sauvegardes, sécurité, modifications, mensuel, formation',
        es: 'copias, seguridad, cambios, mensual, formación',
      }),
      about: words({
        en: 'maintenance, maintain, hosting, ongoing support, support plan, after launch, aftercare, updates, care plan',
        de: 'wartung, pflege, hosting, betreuung, wartungsvertrag, updates, support, weiterbetreuung',
        fr: 'maintenance, hébergement, suivi, support, mises à jour, après la mise en ligne',
        es: 'mantenimiento, hosting, soporte, alojamiento, actualizaciones, posventa',
      }),
    },
    asked(firstConsultation, 2, {
      ask: {
        en: 'Is the first call free?',
        de: 'Ist das erste Gespräch kostenlos?',
        fr: 'Le premier échange est-il gratuit ?',
        es: '¿La primera reunión es gratuita?',
      },
    }),
    asked(staff, 3, {
      ask: {
        en: 'Who would work on my project?',
        de: 'Wer würde an meinem Projekt arbeiten?',
        fr: 'Qui travaillerait sur mon projet ?',
        es: '¿Quién trabajaría en mi proyecto?',
      },
      terms: words({
        en: 'designer, developer, project manager, strategist',
        de: 'designer, entwickler, projektleitung, berater, texter',
        fr: 'graphiste, développeur, chef de projet, rédacteur',
        es: 'diseñador, desarrollador, jefe de proyecto, redactor',
      }),
      about: words({
        en: 'designer, developer, project manager',
        de: 'designer, entwickler, projektleitung, ansprechpartnerin',
        fr: 'graphiste, développeur, chef de projet, interlocuteur',
        es: 'diseñador, desarrollador, jefe de proyecto',
      }),
    }),
    asked(contactWay, 3, {
      ask: {
        en: 'How do I ask for a proposal?',
        de: 'Wie bekomme ich ein Angebot?',
        fr: 'Comment demander une proposition ?',
        es: '¿Cómo pido una propuesta?',
      },
      terms: words({
        en: 'free, proposal, discovery call, no obligation',
        de: 'erstgespräch, unverbindlich, kostenlos, angebot, termin',
        fr: 'gratuit, devis, sans engagement, rendez-vous',
        es: 'gratis, propuesta, sin compromiso, reunión',
      }),
      about: words({
        en: 'proposal, first call',
        de: 'erstgespräch, anfrage, angebot',
        fr: 'devis, premier échange, rendez-vous',
        es: 'propuesta, primera reunión, presupuesto',
      }),
    }),
    asked(reviews, 2),
  ],
};
