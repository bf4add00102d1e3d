import type { FactSource, Facts, ListedFact } from '../facts/facts.ts';
import { tellsWeek } from '../facts/hours/tells-week.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import { WEEK } from '../week/week.ts';
import { type FactAnswer, isMarkup, of } from './fact-answer.ts';
import { type ListNoun, listPlace, onPage } from './on-page.ts';
import type { TradeQuestion } from './question-data.ts';
import { reach } from './reached-by.ts';
import { namesHouse } from './signs/has-address.ts';

/** A list of services from this many on is one; fewer are examples. One price is a price. */
const SEVERAL = 3;

const PRIVACY = /privac|datenschutz|confidentialit|rgpd|gdpr|dsgvo/i;

/** Pages where customers speak. */
const CUSTOMERS = lightLetters(
  regexSource`
    \/(?:our-|nuestros-|nos-|unsere-)?(?:
      clients?
      |clientes
      |customers?
      |kunden(?:stimmen)?
      |testimonials?
      |testimonios
      |reviews?
      |temoignages?
      |opiniones
      |referenzen
      |references
      |casos(?:-de-exito)?
      |case-studies
    )(?:\.\w+)?\/?$
  `,
  'i',
);

/** What a fact of the website says to the question; null when the question rests on none or the website has none. */
export function factAnswer({ fact }: TradeQuestion, facts: Facts): FactAnswer | null {
  switch (fact) {
    case 'openingHours':
      return ofHours(facts);
    case 'phones':
      return reach(facts, 'full');
    case 'emails':
      return of(facts.emails[0]?.sources, 'full');
    case 'addresses':
      return ofAddresses(facts.addresses);
    case 'prices':
      return listed(servicesFirst(facts), 'price', 1);
    case 'services':
      return facts.services.length >= SEVERAL || facts.prices.length < SEVERAL
        ? listed(facts.services, 'thing')
        : priced(facts);
    case 'people':
      return ofPeople(facts);
    case 'reviews':
      return of((facts.reviews[0] ?? facts.rating)?.sources, 'full');
    case 'policies':
      return of(facts.policies[0]?.sources, 'partial');
    default:
      return null;
  }
}

/** Whoever has several doors is at all of them. */
function ofAddresses(known: Facts['addresses']): FactAnswer | null {
  const answers = known.flatMap((one) => address(one) ?? []);
  const whole = answers.filter(({ answered }) => answered === 'full');
  const [first, second] = whole;
  if (!first || !second) return answers[0] ?? null;
  return {
    ...first,
    quote: whole
      .slice(0, QUOTED)
      .map(({ quote, source }) => quote ?? source.seen)
      .join('\n'),
  };
}

/** Where the address stands whole, before where a part of it stands. */
function address(known: Facts['addresses'][number] | undefined): FactAnswer | null {
  const town = known?.value.locality?.toLowerCase();
  const whole = known?.sources.filter(({ seen }) => town !== undefined && seen.toLowerCase().includes(town));
  const answered = isWhole(known?.value) ? 'full' : 'partial';
  const answer = of(whole, answered) ?? of(known?.sources, answered);
  return answer && known ? { ...answer, quote: withinLine(answer.source.seen, known.value) } : null;
}

/** Of a line that says more, the address; of one that was cut before it, nothing. */
function withinLine(seen: string, { street, postalCode, locality }: Facts['addresses'][number]['value']): string {
  const line = seen.toLowerCase();
  const start = street === null ? -1 : line.indexOf(street.toLowerCase());
  if (start < 0) return seen.length > LINE_CHARS ? '' : seen;
  const ends = [street, postalCode, locality].map((part) => {
    const at = part === null ? -1 : line.indexOf(part.toLowerCase(), start);
    return at < 0 || part === null ? 0 : at + part.length;
  });
  const end = Math.max(...ends);
  const before =
    seen
      .slice(0, start)
      .split(/(?<=[.!?]) +/)
      .at(-1)?.length ?? 0;
  return seen.slice(
    before > BESIDE_CHARS ? start : start - before,
    seen.length - end > BESIDE_CHARS ? end : seen.length,
  );
}

/** A longer one says more than an address or who somebody is. */
const LINE_CHARS = 120;
/** So much before or behind it is a label, a region or a country. */
const BESIDE_CHARS = 25;

function ofHours({ openingHours: hours, languages }: Facts): FactAnswer | null {
  if (hours === null) return null;
  const days = Object.entries(hours.value).filter(([key, value]) => key !== 'byAppointment' && Array.isArray(value));
  const answered = days.length > 0 ? 'full' : 'partial';
  const language = languages[0]?.value ?? null;
  const telling = hours.sources.filter(({ seen }) => tellsWeek(seen, hours.value, language));
  const answer = of(telling, answered) ?? of(hours.sources, answered);
  // A line of a longer list names some of the days.
  const isWeek = WEEK.every((day) => hours.value[day] !== null) || !BETWEEN_LINES.test(answer?.source.seen ?? '');
  if (!answer || (isWeek && telling.includes(answer.source) && !RUN_TOGETHER.test(answer.source.seen))) return answer;
  return { ...answer, quote: '', place: `opening hours ${onPage(answer.source.pageUrl)}` };
}

