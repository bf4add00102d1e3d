import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { price, services } from './shared/offer-questions.ts';
import { homeVisits, practitioners, urgentCare } from './shared/practice-questions.ts';
import { booking, location, openingHours } from './shared/reaching-questions.ts';
import { cardPayment, parking } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const vet: Trade = {
  label: 'Vet',
  types: ['VeterinaryCare'],
  widerTypes: ['MedicalBusiness', 'MedicalClinic'],
  ownType: 'VeterinaryCare',
  nouns: {
    en: { sought: 'vet', called: 'a veterinary practice' },
    de: { sought: 'Tierarzt', called: 'eine Tierarztpraxis' },
    fr: { sought: 'vétérinaire', called: 'un cabinet vétérinaire' },
    es: { sought: 'veterinario', called: 'una clínica veterinaria' },
    it: { sought: 'veterinario', called: 'un ambulatorio veterinario' },
    nl: { sought: 'dierenarts', called: 'een dierenartspraktijk' },
    pt: { sought: 'veterinário', called: 'uma clínica veterinária' },
    ja: { sought: '動物病院', called: '動物病院' },
  },
  isDoneAtItsDoor: true,
  hasPricesSetByOthers: true,
  limitsAdvertising: true,
  directories: [directory('RCVS: Find a Vet', 'https://findavet.rcvs.org.uk', 'the profession’s own search', ['GB'])],
  questions: [
    asked(urgentCare, 5, {
      ask: {
        en: 'Is there help at night or at the weekend?',
        de: 'Wer hilft nachts und am Wochenende?',
        fr: 'Qui aide la nuit ou le week-end ?',
        es: '¿Quién ayuda de noche o en fin de semana?',
      },
    }),
    asked(price, 5, {
      ask: {
        en: 'What does a treatment cost?',
        de: 'Was kostet eine Behandlung?',
        fr: 'Combien coûte une consultation ?',
        es: '¿Cuánto cuesta una consulta?',
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
        en: 'Which animals do you treat?',
        de: 'Welche Tiere behandeln Sie?',
        fr: 'Quels animaux soignez-vous ?',
        es: '¿Qué animales atienden?',
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
        en: 'Which treatments do you do?',
        de: 'Welche Behandlungen führen Sie durch?',
        fr: 'Quels soins proposez-vous ?',
        es: '¿Qué tratamientos realizan?',
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
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you vaccinate pets?',
        de: 'Impfen Sie mein Tier?',
        fr: 'Vaccinez-vous les animaux ?',
        es: '¿Vacunan a las mascotas?',
      },
      terms: words({
        en: 'puppy, kitten, worming, travel, passport',
        de: 'welpe, kitten, entwurmung, reise, heimtierausweis',
        fr: 'chiot, chaton, vermifuge, voyage, passeport',
        es: 'cachorro, gatito, desparasitación, viaje, pasaporte',
      }),
      about: words({
        en: 'vaccination, vaccinations, vaccinate, vaccine, vaccines, booster',
        de: 'impfung, impfungen, impfen, geimpft, schutzimpfung',
        fr: 'vaccination, vaccinations, vaccin, vaccins, vacciner, rappel',
        es: 'vacunación, vacunas, vacuna, vacunar',
      }),
    },
    asked(homeVisits, 3, {
      ask: {
        en: 'Do you make home visits?',
        de: 'Machen Sie Hausbesuche?',
        fr: 'Faites-vous des visites à domicile ?',
        es: '¿Hacen visitas a domicilio?',
      },
    }),
    asked(practitioners, 3, {
      ask: {
        en: 'Who are the vets?',
        de: 'Wer sind die Tierärztinnen und Tierärzte?',
        fr: 'Qui sont les vétérinaires ?',
        es: '¿Quiénes son los veterinarios?',
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
    asked(location, 3, {
      ask: {
        en: 'Where is the practice?',
        de: 'Wo ist die Praxis?',
        fr: 'Où se trouve le cabinet ?',
        es: '¿Dónde está la clínica?',
      },
    }),
    asked(cardPayment, 3),
    asked(parking, 2),
  ],
};
