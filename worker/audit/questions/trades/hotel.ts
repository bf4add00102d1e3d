import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { accessibility, booking, cancellation, gettingThere, location, price, reviews } from './shared-questions.ts';

export const hotel: TradeQuestions = {
  trade: 'hotel',
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
        de: 'reservierung, direktbuchung, verfügbarkeit',
        fr: 'disponibilités',
        es: 'disponibilidad',
      }),
    }),
    asked(location, 5, {
      ask: {
        en: 'Where is it, and how far is it to the centre, the beach or the station?',
        de: 'Wo liegt das Haus, und wie weit ist es ins Zentrum, zum Strand oder zum Bahnhof?',
        fr: 'Où se trouve l’hôtel, et à quelle distance du centre, de la plage ou de la gare ?',
        es: '¿Dónde está, y a qué distancia del centro, la playa o la estación?',
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
      weight: 4,
      ask: {
        en: 'Which rooms are there, and what is in them?',
        de: 'Welche Zimmer gibt es, und wie sind sie ausgestattet?',
        fr: 'Quelles chambres proposez-vous, et comment sont-elles équipées ?',
        es: '¿Qué habitaciones hay y cómo están equipadas?',
      },
      terms: words({
        en: 'double, single, suite, family room, m², shower, balcony, tv, air conditioning, kitchen, beds, apartment',
        de: 'doppelzimmer, einzelzimmer, suite, familienzimmer, m², dusche, balkon, tv, klimaanlage, küche, betten, ferienwohnung',
        fr: 'double, simple, suite, familiale, m², douche, balcon, télévision, climatisation, cuisine, lit, appartement',
        es: 'doble, individual, suite, familiar, m², ducha, balcón, televisión, aire acondicionado, cocina, cama, apartamento',
      }),
      about: words({
        en: 'room, rooms, suite, apartment, bedroom, beds',
        de: 'zimmer, suite, ferienwohnung, apartment, ausstattung',
        fr: 'chambre, chambres, suite, gîte, appartement',
        es: 'habitación, habitaciones, suite, apartamento, dormitorio',
      }),
    },
    {
      id: 'check-in',
      kind: 'hours',
      weight: 4,
      ask: {
        en: 'When are check-in and check-out, and can I arrive late?',
        de: 'Wann sind Check-in und Check-out, und kann ich spät anreisen?',
        fr: 'À quelle heure arriver et libérer la chambre, et peut-on arriver tard ?',
        es: '¿A qué hora son la entrada y la salida, y puedo llegar tarde?',
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
        fr: 'check-in, check-out, arrivée, départ, réception',
        es: 'check-in, check-out, entrada, salida, llegada, recepción',
      }),
    },
    {
      id: 'breakfast',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'Is breakfast included, when is it served, and can I eat dinner there?',
        de: 'Ist das Frühstück inklusive, um wie viel Uhr wird es serviert, und kann man abends essen?',
        fr: 'Le petit-déjeuner est-il compris, à quelle heure, et peut-on dîner sur place ?',
        es: '¿El desayuno está incluido, a qué hora es, y se puede cenar?',
      },
      terms: words({
        en: 'buffet, per person, from 7, restaurant, half board, vegan, coffee, regional, served',
        de: 'frühstücksbuffet, pro person, ab 7 uhr, restaurant, halbpension, vegan, kaffee, regional, frühstücksraum',
        fr: 'buffet, par personne, dès 7 h, restaurant, demi-pension, table d’hôtes, café, produits locaux, servi',
        es: 'bufé, por persona, desde las 7, restaurante, media pensión, café, productos locales, servir, cena',
      }),
      about: words({
        en: 'breakfast, dinner, half board',
        de: 'frühstück, frühstücksbuffet, halbpension, abendessen',
        fr: 'petit-déjeuner, petit déjeuner, demi-pension, dîner',
        es: 'desayuno, media pensión, cena',
      }),
    },
    asked(cancellation, 4, {
      ask: {
        en: 'Until when can I cancel free of charge?',
        de: 'Bis wann kann ich kostenlos stornieren?',
        fr: 'Jusqu’à quand peut-on annuler sans frais ?',
        es: '¿Hasta cuándo puedo cancelar gratis?',
      },
      terms: words({
        en: 'days before arrival, non-refundable',
        de: 'tage vor anreise, anzahlung',
        fr: 'jours avant l’arrivée, non remboursable',
        es: 'días antes de la llegada, no reembolsable',
      }),
    }),
    asked(gettingThere, 3, {
      ask: {
        en: 'Is there parking or car charging, and how do I get there without a car?',
        de: 'Gibt es Parkplätze oder eine Ladestation, und wie komme ich ohne Auto hin?',
        fr: 'Y a-t-il un parking ou une borne de recharge, et comment venir sans voiture ?',
        es: '¿Hay aparcamiento o cargador, y cómo llego sin coche?',
      },
      terms: words({
        en: 'charging station, shuttle, per day',
        de: 'ladestation, shuttle, pro tag, e-auto',
        fr: 'borne de recharge, navette, par jour',
        es: 'punto de recarga, traslado, por día',
      }),
    }),
    {
      id: 'facilities',
      kind: 'list',
      weight: 3,
      ask: {
        en: 'Is there a pool, a sauna, Wi-Fi or a garden?',
        de: 'Gibt es Pool, Sauna, WLAN oder einen Garten?',
        fr: 'Y a-t-il une piscine, un sauna, le wifi ou un jardin ?',
        es: '¿Hay piscina, sauna, wifi o jardín?',
      },
      terms: words({
        en: 'spa, gym, terrace, bar, playground, bicycles, free, lounge, massage, meeting room',
        de: 'wellness, fitnessraum, terrasse, bar, spielplatz, fahrräder, kostenlos, tagungsraum, liegewiese, schwimmbad',
        fr: 'spa, salle de sport, terrasse, bar, aire de jeux, vélos, gratuit, salon, bien-être, salle de réunion',
        es: 'spa, gimnasio, terraza, bar, parque infantil, bicicletas, gratis, salón, alberca, sala de reuniones',
      }),
      about: words({
        en: 'pool, sauna, wifi, wi-fi, garden, facilities, spa',
        de: 'pool, sauna, wlan, garten, wellness, schwimmbad, ausstattung',
        fr: 'piscine, sauna, wifi, jardin, équipements, spa',
        es: 'piscina, alberca, sauna, wifi, jardín, instalaciones, spa',
      }),
    },
    {
      id: 'children-and-pets',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Are children and dogs welcome, and what do they cost?',
        de: 'Sind Kinder und Hunde willkommen, und was kosten sie?',
        fr: 'Les enfants et les chiens sont-ils acceptés, et avec quel supplément ?',
        es: '¿Se admiten niños y perros, y qué suplemento tienen?',
      },
      terms: words({
        en: 'cot, extra bed, per night, free up to, pets allowed, surcharge, family, high chair, years',
        de: 'babybett, zustellbett, pro nacht, kostenfrei bis, haustiere, aufpreis, familie, hochstuhl, jahre',
        fr: 'lit bébé, lit d’appoint, par nuit, gratuit jusqu’à, animaux, supplément, famille, chaise haute, ans',
        es: 'cuna, cama supletoria, por noche, gratis hasta, mascotas, suplemento, familia, trona, años',
      }),
      about: words({
        en: 'children, kids, dogs, pets, cot',
        de: 'kinder, hunde, haustiere, babybett, hund',
        fr: 'enfants, chiens, animaux, lit bébé, bébé',
        es: 'niños, perros, mascotas, cuna, animales',
      }),
    },
    asked(accessibility, 2),
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