/** "LundiFermé", "Mardi9h": cells of a table, which nobody reads as one. */
const RUN_TOGETHER = /\p{L}{3}\d|\p{Ll}{3}\p{Lu}/u;

/** Lines that were read as hours; of a day that none of them names, the page may say "on request" between them. */
const BETWEEN_LINES = /\n| \/ /;

/** Who answers for data protection is named by law, not to be known. */
function ofPeople({ people }: Facts): FactAnswer | null {
  const known = people.filter(({ sources }) =>
    sources.some(({ pageUrl }) => !PRIVACY.test(pageUrl) && !CUSTOMERS.test(pageUrl)),
  );
  const person = known.find(({ value }) => value.role !== null) ?? known[0];
  const answer = of(person?.sources, 'full');
  if (!answer || answer.source.seen.length <= LINE_CHARS) return answer;
  return { ...answer, quote: '', place: `name ${person?.value.name} ${onPage(answer.source.pageUrl)}` };
}

/** A street, a building or a postcode beside something else; a box or a quarter alone is none. */
const isWhole = (address: Facts['addresses'][number]['value'] | undefined): boolean =>
  address?.street != null &&
  namesHouse(`${address.street}, ${address.postalCode ?? ''}`) &&
  !IS_BOX.test(address.street);
const IS_BOX = /^(?:p\.? ?o\.? ?box|postfach|boîte postale|bp|apartado|casilla)\b[^a-z]*$/iu;

/** Who asks how to book can at least call or write, and who asks what there is knows the trade, where nothing says more. */
export function fallback({ kind, asks }: TradeQuestion, facts: Facts): FactAnswer | null {
  if (asks === 'offer') return ofText(facts.trade?.sources) ?? ofText(facts.description?.sources);
  return kind === 'contact' ? reach(facts, 'partial') : null;
}

/** Fewer words are a name. */
const TELLING_WORDS = 3;
/** Half an answer from what visitors read: the trade or a description of it is one entry of what there is. */
const ofText = (sources: readonly FactSource[] | undefined): FactAnswer | null =>
  of(
    sources?.filter(
      (source) =>
        !isMarkup(source) && !source.place.startsWith('meta') && source.seen.split(/\s+/).length >= TELLING_WORDS,
    ),
    'partial',
  );

/** Of whom or for how long a price is, and what is charged beside it, is no offer by itself. */
const UNIT = lightLetters(
  regexSource`
    \b(?:
      adults?
      |child(?:ren)?
      |persons?
      |people
      |hours?
      |days?
      |nights?
      |weeks?
      |months?
      |years?
      |fees?
      |deposit
      |surcharge
      |membership
      |sessions?
      |erwachsene
      |kinder
      |personen?
      |stunden?
      |tage?
      |nacht
      |nächte
      |wochen?
      |monate?
      |jahre?
      |gebühr
      |beitrag
      |kaution
      |anfahrt
      |zuschlag
      |kurtaxe
      |termin
      |adultes?
      |enfants?
      |personnes?
      |heures?
      |jours?
      |nuits?
      |semaines?
      |mois
      |ans?
      |frais
      |cotisation
      |caution
      |supplément
      |séances?
      |carte
      |adultos?
      |niñ[oa]s?
      |personas?
      |horas?
      |días?
      |noches?
      |semanas?
      |mes(?:es)?
      |cuota
      |fianza
      |suplemento
      |sesión
      |sesiones
    )\b
  `,
  'i',
);
/** What has a price is offered. */
const priced = ({ prices }: Facts): FactAnswer | null =>
  listed(
    prices.filter(
      ({ value }, at) =>
        value.what !== '' && !UNIT.test(value.what) && prices.findIndex((one) => one.value.what === value.what) === at,
    ),
    'thing',
  );

/** What is sold beside a service comes behind it. */
function servicesFirst({ prices, services }: Facts): Facts['prices'] {
  const names = new Set(services.map(({ value }) => value.toLowerCase()));
  const isService = ({ value }: Facts['prices'][number]) => names.has(value.what.toLowerCase());
  return [...prices.filter(isService), ...prices.filter((one) => !isService(one))];
}

/** Doors that are named. */
const QUOTED = 6;
const ENTRY_CHARS = 40;

/** Entries stand apart on a page: the page with most is told in place of words that nowhere stand in a row. */
function listed<T>(facts: readonly ListedFact<T>[], noun: ListNoun, enough = SEVERAL): FactAnswer | null {
  const answer = of(facts[0]?.sources, facts.length >= enough ? 'full' : 'partial');
  // A sentence speaks for itself, a single entry for little.
  if (!answer || answer.source.seen.length > ENTRY_CHARS) return answer;
  const shown = facts.flatMap(({ sources }) => sources.find((source) => !isMarkup(source)) ?? []);
  const [most = [answer.source]] = [...Map.groupBy(shown, ({ pageUrl }) => pageUrl).values()].sort(
    (a, b) => b.length - a.length,
  );
  const source = most.find(({ view }) => view !== 'rendered') ?? most[0] ?? answer.source;
  return {
    source,
    answered: shown.length >= enough ? 'full' : answer.answered,
    quote: '',
    place: listPlace(noun, source.pageUrl, most.length),
  };
}
