import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { breakfast } from './shared/food-questions.ts';
import { price, reviews } from './shared/offer-questions.ts';
import { TRIPADVISOR } from './shared/portals.ts';
import { cancellation } from './shared/practice-questions.ts';
import { booking, location } from './shared/reaching-questions.ts';
import { accessibility, parking, pets } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const hotel: Trade = {
  label: 'Hotel or lodging',
  types: ['LodgingBusiness'],
  ownType: 'Hotel',
  madeOf: [['stay-booking']],
  nouns: {
    en: { sought: 'hotel', called: 'a hotel' },
    de: { sought: 'Hotel', called: 'ein Hotel' },
    fr: { sought: 'hôtel', called: 'un hôtel' },
    es: { sought: 'hotel', called: 'un hotel' },
    it: { sought: 'hotel', called: 'un hotel' },
    nl: { sought: 'hotel', called: 'een hotel' },
    pt: { sought: 'hotel', called: 'um hotel' },
    ja: { sought: 'ホテル', called: 'ホテル' },
  },
  kinds: [
    {
      type: 'VacationRental',
      words: lightLetters(
        regexSource`
          ferienwohn|ferienhaus|ferienhäus|holiday (?:flat|home|let|apartment|cottage)|vacation rental|g[îi]te\b
          |casa vacanz|casa rural|vakantie(?:huis|woning)|alojamento local
        `,
        'i',
      ),
      called: {
        en: 'a holiday rental',
        de: 'eine Ferienunterkunft',
        fr: 'une location de vacances',
        es: 'un alojamiento vacacional',
        it: 'una casa vacanze',
        nl: 'een vakantieverblijf',
        pt: 'um alojamento de férias',
        ja: '貸別荘',
      },
    },
    {
      type: 'BedAndBreakfast',
      words: /bed (?:and|&) breakfast|\bb ?& ?b\b|chambres? d['’]h[ôo]te/i,
    },
  ],
  noNeedOf: ['cases', 'licence', 'opening-hours'],
  directories: [TRIPADVISOR, directory('Booking.com', 'https://join.booking.com', 'a portal for rooms')],
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does a room cost per night?',
        de: 'Was kostet ein Zimmer pro Nacht?',
        fr: 'Quel est le prix d’une chambre par nuit ?',
        es: '¿Cuánto cuesta una habitación por noche?',
      },
      terms: words({
        en: 'double room, single room, per person, breakfast included, season, tourist tax, per night, week',
        de: 'doppelzimmer, einzelzimmer, pro person, inklusive frühstück, saison, kurtaxe, übernachtung, woche, endreinigung',
        fr: 'chambre double, chambre simple, par personne, petit-déjeuner compris, saison, taxe de séjour, nuitée, semaine',
        es: 'habitación doble, habitación individual, por persona, desayuno incluido, temporada, tasa turística, por noche, semana',
      }),
      about: words({
        en: 'rates, room, night',
        de: 'zimmerpreise, übernachtung, nacht',
        fr: 'nuit, nuitée, chambre',
        es: 'noche, habitación',
      }),
    }),
    asked(booking, 5, {
      ask: {
        en: 'How do I book directly with you?',
        de: 'Wie buche ich direkt bei Ihnen?',
        fr: 'Comment réserver en direct chez vous ?',
        es: '¿Cómo reservo directamente con ustedes?',
      },
      terms: words({
        en: 'best price, availability, check availability, reservation, direct booking',
        de: 'bestpreis, verfügbarkeit, direktbuchung, reservierung, buchungsanfrage',
        fr: 'meilleur prix, disponibilités, réservation directe, demande de réservation',
        es: 'mejor precio, disponibilidad, reserva directa, solicitud de reserva',
      }),
      about: words({
        en: 'reservation, availability',
        de: 'reservierung, direktbuchung, verfügbarkeit prüfen, jetzt anfragen, unverbindlich anfragen, wunschdaten',
        fr: 'voir les disponibilités, vérifier les disponibilités, consulter les disponibilités',
        es: 'disponibilidad',
      }),
    }),
    asked(location, 5, {
      ask: {
        en: 'Where is the house?',
        de: 'Wo liegt das Haus?',
        fr: 'Où se trouve l’établissement ?',
        es: '¿Dónde está el alojamiento?',
      },
      terms: words({
        en: 'minutes, km, city centre, beach, airport',
        de: 'minuten, km, innenstadt, strand, flughafen',
        fr: 'minutes, km, centre-ville, plage, aéroport',
        es: 'minutos, km, centro, playa, aeropuerto',
      }),
    }),
    {
      id: 'rooms',
      kind: 'list',
      asks: 'ways',
      weight: 4,
      ask: {
        en: 'Which kinds of rooms are there?',
        de: 'Welche Zimmer gibt es?',
        fr: 'Quelles chambres proposez-vous ?',
        es: '¿Qué tipos de habitación hay?',
      },
      terms: words({
        en: 'double, single, suite, family room, m², shower, balcony, tv, air conditioning, kitchen, beds, apartment',
        de: 'doppelzimmer, einzelzimmer, suite, familienzimmer, m², dusche, balkon, tv, klimaanlage, küche, betten, ferienwohnung',
        fr: 'double, simple, suite, familiale, m², douche, balcon, télévision, climatisation, cuisine, lit, appartement',
        es: 'doble, individual, suite, familiar, m², ducha, balcón, televisión, aire acondicionado, cocina, cama, apartamento',
      }),
      about: words({
        en: 'room, rooms, suite, apartment, bedroom, beds',
        de: 'zimmer, suite, ferienwohnung, apartment, ausstattung, ferienhaus, appartement, chalet, schlafzimmer',
        fr: 'chambre, chambres, suite, gîte, appartement, chalet, caravane, mobil-home, studio, emplacements',
        es: 'habitación, habitaciones, suite, apartamento, dormitorio',
      }),
    },
    {
      id: 'check-in',
      kind: 'hours',
      asks: 'time-of-day',
      weight: 4,
      ask: {
        en: 'When are check-in and check-out?',
        de: 'Wann sind An- und Abreise?',
        fr: 'À quelle heure sont l’arrivée et le départ ?',
        es: '¿A qué hora son la entrada y la salida?',
      },
      terms: words({
        en: 'from 3 pm, until 11 am, reception, late arrival, key box, luggage storage, 24 hours, early check-in',
        de: 'anreise, abreise, ab 15 uhr, bis 11 uhr, rezeption, spätanreise, schlüsselsafe, gepäck, rund um die uhr',
        fr: 'arrivée, départ, à partir de 15 h, avant 11 h, réception, arrivée tardive, boîte à clés, bagages, 24h/24',
        es: 'llegada, salida, a partir de las 15, antes de las 12, recepción, llegada tardía, equipaje, 24 horas, caja de llaves',
      }),
      about: words({
        en: 'check-in, check-out, arrival, departure, reception',
        de: 'check-in, check-out, anreise, abreise, rezeption',
        fr: 'check-in, check-out, arrivée, départ, heures de réception, réception ouverte',
        es: 'check-in, check-out, entrada, salida, llegada, recepción',
      }),
    },
    asked(breakfast, 4),
    asked(cancellation, 4, {
      ask: {
        en: 'Until when can I cancel a booking?',
        de: 'Bis wann kann ich eine Buchung stornieren?',
        fr: 'Jusqu’à quand peut-on annuler une réservation ?',
        es: '¿Hasta cuándo puedo cancelar la reserva?',
      },
      about: words({
        en: 'refundable',
        de: 'erstattbar',
        fr: 'remboursable',
        es: 'reembolsable',
      }),
    }),
    asked(parking, 3, {
      ofPlace: false,
      about: words({
        en: 'garage for your car, garage parking',
        de: 'garage, carport, ihr auto',
        fr: 'garage, votre voiture, abri voiture',
        es: 'garaje, cochera, su coche',
      }),
    }),
    {
      id: 'facilities',
      kind: 'list',
      asks: 'ways',
      weight: 3,
      ask: {
        en: 'What is there in the house, such as a pool, a sauna or a garden?',
        de: 'Was gibt es im Haus, etwa Pool, Sauna oder Garten?',
        fr: 'Quels équipements y a-t-il, par exemple piscine, sauna ou jardin ?',
        es: '¿Qué instalaciones hay, como piscina, sauna o jardín?',
      },
      terms: words({
        en: 'bar, restaurant, bicycles, free, massage, balcony, kitchen, parking, washing machine',
        de: 'bar, restaurant, fahrräder, kostenlos, balkon, küche, parkplatz, waschmaschine, fernseher',
        fr: 'bar, restaurant, vélos, gratuit, salon, bien-être, balcon, cuisine, parking, lave-linge, télévision',
        es: 'bar, restaurante, bicicletas, gratis, salón, balcón, cocina, aparcamiento, lavadora',
      }),
      about: words({
        en: `
          pool, sauna, wifi, wi-fi, garden, spa, terrace, lounge, gym, barbecue, playground, air conditioning, courtyard,
          fireplace, room service, hot water, facilities, amenities
        `,
        de: 'pool, sauna, wlan, garten, wellness, schwimmbad, terrasse, fitnessraum, spielplatz, liegewiese, aufzug, grill, tagungsraum, kamin, ausstattung',
        fr: 'piscine, sauna, wifi, jardin, spa, terrasse, salle de sport, aire de jeux, barbecue, climatisation, cheminée, salle de réunion, équipements',
        es: `
          piscina, alberca, sauna, wifi, jardín, spa, terraza, gimnasio, parque infantil, barbacoa, chimenea,
          aire acondicionado, sala de reuniones, instalaciones, comodidades
        `,
      }),
    },
    asked(pets, 3),
    asked(accessibility, 2, { ofPlace: false }),
    asked(reviews, 3, {
      ask: {
        en: 'What do other guests say?',
        de: 'Was sagen andere Gäste?',
        fr: 'Qu’en disent les autres clients de l’hôtel ?',
        es: '¿Qué opinan otros huéspedes?',
      },
      terms: words({
        en: 'guest, booking.com, tripadvisor',
        de: 'gast, booking.com, holidaycheck',
        fr: 'hôte, booking.com, tripadvisor',
        es: 'huésped, booking.com, tripadvisor',
      }),
    }),
  ],
};
