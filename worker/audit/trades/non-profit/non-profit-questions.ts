import type { TradeQuestion } from '../../questions/question-data.ts';
import { asked, words } from '../shared/asked.ts';
import { people } from '../shared/offer-questions.ts';
import { contactWay, location } from '../shared/reaching-questions.ts';

export const nonProfitQuestions: readonly TradeQuestion[] = [
  {
    id: 'mission',
    kind: 'explanation',
    asks: 'what-it-is',
    weight: 5,
    ask: {
      en: 'What does the organisation do?',
      de: 'Was macht die Organisation?',
      fr: 'Que fait l’organisation ?',
      es: '¿Qué hace la organización?',
    },
    terms: words({
      en: 'mission, support, help, protect, promote, people in need, programme, our aim, provide, vision',
      de: 'unterstützen, helfen, fördern, schützen, einsetzen, zweck, satzung, menschen, vision, leitbild',
      fr: 'aider, soutenir, protéger, promouvoir, but, défendre, accompagner, bénéficiaires, vocation, engagement',
      es: 'ayudar, apoyar, proteger, promover, objetivo, personas, visión, defender, acompañar, trabajamos para',
    }),
    about: words({
      en: 'mission, aim, purpose, about us, what we do, help',
      de: 'ziel, ziele, zweck, aufgabe, mission, über uns, leitbild, vereinszweck',
      fr: 'mission, missions, but, objet, objectif, qui sommes-nous',
      es: 'misión, objetivo, fines, propósito, quiénes somos, qué hacemos',
    }),
  },
  {
    id: 'how-to-donate',
    kind: 'yes-no',
    weight: 5,
    ask: {
      en: 'Can I donate to you?',
      de: 'Kann ich Ihnen spenden?',
      fr: 'Peut-on vous faire un don ?',
      es: '¿Puedo hacer una donación?',
    },
    terms: words({
      en: 'donation, give, monthly, one-off, bank account, paypal, card, direct debit, gift aid, legacy',
      de: 'spende, spendenkonto, iban, paypal, dauerspende, einmalig, monatlich, lastschrift, überweisung, patenschaft',
      fr: 'donner, mensuel, ponctuel, virement, iban, helloasso, carte bancaire, chèque, legs, soutenir',
      es: 'donativo, donar, mensual, puntual, transferencia, iban, paypal, tarjeta, bizum, padrino, apoyar',
    }),
    about: words({
      en: 'donate, donation, donations, donor, giving',
      de: 'spenden, spende, spendenkonto, dauerspende',
      fr: 'don, dons, faire un don, donateur, donateurs',
      es: 'donar, donación, donaciones, donativo, dona',
    }),
  },
  {
    id: 'projects',
    kind: 'list',
    weight: 5,
    ask: {
      en: 'Which projects or activities do you run?',
      de: 'Welche Projekte und Aktivitäten haben Sie?',
      fr: 'Quels projets et quelles actions menez-vous ?',
      es: '¿Qué proyectos y actividades realizan?',
    },
    terms: words({
      en: 'support, community, training, events, research',
      de: 'unterstützung, gemeinschaft, kurse, veranstaltungen, pflege',
      fr: 'soutien, communauté, ateliers, événements, formation',
      es: 'apoyo, comunidad, talleres, eventos, formación',
    }),
    about: words({
      en: `
          project, projects, programme, programmes, programs, activities, campaigns, initiatives, our work, ministries,
          bible study, bible studies, sunday school, sunday class, fellowship, youth group, small groups
        `,
      de: 'projekt, projekte, programm, aktivitäten, aktionen, initiativen, angebote, arbeitskreise, jugendgruppe, bibelkreis, krabbelgruppe, kirchenchor',
      fr: 'projet, projets, actions, activités, programmes, initiatives, catéchèse, catéchisme, aumônerie, chorale',
      es: 'proyecto, proyectos, programas, actividades, iniciativas, campañas, catequesis, ministerios, estudio bíblico',
    }),
  },
  {
    id: 'tax-receipt',
    kind: 'yes-no',
    weight: 4,
    ask: {
      en: 'Do I get a receipt for tax?',
      de: 'Bekomme ich eine Spendenbescheinigung?',
      fr: 'Obtient-on un reçu fiscal ?',
      es: '¿Dan certificado para desgravar?',
    },
    terms: words({
      en: 'tax, 501(c)(3), gift aid, deductible, charity number, registered charity, ein, receipt',
      de: 'spendenquittung, zuwendungsbestätigung, gemeinnützig, finanzamt, freistellungsbescheid, steuer, absetzen, 300 euro',
      fr: 'réduction d’impôt, 66 %, 75 %, reconnue d’utilité publique, intérêt général, reçu, déduire, cerfa',
      es: 'deducción, deducible, hacienda, irpf, renta, certificado de donación, 80 %, utilidad pública, recibo',
    }),
    about: words({
      en: 'tax-deductible, tax deductible, tax receipt, gift aid, deductible, 501',
      de: 'spendenbescheinigung, spendenquittung, zuwendungsbestätigung, zuwendungsbescheinigung, absetzbar, absetzen',
      fr: 'reçu fiscal, reçus fiscaux, déductible, défiscalisation, réduction d’impôt, déduction fiscale',
      es: 'desgravar, desgravación, deducción, deducible, certificado de donación, certificado fiscal',
    }),
  },
  {
    id: 'volunteering',
    kind: 'yes-no',
    weight: 4,
    ask: {
      en: 'Can I volunteer?',
      de: 'Kann ich ehrenamtlich mithelfen?',
      fr: 'Puis-je être bénévole ?',
      es: '¿Puedo ser voluntario?',
    },
    terms: words({
      en: 'hours a week, training, role, sign up, join us, opportunities, application form, once a month',
      de: 'ehrenamt, freiwillige, stunden pro woche, einarbeitung, mitmachen, engagieren, gesucht, schulung, bundesfreiwilligendienst',
      fr: 'bénévolat, heures par semaine, formation, rejoindre, s’engager, missions, candidature, rejoignez-nous',
      es: 'voluntariado, horas a la semana, formación, unirse, colaborar, inscribirse, formulario, únete',
    }),
    about: words({
      en: 'volunteer, volunteers, volunteering',
      de: 'ehrenamt, ehrenamtlich, freiwillige, freiwilligenarbeit, mithelfen, mitmachen',
      fr: 'bénévole, bénévoles, bénévolat',
      es: 'voluntario, voluntaria, voluntarios, voluntariado',
    }),
  },
  {
    id: 'annual-report',
    kind: 'yes-no',
    weight: 3,
    ask: {
      en: 'Is there an annual report or are there annual figures?',
      de: 'Gibt es einen Jahresbericht oder Jahreszahlen?',
      fr: 'Y a-t-il un rapport annuel ou des comptes publiés ?',
      es: '¿Hay una memoria anual o cuentas publicadas?',
    },
    terms: words({
      en: 'download, income, spending, pdf, year',
      de: 'herunterladen, einnahmen, ausgaben, pdf, jahr',
      fr: 'télécharger, recettes, dépenses, pdf, exercice',
      es: 'descargar, ingresos, gastos, pdf, ejercicio',
    }),
    about: words({
      en: 'annual report, annual reports, financial statements, annual accounts, financial report, audited, form 990',
      de: 'jahresbericht, tätigkeitsbericht, finanzbericht, jahresabschluss, rechenschaftsbericht, transparenz, kassenbericht, jahresrückblick',
      fr: 'rapport annuel, rapport d’activité, rapport financier, comptes annuels, rapport moral, transparence, bilan financier',
      es: 'memoria anual, memoria de actividades, informe anual, cuentas anuales, auditoría, transparencia, memorias',
    }),
  },
  {
    id: 'impact',
    kind: 'number',
    weight: 3,
    ask: {
      en: 'What has been achieved, in figures?',
      de: 'Was wurde erreicht, in Zahlen?',
      fr: 'Quels résultats, en chiffres ?',
      es: '¿Qué se ha logrado, en cifras?',
    },
    terms: words({
      en: 'people reached, families, children, last year, since, helped, built, trained, results, impact report',
      de: 'menschen erreicht, familien, kinder, im letzten jahr, seit, geholfen, ergebnisse, wirkung, projekte, bilanz',
      fr: 'personnes aidées, familles, enfants, l’an dernier, depuis, résultats, bilan, bénéficiaires, chiffres clés',
      es: 'personas atendidas, familias, niños, el año pasado, desde, resultados, logros, beneficiarios, balance',
    }),
    about: words({
      en: 'impact, results, achieved, reached, helped, figures',
      de: 'wirkung, ergebnisse, erreicht, erfolge, zahlen, bilanz',
      fr: 'impact, résultats, bilan, chiffres, actions',
      es: 'impacto, resultados, logros, cifras, balance',
    }),
  },
  asked(people, 3, {
    ask: {
      en: 'Who runs the organisation?',
      de: 'Wer leitet die Organisation?',
      fr: 'Qui dirige l’organisation ?',
      es: '¿Quién dirige la organización?',
    },
    terms: words({
      en: 'trustee, chair, director, treasurer, board',
      de: 'vorstand, vorsitzende, vorsitzender, kassenwart, schatzmeister, geschäftsstelle',
      fr: 'président, présidente, trésorier, secrétaire, bureau, conseil d’administration',
      es: 'presidente, presidenta, tesorero, secretaria, patronato, junta directiva',
    }),
    about: words({
      en: 'trustee, board, chair, director',
      de: 'vorstand, vorsitzende, vorsitzender',
      fr: 'président, présidente, conseil, bureau',
      es: 'presidente, presidenta, patronato, junta',
    }),
  }),
  {
    id: 'membership',
    kind: 'yes-no',
    weight: 3,
    ask: {
      en: 'Can I become a member?',
      de: 'Kann ich Mitglied werden?',
      fr: 'Peut-on devenir membre ?',
      es: '¿Puedo hacerme socio?',
    },
    terms: words({
      en: 'annual fee, per year, per month, join, application form, benefits, vote, reduced rate',
      de: 'mitgliedsbeitrag, jahresbeitrag, im jahr, im monat, beitrittserklärung, antrag, fördermitglied, ermäßigt',
      fr: 'cotisation annuelle, par an, bulletin d’adhésion, adhérent, membre, tarif réduit, bulletin, vote',
      es: 'cuota anual, al año, al mes, formulario, alta, asociado, ventajas, cuota reducida',
    }),
    about: words({
      en: 'membership, become a member, new members, become members, join as a member',
      de: 'mitgliedschaft, mitglied werden, mitgliedsbeitrag, beitritt, beitrittserklärung, mitgliedsantrag, aufnahmeantrag',
      fr: 'adhérer, adhésion, adhérez, cotisation, devenir membre',
      es: 'hazte socio, hacerse socio, cuota, cuotas, asóciate, afiliación',
    }),
  },
  {
    id: 'events',
    kind: 'date',
    weight: 3,
    ask: {
      en: 'When is the next event?',
      de: 'Wann ist die nächste Veranstaltung?',
      fr: 'Quand a lieu le prochain événement ?',
      es: '¿Cuándo es el próximo evento?',
    },
    terms: words({
      en: 'calendar, date, programme, workshop, open day, fundraiser, tickets, every month, every week, join us, o’clock',
      de: 'termine, kalender, programm, workshop, tag der offenen tür, mitgliederversammlung, jeden monat, uhr, eintritt',
      fr: 'agenda, date, programme, atelier, journée portes ouvertes, assemblée générale, entrée libre, chaque mois',
      es: 'agenda, calendario, fecha, programa, taller, jornada, puertas abiertas, asamblea, entrada libre',
    }),
    about: words({
      en: 'event, events, meeting, calendar, workshop, worship, sunday service, bible study, mass, masses, service times',
      de: 'veranstaltung, veranstaltungen, termine, treffen, kalender, programm, gottesdienst',
      fr: 'événement, événements, agenda, réunion, atelier, rencontre, messe',
      es: 'evento, eventos, agenda, encuentro, taller, actividades, misa, culto',
    }),
  },
  asked(contactWay, 2, {
    ask: {
      en: 'How do I reach you?',
      de: 'Wie erreiche ich Sie?',
      fr: 'Comment vous joindre ?',
      es: '¿Cómo contacto con ustedes?',
    },
  }),
  asked(location, 2, {
    ask: {
      en: 'Where are you based?',
      de: 'Wo ist Ihr Sitz?',
      fr: 'Où êtes-vous installés ?',
      es: '¿Dónde está su sede?',
    },
  }),
];
