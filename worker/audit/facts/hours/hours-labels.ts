import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';

/**
 * Words around times that say what the times are. Fragments of words, matched without accents and in lower case, in the eight
 * languages. What is not opening hours by these words stays out whatever it looks like.
 */
const OPENING = lightLetters(
  regexSource`
    (?:
      opening|business|office|operating|store|shop|trading|clinic|surgery|working|studio|salon|showroom|gallery
      |museum|our|open|regular|normal|weekly|visiting|practice
    ) (?:hours|times)
    |\btimings?\b|hours of (?:operation|business|opening)|^hours\b|\bhours$|(?:we(?:'re| are)|now|is|are) open\b
    |^open\b|^opening$|^(?:days? )?open(?:s|ing(?: times?)?)? clos(?:es?|ing(?: times?)?)$
    |^(?:shop|museum|gallery|cafe|office|farm shop|tearoom|tea room|church|hall|garden|library) open$
    |^visit (?:our|the) (?:shop|store|showroom|studio|gallery|farm shop|nursery|taproom|cellar door|museum)$
    |o(?:e)?ffnungs(?:zeit|-)|sprech(?:zeit|stunde|-)|ordinationszeit|ordination$|praxiszeit
    |(?:geschafts|buro|laden|betriebs|behandlungs|verkaufs|schalter)zeit|geoffnet|fur sie da
    |^(?:unsere )?erreichbarkeit$|^bereikbaarheid$|ruhetag|\bab[- ]hof\b|hof-?verkauf|werks-?verkauf|direktverkauf
    |vente (?:a la ferme|directe|au domaine)|verkoop aan huis|hoeveverkoop|boerderijverkoop|horaires?\b
    |heures? d'ouverture|jours? d'ouverture|\bouvert|\baccessibles? (?:du|de|le|tous)\b|vous accueill
    |vi aspettiamo|vi accogliamo|ti aspettiamo|le esperamos|te esperamos|\bouverture|\bhorarios?\b|\babiert[oa]
    |\babrimos|apertura|\borari[oa]?\b|\baperto|\bapert[ia]\b|^segreteria(?: parrocchiale)?$|openingstijd
    |openingsu+r|geopend|spreeku+r|raadpleging|praktijktijd|zijn (?:wij |we )?open\b|\bhorarios?|abert[oa]
    |funcionamento|funcionamos|\bfunciona (?:de|das|todos)\b|\briceve\b|\bricevono\b|ricevimento|\brecibimos\b
    |\brecevons\b|\bfuncionamos|\batendemos|\bricev(?:e|iamo)\b|\brecevons|\brecoi(?:t|vent)\b|営業時間|診療時間|診察時間|開店時間
    |開館時間|開院時間|営業日|利用時間|営業案内|開所時間|開園時間|開室時間|保育時間|窓口時間|定休日|休診日|休園日
  `,
  'u',
);

const TELEPHONE = lightLetters(
  regexSource`
    telefon(?!nummer|o$|:)
    |(?:phone|call|telephone|support|helpline|hotline|chat|customer (?:service|care)|service desk) (?:
      hours|times|lines?|center|centre|us\b
    )
    |by phone|(?:reachable|available) by|\bhotline|erreichbar(?!keit$)|rufen sie|anrufen|kundenservice
    |kundendienst|servicezeit|par telephone|telephonique|joignable|standard (?:telephonique|est|de)|appelez
    |permanence tel|telefonic|por telefono|llam[ae]|atencion al cliente|al telefono|chiama|assistenza clienti
    |bereikbaar(?!heid$)|telefonisch|klantenservice|bel ons|por telefone|ligue|central de atendimento|電話(?!番号)
    |受付時間|受付：|問い?合わ?せ|サポート
  `,
  'u',
);
const RECEPTION =
  /\breception\b|rezeption|\brecepcion\b|\breceptie\b|\brececao\b|フロント|check-? ?in|check-? ?out|anreise|abreise|\barrivee|\bllegada|\bentrada:|チェックイン|チェックアウト/u;
const EMERGENCY = lightLetters(
  regexSource`
    emergenc|akut(?:e|en)? ?(?:sprech|termin|zeit)|notdienst|notfall|notruf|bereitschaft|urgence|\bde garde
    |urgencias|de guardia|emergenza|pronto intervento|reperibil|\bspoed|\bnood|out.of.hours|after.hours|ausserhalb
    |außerhalb|救急|急患|休日診療|夜間診療
  `,
  'u',
);
const DELIVERY = lightLetters(
  regexSource`
    liefer(?:zeit|ung|service|dienst)|\bdelivery|livraison|reparto|entregas?\b|\benvios?\b|spedizion|a domicilio
    |consegn|bezorg|pick-?up|abholung|abholzeit|retrait|click ?(?:&|and|et) ?collect|宅配|デリバリー|出前|配達
  `,
  'u',
);
const KITCHEN = lightLetters(
  regexSource`
    food (?:is )?served|serving food|kitchen (?:hours|times|open)|food times|(?:warme|durchgehend warme) kuche
    |kuchenzeit|service en cuisine|horario de cocina|cocina abierta|orari(?:o)? (?:della )?cucina
    |keuken (?:is )?(?:open|geopend)|parken|\bparking|stationnement|aparcamiento|parcheggio|parkeren|display home
  `,
  'u',
);
const COURSE = lightLetters(
  regexSource`
    \bkurs|unterricht|stundenplan|probestunde|\bcourse|\bclass(?:es)?\b|timetable|time table|\blesson|\btraining
    |workshop|seminar|webinar|\bcours\b|\bstage\b|planning|entrainements?\b|\bcurso|\bclases?\b|\btaller
    |\bcors[oi]\b|\blezion|allenament|\blessen|lesrooster|cursus|\baulas?\b|\btreino|教室|稽古|レッスン|クラス|講座|\bprobe
    |chorprobe|rehearsal|spieltag|sprechstunde fur
  `,
  'u',
);
const EVENT = lightLetters(
  regexSource`
    gottesdienst|\bmesses?\b|worship|mass times|service times|sunday service|\bculte\b|\bmisas?\b|veranstaltung
    |\bevents?\b|konzert|concert|\bfair\b|festival|ausstellung|happy ?hour|happyhour|food (?:is )?served
    |serving food|food (?:service|hours|times)|vernissage|\bevento|礼拝|ミサ|イベント|brunch|mittagstisch|^fruhstuck
    |^ontbijt|lunch special|bus(?:se)? |abfahrt|departure|livestream|live stream|sendung|radio
  `,
  'u',
);

