import { type Topic, words } from './asked.ts';

/** What people ask before they come, to many trades. */

export const parking: Topic = {
  id: 'parking',
  kind: 'yes-no',
  ofPlace: true,
  ask: {
    en: 'Is there parking?',
    de: 'Gibt es Parkplätze?',
    fr: 'Peut-on se garer sur place ?',
    es: '¿Hay aparcamiento?',
  },
  terms: words({
    en: 'free parking, street parking, on-site, garage, behind the building',
    de: 'kostenlos parken, direkt vor, hof, kundenparkplätze, straßenrand',
    fr: 'gratuit, place de parking, devant, à proximité, places réservées',
    es: 'gratuito, zona azul, garaje, en la puerta, para clientes',
  }),
  about: words({
    en: 'parking, car park, park your car, parking space',
    de: 'parkplatz, parkplätze, parken, parkhaus, parkmöglichkeit, parkmöglichkeiten, tiefgarage, stellplatz, stellplätze',
    fr: 'parking, garer, stationnement, places de parking',
    es: 'aparcamiento, estacionamiento, aparcar, estacionar, parking, parqueadero, plaza de garaje',
  }),
};

export const accessibility: Topic = {
  id: 'wheelchair-access',
  kind: 'yes-no',
  ofPlace: true,
  ask: {
    en: 'Can I get in with a wheelchair?',
    de: 'Ist der Zugang barrierefrei?',
    fr: 'Les lieux sont-ils accessibles en fauteuil roulant ?',
    es: '¿Se puede entrar en silla de ruedas?',
  },
  terms: words({
    en: 'ramp, lift, elevator, ground floor, accessibility',
    de: 'rampe, aufzug, fahrstuhl, erdgeschoss, ohne stufen',
    fr: 'rampe, ascenseur, rez-de-chaussée, sans marche, accessibilité',
    es: 'rampa, ascensor, planta baja, sin escalones, accesibilidad',
  }),
  about: words({
    en: `
      wheelchair, step-free, disabled access, barrier-free, accessible entrance, accessible toilet, disabled parking,
      wheelchair access, ground level, level access, no steps
    `,
    de: 'barrierefrei, rollstuhl, rollstuhlgerecht, rollstuhlfahrer, ebenerdig, stufenlos, behindertengerecht',
    fr: 'fauteuil roulant, pmr, mobilité réduite, plain-pied, accès handicapé, handicapés, personnes handicapées',
    es: 'silla de ruedas, movilidad reducida, barreras arquitectónicas, sin barreras, minusválidos, accesible para sillas, accesible para personas',
  }),
};

export const outdoorSeating: Topic = {
  id: 'outdoor-seating',
  kind: 'yes-no',
  ofPlace: true,
  ask: {
    en: 'Can I sit outside?',
    de: 'Kann man draußen sitzen?',
    fr: 'Peut-on manger en terrasse ?',
    es: '¿Hay terraza?',
  },
  terms: words({
    en: 'sunny, heated, covered, courtyard, summer',
    de: 'sonnig, sommer, überdacht, garten, plätze',
    fr: 'ensoleillée, couverte, été, ombragée, places',
    es: 'exterior, cubierta, verano, sombra, mesas',
  }),
  about: words({
    en: 'terrace, patio, beer garden, outdoor seating, outside seating, sit outside, al fresco, outdoor, outdoors, garden seating, rooftop',
    de: 'terrasse, biergarten, gastgarten, schanigarten, außenbereich, draußen, gartenwirtschaft, innenhof, im freien',
    fr: 'terrasse, patio, tables en extérieur, manger dehors, en plein air, dans le jardin, notre jardin, jardin ombragé',
    es: 'terraza, patio, al aire libre, jardín',
  }),
};

export const pets: Topic = {
  id: 'pets',
  kind: 'yes-no',
  ask: {
    en: 'Can I bring a dog?',
    de: 'Darf mein Hund mit?',
    fr: 'Puis-je venir avec mon chien ?',
    es: '¿Se admiten perros?',
  },
  terms: words({
    en: 'welcome, allowed, extra charge, per night, not permitted',
    de: 'erlaubt, willkommen, auf anfrage, pro nacht, nicht gestattet',
    fr: 'acceptés, admis, supplément, bienvenus, non admis',
    es: 'admiten, bienvenidas, suplemento, por noche, no se admiten',
  }),
  about: words({
    en: 'dog, dogs, pets, pet friendly, dog friendly, no pets',
    de: 'hund, hunde, haustier, haustiere, vierbeiner',
    fr: 'chien, chiens, animaux, animal de compagnie',
    es: 'mascota, mascotas, perro, perros, admiten animales, admitimos animales, animales de compañía, sin animales, no animales',
  }),
};

