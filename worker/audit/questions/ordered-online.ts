import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import { negationsIn } from '../words/negation-lexicon.ts';
import type { TermIndex } from './index/term-index.ts';
import type { Judged } from './passages/first-passage.ts';
import type { Passage } from './passages/passage.ts';

/** A longer link or line is a sentence about something. */
const MAX_WORDS = 6;

/** What links and buttons say by which one books, orders or buys. Nouns such as "schedule" or "hire" lead to pages that only tell. */
const ORDERS = lightLetters(
  [
    regexSource`
      ^(?:book|reserve|order|buy)(?!\p{L})(?! (?:club|of|by phone|shel))
      |^(?:
        shop|store|our shop|visit (?:the|our) shop|shop (?:now|all|online)|cart|basket|bookings?|tickets|get tickets
      )$
      |add to (?:cart|basket|bag)
      |check ?out now
      |(?:make|request|schedule) (?:an? |your )?(?:\p{L}+ )?(?:appointment|reservation|booking)
      |schedule (?:an? |your )?(?:\p{L}+ )?consultation
      |online (?:shop|store|booking|ordering|appointments?)
      |register (?:now|online|here)
      |(?:enrol|enroll) (?:now|online)
    `,
    regexSource`
      ^(?:jetzt |hier |gleich |online |direkt )*(?:\p{L}+ )?(?:online )?(?:buchen|bestellen|reservieren|kaufen)$
      |termin (?:online )?(?:buchen|vereinbaren|anfragen|sichern)
      |tisch reservieren
      |online-?(?:shop|buchung|termin\p{L}*|reservierung|bestellung|anmeldung)
      |warenkorb
      |^(?:zum |unser )?(?:web-?)?shop$
      |buchungsanfrage
      |jetzt (?:online )?anmelden
    `,
    regexSource`
      ^(?:je )?réserve[rz]?(?!\p{L})
      |^réservations?(?: en ligne)?$
      |^(?:commander|acheter)(?!\p{L})
      |ajouter au panier
      |^(?:mon )?panier$
      |^(?:la )?boutique(?: en ligne)?$
      |(?:prendre|prenez) (?:un )?(?:rendez-vous|rdv)
      |rdv en ligne
      |billetterie
      |inscription en ligne
    `,
    regexSource`
      ^(?:reserv(?:a|ar|e|á|ate)|compr(?:a|ar|e|á)|agend(?:a|ar)|pide|ped[ií]r?)(?!\p{L}|:)
      (?! (?:presupuesto|información|más))
      |^reservas?(?: online)?$
      |(?:añadir|agregar) al carrito
      |^(?:mi )?carrito$
      |^tienda(?: online| en línea)?$
      |(?:hacer|armar|haz tu) pedido
      |(?:solicitar|pedir) (?:cita|turno)
      |inscripción online
    `,
  ].join('|'),
  'iu',
);

/** What a form asks whoever books: when and how many. */
const BOOKING_FIELDS = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      check[- ]?in
      |arrival
      |departure
      |number of (?:guests|people|persons|rooms|lodgers|nights)
      |room type
      |preferred (?:date|time|day)
      |quantity
      |anreise
      |ankunft
      |abreise
      |wunschtermin
      |anzahl (?:der )?(?:personen|gäste|erwachsene\p{L}*)
      |stückzahl
      |(?:date d['’])?arrivée
      |nombre de (?:personnes|convives|nuits)
      |date souhaitée
      |quantité
      |llegada
      |salida
      |número de personas
      |fecha (?:deseada|de (?:entrada|reserva))
      |cantidad
    )(?!\p{L})
  `,
  'iu',
);

/** Who asks for a quote orders nothing. */
const QUOTES = /\b(?:quotes?|estimates?|kostenvoranschlag|angebot|devis|presupuestos?)\b/iu;

/** A sentence that says that one books, orders or pays on the website. */
const SAYS = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      (?:book|order|buy|reserve|purchase|pay|schedule)(?:ing|s)? (?:\p{L}+ ){0,4}online
      |proceed to book
      |(?:online|on our website) (?:booking|ordering|order form|reservation|checkout)s?
      |online (?:buchen|buchbar|bestellen|bestellbar|reservieren)
      |(?:command|réserv|achet)(?:er|ez) (?:\p{L}+ ){0,4}en ligne
      |(?:reserv|compr)(?:ar|a|á|e) (?:\p{L}+ ){0,4}(?:en línea|online|por internet)
      |ha(?:z|ce|cé|ga) (?:ya )?(?:tu|su) (?:reserva|pedido)
    )(?!\p{L})
  `,
  'iu',
);
const isDenied = (saying: string): boolean => negationsIn(saying).some(({ tag }) => tag === 'not' || tag === 'later');
const saysOrdered = (text: string): boolean =>
  SAYS.test(text) && text.split(/[.!?\n]/u).some((saying) => SAYS.test(saying) && !isDenied(saying));

/** A number to call is another way. */
const CALLS = /\d{3}[\d ./-]{3}/;
/** A form by which one books: its labels, or the names of its fields, ask when and how many. */
export const isBookingForm = ({ kind, text }: Pick<Passage, 'kind' | 'text'>): boolean =>
  kind === 'form' && BOOKING_FIELDS.test(text.replaceAll('_', ' '));

const leadsToOrder = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_WORDS && ORDERS.test(text) && !CALLS.test(text) && !QUOTES.test(text);

/** A link, a button or a form by which one books, orders or buys on the website. */
export function orderedOnline({ passages }: TermIndex): Judged | null {
  const found = passages.find(({ passage }) => isWay(passage));
  return found ? { passage: found.passage, answered: 'full' } : null;
}

function isWay({ kind, text, headings, isReview, isArticle, isOver }: Passage): boolean {
  // Nobody books a day that has passed.
  if (isReview || isArticle || isOver) return false;
  if (kind === 'control') return leadsToOrder(text);
  if (kind === 'form') return isBookingForm({ kind, text }) || headings.slice(-2).some(leadsToOrder);
  return kind !== 'outline' && (text.split('\n').some(leadsToOrder) || saysOrdered(text));
}
