import { lightLetters } from '../../website/text/light-letters.ts';
import { PROSE_LANGUAGES, type ProseLanguage } from '../../website/text/page-prose.ts';

/** Wordings an owner can paste, or a customer types or says, in the language of the website. A place may be unknown. */
export interface Phrases {
  /** "Leak repair at NAME in PLACE". */
  at(what: string, name: string, place: string | null): string;
  /** Labels of a list put as one sentence. */
  prices: string;
  services: string;
  /** The name of an offer inside a sentence. */
  small(what: string): string;
  /** "plumber in PLACE". */
  inPlace(noun: string, place: string): string;
  /** What people type to learn a price. */
  cost(what: string): string;
  /** A heading that asks for a price. */
  howMuch(what: string): string;
  open: { sa: string; su: string; late: string };
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string];
  dayRange(first: string, last: string): string;
  /** `open` and `close` as "18:30"; a close of null = only the opening is known. */
  interval(open: string, close: string | null): string;
  and: string;
  /** With its space, as the language sets it. */
  colon: string;
  hours(name: string, open: string, closed: string | null): string;
  phone(name: string, phone: string): string;
  address(name: string, address: string): string;
  /** Words of a link to a telephone. */
  call(phone: string): string;
  openNow(name: string): string;
  route(name: string): string;
  recommend(noun: string, place: string): string;
  priceOf(what: string, name: string): string;
  /** Title of a page that answers a question. */
  guide(question: string, name: string): string;
}

const bare = (time: string): string => time.replace(/^0(?=\d)/, '');
const whole = (time: string): string => bare(time).replace(/:00$/, '');

/** "8 am", "12 noon", "6:30 pm". */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12) return '12 noon';
  if (minute === 0 && hour % 24 === 0) return 'midnight';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** "8 h", "18 h 30". */
const french = (time: string): string => bare(time).replace(/:00$/, ' h').replace(':', ' h ');

