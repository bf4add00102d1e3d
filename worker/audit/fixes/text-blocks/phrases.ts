import type { Weekday } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { PROSE_LANGUAGES, type ProseLanguage } from '../../website/text/page-prose.ts';
import type { FixInput } from '../fix-input.ts';
import { languageOfPage } from '../page-fix.ts';

/** Words that texts to paste are made of, beside what the website says itself. */
export interface Phrases {
  language: ProseLanguage;
  /** "NAME is TYPE in PLACE." `type` comes with its article. */
  isA(name: string, type: string, place: string | null): string;
  inPlace(what: string, place: string): string;
  and: string;
  /** Between a label and what it is for. */
  colon: string;
  services: string;
  questions: string;
  openingHours: string;
  closed: string;
  byAppointment: string;
  from: string;
  days: Record<Weekday, string>;
  contact: string;
  phone: string;
  email: string;
  directionsTo(name: string): string;
  arriving: string;
  lastChecked: string;
  home: string;
  search: string;
  basket: string;
  /** Labels of form fields by what they ask for. */
  fields: Record<FieldKind, string>;
}

export type FieldKind =
  | 'email'
  | 'phone'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'company'
  | 'subject'
  | 'message'
  | 'street'
  | 'postalCode'
  | 'town'
  | 'date'
  | 'time'
  | 'search';

const week = (names: string): Record<Weekday, string> => {
  const [mo = '', tu = '', we = '', th = '', fr = '', sa = '', su = ''] = names.split(' ');
  return { mo, tu, we, th, fr, sa, su };
};

const fields = (labels: readonly string[]): Record<FieldKind, string> => {
  const [email = '', phone = '', firstName = '', lastName = '', name = '', company = '', subject = ''] = labels;
  const [message = '', street = '', postalCode = '', town = '', date = '', time = '', search = ''] = labels.slice(7);
  return {
    ...{ email, phone, firstName, lastName, name, company, subject },
    ...{ message, street, postalCode, town, date, time, search },
  };
};

/** "à Lyon", but "au Mans" and "aux Ulis". */
const inTown = (town: string): string => `à ${town}`.replace(/^à Les /, 'aux ').replace(/^à Le /, 'au ');

