import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { type LightPattern, lightLetters } from '../../website/text/light-letters.ts';
import { beginningsOf } from '../../website/text/pattern-beginnings.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { WEEK } from '../../week/week.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { Weekday } from '../facts.ts';

/** Words of opening hours in the eight languages, as `normaliseHoursText` leaves them: lower case, without accents. Days: `words/`. */

const WEEKDAYS_ONLY: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr'];
const WEEKEND: readonly Weekday[] = ['sa', 'su'];

/** Several days in one word. Longest first matters where one contains another. */
const DAY_GROUPS: [readonly Weekday[], string][] = [
  [
    WEEK,
    regexSource`
      every day|everyday|daily|each day|7 days a week|7 days per week|7 days|seven days a week|seven days|all week
      |all days|taglich|jeden tag|alle tage|tous les jours|7 jours sur 7|7 ?j ?/ ?7|7/7|7 sur 7|tlj|chaque jour
      |todos los dias|cada dia|diariamente|diario|7 dias (?:a|de) la semana|7 dias por semana|7 dias
      |(?:los )?365 dias(?: (?:del|do|al) ano)?|365 giorni(?: (?:l.anno|all.anno|su 365))?|tutti i giorni
      |ogni giorno|sempre aperto|7 giorni su 7|dagelijks|alle dagen|elke dag|iedere dag|7 dagen|todos os dias
      |diariamente|毎日|年中無休|無休|全日
    `,
  ],
  [
    WEEKDAYS_ONLY,
    regexSource`
      weekdays|weekday|week days|week-days|wochentags|unter der woche|werktags|werktaglich|en semaine
      |dias laborables|laborables|entre semana|giorni feriali|feriali|doordeweeks|doordeweekse dagen|door de week
      |weekdag(?:en)?|werkdag(?:en)?|an werktagen|jours ouvr(?:es|ables)|dias uteis|平日|m ?- ?f|m ?- ?fr|l ?- ?v
      |l a v|2\.?a?(?: ?feira)? ?(?:-|a) ?6\.?a(?: ?-? ?feira)?
    `,
  ],
  [
    WEEKEND,
    regexSource`
      weekends|weekend|wochenenden|wochenende|week-ends|week-end|fines de semana|fin de semana|fine settimana
      |nel weekend|fins de semana|fim de semana|土日祝日|土日祝|土日
    `,
  ],
  [['mo', 'tu', 'we', 'th'], 'm ?- ?th'],
];

/** Public holidays stand beside days and are no weekday. */
const HOLIDAY = regexSource`
    black friday|good friday|public holidays?|bank holidays?|holidays?|feiertage?n?s?|feiertags|jours? feries?
    |feries?|festivos?|dias festivos|festivi|giorni festivi|feestdagen|feriados?|祝祭日|祝日|祭日|祝
  `;

const CLOSED = regexSource`
    we are closed|keine (?:ordination|sprechstunden?|sprechzeit(?:en)?)|pas de consultations?|geen spreekuur
    |closed|not open|weekly (?:off|holiday)|geschlossen|geschl|ruhetage?|fermee?s?|fermeture hebdomadaire
    |fermeture|cerrados?|cerradas?|descanso|chius[oiae]|chiusura|giorno di riposo|riposo|gesloten
    |sluitingsdag(?:en)?|rustdag(?:en)?|fechados?|fechadas?
    |encerra(?:mos)?(?= (?:ao|aos|no|nos|na|as?(?= (?:segunda|terca|quarta|quinta|sexta))) )
    |cerramos(?= (?:los|el) )|chiudiamo(?= (?:il|la|di) )|fermons(?= (?:le|les) )|encerrados?|encerramento|folga
    |descansamos|定休日|定休|休診日|休診|休業日|休業|休館日|休館|休園日|休園|休校日|休場日|閉園日|お休み|休み|休日|休
  `;

const APPOINTMENT = regexSource`
    by app(?:ointmen)?t\.?(?: only)?|appointments? only|by prior appointment|by arrangement
    |(?:termine? )?(?:nur )?nach (?:\p{L}+ )?(?:vereinbarung|absprache)|nur mit termin
    |terminvereinbarung erforderlich|(?:uniquement )?sur (?:rendez[- ]vous|rdv)
    |(?:solo |unicamente )?con cita(?: previa)?|con cita concertada|previa cita|cita previa
    |(?:solo )?su (?:appuntamento|prenotazione)|previo appuntamento
    |(?:alleen |uitsluitend )?(?:op|volgens|na) afspraak
    |(?:so |apenas |somente )?(?:com|mediante|por) (?:hora marcada|marcacao|agendamento)(?: previ[ao])?|完全予約制|予約制
    |要予約
  `;

