import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { practitioners, urgentCare } from './practice-questions.ts';
import { booking, gettingThere, openingHours, payment, price, services } from './shared-questions.ts';

export const vet: TradeQuestions = {
  trade: 'vet',
  questions: [
    asked(urgentCare, 5, {
      ask: {
        en: 'My animal is in pain: what do I do at night or at the weekend?',
        de: 'Mein Tier hat Schmerzen: Wer hilft nachts und am Wochenende?',
        fr: 'Mon animal souffre : qui appeler la nuit ou le week-end ?',
        es: 'Mi mascota está mal: ¿quién la atiende de noche o en fin de semana?',
      },
      terms: words({
        en: 'emergency number, poison, 24 hours',
        de: 'tierärztlicher notdienst, tierklinik, notfallnummer, vergiftung',
        fr: 'urgences vétérinaires, 24h/24, intoxication',
        es: 'urgencias veterinarias, 24 horas, intoxicación',
      }),
    }),
    asked(price, 5, {
      ask: {
        en: 'What do a consultation, a vaccination or a neutering cost?',
        de: 'Was kosten eine Untersuchung, eine Impfung oder eine Kastration?',
        fr: 'Combien coûtent une consultation, un vaccin ou une stérilisation ?',
        es: '¿Cuánto cuestan una consulta, una vacuna o una esterilización?',
      },
      terms: words({
        en: 'consultation fee, spay, castration, pet health plan',
        de: 'got, gebührenordnung, einfacher satz, kastration',
        fr: 'castration, consultation, puce, forfait',
        es: 'castración, consulta, microchip, plan de salud',
      }),
    }),
    asked(booking, 5, {
      ask: {
        en: 'How do I book an appointment for my pet?',
        de: 'Wie bekomme ich einen Termin für mein Tier?',
        fr: 'Comment prendre rendez-vous pour mon animal ?',
        es: '¿Cómo pido cita para mi mascota?',
      },
      terms: words({
        en: 'walk-in, open surgery',
        de: 'offene sprechstunde, terminsprechstunde',
        fr: 'sans rendez-vous, consultation libre',
        es: 'sin cita, con cita',
      }),
    }),
    asked(openingHours, 4, {
      ask: {
        en: 'When is the practice open?',
        de: 'Wann sind die Sprechzeiten?',
        fr: 'Quels sont les horaires de la clinique ?',
        es: '¿Qué horario tiene la clínica?',
      },
      terms: words({
        en: 'surgery hours, saturday morning',
        de: 'sprechstunde, vormittag',
        fr: 'consultation, samedi matin',
        es: 'consulta, sábado por la mañana',
      }),
      about: words({ en: 'surgery', de: 'sprechstunde', fr: 'consultations', es: 'consulta' }),
    }),
    {
      id: 'animals',
      kind: 'list',
      weight: 4,
      ask: {
        en: 'Which animals do you treat: dogs, cats, rabbits, birds, horses?',
        de: 'Welche Tiere behandeln Sie: Hunde, Katzen, Kaninchen, Vögel, Pferde?',
        fr: 'Quels animaux soignez-vous : chiens, chats, lapins, oiseaux, chevaux ?',
        es: '¿Qué animales atienden: perros, gatos, conejos, aves, caballos?',
      },
      terms: words({
        en: 'small animals, exotics, reptiles, guinea pigs, farm animals, pets, rodents, small pets',
        de: 'kleintiere, heimtiere, exoten, reptilien, meerschweinchen, nutztiere, nagetiere, großtiere',
        fr: 'nac, animaux de compagnie, reptiles, cochons d’inde, rongeurs, équidés, bovins, furets',
        es: 'exóticos, animales de compañía, reptiles, cobayas, roedores, pequeños animales, ganado, hurones',
      }),
      about: words({
        en: 'dogs, cats, rabbits, animals, exotics, pets',
        de: 'hunde, katzen, kleintiere, heimtiere, kaninchen, tiere',
        fr: 'chiens, chats, animaux, nac, lapins',
        es: 'perros, gatos, animales, exóticos, conejos',
      }),
    },
    asked(services, 4, {
      id: 'treatments',
      ask: {
        en: 'Which treatments do you do: surgery, dentistry, X-ray, laboratory?',
        de: 'Welche Behandlungen bieten Sie an: Operationen, Zähne, Röntgen, Labor?',
        fr: 'Quels soins proposez-vous : chirurgie, dentisterie, radio, analyses ?',
        es: '¿Qué tratamientos hacen: cirugía, dental, radiografías, análisis?',
      },
      terms: words({
        en: 'ultrasound, vaccination, neutering, microchip, orthopaedic, hospitalisation, dermatology, physiotherapy',
        de: 'ultraschall, impfung, kastration, chirurgie, zahnsanierung, dermatologie, stationär, kardiologie, mikrochip',
        fr: 'échographie, vaccination, stérilisation, hospitalisation, orthopédie, dermatologie, détartrage, identification',
        es: 'ecografía, vacunación, esterilización, hospitalización, traumatología, dermatología, limpieza dental, microchip',
      }),
      about: words({
        en: 'surgery, treatment, diagnostics, x-ray, laboratory',
        de: 'behandlung, chirurgie, röntgen, labor, diagnostik',
        fr: 'chirurgie, soins, radiographie, analyses, imagerie',
        es: 'cirugía, tratamiento, radiografía, análisis, diagnóstico',
      }),
    }),
    {
      id: 'vaccination-and-prevention',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'When does my pet need vaccinating or worming, and what about travel?',
        de: 'Wann muss mein Tier geimpft und entwurmt werden, auch für Reisen?',
        fr: 'Quand vacciner et vermifuger mon animal, et que prévoir pour voyager ?',
        es: '¿Cuándo hay que vacunar y desparasitar a mi mascota, y para viajar?',
      },
      terms: words({
        en: 'weeks old, rabies, yearly, booster, pet passport, puppy, kitten, microchip, fleas, ticks',
        de: 'lebenswoche, tollwut, jährlich, grundimmunisierung, heimtierausweis, welpe, chip, zecken, flöhe, auffrischung',
        fr: 'semaines, rage, annuel, rappel, passeport, chiot, chaton, puce, tiques, puces',
        es: 'semanas, rabia, anual, recuerdo, pasaporte, cachorro, microchip, pulgas, garrapatas, gatito',
      }),
      about: words({
        en: 'vaccination, vaccinate, vaccine, worming, flea, passport',
        de: 'impfung, impfen, entwurmung, entwurmen, heimtierausweis, tollwut',
        fr: 'vaccin, vaccination, vacciner, vermifuge, passeport, rage',
        es: 'vacuna, vacunación, vacunar, desparasitar, desparasitación, pasaporte',
      }),
    },
    {
      id: 'home-visits',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you make home visits, and help when an animal has to be put to sleep?',
        de: 'Machen Sie Hausbesuche, auch wenn ein Tier eingeschläfert werden muss?',
        fr: 'Faites-vous des visites à domicile, y compris pour une fin de vie ?',
        es: '¿Hacen visitas a domicilio, también para una eutanasia?',
      },
      terms: words({
        en: 'euthanasia, at home, farewell, mobile vet, cremation, house call, area, by arrangement',
        de: 'einschläfern, euthanasie, zu hause, abschied, mobile tierarztpraxis, tierbestattung, nach vereinbarung, umkreis',
        fr: 'euthanasie, chez vous, vétérinaire à domicile, crémation, accompagnement, déplacement, fin de vie, sur rendez-vous',
        es: 'eutanasia, en casa, despedida, veterinario a domicilio, incineración, desplazamiento, zona, acompañar',
      }),
      about: words({
        en: 'home visit, home visits, house call, euthanasia, put to sleep',
        de: 'hausbesuch, hausbesuche, einschläfern, euthanasie, abschied',
        fr: 'domicile, euthanasie, fin de vie',
        es: 'domicilio, eutanasia, despedida',
      }),
    },
    asked(practitioners, 3, {
      ask: {
        en: 'Who are the vets, and what do they specialise in?',
        de: 'Wer sind die Tierärztinnen und Tierärzte, und worauf sind sie spezialisiert?',
        fr: 'Qui sont les vétérinaires, et quelle est leur spécialité ?',
        es: '¿Quiénes son los veterinarios y cuál es su especialidad?',
      },
      terms: words({
        en: 'mrcvs, vet nurse, dvm',
        de: 'tierarzt, tierärztin, tiermedizinische fachangestellte',
        fr: 'vétérinaire, assistante vétérinaire, auxiliaire',
        es: 'veterinario, veterinaria, auxiliar',
      }),
      about: words({
        en: 'vet, veterinary surgeon',
        de: 'tierarzt, tierärztin',
        fr: 'vétérinaire',
        es: 'veterinario, veterinaria',
      }),
    }),
    {
      id: 'first-visit',
      kind: 'explanation',
      weight: 2,
      ask: {
        en: 'How do I prepare my pet for the visit, and what should I bring?',
        de: 'Wie bereite ich mein Tier auf den Besuch vor, und was bringe ich mit?',
        fr: 'Comment préparer mon animal à la visite, et que faut-il apporter ?',
        es: '¿Cómo preparo a mi mascota para la visita y qué llevo?',
      },
      terms: words({
        en: 'carrier, lead, vaccination record, fasting, new client, registration form, waiting room, stress-free',
        de: 'transportbox, leine, impfpass, nüchtern, neukunde, anmeldebogen, wartezimmer, stressfrei',
        fr: 'cage de transport, laisse, carnet de santé, à jeun, nouveau client, salle d’attente, sans stress, formulaire',
        es: 'transportín, correa, cartilla, ayunas, nuevo cliente, sala de espera, sin estrés, formulario',
      }),
      about: words({
        en: 'first visit, bring, carrier, prepare, new client',
        de: 'mitbringen, transportbox, impfpass, erster besuch, nüchtern, vorbereiten',
        fr: 'première visite, apporter, carnet de santé, cage de transport, à jeun',
        es: 'primera visita, transportín, cartilla, ayunas, preparar',
      }),
    },
    asked(payment, 3, {
      ask: {
        en: 'How do I pay, and do you work with pet insurance or instalments?',
        de: 'Wie zahle ich, und rechnen Sie mit der Tierversicherung ab?',
        fr: 'Comment régler, et travaillez-vous avec les assurances pour animaux ?',
        es: '¿Cómo se paga y trabajan con seguros de mascotas?',
      },
      terms: words({
        en: 'pet insurance, direct claim',
        de: 'tierkrankenversicherung, op-versicherung, direktabrechnung',
        fr: 'assurance animaux, mutuelle, facilités de paiement',
        es: 'seguro de mascotas, financiación',
      }),
      about: words({
        en: 'pet insurance',
        de: 'tierversicherung, tierkrankenversicherung',
        fr: 'assurance, mutuelle',
        es: 'seguro de mascotas',
      }),
    }),
    asked(gettingThere, 2),
  ],
};