/** Meals a restaurant opens for: under its opening hours they are opening hours. */
export const MEAL = /brunch|mittagstisch|^fruhstuck|^ontbijt|lunch special/u;
/** A part of the day as a heading of its own: below it the hours of the same place go on. */
export const PART_OF_DAY = lightLetters(
  regexSource`
    ^(?:(?:service|ouverture|horaires?|servizio|servicio) )?(?:(?:le|du|de|des|im|am|a) )?(?:
      midi|matin|apres-midi|soir|dejeuners?|diners?|petit[- ]dejeuner|lunch|dinner|breakfast|mornings?|afternoons?
      |evenings?|mittags?|abends?|vormittags?|nachmittags?|morgens|fruhstuck|mittagessen|abendessen|pranzo|cena
      |mattin[ao]|pomeriggio|sera|almuerzo|comida|desayuno|manana|tarde|noche|almoco|jantar|manha|noite|ochtend
      |middag|avond|diner|ランチ|ディナー|モーニング|昼|夜|午前|午後
    )(?: (?:service|time|hours))?(?:の部|タイム)?$
  `,
  'u',
);
const JOB = lightLetters(
  regexSource`
    arbeitszeit|stellenangebot|vollzeit|teilzeit|minijob|\bschicht|job|vacanc|salary|full-?time|part-?time
    |temps plein|temps partiel|\bcdi\b|\bcdd\b|jornada(?! (?:continua|continuada|unica|corrida))
    |turnos? (?:rotativ|completo|nocturno)|por turnos|contratto|vacature|\bvaga\b|勤務時間|求人|シフト|募集
  `,
  'u',
);
const HOLIDAY = lightLetters(
  regexSource`
    betriebsferien|praxisurlaub|weihnacht|heilig(?:er )?abend|karfreitag|oudejaar|koningsdag|silvester|neujahr
    |\bostern|pfingst|holiday hours|holiday opening|bank holiday hours|christmas|new year|easter|thanksgiving
    |vacances|conges|noel\b|paques|vacaciones|navidad|semana santa|natale|pasqua|\bferie\b|ferragosto|kerst
    |vakantie|\bnatal\b|ferias|年末年始|夏休み|夏季休|お盆|ゴールデンウィーク|臨時|休業のお知らせ|休診のお知らせ|urlaub
  `,
  'u',
);

/** Names what keeps hours of its own beside the business: its phone, reception, delivery or kitchen. */
export const namesADesk = (text: string): boolean =>
  !OPENING.test(text) && [TELEPHONE, RECEPTION, DELIVERY, KITCHEN].some((pattern) => pattern.test(text));

export type HoursLabel = 'opening' | 'other' | null;

/** "Öffnungs- und Telefonzeiten" names both, "telefonische Sprechzeiten" one. */
const JOINED = /(?:[-,&/+]|\bund\b|\band\b|\bet\b|\by\b|\be\b|\ben\b)/u;

/** What a label, a heading or a sentence with times speaks of. `text` as `normaliseHoursText` leaves it. */
export const labelOf = remembered((text): HoursLabel => {
  const opening = OPENING.exec(text);
  for (const pattern of [EMERGENCY, KITCHEN, DELIVERY, COURSE, EVENT, JOB, HOLIDAY, RECEPTION])
    if (pattern.test(text)) return 'other';
  const phone = TELEPHONE.exec(text);
  if (phone && opening && JOINED.test(between(text, opening, phone))) return 'opening';
  if (phone) return 'other';
  return opening ? 'opening' : null;
});

function between(text: string, a: RegExpExecArray, b: RegExpExecArray): string {
  const [first, second] = a.index < b.index ? [a, b] : [b, a];
  return text.slice(first.index + first[0].length, Math.max(second.index, first.index + first[0].length));
}

/** Names in class and id attributes that mark a list of opening hours. */
export const OPENING_PLACE = lightLetters(
  regexSource`
    (?:^|[.#_-])(?:opening|business|office|store|shop)?-?_?(?:
      hours?|openings?|oeffnungszeit\w*|offnungszeit\w*|sprechzeit\w*|horaires?|horarios?|orari|openingstijden
      |openinghours|business-?hours
    )(?:$|[\s._>-])
  `,
  'i',
);
