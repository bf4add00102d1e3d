import { parseSocialAddress } from '../../../facts/profiles/social-networks.ts';
import { isBookingHost } from '../../../website/booking-links.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageLink } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Evidence } from '../../check.ts';
import { MESSENGER } from '../contact-ways.ts';

const BOOKING_TEXT = lightLetters(
  regexSource`
    ^(?:
      book(?: (?:now|online|an? .{3,30}|your .{3,30}|a table))?
      |schedule (?:an? |your )?.{3,25}
      |reserve(?: .{2,20})?
      |make (?:an appointment|a reservation)
      |request (?:an? )?(?:appointment|quote|estimate)
      |get (?:an? )?(?:free )?(?:quote|estimate)
      |order (?:online|now|takeout.*)
      |(?:jetzt |online )?(?:einen? |ihren? )?(?:termin|tisch|zimmer|platz)? ?(?:online )?(?:
        buchen|vereinbaren|reservieren|anfragen
      )
      |(?:online-?)?(?:terminbuchung|terminvereinbarung|reservierung|termin)
      |(?:jetzt )?(?:angebot anfordern|bestellen)
      |prendre (?:un )?rendez-vous
      |(?:prise de )?rendez-vous(?: en ligne)?
      |reserver(?: .{2,25})?
      |demander un devis
      |devis(?: gratuit)?
      |commander(?: en ligne)?
      |(?:pedir|reservar|solicitar|pide|reserva)(?: (?:tu |una |mi |su )?(?:cita|mesa|hora|presupuesto|online|plaza)
      )?(?: (?:online|previa))?
      |cita (?:previa|online)
      |prenota(?:re|zioni)?(?: .{2,25})?
      |richiedi (?:un )?(?:preventivo|appuntamento)
      |ordina(?: online)?
      |afspraak maken
      |maak (?:een )?afspraak
      |(?:online )?reserveren
      |reserveer.*
      |offerte aanvragen
      |(?:marcar|agendar|reservar|marque|agende)(?: .{2,20})?
      |(?:solicit(?:e|ar)|pe(?:ca|dir)|fa(?:ca|zer))(?: ja| agora)?(?: o| um)?(?: seu)? orcamento(?: .{2,20})?
      |orcamento(?: gratis| gratuito| online| sem compromisso)?
      |(?:web|ネット|オンライン)?予約(?:する|はこちら|フォーム)?
      |ご予約(?:はこちら)?
      |.*予約.{0,6}
    )$
  `,
  'u',
);
const NEITHER_WORD_NOR_SPACE = lightLetters(/[^\p{L}\p{N}\s-]/gu);

/** Whether a link leads to where one books, orders or asks for a quote. */
export function isToBook({ url, text, href }: PageLink, own: ReadonlySet<string>): boolean {
  // An anchor leads to a part of the page: to a form, at best.
  if (url === null || href.startsWith('#') || /^(?:tel|mailto|sms|javascript):/i.test(url)) return false;
  if (isBookingHost(url)) return true;
  if (text.length >= 60) return false;
  const words = wordsOf(text);
  // "Book with us @ $42" is a way to book where it leaves for a service that takes bookings.
  return BOOKING_TEXT.test(words) || (leadsElsewhere(url, own) && BOOKING_TEXT.test(words.split(' ')[0] ?? ''));
}

const wordsOf = (text: string): string => plainWords(text.replace(NEITHER_WORD_NOR_SPACE, ' '));

/** Whether the words of a button or link ask to book or order. */
export const saysBook = (text: string): boolean => BOOKING_TEXT.test(wordsOf(text));

/** To another website that is none of the networks. */
function leadsElsewhere(url: string, own: ReadonlySet<string>): boolean {
  if (!/^https?:/.test(url) || parseSocialAddress(url) !== null) return false;
  return !own.has(new URL(url).hostname.replace(/^www\./, ''));
}

/** The first link, served or drawn, to a page of another website where one books or orders: what stands there of the business may be its profile. */
export function bookedElsewhere(pages: readonly ReadPage[], own: ReadonlySet<string>): Evidence[] {
  for (const { url: pageUrl, plain, rendered } of pages)
    for (const view of rendered ? [plain.view, rendered.view] : [plain.view]) {
      const link = view.links.find((one) => one.url !== null && isDeep(one.url, own) && isToBook(one, own));
      if (link) return [{ pageUrl, place: placeOf(view, link.path), seen: link.href }];
    }
  return [];
}

/** The start page of a service is nobody's, and a conversation is no page. */
const isDeep = (url: string, own: ReadonlySet<string>): boolean =>
  leadsElsewhere(url, own) && !MESSENGER.test(url) && new URL(url).pathname.length > 1;
