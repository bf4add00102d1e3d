import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contactWay, pastWork, people, price, process, reviews, services } from './shared-questions.ts';

export const agency: TradeQuestions = {
  trade: 'agency',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does a website, a campaign or a month of support cost?',
        de: 'Was kosten eine Website, eine Kampagne oder die monatliche Betreuung?',
        fr: 'Combien coûte un site web, une campagne ou un accompagnement mensuel ?',
        es: '¿Cuánto cuesta una web, una campaña o un mes de servicio?',
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
        en: 'What exactly do you do: design, websites, SEO, advertising, social media?',
        de: 'Was genau machen Sie: Design, Websites, SEO, Werbung, Social Media?',
        fr: 'Que faites-vous exactement : design, sites web, SEO, publicité, réseaux sociaux ?',
        es: '¿Qué hacen exactamente: diseño, webs, SEO, publicidad, redes sociales?',
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
        en: 'Which projects have you done, and for whom?',
        de: 'Welche Projekte haben Sie umgesetzt, und für wen?',
        fr: 'Quels projets avez-vous réalisés, et pour quels clients ?',
        es: '¿Qué proyectos han hecho y para qué clientes?',
      },
    }),
    {
      id: 'results',
      kind: 'number',
      weight: 4,
      ask: {
        en: 'What results have your clients had, in figures?',
        de: 'Welche Ergebnisse haben Ihre Kunden erzielt, in Zahlen?',
        fr: 'Quels résultats chiffrés vos clients ont-ils obtenus ?',
        es: '¿Qué resultados han tenido sus clientes, en cifras?',
      },
      terms: words({
        en: 'increase, percent, traffic, leads, sales, conversion, growth, roi, more enquiries, doubled',
        de: 'steigerung, prozent, mehr anfragen, traffic, umsatz, conversion, wachstum, leads, verdoppelt, sichtbarkeit',
        fr: 'hausse, pour cent, trafic, prospects, ventes, conversion, croissance, roi, doublé, chiffre d’affaires',
        es: 'aumento, por ciento, tráfico, clientes potenciales, ventas, conversión, crecimiento, roi, duplicar, leads',
      }),
      about: words({
        en: 'results, result, increase, growth, success, case study',
        de: 'ergebnis, ergebnisse, steigerung, wachstum, erfolg, fallstudie',
        fr: 'résultat, résultats, hausse, croissance, étude de cas',
        es: 'resultado, resultados, aumento, crecimiento, caso de éxito, éxito',
      }),
    },
    {
      id: 'project-duration',
      kind: 'duration',
      weight: 4,
      ask: {
        en: 'How long does a project take, and when could you start?',
        de: 'Wie lange dauert ein Projekt, und wann können Sie anfangen?',
        fr: 'Combien de temps prend un projet, et quand pouvez-vous commencer ?',
        es: '¿Cuánto dura un proyecto y cuándo podrían empezar?',
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
    asked(process, 4),
    {
      id: 'kind-of-clients',
      kind: 'list',
      weight: 3,
      ask: {
        en: 'Which industries and company sizes do you work for?',
        de: 'Für welche Branchen und Unternehmensgrößen arbeiten Sie?',
        fr: 'Pour quels secteurs et quelles tailles d’entreprise travaillez-vous ?',
        es: '¿Para qué sectores y tamaños de empresa trabajan?',
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
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'What happens after launch: who maintains it, and who owns it?',
        de: 'Was ist nach dem Start: Wer pflegt die Seite, und wem gehört sie?',
        fr: 'Et après la mise en ligne : qui assure la maintenance, et à qui appartient le site ?',
        es: '¿Y después del lanzamiento: quién lo mantiene y de quién es?',
      },
      terms: words({
        en: 'support, updates, hosting, care plan, training, ownership, source files, rights, backups',
        de: 'wartung, betreuung, updates, hosting, schulung, nutzungsrechte, wartungsvertrag, einweisung, support',
        fr: 'mises à jour, hébergement, formation, propriétaire, droits, contrat de maintenance, sauvegarde, support',
        es: 'mantenimiento, actualizaciones, alojamiento, hosting, formación, propiedad, derechos, copias de seguridad, soporte',
      }),
      about: words({
        en: 'maintenance, support, hosting, updates, ownership, care plan',
        de: 'wartung, betreuung, hosting, support, nutzungsrechte, updates',
        fr: 'maintenance, hébergement, support, mises à jour',
        es: 'mantenimiento, soporte, hosting, alojamiento, actualizaciones',
      }),
    },
    {
      id: 'contract-terms',
      kind: 'explanation',
      weight: 2,
      ask: {
        en: 'Is there a minimum contract, and how can I end it?',
        de: 'Gibt es eine Mindestlaufzeit, und wie kann ich kündigen?',
        fr: 'Y a-t-il une durée d’engagement, et comment résilier ?',
        es: '¿Hay permanencia mínima y cómo se cancela?',
      },
      terms: words({
        en: 'minimum term, notice, months, cancel anytime, rolling, no lock-in, monthly',
        de: 'laufzeit, vertragslaufzeit, kündigungsfrist, monate, monatlich kündbar, jederzeit, vertragsbindung',
        fr: 'sans engagement, préavis, mois, résiliation, à tout moment, reconduction, contrat',
        es: 'sin permanencia, preaviso, meses, cancelar, en cualquier momento, contrato, renovación',
      }),
      about: words({
        en: 'contract, minimum term, notice period, cancel, lock-in',
        de: 'mindestlaufzeit, laufzeit, kündigen, kündigung, kündbar, vertragsbindung',
        fr: 'sans engagement, durée d’engagement, résilier, résiliation, préavis',
        es: 'permanencia, contrato, cancelar, preaviso',
      }),
    },
    asked(people, 3, {
      ask: {
        en: 'Who would work on my project, and who is my contact?',
        de: 'Wer arbeitet an meinem Projekt, und wer ist mein Ansprechpartner?',
        fr: 'Qui travaillera sur mon projet, et qui sera mon interlocuteur ?',
        es: '¿Quién trabajará en mi proyecto y quién será mi contacto?',
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
        en: 'How do I ask for a proposal, and is the first call free?',
        de: 'Wie bekomme ich ein Angebot, und ist das Erstgespräch kostenlos?',
        fr: 'Comment demander une proposition, et le premier échange est-il gratuit ?',
        es: '¿Cómo pido una propuesta y es gratis la primera reunión?',
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