const ROUND_THE_CLOCK = regexSource`
    24 ?/ ?7|24 ?h ?/ ?24|24 ?/ ?24|24 heures sur 24|24 hours(?: a day)?|24 ?hrs|24 ?stunden|rund um die uhr|h24
    |h 24|24 ?h(?= (?:todos|todo|por dia|ao dia|al dia|al giorno|cada|geoffnet|offen|open|ouvert))
    |(?:las )?24 horas(?: (?:al|por|ao|del) dia)?|24 ore su 24|24 ore|24 uur(?: per dag)?|24時間
  `;

const NOON = 'noon|midday|12 mittags|mittag|midi|mediodia|mezzogiorno|meio-dia|meio dia|正午';
const MIDNIGHT = 'midnight|mitternacht|minuit|medianoche|mezzanotte|middernacht|meia-noite|meia noite|深夜0時';
const LATE = 'late|close|closing|open end|spat|tard|tardi|laat|last customer|ラスト';

const TO = regexSource`
    through|thru|until|till|til|to|bis zum|bis|jusqu'?a|jusqu'?au|au|hasta las|hasta el|hasta|al|a las|a la
    |alle ore|alle|alla|allo|fino alle|fino al|tot en met|tot|t/m|t\.?e\.?m\.?|ate as|ate|as|a|から
  `;
/** Those of them that name an end and nothing else. */
const UNTIL =
  "until|till|til|bis zum|bis|jusqu'?a|jusqu'?au|hasta las|hasta el|hasta|fino alle|fino al|tot en met|tot|ate as|ate";
const FROM = regexSource`
    starting at|from|ab|von|a partir de|a partir das|a partire dalle|des|desde las|desde|dalle ore|dalle|dalla
    |dal|vanaf|van|das|da|du|de|depuis|entre|between|zwischen|tussen|tra le|tra|dos|d'
  `;
const EXCEPT = regexSource`
    except(?: on| for)?|excluding|not on|ausser(?: an)?|außer(?: an)?|ausgenommen|sauf|hormis|excepte[es]*
    |excepto|salvo|menos|tranne|esclus[oi]|eccetto|behalve|uitgezonderd|exceto|を除く|除く
  `;
/** Joins two days or two intervals. */
const AND = 'and|und|sowie|et|y|e|ed|en|u|および|と';
/** Says nothing about day or time and may stand between them. */
const FILLER = regexSource`
    uhr|h|hrs|hs|horas|heures|ore|uur|o'?clock|open|opened|we'?re|geoffnet|offen|durchgehend|ouverte?s?|non-stop
    |abiertos?|abierta|apert[oiae]|geopend|abertos?|aberta|営業|the|on|at|am|an|le|les|los|las|el|la|il|lo|gli|op|de
    |der|den|dem|jeden|jeweils|each|every|only|nur|our|hours|are|is|is open|feiras?|days?|tage?|まで|毎週|は|の|で|も|each
    |cada|ogni|elke|各|disponibles?|disponivel|disponivels|disponibili|atendimento|atendemos|atencion|bis|ca|di|do
    |dos|das|in|per|no|na|nos|nas|lunch|dinner|mittags|pranzo|cena|almoco|jantar|today|heute|aujourd'hui|hoy|oggi
    |vandaag|hoje|本日|昼|ランチ|ディナー|昼の部|夜の部
  `;

/** Halves of a day: beside a time they say nothing new, beside "closed" they say which half. */
const MORNING = 'mornings?|vormittags?|morgens|matins?|mananas?|mattin[ao]|ochtend|voormiddag|manhas?|午前|午前中';
const EVENING = 'evenings?|abends?|soirs?|noches?|sera|serata|avond|noites?|夜';
const AFTERNOON = 'afternoons?|nachmittags?|apres-midi|tardes?|pomeriggio|middag|namiddag|午後';
/** "The first Sunday of the month", 第3水曜: not every week. */
const SOME_WEEKS = regexSource`
    (?:
      first|second|third|fourth|last|alternate|every other|every second|ersten?|zweiten?|dritten?|letzten?
      |premiers?|deuxieme|dernier|primer|segundo|ultimo|primo|secondo|eerste|tweede|laatste|primeiro
    ) (?:
      mon|tues|wednes|thurs|fri|satur|sun|dien|mitt|donn|frei|sams|sonn|lun|mar|mer|jeu|ven|sam|dim|jue|vie|sab
      |dom|gio|maan|dins|woens|dond|vrij|zat|zond|terca|quart|quint|sext
    )\p{L}*
    |第 ?[1-5一二三四五](?:[・、,] ?第? ?[1-5一二三四五])* ?[月火水木金土日]曜?日?|隔週 ?[月火水木金土日]曜?日?
  `;