const PHRASES: Record<ProseLanguage, Omit<Phrases, 'language'>> = {
  en: {
    isA: (name, type, place) => `${name} is ${type}${place ? ` in ${place}` : ''}.`,
    inPlace: (what, place) => `${what} in ${place}`,
    and: ' and ',
    colon: ': ',
    services: 'Services',
    questions: 'Frequently asked questions',
    openingHours: 'Opening hours',
    closed: 'closed',
    byAppointment: 'by appointment',
    from: 'from ',
    days: week('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    directionsTo: (name) => `${name} on the map`,
    arriving: 'Parking and public transport',
    lastChecked: 'Last checked',
    home: 'Home page',
    search: 'Search',
    basket: 'Basket',
    fields: fields([
      ...['E-mail', 'Phone', 'First name', 'Last name', 'Name', 'Company', 'Subject'],
      ...['Message', 'Street and number', 'Postcode', 'Town', 'Date', 'Time', 'Search'],
    ]),
  },
  de: {
    isA: (name, type, place) => `${name} ist ${type}${place ? ` in ${place}` : ''}.`,
    inPlace: (what, place) => `${what} in ${place}`,
    and: ' und ',
    colon: ': ',
    services: 'Leistungen',
    questions: 'Häufige Fragen',
    openingHours: 'Öffnungszeiten',
    closed: 'geschlossen',
    byAppointment: 'nach Vereinbarung',
    from: 'ab ',
    days: week('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
    directionsTo: (name) => `${name} auf der Karte`,
    arriving: 'Parken und öffentlicher Verkehr',
    lastChecked: 'Zuletzt geprüft',
    home: 'Startseite',
    search: 'Suche',
    basket: 'Warenkorb',
    fields: fields([
      ...['E-Mail', 'Telefon', 'Vorname', 'Nachname', 'Name', 'Firma', 'Betreff'],
      ...['Nachricht', 'Straße und Hausnummer', 'Postleitzahl', 'Ort', 'Datum', 'Uhrzeit', 'Suche'],
    ]),
  },
  fr: {
    isA: (name, type, place) => `${name} est ${type}${place ? ` ${inTown(place)}` : ''}.`,
    inPlace: (what, place) => `${what} ${inTown(place)}`,
    and: ' et ',
    colon: ' : ',
    services: 'Prestations',
    questions: 'Questions fréquentes',
    openingHours: "Horaires d'ouverture",
    closed: 'fermé',
    byAppointment: 'sur rendez-vous',
    from: 'à partir de ',
    days: week('Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche'),
    contact: 'Contact',
    phone: 'Téléphone',
    email: 'E-mail',
    directionsTo: (name) => `${name} sur le plan`,
    arriving: 'Stationnement et transports en commun',
    lastChecked: 'Dernière vérification',
    home: 'Accueil',
    search: 'Rechercher',
    basket: 'Panier',
    fields: fields([
      ...['E-mail', 'Téléphone', 'Prénom', 'Nom', 'Nom', 'Société', 'Objet'],
      ...['Message', 'Rue et numéro', 'Code postal', 'Ville', 'Date', 'Heure', 'Rechercher'],
    ]),
  },
  es: {
    isA: (name, type, place) => `${name} es ${type}${place ? ` en ${place}` : ''}.`,
    inPlace: (what, place) => `${what} en ${place}`,
    and: ' y ',
    colon: ': ',
    services: 'Servicios',
    questions: 'Preguntas frecuentes',
    openingHours: 'Horario',
    closed: 'cerrado',
    byAppointment: 'con cita previa',
    from: 'desde las ',
    days: week('Lunes Martes Miércoles Jueves Viernes Sábado Domingo'),
    contact: 'Contacto',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    directionsTo: (name) => `${name} en el mapa`,
    arriving: 'Aparcamiento y transporte público',
    lastChecked: 'Última revisión',
    home: 'Inicio',
    search: 'Buscar',
    basket: 'Carrito',
    fields: fields([
      ...['Correo electrónico', 'Teléfono', 'Nombre', 'Apellidos', 'Nombre', 'Empresa', 'Asunto'],
      ...['Mensaje', 'Calle y número', 'Código postal', 'Ciudad', 'Fecha', 'Hora', 'Buscar'],
    ]),
  },
  it: {
    isA: (name, type, place) => `${name} è ${type}${place ? ` a ${place}` : ''}.`,
    inPlace: (what, place) => `${what} a ${place}`,
    and: ' e ',
    colon: ': ',
    services: 'Servizi',
    questions: 'Domande frequenti',
    openingHours: 'Orari di apertura',
    closed: 'chiuso',
    byAppointment: 'su appuntamento',
    from: 'dalle ',
    days: week('Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Domenica'),
    contact: 'Contatti',
    phone: 'Telefono',
    email: 'E-mail',
    directionsTo: (name) => `${name} sulla mappa`,
    arriving: 'Parcheggio e mezzi pubblici',
    lastChecked: 'Ultima verifica',
    home: 'Pagina iniziale',
    search: 'Cerca',
    basket: 'Carrello',
    fields: fields([
      ...['E-mail', 'Telefono', 'Nome', 'Cognome', 'Nome', 'Azienda', 'Oggetto'],
      ...['Messaggio', 'Via e numero', 'CAP', 'Città', 'Data', 'Ora', 'Cerca'],
    ]),
  },
  nl: {
    isA: (name, type, place) => `${name} is ${type}${place ? ` in ${place}` : ''}.`,
    inPlace: (what, place) => `${what} in ${place}`,
    and: ' en ',
    colon: ': ',
    services: 'Diensten',
    questions: 'Veelgestelde vragen',
    openingHours: 'Openingstijden',
    closed: 'gesloten',
    byAppointment: 'op afspraak',
    from: 'vanaf ',
    days: week('Maandag Dinsdag Woensdag Donderdag Vrijdag Zaterdag Zondag'),
    contact: 'Contact',
    phone: 'Telefoon',
    email: 'E-mail',
    directionsTo: (name) => `${name} op de kaart`,
    arriving: 'Parkeren en openbaar vervoer',
    lastChecked: 'Laatst gecontroleerd',
    home: 'Startpagina',
    search: 'Zoeken',
    basket: 'Winkelwagen',
    fields: fields([
      ...['E-mail', 'Telefoon', 'Voornaam', 'Achternaam', 'Naam', 'Bedrijf', 'Onderwerp'],
      ...['Bericht', 'Straat en nummer', 'Postcode', 'Plaats', 'Datum', 'Tijd', 'Zoeken'],
    ]),
  },
  pt: {
    isA: (name, type, place) => `${name} é ${type}${place ? ` em ${place}` : ''}.`,
    inPlace: (what, place) => `${what} em ${place}`,
    and: ' e ',
    colon: ': ',
    services: 'Serviços',
    questions: 'Perguntas frequentes',
    openingHours: 'Horário de funcionamento',
    closed: 'fechado',
    byAppointment: 'com hora marcada',
    from: 'a partir das ',
    days: week('Segunda-feira Terça-feira Quarta-feira Quinta-feira Sexta-feira Sábado Domingo'),
    contact: 'Contacto',
    phone: 'Telefone',
    email: 'E-mail',
    directionsTo: (name) => `${name} no mapa`,
    arriving: 'Estacionamento e transportes públicos',
    lastChecked: 'Última verificação',
    home: 'Página inicial',
    search: 'Pesquisar',
    basket: 'Carrinho',
    fields: fields([
      ...['E-mail', 'Telefone', 'Nome', 'Apelido', 'Nome', 'Empresa', 'Assunto'],
      ...['Mensagem', 'Rua e número', 'Código postal', 'Cidade', 'Data', 'Hora', 'Pesquisar'],
    ]),
  },
  ja: {
    isA: (name, type, place) => `${name}は${place ? `${place}の` : ''}${type}です。`,
    inPlace: (what, place) => `${place}の${what}`,
    and: '、',
    colon: '：',
    services: '取扱い',
    questions: 'よくある質問',
    openingHours: '営業時間',
    closed: '休み',
    byAppointment: '予約制',
    from: '開始 ',
    days: week('月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日'),
    contact: 'お問い合わせ',
    phone: '電話',
    email: 'メール',
    directionsTo: (name) => `${name}の地図`,
    arriving: '駐車場・公共交通機関',
    lastChecked: '最終確認',
    home: 'トップページ',
    search: '検索',
    basket: 'カート',
    fields: fields([
      ...['メールアドレス', '電話番号', '名', '姓', 'お名前', '会社名', '件名'],
      ...['お問い合わせ内容', '番地', '郵便番号', '市区町村', '日付', '時間', '検索'],
    ]),
  },
};

/** The words of a page's language; null where that is none we have words of. */
export function phrasesFor(input: FixInput, page: ReadPage): Phrases | null {
  const code = languageOfPage(input, page).slice(0, 2).toLowerCase();
  const language = PROSE_LANGUAGES.find((one) => one === code);
  return language === undefined ? null : { language, ...PHRASES[language] };
}

/** "A, B and C" in the language of the phrases. */
export function listedIn({ and }: Phrases, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(and === '、' ? '、' : ', ')}${and}${last}`;
}
