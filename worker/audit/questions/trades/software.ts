import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { dataProtection, people, price, reviews } from './shared-questions.ts';

export const software: TradeQuestions = {
  trade: 'software',
  questions: [
    {
      id: 'what-it-does',
      kind: 'explanation',
      asksWhatItIs: true,
      weight: 5,
      ask: {
        en: 'What does the software do, and who is it for?',
        de: 'Was macht die Software, und für wen ist sie gedacht?',
        fr: 'À quoi sert le logiciel, et à qui s’adresse-t-il ?',
        es: '¿Qué hace el software y para quién es?',
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
        en: 'Which other programs does it work with, and is there an API?',
        de: 'Mit welchen Programmen lässt es sich verbinden, gibt es eine Schnittstelle?',
        fr: 'Avec quels outils s’intègre-t-il, et y a-t-il une API ?',
        es: '¿Con qué programas se integra y tiene API?',
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
    asked(dataProtection, 4),
    {
      id: 'support',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'What support do I get, and how fast do you answer?',
        de: 'Welchen Support bekomme ich, und wie schnell antworten Sie?',
        fr: 'Quel support proposez-vous, et sous quel délai répondez-vous ?',
        es: '¿Qué soporte dan y cuánto tardan en responder?',
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
      id: 'setup-and-migration',
      kind: 'duration',
      weight: 3,
      ask: {
        en: 'How long does setup take, and can I move my existing data over?',
        de: 'Wie lange dauert die Einführung, und kann ich meine Daten übernehmen?',
        fr: 'Combien de temps prend la mise en place, et peut-on reprendre ses données ?',
        es: '¿Cuánto tarda la puesta en marcha y puedo pasar mis datos?',
      },
      terms: words({
        en: 'onboarding, minutes, days, weeks, import, migration, training, csv, installation, go live',
        de: 'onboarding, einrichtung, minuten, tage, wochen, datenimport, datenübernahme, migration, schulung, installation',
        fr: 'prise en main, minutes, jours, semaines, import, migration, formation, déploiement, installation, paramétrage',
        es: 'implantación, minutos, días, semanas, importar, migración, formación, capacitación, instalación, configuración',
      }),
      about: words({
        en: 'setup, set up, onboarding, migration, import, implementation',
        de: 'einrichtung, einführung, onboarding, migration, datenübernahme, einrichten, implementierung',
        fr: 'mise en place, déploiement, migration, prise en main, installation, paramétrage',
        es: 'puesta en marcha, implantación, migración, configuración, instalación, implementación',
      }),
    },
    {
      id: 'contract-terms',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Can I cancel at any time, and do I get my data out?',
        de: 'Kann ich jederzeit kündigen, und bekomme ich meine Daten heraus?',
        fr: 'Peut-on résilier à tout moment et récupérer ses données ?',
        es: '¿Puedo cancelar cuando quiera y llevarme mis datos?',
      },
      terms: words({
        en: 'cancel anytime, notice, monthly, annual, refund, export, terminate, no lock-in, renewal',
        de: 'kündigungsfrist, monatlich, laufzeit, mindestlaufzeit, datenexport, jederzeit kündbar, verlängerung, rückerstattung',
        fr: 'sans engagement, préavis, mensuel, annuel, remboursement, export, résiliation, renouvellement',
        es: 'sin permanencia, preaviso, mensual, anual, reembolso, exportar, baja, renovación',
      }),
      about: words({
        en: 'cancel, cancellation, contract, terminate, lock-in',
        de: 'kündigen, kündigung, kündbar, laufzeit, vertragslaufzeit, kündigungsfrist',
        fr: 'sans engagement, résilier, résiliation, annuler',
        es: 'cancelar, cancelación, permanencia, darse de baja',
      }),
    },
    {
      id: 'platforms',
      kind: 'list',
      weight: 2,
      ask: {
        en: 'Which devices and languages does it run on?',
        de: 'Auf welchen Geräten und in welchen Sprachen läuft es?',
        fr: 'Sur quels appareils et dans quelles langues est-il disponible ?',
        es: '¿En qué dispositivos e idiomas funciona?',
      },
      terms: words({
        en: 'browser, windows, mac, ios, android, cloud, on-premise, tablet, web app, available in',
        de: 'browser, windows, mac, ios, android, cloud, on-premises, tablet, lokal, deutsch, verfügbar',
        fr: 'navigateur, windows, mac, ios, android, cloud, tablette, sur site, disponible en',
        es: 'navegador, windows, mac, ios, android, nube, tableta, local, disponible en',
      }),
      about: words({
        en: 'windows, mac, ios, android, browser, device, devices, languages',
        de: 'windows, mac, ios, android, browser, geräte, sprachen, endgeräte',
        fr: 'windows, mac, ios, android, navigateur, appareils, langues',
        es: 'windows, mac, ios, android, navegador, dispositivos, idiomas',
      }),
    },
    asked(reviews, 3, {
      id: 'customers',
      ask: {
        en: 'Who already uses it, and what do they say?',
        de: 'Wer nutzt es schon, und was sagen die Kunden?',
        fr: 'Qui l’utilise déjà, et qu’en disent les clients ?',
        es: '¿Quién lo usa ya y qué dicen los clientes?',
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
        en: 'Which company is behind it?',
        de: 'Welche Firma steht dahinter?',
        fr: 'Quelle entreprise est derrière ce produit ?',
        es: '¿Qué empresa está detrás?',
      },
    }),
  ],
};
