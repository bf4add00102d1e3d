import type { TradeQuestion } from '../../questions/question-data.ts';
import { asked, words } from '../shared/asked.ts';
import { dataProtection, people, price, reviews } from '../shared/offer-questions.ts';

export const softwareQuestions: readonly TradeQuestion[] = [
  {
    id: 'what-it-does',
    kind: 'explanation',
    asks: 'what-it-is',
    weight: 5,
    ask: {
      en: 'What does the software do?',
      de: 'Was macht die Software?',
      fr: 'Que fait le logiciel ?',
      es: '¿Qué hace el programa?',
    },
    terms: words({
      en: 'helps, manage, automate, platform, tool, app, built for, teams, businesses, track, solution',
      de: 'verwalten, automatisieren, plattform, werkzeug, app, lösung, entwickelt für, unternehmen, digital, hilft',
      fr: 'gérer, automatiser, plateforme, outil, application, solution, conçu pour, entreprises, permettre, simplifier',
      es: 'gestionar, automatizar, plataforma, herramienta, aplicación, solución, diseñado para, empresas, permitir, simplificar',
    }),
    about: words({
      en: 'software, platform, app, tool, solution, product',
      de: 'software, plattform, app, lösung, programm, produkt',
      fr: 'logiciel, plateforme, application, outil, solution',
      es: 'software, plataforma, aplicación, herramienta, solución, programa',
    }),
  },
  asked(price, 5, {
    ask: {
      en: 'What does it cost per month or per user?',
      de: 'Was kostet es pro Monat oder pro Nutzer?',
      fr: 'Quel est le prix par mois ou par utilisateur ?',
      es: '¿Cuánto cuesta al mes o por usuario?',
    },
    terms: words({
      en: 'plan, per user, per month, annual, billed, enterprise, licence, subscription',
      de: 'tarif, pro nutzer, pro monat, jährlich, lizenz, abonnement, abrechnung, zzgl. mwst',
      fr: 'abonnement, par utilisateur, par mois, annuel, licence, formule, hors taxes, facturé',
      es: 'plan, por usuario, al mes, anual, licencia, suscripción, facturación, más iva',
    }),
    about: words({
      en: 'plan, plans, subscription, licence',
      de: 'lizenz, abonnement, pro monat, pro nutzer',
      fr: 'abonnement, licence, formules',
      es: 'plan, planes, suscripción, licencia',
    }),
  }),
  {
    id: 'features',
    kind: 'list',
    weight: 5,
    ask: {
      en: 'Which features does it have?',
      de: 'Welche Funktionen sind enthalten?',
      fr: 'Quelles sont les fonctionnalités ?',
      es: '¿Qué funciones incluye?',
    },
    terms: words({
      en: 'dashboard, reports, notifications, export, import, permissions, search, templates, automation, mobile app',
      de: 'dashboard, auswertung, benachrichtigung, export, import, berechtigung, suche, vorlagen, automatisierung, mobile app, modul',
      fr: 'tableau de bord, rapport, notification, export, import, droits, recherche, modèles, automatisation, module',
      es: 'panel, informes, notificaciones, exportar, importar, permisos, búsqueda, plantillas, automatización, módulo',
    }),
    about: words({
      en: 'feature, features, functionality, includes, modules',
      de: 'funktion, funktionen, funktionsumfang, leistungsumfang, module',
      fr: 'fonctionnalité, fonctionnalités, fonction, modules',
      es: 'función, funciones, funcionalidades, características, módulos',
    }),
  },
  {
    id: 'free-trial',
    kind: 'yes-no',
    weight: 4,
    ask: {
      en: 'Is there a free trial or a demo?',
      de: 'Kann ich kostenlos testen oder eine Demo sehen?',
      fr: 'Y a-t-il un essai gratuit ou une démo ?',
      es: '¿Hay prueba gratuita o demo?',
    },
    terms: words({
      en: 'days free, no credit card, try, sign up, free plan, book a demo, get started, sandbox',
      de: 'testphase, testversion, tage kostenlos, keine kreditkarte, ausprobieren, registrieren, demo buchen, unverbindlich, vorführung',
      fr: 'jours gratuits, sans carte bancaire, essayer, inscription, réserver une démo, version gratuite, démonstration',
      es: 'días gratis, sin tarjeta, probar, registrarse, plan gratuito, solicitar demo, demostración, versión de prueba',
    }),
    about: words({
      en: 'trial, free trial, demo, free plan, try for free, try it',
      de: 'testen, testphase, testversion, demo, ausprobieren',
      fr: 'essai, essai gratuit, démo, démonstration, essayer gratuitement',
      es: 'prueba gratuita, período de prueba, demo, demostración, probar gratis, prueba gratis',
    }),
  },
  {
    id: 'integrations',
    kind: 'list',
    weight: 4,
    ask: {
      en: 'Which other programs does it work with?',
      de: 'Mit welchen Programmen arbeitet es zusammen?',
      fr: 'Avec quels outils s’intègre-t-il ?',
      es: '¿Con qué programas se integra?',
    },
    terms: words({
      en: 'connect, sync, webhook, zapier, microsoft, google, sap, salesforce, excel, plugin',
      de: 'schnittstelle, anbindung, verbinden, synchronisieren, datev, sap, microsoft, google, excel, plugin, rest',
      fr: 'connecteur, synchroniser, webhook, zapier, microsoft, google, sap, salesforce, excel, extension',
      es: 'conectar, sincronizar, webhook, zapier, microsoft, google, sap, salesforce, excel, complemento',
    }),
    about: words({
      en: 'integration, integrations, integrate, api, connect, sync',
      de: 'schnittstelle, schnittstellen, integration, integrationen, anbindung, api',
      fr: 'intégration, intégrations, api, connecteur, connecteurs, interfacer',
      es: 'integración, integraciones, api, conectar, conector',
    }),
  },
  asked(dataProtection, 4, {
    ask: {
      en: 'Is my data protected?',
      de: 'Sind meine Daten geschützt?',
      fr: 'Mes données sont-elles protégées ?',
      es: '¿Están protegidos mis datos?',
    },
  }),
  {
    id: 'support',
    kind: 'contact',
    weight: 3,
    ask: {
      en: 'How do I get support?',
      de: 'Wie bekomme ich Hilfe?',
      fr: 'Comment obtenir de l’aide ?',
      es: '¿Cómo consigo ayuda?',
    },
    terms: words({
      en: 'email, phone, chat, help centre, documentation, within hours, sla, ticket, account manager',
      de: 'e-mail, telefon, chat, hilfe-center, dokumentation, innerhalb von stunden, sla, ticket, hotline, ansprechpartner',
      fr: 'e-mail, téléphone, chat, centre d’aide, documentation, sous heures, sla, ticket, assistance',
      es: 'correo, teléfono, chat, centro de ayuda, documentación, en horas, sla, ticket, asistencia',
    }),
    about: words({
      en: 'support, help centre, helpdesk, customer success',
      de: 'support, kundendienst, hotline, hilfe-center, kundenservice',
      fr: 'support, assistance, centre d’aide, service client',
      es: 'soporte, asistencia, centro de ayuda, atención al cliente',
    }),
  },
  {
    id: 'contract-terms',
    kind: 'yes-no',
    weight: 3,
    ask: {
      en: 'Can I cancel at any time?',
      de: 'Kann ich jederzeit kündigen?',
      fr: 'Peut-on résilier à tout moment ?',
      es: '¿Puedo cancelar en cualquier momento?',
    },
    terms: words({
      en: 'monthly, subscription, plan, refund, export',
      de: 'monatlich, abo, laufzeit, erstattung, export',
      fr: 'mensuel, abonnement, forfait, remboursement, export',
      es: 'mensual, suscripción, plan, reembolso, exportar',
    }),
    about: words({
      en: `
          cancel anytime, cancel any time, cancel at any time, cancel, no contract, no contracts, no commitment,
          long-term contract, long-term contracts, minimum term, notice period, terminate
        `,
      de: 'jederzeit kündbar, kündbar, kündigen, kündigung, kündigungsfrist, vertragsbindung, mindestlaufzeit, vertragslaufzeit',
      fr: 'sans engagement, résiliable, résilier, résiliation, annulable à tout moment, durée d’engagement',
      es: 'sin permanencia, permanencia, cancelar, cancela, darse de baja, compromiso de permanencia, en cualquier momento',
    }),
  },
  {
    id: 'mobile-app',
    kind: 'yes-no',
    weight: 2,
    ask: {
      en: 'Is there a mobile app?',
      de: 'Gibt es eine App fürs Handy?',
      fr: 'Y a-t-il une application mobile ?',
      es: '¿Hay una aplicación móvil?',
    },
    terms: words({
      en: 'download, browser, tablet, responsive, offline',
      de: 'herunterladen, browser, handy, responsive, offline',
      fr: 'télécharger, navigateur, tablette, responsive, hors ligne',
      es: 'descargar, navegador, tableta, responsive, sin conexión',
    }),
    about: words({
      en: 'mobile app, mobile apps, iphone, ipad, android, ios, app store, google play, smartphone, mobile device, mobile devices, mobile',
      de: 'app, apps, android, ios, iphone, smartphone, tablet, mobil, mobile, mobilgerät',
      fr: 'application mobile, applications mobiles, appli, android, ios, iphone, smartphone, mobile, mobiles',
      es: 'aplicación móvil, app, android, ios, iphone, móvil, móviles, smartphone',
    }),
  },
  {
    id: 'several-languages',
    kind: 'yes-no',
    weight: 2,
    ask: {
      en: 'Is it available in several languages?',
      de: 'Gibt es die Software in mehreren Sprachen?',
      fr: 'Est-il disponible en plusieurs langues ?',
      es: '¿Está disponible en varios idiomas?',
    },
    terms: words({
      en: 'english, german, french, interface, support',
      de: 'deutsch, spanisch, oberfläche, italienisch, sprache',
      fr: 'français, espagnol, interface, allemand, langue',
      es: 'español, interfaz, alemán, francés, idioma',
    }),
    about: words({
      en: 'languages, multilingual, multi-language, translated, translation, translations, localized, localised',
      de: 'mehrsprachig, englisch, französisch, fremdsprachen, mehreren sprachen, übersetzt, übersetzung, verschiedenen sprachen',
      fr: 'langues, multilingue, anglais, traduit, traduction',
      es: 'idiomas, multilingüe, multiidioma, inglés, traducido, traducción',
    }),
  },
  asked(reviews, 3, {
    id: 'customers',
    ask: {
      en: 'What do users say?',
      de: 'Was sagen die Nutzer?',
      fr: 'Qu’en disent les utilisateurs ?',
      es: '¿Qué opinan los usuarios?',
    },
    terms: words({
      en: 'customers, companies, case study, trusted by, users',
      de: 'kunden, unternehmen, fallstudie, anwenderbericht, nutzer',
      fr: 'clients, entreprises, étude de cas, cas client, utilisateurs',
      es: 'clientes, empresas, caso de éxito, confían, usuarios',
    }),
    about: words({
      en: 'customers, case study, trusted by',
      de: 'kunden, fallstudie, anwenderbericht',
      fr: 'clients, cas client, étude de cas',
      es: 'clientes, caso de éxito, confían',
    }),
  }),
  asked(people, 2, {
    ask: {
      en: 'Who is behind it?',
      de: 'Wer steckt dahinter?',
      fr: 'Qui est derrière ?',
      es: '¿Quién está detrás?',
    },
  }),
];