const MONTHS = regexSource`
    january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|mai|juni
    |juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero
    |febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile
    |maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|marco
    |maio|junho|julho|setembro|outubro|novembro|dezembro|jan|feb|apr|jun|jul|aug|sept|sep|oct|okt|nov|dec|dez|ene
    |abr|ago|dic|gen|mag|giu|lug|ott
  `;
const SEASONS = regexSource`
    summer|winter|spring|autumn|sommer|sommerzeit|winterzeit|fruhling|fruhjahr|herbst|ete|hiver|printemps|automne
    |verano|invierno|estate|estivo|inverno|invernale|zomer|verao|夏季|冬季|夏期|冬期|hochsaison|nebensaison|hors saison
    |haute saison|basse saison|alta stagione|bassa stagione|temporada|low season|high season|tax season
    |busy season|peak season|off-? ?season
  `;

const isCjk = (word: string) => KANA_OR_KANJI.test(word);

/** At the bars outside parentheses. */
function splitAlternatives(source: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of source) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** Words of one meaning. */
export interface Phrase {
  /** Matches one of them where it is asked to. */
  readonly pattern: LightPattern;
  /** What they begin with: most are passed over by that. */
  readonly beginnings: ReadonlySet<string>;
}

/** A whole word: CJK words have no edges, others must not continue as letters. Sticky, so that reading stays linear. */
function matcher(alternatives: string): Phrase {
  const words = splitAlternatives(alternatives).sort((a, b) => b.length - a.length);
  const cjk = words.filter(isCjk);
  const other = words.filter((word) => !isCjk(word));
  const parts = [];
  if (cjk.length > 0) parts.push(`(?:${cjk.join('|')})`);
  if (other.length > 0) parts.push(`(?<!\\p{L})(?:${other.join('|')})(?!\\p{L})`);
  return { pattern: lightLetters(parts.join('|'), 'uy'), beginnings: beginningsOf(alternatives) };
}

export const PHRASES = {
  holiday: matcher(HOLIDAY),
  closed: matcher(CLOSED),
  appointment: matcher(APPOINTMENT),
  roundTheClock: matcher(ROUND_THE_CLOCK),
  noon: matcher(NOON),
  midnight: matcher(MIDNIGHT),
  late: matcher(LATE),
  until: matcher(UNTIL),
  to: matcher(TO),
  from: matcher(FROM),
  and: matcher(AND),
  except: matcher(EXCEPT),
  morning: matcher(MORNING),
  afternoon: matcher(AFTERNOON),
  evening: matcher(EVENING),
  someWeeks: matcher(SOME_WEEKS),
  filler: matcher(FILLER),
  month: matcher(MONTHS),
  season: matcher(SEASONS),
} as const;

export const DAY_GROUP_PHRASES: [readonly Weekday[], Phrase][] = DAY_GROUPS.map(([days, words]) => [
  days,
  matcher(words),
]);

const lexicons = new Map<string, Map<string, Weekday>>();

/** Day words for a page in this language: what is unambiguous anywhere, then the short forms of the language itself. */
export function dayWords(language: string | null): Map<string, Weekday> {
  const key = language ?? '';
  const known = lexicons.get(key);
  if (known) return known;
  const words = new Map<string, Weekday>();
  const add = (table: Partial<Record<Weekday, string>>) => {
    for (const day of WEEK) for (const word of (table[day] ?? '').split(' ')) if (word) words.set(word, day);
  };
  for (const { weekdays } of Object.values(LANGUAGES)) add(weekdays.anywhere);
  add(LANGUAGES[key]?.weekdays.inItsText ?? {});
  // "Nov–Mar"
  if (key === 'en') words.delete('mar');
  lexicons.set(key, words);
  return words;
}
