import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { isBookingHost } from '../../website/booking-links.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, notApplicable, pass } from '../check.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';

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
const ACTION = /^(?:Reserve|Order|Buy|Schedule|Rent)Action$|^(?:ReserveAction|OrderAction|BookAction)$/;

/** A way to book, order or ask for a quote that a person, or an agent for them, can follow. Nobody has to have one. */
export const missingBookingPath = defineCheck({
  id: 'missing-booking-path',
  revision: 5,
  category: 'local',
  strength: 'C',
  catalogue: ['booking'],
  title: {
    pass: 'Customers can book or order directly',
    fail: 'There is no way to book, order or ask on the website',
  },
  why: 'Agents that act for people need a path to follow. Early days: plausible, not proven.',
  sources: ['https://schema.org/potentialAction'],
  needs: ['pages', 'target', 'isLocal'],
  run({ pages, target, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const contactUrls = new Set(pages.filter(({ role }) => role === 'contact').map(({ url }) => url));
    const own = ownHosts({ target, pages });
    for (const page of pages) {
      const direct = directPath(page, contactUrls, own);
      if (direct) return pass([{ pageUrl: page.url, ...direct }]);
    }
    return notApplicable('No booking or order on the website was found; many businesses take them by phone or mail.');
  },
});

const NEITHER_WORD_NOR_SPACE = lightLetters(/[^\p{L}\p{N}\s-]/gu);

/** A button that opens the contact page leads to a form, not to an appointment. */
function directPath(
  { plain: { view }, structured }: ReadPage,
  contactUrls: ReadonlySet<string>,
  own: ReadonlySet<string>,
): { place: string; seen: string } | null {
  const action = structured.nodes.find((node) => node.types.some((type) => ACTION.test(type)));
  if (action) return { place: 'JSON-LD potentialAction', seen: action.types.join(', ') };
  const link = view.links.find(({ url, text, href }) => {
    // An anchor leads to a part of the page: to a form, at best.
    if (url === null || contactUrls.has(url) || href.startsWith('#') || /^(?:tel|mailto|sms|javascript):/i.test(url))
      return false;
    if (isBookingHost(url)) return true;
    if (text.length >= 60) return false;
    const words = plainWords(text.replace(NEITHER_WORD_NOR_SPACE, ' '));
    // "Book with us @ $42" is a way to book where it leaves for a service that takes bookings.
    return BOOKING_TEXT.test(words) || (leadsElsewhere(url, own) && BOOKING_TEXT.test(words.split(' ')[0] ?? ''));
  });
  if (link) return { place: view.paths[link.path] ?? 'a[href]', seen: `${link.text} → ${link.url}` };
  const frame = view.frames.find(({ src }) => src !== null && isBookingHost(src))?.src;
  return frame ? { place: 'iframe[src]', seen: frame } : null;
}

/** To another website that is none of the networks. */
function leadsElsewhere(url: string, own: ReadonlySet<string>): boolean {
  if (!/^https?:/.test(url) || parseSocialAddress(url) !== null) return false;
  return !own.has(new URL(url).hostname.replace(/^www\./, ''));
}
