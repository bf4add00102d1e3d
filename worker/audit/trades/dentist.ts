import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { price, services } from './shared/offer-questions.ts';
import { HEALTH_PORTALS, HEALTHGRADES } from './shared/portals.ts';
import { coverage, newPatients, practitioners } from './shared/practice-questions.ts';
import { booking, openingHours } from './shared/reaching-questions.ts';
import { accessibility, children, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const dentist: Trade = {
  label: 'Dentist',
  types: ['Dentist'],
  widerTypes: ['MedicalBusiness', 'MedicalClinic'],
  ownType: 'Dentist',
  madeOf: [['health-booking']],
  nouns: {
    en: { sought: 'dentist', called: 'a dental practice' },
    de: { sought: 'Zahnarzt', called: 'eine Zahnarztpraxis' },
    fr: { sought: 'dentiste', called: 'un cabinet dentaire' },
    es: { sought: 'dentista', called: 'una clínica dental' },
    it: { sought: 'dentista', called: 'uno studio dentistico' },
    nl: { sought: 'tandarts', called: 'een tandartspraktijk' },
    pt: { sought: 'dentista', called: 'um consultório dentário' },
    ja: { sought: '歯医者', called: '歯科医院' },
  },
  isDoneAtItsDoor: true,
  pricesByTheCase: true,
  limitsAdvertising: true,
  line: 'health',
  directories: [
    directory(
      'NHS Find a dentist',
      'https://www.nhs.uk/service-search/find-a-dentist',
      'the public search for dental practices',
      ['GB'],
    ),
    HEALTHGRADES,
    ...HEALTH_PORTALS,
  ],
  questions: [
    asked(price, 5, {
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
    {
      id: 'emergency',
      kind: 'yes-no',
      weight: 5,
      ask: {
        en: 'Do you treat emergencies such as toothache?',
        de: 'Helfen Sie bei Zahnschmerzen und Notfällen?',
        fr: 'Recevez-vous en urgence, pour une rage de dents par exemple ?',
        es: '¿Atienden urgencias, como un dolor de muelas?',
      },
      terms: words({
        en: 'pain, call, weekend, broken tooth, out of hours',
        de: 'schmerzen, anrufen, wochenende, sofort, bereitschaft',
        fr: 'douleur, appeler, week-end, rapidement, garde',
        es: 'dolor, llamar, mismo día, fin de semana, guardia',
      }),
      about: words({
        en: 'emergency, emergencies, toothache, same day appointment, same day appointments, see you the same day, seen the same day, urgent, tooth pain',
        de: 'notfall, notfälle, notdienst, zahnschmerzen, schmerzpatienten, schmerzbehandlung, schmerzsprechstunde, notfallbehandlung, akute, akutsprechstunde',
        fr: 'urgence, urgences, rage de dents, douleur dentaire',
        es: 'urgencia, urgencias, emergencia, emergencias, dolor de muelas, dolor dental',
      }),
    },
    asked(newPatients, 4),
    asked(coverage, 4),
    asked(services, 4, {
      id: 'treatments',
      ask: {
        en: 'Which treatments do you offer?',
        de: 'Welche Behandlungen bieten Sie an?',
        fr: 'Quels soins proposez-vous ?',
        es: '¿Qué tratamientos ofrecen?',
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
        en: 'When is the practice open?',
        de: 'Wann sind die Sprechzeiten?',
        fr: 'Quand le cabinet est-il ouvert ?',
        es: '¿Cuál es el horario de la consulta?',
      },
    }),
    {
      id: 'nervous-patients',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you help people who are afraid of the dentist?',
        de: 'Helfen Sie Menschen mit Angst vor dem Zahnarzt?',
        fr: 'Aidez-vous les personnes qui ont peur du dentiste ?',
        es: '¿Ayudan a quien tiene miedo al dentista?',
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
    asked(children, 3),
    asked(practitioners, 3, {
      ask: {
        en: 'Who are the dentists?',
        de: 'Wer sind die Zahnärztinnen und Zahnärzte?',
        fr: 'Qui sont les dentistes ?',
        es: '¿Quiénes son los dentistas?',
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
    asked(parking, 2),
    asked(accessibility, 2),
  ],
};