export const cardPayment: Topic = {
  id: 'card-payment',
  kind: 'yes-no',
  ask: {
    en: 'Can I pay by card?',
    de: 'Kann ich mit Karte zahlen?',
    fr: 'Peut-on payer par carte ?',
    es: '¿Se puede pagar con tarjeta?',
  },
  terms: words({
    en: 'cash, bank transfer, invoice, paypal, instalments',
    de: 'bar, überweisung, rechnung, lastschrift, ratenzahlung',
    fr: 'chèque, virement, paiement, règlement, en plusieurs fois',
    es: 'transferencia, bizum, contado, pago, a plazos',
  }),
  about: words({
    en: `
      card payment, card payments, pay by card, credit card, credit cards, debit card, debit cards, cards accepted,
      contactless, visa, mastercard, cash only, apple pay
    `,
    de: 'ec-karte, ec-karten, ec-cash, kartenzahlung, kreditkarte, girocard, mit karte, per karte, bargeldlos, barzahlung, nur bar, bar oder',
    fr: 'carte bancaire, cartes bancaires, carte bleue, cb, par carte, carte de crédit, sans contact, espèces',
    es: 'con tarjeta, tarjeta de crédito, tarjetas de crédito, tarjeta bancaria, visa, mastercard, datáfono, en efectivo, efectivo o, efectivo y',
  }),
};

export const languages: Topic = {
  id: 'languages',
  kind: 'yes-no',
  ask: {
    en: 'Do you speak any other languages?',
    de: 'Sprechen Sie außer Deutsch noch andere Sprachen?',
    fr: 'Parlez-vous d’autres langues que le français ?',
    es: '¿Hablan otros idiomas además del español?',
  },
  terms: words({
    en: 'english, german, french, also in, native',
    de: 'deutsch, italienisch, auch auf, sprachkenntnisse, dolmetscher',
    fr: 'français, allemand, italien, interprète, également',
    es: 'español, italiano, portugués, intérprete, también',
  }),
  about: words({
    en: 'languages, we speak, speaks, spoken, fluent, fluently, bilingual, multilingual, interpreter, spanish, mandarin, arabic, hindi, portuguese',
    de: 'fremdsprachen, mehrsprachig, zweisprachig, muttersprache, fließend, englisch, türkisch, russisch, französisch, spanisch, arabisch, polnisch',
    fr: 'langues parlées, nous parlons, parlées, langues, bilingue, anglophone, anglais, espagnol, arabe, english spoken',
    es: 'idiomas, hablamos, bilingüe, inglés, francés, alemán, catalán, english spoken',
  }),
};

export const children: Topic = {
  id: 'children',
  kind: 'yes-no',
  ask: {
    en: 'Do you treat children?',
    de: 'Behandeln Sie auch Kinder?',
    fr: 'Soignez-vous les enfants ?',
    es: '¿Atienden a niños?',
  },
  terms: words({
    en: 'families, years old, young patients, all ages, school',
    de: 'familie, jahre, ab dem, kindgerecht, jedes alter',
    fr: 'famille, ans, à partir de, adolescents, tout âge',
    es: 'familia, años, desde, adolescentes, todas las edades',
  }),
  about: words({
    en: 'children, child, kids, paediatric, pediatric, babies, infants, all ages',
    de: 'kinder, kind, kindern, säuglinge, babys, jugendliche, kinderbehandlung, kinderzahn, milchzähne',
    fr: 'enfant, enfants, bébé, bébés, nourrisson, nourrissons, pédiatrique',
    es: 'niños, niño, infantil, pediátrico, bebés',
  }),
};

export const experience: Topic = {
  id: 'experience',
  kind: 'number',
  asks: 'since-when',
  ask: {
    en: 'How long have you been in business?',
    de: 'Seit wann gibt es Sie?',
    fr: 'Depuis quand exercez-vous ?',
    es: '¿Desde cuándo trabajan?',
  },
  terms: words({
    en: 'more than, generation, family business, decades, history',
    de: 'über, generation, familienbetrieb, jahrzehnte, langjährig',
    fr: 'plus de, génération, entreprise familiale, décennies, histoire',
    es: 'más de, generación, empresa familiar, décadas, historia',
  }),
  about: words({
    en: 'experience, experienced, years, since, founded, established, opened',
    de: 'erfahrung, erfahren, jahren, jahre, seit, gegründet, gründung, eröffnet',
    fr: 'expérience, ans, années, depuis, fondé, créé, créée, installé, expérimenté, expérimentés',
    es: 'experiencia, años, desde, fundado, fundada, trayectoria, creada',
  }),
};
