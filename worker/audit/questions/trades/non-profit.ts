import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { contactWay, location, people } from './shared-questions.ts';

export const nonProfit: TradeQuestions = {
  trade: 'non-profit',
  questions: [
    {
      id: 'mission',
      kind: 'explanation',
      asksWhatItIs: true,
      weight: 5,
      ask: {
        en: 'What does the organisation do, and for whom?',
        de: 'Was macht die Organisation, und für wen?',
        fr: 'Que fait l’association, et pour qui ?',
        es: '¿Qué hace la organización y para quién?',
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
      kind: 'contact',
      weight: 5,
      ask: {
        en: 'How can I donate?',
        de: 'Wie kann ich spenden?',
        fr: 'Comment faire un don ?',
        es: '¿Cómo puedo hacer una donación?',
      },
      terms: words({
        en: 'donation, give, monthly, one-off, bank account, paypal, card, direct debit, gift aid, legacy',
        de: 'spende, spendenkonto, iban, paypal, dauerspende, einmalig, monatlich, lastschrift, überweisung, patenschaft',
        fr: 'donner, mensuel, ponctuel, virement, iban, helloasso, carte bancaire, chèque, legs, soutenir',
        es: 'donativo, donar, mensual, puntual, transferencia, iban, paypal, tarjeta, bizum, padrino, apoyar',
      }),
      about: words({
        en: 'donate, donation, donations, donor',
        de: 'spenden, spende, spendenkonto, dauerspende',
        fr: 'don, dons, donner, donateur',
        es: 'donar, donación, donaciones, donativo, dona',
      }),
    },
    {
      id: 'use-of-money',
      kind: 'proof',
      weight: 5,
      ask: {
        en: 'What is done with the donations, and where are the annual figures?',
        de: 'Was geschieht mit den Spenden, und wo finde ich die Jahreszahlen?',
        fr: 'À quoi servent les dons, et où trouver les comptes annuels ?',
        es: '¿En qué se usa el dinero y dónde están las cuentas anuales?',
      },
      terms: words({
        en: 'annual report, audited, percent, administration, income, spent, accounts, projects, per pound, per dollar, transparency',
        de: 'jahresbericht, transparenz, prozent, verwaltungskosten, einnahmen, ausgaben, dzi, spendensiegel, mittelverwendung, geprüft',
        fr: 'rapport annuel, rapport d’activité, rapport financier, pour cent, frais de fonctionnement, transparence, recettes, dépenses, commissaire aux comptes',
        es: 'memoria anual, auditoría, por ciento, gastos de administración, transparencia, ingresos, gastos, destinar, informe',
      }),
      about: words({
        en: 'annual report, accounts, transparency, donations, spent, finances',
        de: 'jahresbericht, transparenz, mittelverwendung, finanzen, spenden, verwaltungskosten',
        fr: 'rapport, comptes, transparence, dons, finances, financement',
        es: 'memoria, cuentas, transparencia, donaciones, auditoría, finanzas',
      }),
    },
    {
      id: 'tax-receipt',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Is my donation tax-deductible, and do I get a receipt?',
        de: 'Ist die Spende steuerlich absetzbar, und bekomme ich eine Spendenbescheinigung?',
        fr: 'Mon don est-il déductible des impôts, et reçoit-on un reçu fiscal ?',
        es: '¿La donación desgrava y me dan un certificado?',
      },
      terms: words({
        en: 'tax, 501(c)(3), gift aid, deductible, charity number, registered charity, ein, receipt',
        de: 'spendenquittung, zuwendungsbestätigung, gemeinnützig, finanzamt, freistellungsbescheid, steuer, absetzen, 300 euro',
        fr: 'réduction d’impôt, 66 %, 75 %, reconnue d’utilité publique, intérêt général, reçu, déduire, cerfa',
        es: 'deducción, deducible, hacienda, irpf, renta, certificado de donación, 80 %, utilidad pública, recibo',
      }),
      about: words({
        en: 'tax, deductible, receipt, gift aid',
        de: 'spendenbescheinigung, spendenquittung, zuwendungsbestätigung, absetzbar, steuerlich, gemeinnützig',
        fr: 'impôt, impôts, fiscal, reçu fiscal, déductible, défiscalisation',
        es: 'desgravar, deducción, deducible, fiscal, certificado de donación, renta',
      }),
    },
    {
      id: 'get-help',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'Who can get help or take part, and how?',
        de: 'Wer kann Hilfe bekommen oder mitmachen, und wie geht das?',
        fr: 'Qui peut être aidé ou participer, et comment ?',
        es: '¿Quién puede recibir ayuda o participar, y cómo?',
      },
      terms: words({
        en: 'apply, eligible, free, referral, register, advice line, open to, drop-in, join, contact us',
        de: 'beratung, kostenlos, anmelden, anmeldung, offen für, sprechstunde, hilfetelefon, antrag, angebot, betroffene',
        fr: 'gratuit, inscription, permanence, accueil, ouvert à tous, s’inscrire, demande, écoute, bénéficier, conditions',
        es: 'gratuito, inscripción, solicitar, requisitos, abierto a, atención, asesoramiento, apuntarse, beneficiarios, acogida',
      }),
      about: words({
        en: 'get help, need help, can help you, apply, eligible, take part, join us',
        de: 'hilfe bekommen, hilfe brauchen, hilfsangebot, beratung, teilnehmen, anmeldung, mitmachen, antrag',
        fr: 'besoin d’aide, demande d’aide, inscription, participer, bénéficier, permanence',
        es: 'necesitas ayuda, pedir ayuda, inscripción, participar, solicitar, atención',
      }),
    },
    {
      id: 'volunteering',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'How can I volunteer, and how much time does it take?',
        de: 'Wie kann ich ehrenamtlich mithelfen, und wie viel Zeit kostet das?',
        fr: 'Comment devenir bénévole, et combien de temps faut-il y consacrer ?',
        es: '¿Cómo puedo ser voluntario y cuánto tiempo hay que dedicar?',
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
      id: 'impact',
      kind: 'number',
      weight: 3,
      ask: {
        en: 'What has been achieved so far, in figures?',
        de: 'Was wurde bisher erreicht, in Zahlen?',
        fr: 'Quels résultats concrets avez-vous obtenus, en chiffres ?',
        es: '¿Qué se ha conseguido hasta ahora, en cifras?',
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
        en: 'Who runs the organisation, and who is on the board?',
        de: 'Wer leitet die Organisation, und wer sitzt im Vorstand?',
        fr: 'Qui dirige l’association et qui siège au conseil d’administration ?',
        es: '¿Quién dirige la organización y quién forma el patronato o la junta?',
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
      kind: 'price',
      weight: 3,
      ask: {
        en: 'How do I become a member, and what is the fee?',
        de: 'Wie werde ich Mitglied, und wie hoch ist der Beitrag?',
        fr: 'Comment adhérer, et quel est le montant de la cotisation ?',
        es: '¿Cómo me hago socio y cuál es la cuota?',
      },
      terms: words({
        en: 'annual fee, per year, per month, join, application form, benefits, vote, reduced rate',
        de: 'mitgliedsbeitrag, jahresbeitrag, im jahr, im monat, beitrittserklärung, antrag, fördermitglied, ermäßigt',
        fr: 'cotisation annuelle, par an, bulletin d’adhésion, adhérent, membre, tarif réduit, bulletin, vote',
        es: 'cuota anual, al año, al mes, formulario, alta, asociado, ventajas, cuota reducida',
      }),
      about: words({
        en: 'member, members, membership, join',
        de: 'mitglied, mitgliedschaft, mitgliedsbeitrag, beitritt, jahresbeitrag',
        fr: 'adhérer, adhésion, adhérent, cotisation, membre',
        es: 'socio, socia, socios, cuota, afiliado, asociado',
      }),
    },
    {
      id: 'events',
      kind: 'date',
      weight: 3,
      ask: {
        en: 'When is the next event or meeting?',
        de: 'Wann ist die nächste Veranstaltung oder das nächste Treffen?',
        fr: 'Quand a lieu le prochain événement ou la prochaine réunion ?',
        es: '¿Cuándo es el próximo evento o encuentro?',
      },
      terms: words({
        en: 'calendar, date, programme, workshop, open day, fundraiser, tickets, every month, o’clock',
        de: 'termine, kalender, programm, workshop, tag der offenen tür, mitgliederversammlung, jeden monat, uhr, eintritt',
        fr: 'agenda, date, programme, atelier, journée portes ouvertes, assemblée générale, entrée libre, chaque mois',
        es: 'agenda, calendario, fecha, programa, taller, jornada, puertas abiertas, asamblea, entrada libre',
      }),
      about: words({
        en: 'event, events, meeting, calendar, workshop',
        de: 'veranstaltung, veranstaltungen, termine, treffen, kalender, programm',
        fr: 'événement, événements, agenda, réunion, atelier, rencontre',
        es: 'evento, eventos, agenda, encuentro, taller, actividades',
      }),
    },
    asked(contactWay, 2, {
      ask: {
        en: 'How do I contact you?',
        de: 'Wie erreiche ich die Geschäftsstelle?',
        fr: 'Comment contacter l’association ?',
        es: '¿Cómo contacto con la organización?',
      },
    }),
    asked(location, 2, {
      ask: {
        en: 'Where are you based, and in which places are you active?',
        de: 'Wo ist Ihr Sitz, und wo sind Sie tätig?',
        fr: 'Où est votre siège et où êtes-vous actifs ?',
        es: '¿Dónde tienen la sede y en qué lugares actúan?',
      },
    }),
  ],
};
