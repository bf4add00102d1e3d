import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import {
  coverage,
  firstVisit,
  newPatients,
  parkingAndAccess,
  practitioners,
  urgentCare,
} from './practice-questions.ts';
import { booking, openingHours, price, services } from './shared-questions.ts';

export const dentist: TradeQuestions = {
  trade: 'dentist',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What do a check-up, a cleaning, a crown or an implant cost?',
        de: 'Was kosten eine professionelle Zahnreinigung, eine Krone oder ein Implantat?',
        fr: 'Combien coûtent un détartrage, une couronne ou un implant ?',
        es: '¿Cuánto cuestan una limpieza dental, una corona o un implante?',
      },
      terms: words({
        en: 'hygienist, filling, treatment plan, whitening, instalments',
        de: 'prophylaxe, füllung, heil- und kostenplan, bleaching, ratenzahlung',
        fr: 'devis, facette, bridge, prothèse, blanchiment',
        es: 'empaste, presupuesto, ortodoncia, blanqueamiento, financiación',
      }),
    }),
    asked(booking, 5, {
      ask: {
        en: 'How do I book an appointment with the dentist?',
        de: 'Wie vereinbare ich einen Termin in der Zahnarztpraxis?',
        fr: 'Comment prendre rendez-vous au cabinet dentaire ?',
        es: '¿Cómo pido cita con el dentista?',
      },
    }),
    asked(urgentCare, 5, {
      ask: {
        en: 'I have toothache: can you see me today, and who helps out of hours?',
        de: 'Ich habe Zahnschmerzen: Kann ich heute kommen, und wer hilft außerhalb der Sprechzeiten?',
        fr: 'J’ai une rage de dents : pouvez-vous me recevoir aujourd’hui, et qui est de garde ?',
        es: 'Me duele una muela: ¿me pueden atender hoy y quién está de guardia?',
      },
      terms: words({
        en: 'toothache, broken tooth, swelling',
        de: 'zahnschmerzen, schmerzpatient, zahnärztlicher notdienst',
        fr: 'rage de dents, dent cassée, abcès',
        es: 'dolor de muelas, diente roto, flemón',
      }),
      about: words({
        en: 'toothache, dental emergency',
        de: 'zahnschmerzen, schmerzpatient, schmerzbehandlung',
        fr: 'rage de dents, urgence dentaire',
        es: 'dolor de muelas, urgencia dental',
      }),
    }),
    asked(newPatients, 4),
    asked(coverage, 4, {
      ask: {
        en: 'Do you treat NHS or only private patients, and which dental insurance do you take?',
        de: 'Behandeln Sie Kassenpatienten, und was zahlt die Krankenkasse beim Zahnersatz?',
        fr: 'Êtes-vous conventionné, et que remboursent la Sécurité sociale et la mutuelle pour les soins dentaires ?',
        es: '¿Con qué seguros dentales trabajan y qué tengo que pagar yo?',
      },
      terms: words({
        en: 'band, denplan, dental plan, ppo',
        de: 'festzuschuss, bonusheft, zahnzusatzversicherung, zahnersatz',
        fr: '100 % santé, reste à charge zéro, ccam, cmu',
        es: 'póliza dental, sanitas, adeslas, financiación',
      }),
    }),
    asked(services, 4, {
      id: 'treatments',
      ask: {
        en: 'Which treatments do you offer: implants, braces, root canals, whitening?',
        de: 'Welche Behandlungen bieten Sie an: Implantate, Wurzelbehandlung, Kieferorthopädie, Bleaching?',
        fr: 'Quels soins proposez-vous : implants, orthodontie, dévitalisation, blanchiment ?',
        es: '¿Qué tratamientos hacen: implantes, ortodoncia, endodoncia, blanqueamiento?',
      },
      terms: words({
        en: 'crown, bridge, veneers, extraction, hygiene, dentures, periodontal, invisalign',
        de: 'prophylaxe, zahnersatz, parodontitis, veneers, aligner, endodontie, ästhetische zahnheilkunde',
        fr: 'parodontologie, prothèse, facettes, extraction, détartrage, aligneurs, couronne',
        es: 'periodoncia, prótesis, carillas, extracción, limpieza, alineadores, odontopediatría',
      }),
      about: words({
        en: 'treatment, treatments, implant, dentistry',
        de: 'behandlung, implantat, prophylaxe, zahnheilkunde',
        fr: 'soins, implant, orthodontie, traitement',
        es: 'tratamiento, tratamientos, implante, ortodoncia',
      }),
    }),
    asked(openingHours, 4, {
      ask: {
        en: 'When is the practice open, and are there evening or Saturday appointments?',
        de: 'Wann sind die Sprechzeiten, auch abends oder samstags?',
        fr: 'Quels sont les horaires du cabinet, y compris le soir ou le samedi ?',
        es: '¿Qué horario tiene la clínica, también por la tarde o los sábados?',
      },
    }),
    {
      id: 'nervous-patients',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'I am afraid of the dentist: how do you help, is sedation possible?',
        de: 'Ich habe Angst vor dem Zahnarzt: Wie helfen Sie, geht es mit Sedierung oder Narkose?',
        fr: 'J’ai peur du dentiste : comment m’aidez-vous, la sédation est-elle possible ?',
        es: 'Tengo miedo al dentista: ¿cómo me ayudan, hay sedación?',
      },
      terms: words({
        en: 'nervous, anxious, anxiety, phobia, painless, laughing gas, anaesthetic, relax, gentle, take our time',
        de: 'angstpatient, zahnarztangst, vollnarkose, lachgas, schmerzfrei, hypnose, betäubung, einfühlsam, dämmerschlaf',
        fr: 'anxieux, phobie, gaz hilarant, meopa, anesthésie, sans douleur, hypnose, détendre, douceur',
        es: 'ansiedad, fobia, sedación consciente, anestesia, sin dolor, óxido nitroso, tranquilo, relajar',
      }),
      about: words({
        en: 'nervous, anxious, anxiety, fear, afraid, phobia, sedation',
        de: 'angst, angstpatient, angstpatienten, zahnarztangst, narkose, vollnarkose, sedierung, lachgas',
        fr: 'peur, anxieux, anxiété, phobie, sédation',
        es: 'miedo, ansiedad, fobia, sedación',
      }),
    },
    {
      id: 'children',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you treat children, and from what age?',
        de: 'Behandeln Sie Kinder, und ab welchem Alter?',
        fr: 'Soignez-vous les enfants, et à partir de quel âge ?',
        es: '¿Atienden a niños, y desde qué edad?',
      },
      terms: words({
        en: 'kids, paediatric, pediatric, milk teeth, first tooth, family, years old, sealants',
        de: 'kinderzahnarzt, kinderzahnheilkunde, milchzähne, erster zahn, jahre, früherkennung, fissurenversiegelung, spielecke',
        fr: 'pédodontie, dents de lait, première dent, ans, famille, m’t dents, pédiatrique, scellement',
        es: 'odontopediatría, dientes de leche, primer diente, años, infantil, familia, selladores, pequeños',
      }),
      about: words({
        en: 'children, child, kids, paediatric, pediatric',
        de: 'kinder, kind, kinderzahnarzt, kinderzahnheilkunde, milchzähne',
        fr: 'enfant, enfants, pédodontie, pédiatrique',
        es: 'niños, niño, odontopediatría, infantil',
      }),
    },
    asked(practitioners, 3, {
      ask: {
        en: 'Who are the dentists, and what are their qualifications?',
        de: 'Wer sind die Zahnärztinnen und Zahnärzte, und welche Qualifikation haben sie?',
        fr: 'Qui sont les dentistes et quels sont leurs diplômes ?',
        es: '¿Quiénes son los dentistas y qué titulación tienen?',
      },
      terms: words({
        en: 'bds, dmd, orthodontist',
        de: 'zahnarzt, zahnärztin, oralchirurgie',
        fr: 'chirurgien-dentiste, orthodontiste, omnipratique',
        es: 'odontólogo, odontóloga, ortodoncista',
      }),
      about: words({
        en: 'dentist, dentists',
        de: 'zahnarzt, zahnärztin',
        fr: 'dentiste, chirurgien-dentiste',
        es: 'dentista, odontólogo, odontóloga',
      }),
    }),
    asked(firstVisit, 2),
    asked(parkingAndAccess, 2),
  ],
};