const NOUN_FIRST = lightLetters(/^\p{Lu}[\p{Ll}\p{M}’'-]*(?:\s\p{Ll}|$)/u);

/** "Leak repair" inside a sentence; "NHS dentistry" and "WordPress" stay as they are. */
const lower = (what: string): string => (NOUN_FIRST.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what);
const same = (what: string): string => what;

const que = (name: string): string => (/^[aeiouyàâéèêëîïôû]/i.test(name) ? `qu’${name}` : `que ${name}`);
const de = (name: string): string => (/^[aeiouyàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`);

const put = (word: string, place: string | null): string => (place === null ? '' : ` ${word} ${place}`);
const closedOn = (word: string, days: string | null): string => (days === null ? '' : ` ${word} ${days}.`);

const PHRASES: Record<ProseLanguage, Phrases> = {
  en: {
    at: (what, name, place) => `${what} at ${name}${put('in', place)}`,
    small: lower,
    prices: 'Prices',
    services: 'Services',
    inPlace: (noun, place) => `${noun} in ${place}`,
    cost: (what) => `${what} cost`,
    howMuch: (what) => `${what}: what does it cost?`,
    open: { sa: 'open Saturday', su: 'open Sunday', late: 'open late' },
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    dayRange: (first, last) => `${first} to ${last}`,
    interval: (open, close) =>
      close === null ? `from ${twelveHours(open)}` : `from ${twelveHours(open)} to ${twelveHours(close)}`,
    and: 'and',
    colon: ': ',
    hours: (name, open, closed) => `${name} is open ${open}.${closedOn('Closed on', closed)}`,
    phone: (name, phone) => `You can call ${name} on ${phone}.`,
    address: (name, address) => `You find ${name} at ${address}.`,
    call: (phone) => `Call ${phone}`,
    openNow: (name) => `Is ${name} open now?`,
    route: (name) => `How do I get to ${name}?`,
    recommend: (noun, place) => `Which ${noun} in ${place} can you recommend?`,
    priceOf: (what, name) => `How much is ${lower(what)} at ${name}?`,
    guide: (question, name) => `${question} The answer from ${name}`,
  },
  de: {
    at: (what, name, place) => `${what} bei ${name}${put('in', place)}`,
    small: same,
    prices: 'Preise',
    services: 'Leistungen',
    inPlace: (noun, place) => `${noun} in ${place}`,
    cost: (what) => `${what} Kosten`,
    howMuch: (what) => `${what}: Was kostet das?`,
    open: { sa: 'samstags geöffnet', su: 'sonntags geöffnet', late: 'abends geöffnet' },
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    dayRange: (first, last) => `${first} bis ${last}`,
    interval: (open, close) =>
      close === null ? `ab ${whole(open)} Uhr` : `von ${whole(open)} bis ${whole(close)} Uhr`,
    and: 'und',
    colon: ': ',
    hours: (name, open, closed) => `${name} hat geöffnet: ${open}.${closedOn('Geschlossen:', closed)}`,
    phone: (name, phone) => `${name} erreichen Sie telefonisch unter ${phone}.`,
    address: (name, address) => `Sie finden ${name} hier: ${address}.`,
    call: (phone) => `Anrufen: ${phone}`,
    openNow: (name) => `Hat ${name} gerade geöffnet?`,
    route: (name) => `Wie komme ich zu ${name}?`,
    recommend: (noun, place) => `${noun} in ${place}: Was empfiehlst du?`,
    priceOf: (what, name) => `Was kostet ${what} bei ${name}?`,
    guide: (question, name) => `${question} Die Antwort von ${name}`,
  },
  fr: {
    at: (what, name, place) => `${what} chez ${name}${put('à', place)}`,
    small: lower,
    prices: 'Prix',
    services: 'Prestations',
    inPlace: (noun, place) => `${noun} à ${place}`,
    cost: (what) => `prix ${what}`,
    howMuch: (what) => `${what} : quel est le prix ?`,
    open: { sa: 'ouvert samedi', su: 'ouvert dimanche', late: 'ouvert le soir' },
    days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    dayRange: (first, last) => `du ${first} au ${last}`,
    interval: (open, close) =>
      close === null ? `à partir de ${french(open)}` : `de ${french(open)} à ${french(close)}`,
    and: 'et',
    colon: ' : ',
    hours: (name, open, closed) => `Horaires ${de(name)} : ${open}.${closedOn('Fermé :', closed)}`,
    phone: (name, phone) => `Vous pouvez joindre ${name} au ${phone}.`,
    address: (name, address) => `${name} se trouve à cette adresse : ${address}.`,
    call: (phone) => `Appeler le ${phone}`,
    openNow: (name) => `Est-ce ${que(name)} est ouvert en ce moment ?`,
    route: (name) => `Comment aller chez ${name} ?`,
    recommend: (noun, place) => `${noun} à ${place} : que recommandes-tu ?`,
    priceOf: (what, name) => `Combien coûte ${lower(what)} chez ${name} ?`,
    guide: (question, name) => `${question} La réponse ${de(name)}`,
  },
  es: {
    at: (what, name, place) => `${what} en ${name}${place === null ? '' : ` (${place})`}`,
    small: lower,
    prices: 'Precios',
    services: 'Servicios',
    inPlace: (noun, place) => `${noun} en ${place}`,
    cost: (what) => `precio ${what}`,
    howMuch: (what) => `${what}: ¿cuánto cuesta?`,
    open: { sa: 'abierto sábado', su: 'abierto domingo', late: 'abierto hasta tarde' },
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    dayRange: (first, last) => `de ${first} a ${last}`,
    interval: (open, close) => (close === null ? `desde las ${bare(open)}` : `de ${bare(open)} a ${bare(close)}`),
    and: 'y',
    colon: ': ',
    hours: (name, open, closed) => `Horario de ${name}: ${open}.${closedOn('Cerrado:', closed)}`,
    phone: (name, phone) => `Puede llamar a ${name} al ${phone}.`,
    address: (name, address) => `${name} está en ${address}.`,
    call: (phone) => `Llamar al ${phone}`,
    openNow: (name) => `¿Está abierto ahora ${name}?`,
    route: (name) => `¿Cómo llego a ${name}?`,
    recommend: (noun, place) => `${noun} en ${place}: ¿cuál me recomiendas?`,
    priceOf: (what, name) => `¿Cuánto cuesta ${lower(what)} en ${name}?`,
    guide: (question, name) => `${question} La respuesta de ${name}`,
  },
  it: {
    at: (what, name, place) => `${what} da ${name}${put('a', place)}`,
    small: lower,
    prices: 'Prezzi',
    services: 'Servizi',
    inPlace: (noun, place) => `${noun} a ${place}`,
    cost: (what) => `prezzo ${what}`,
    howMuch: (what) => `${what}: quanto costa?`,
    open: { sa: 'aperto sabato', su: 'aperto domenica', late: 'aperto la sera' },
    days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    dayRange: (first, last) => `da ${first} a ${last}`,
    interval: (open, close) => (close === null ? `dalle ${bare(open)}` : `dalle ${bare(open)} alle ${bare(close)}`),
    and: 'e',
    colon: ': ',
    hours: (name, open, closed) => `Orari di ${name}: ${open}.${closedOn('Chiuso:', closed)}`,
    phone: (name, phone) => `Può chiamare ${name} al numero ${phone}.`,
    address: (name, address) => `${name} si trova qui: ${address}.`,
    call: (phone) => `Chiama il ${phone}`,
    openNow: (name) => `${name} è aperto adesso?`,
    route: (name) => `Come arrivo da ${name}?`,
    recommend: (noun, place) => `${noun} a ${place}: cosa mi consigli?`,
    priceOf: (what, name) => `Quanto costa ${lower(what)} da ${name}?`,
    guide: (question, name) => `${question} La risposta di ${name}`,
  },
  nl: {
    at: (what, name, place) => `${what} bij ${name}${put('in', place)}`,
    small: lower,
    prices: 'Prijzen',
    services: 'Diensten',
    inPlace: (noun, place) => `${noun} in ${place}`,
    cost: (what) => `kosten ${what}`,
    howMuch: (what) => `${what}: wat kost het?`,
    open: { sa: 'zaterdag open', su: 'zondag open', late: 's avonds open' },
    days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    dayRange: (first, last) => `${first} tot en met ${last}`,
    interval: (open, close) =>
      close === null ? `vanaf ${bare(open)} uur` : `van ${bare(open)} tot ${bare(close)} uur`,
    and: 'en',
    colon: ': ',
    hours: (name, open, closed) => `${name} is open: ${open}.${closedOn('Gesloten:', closed)}`,
    phone: (name, phone) => `U bereikt ${name} op ${phone}.`,
    address: (name, address) => `U vindt ${name} hier: ${address}.`,
    call: (phone) => `Bel ${phone}`,
    openNow: (name) => `Is ${name} nu open?`,
    route: (name) => `Hoe kom ik bij ${name}?`,
    recommend: (noun, place) => `${noun} in ${place}: wat raad je aan?`,
    priceOf: (what, name) => `Wat kost ${lower(what)} bij ${name}?`,
    guide: (question, name) => `${question} Het antwoord van ${name}`,
  },
  pt: {
    at: (what, name, place) => `${what} – ${name}${place === null ? '' : `, ${place}`}`,
    small: lower,
    prices: 'Preços',
    services: 'Serviços',
    inPlace: (noun, place) => `${noun} em ${place}`,
    cost: (what) => `preço ${what}`,
    howMuch: (what) => `${what}: quanto custa?`,
    open: { sa: 'aberto sábado', su: 'aberto domingo', late: 'aberto à noite' },
    days: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
    dayRange: (first, last) => `de ${first} a ${last}`,
    interval: (open, close) => (close === null ? `a partir das ${bare(open)}` : `das ${bare(open)} às ${bare(close)}`),
    and: 'e',
    colon: ': ',
    hours: (name, open, closed) => `Horário de ${name}: ${open}.${closedOn('Fechado:', closed)}`,
    phone: (name, phone) => `Pode ligar para ${name} pelo número ${phone}.`,
    address: (name, address) => `${name} fica aqui: ${address}.`,
    call: (phone) => `Ligar para ${phone}`,
    openNow: (name) => `${name} está aberto agora?`,
    route: (name) => `Como chego a ${name}?`,
    recommend: (noun, place) => `${noun} em ${place}: o que recomenda?`,
    priceOf: (what, name) => `${what}: quanto custa em ${name}?`,
    guide: (question, name) => `${question} A resposta de ${name}`,
  },
  ja: {
    at: (what, name, place) => `${place === null ? '' : `${place}の`}${name}の${what}`,
    small: same,
    prices: '料金',
    services: 'サービス',
    inPlace: (noun, place) => `${place}の${noun}`,
    cost: (what) => `${what} 料金`,
    howMuch: (what) => `${what}の料金はいくらですか？`,
    open: { sa: '土曜 営業', su: '日曜 営業', late: '夜 営業' },
    days: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
    dayRange: (first, last) => `${first}から${last}`,
    interval: (open, close) => (close === null ? `${bare(open)}から` : `${bare(open)}〜${bare(close)}`),
    and: 'と',
    colon: '：',
    hours: (name, open, closed) =>
      `${name}の営業時間は${open}です。${closed === null ? '' : `定休日は${closed}です。`}`,
    phone: (name, phone) => `${name}の電話番号は${phone}です。`,
    address: (name, address) => `${name}の住所は${address}です。`,
    call: (phone) => `電話する：${phone}`,
    openNow: (name) => `${name}は今営業していますか？`,
    route: (name) => `${name}への行き方を教えて`,
    recommend: (noun, place) => `${place}でおすすめの${noun}は？`,
    priceOf: (what, name) => `${name}の${what}はいくらですか？`,
    guide: (question, name) => `${question}${name}の回答`,
  },
};

/** null when there are none in this language (BCP 47). */
export function phrasesIn(language: string): Phrases | null {
  const known = PROSE_LANGUAGES.find((one) => one === language.slice(0, 2).toLowerCase());
  return known ? PHRASES[known] : null;
}
