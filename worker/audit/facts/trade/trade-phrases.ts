import { alternatives } from '../../website/text/alternatives.ts';
import { LETTER } from '../../website/text/letters.ts';
import { isGenericTrade } from '../name/name-like.ts';
import { isRomanceTrade, isRomanceTradeInPlace } from './romance-trades.ts';

/**
 * English titles begin with what is searched for: "Roofing Contractor Tampa FL", "Cafe in Bristol". Such phrases are built of the
 * words below and of places, and tell no business from another of its trade.
 */
const TRADE = phrases`
  contractors?|roof(?:ing|ers?)|plumb(?:ing|ers?)|electric(?:al|ians?)|heating|cooling|hvac|air conditioning|photograph(?:y|ers?)
  videograph(?:y|ers?)|landscap(?:ing|ers?)|garden(?:ing|ers?)|lawn care|locksmiths?|mov(?:ing|ers)|removals?|pest control
  tree (?:surgeons?|services?|care|removal)|interior design(?:ers?)?|grooming|groomers?
  (?:dog|pet) (?:walking|walkers?|sitting|sitters?|training|trainers?)|detailing
  (?:car|auto) (?:wash|repairs?|dealers?|rentals?|hire|servic(?:e|ing))|mechanics?|t[iy]res?|cars|real estate|estate agents?
  realtors?|property management|classes|(?:music |piano |guitar )?lessons|courses|tuition|tutor(?:s|ing)?|travel|safaris?|tours?
  solar|massage|bookkeep(?:ing|ers?)|tax|account(?:ing|ants?|ancy)|event plann(?:ing|ers?)|paint(?:ing|ers?)|flooring|fencing|paving
  builders?|carpent(?:ry|ers?)|handyman|church(?:es)?|web(?:site)? (?:design(?:ers?)?|develop(?:ment|ers?))
  (?:digital |social media )?marketing|seo|branding|consult(?:ing|ants?|ancy)|attorneys?|lawyers?|solicitors?|dent(?:al|ists?|istry)
  doctors?|physio(?:therap(?:y|ists?))?|therap(?:y|ists?)|counsell?(?:ing|ors?)|florists?|bak(?:ery|eries|ers?)|cater(?:ing|ers?)
  caf[eé]s?|coffee shops?|restaurants?|pubs?|hotels?|guest ?houses?|b&b|bed (?:and|&) breakfasts?|self[- ]catering|accommodation
  holiday (?:cottages?|lets?|homes?|rentals?|apartments?)|barbers?|hairdress(?:ing|ers?)|salons?|spas?|gyms?|yoga|pilates|fitness
  dance|martial arts|karate|boxing|pottery|ceramics|jewell?ery|furniture|clothing|tattoos?|schools?|colleges?|nurser(?:y|ies)
  child ?care|day ?care|driving|logistics|couriers?|recruitment|staffing|clean(?:ing|ers?)|hospitals?|clinics?|vets?
  veterinar(?:y|ians?)
`;

/** Words around a trade that make no name of it. */
const AROUND = phrases`
  best|top|no\.? ?1|leading|trusted|affordable|cheap|professional|expert|experts?|specialists?|reliable|licensed|certified|local
  emergency|24/7|24 ?-?hours?|family|personal|injury|mobile|residential|commercial|domestic|industrial|private|luxury|custom|wedding
  italian|indian|chinese|thai|mexican|japanese|primary|secondary|hair|beauty|nail|used|new|pet|dog|auto|services?|repairs?
  installations?|maintenance|preparation|planning|agency|agents?|company|companies|firm|shop|store|studios?|centre|center|for sale
  near (?:me|you)|your|the|a|an|our|and|of|for|&
`;

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|BC|AB|QC|MB|SK|NS|NB|NSW|QLD|VIC|UK';
const IN_PLACE = /\s(?:in|near|around|serving|throughout|for)\s(?:the\s)?[A-Z].{1,40}$/;
const AT_PLACE = new RegExp(String.raw`\s[A-Z][a-z]+,?\s(?:${STATES})$`);
const LAST_WORD = /\s[A-Z][a-z]+$/;

/** Nothing but a trade: "Emergency Plumber", "Wedding Photographer". */
export function isTradeOnly(name: string): boolean {
  return isGenericTrade(name) || isRomanceTrade(name) || isEnglishTrade(name);
}

function isEnglishTrade(name: string): boolean {
  const rest = name.replace(TRADE, ' ');
  if (rest === name) return false;
  const left = rest.replace(AROUND, ' ');
  return !LETTER.test(left) && !/\d/.test(left);
}

/** "Car Servicing Brisbane": with a word or two behind it that may be a town. Other languages begin names with the trade. */
export function startsWithTrade(name: string): boolean {
  const shorter = name.replace(LAST_WORD, '');
  return shorter !== name && [shorter, shorter.replace(LAST_WORD, '')].some(isEnglishTrade);
}

/** A trade and where it is practised: what one searches for, and nobody's name. */
export function isTradeInPlace(name: string): boolean {
  if (isRomanceTradeInPlace(name)) return true;
  const trade = name.replace(IN_PLACE, '').replace(AT_PLACE, '');
  if (trade === name) return false;
  // "Wedding Photographer San Antonio, TX"
  const shorter = trade.replace(LAST_WORD, '');
  return [trade, shorter, shorter.replace(LAST_WORD, '')].some(isTradeOnly);
}

function phrases(lines: TemplateStringsArray): RegExp {
  return new RegExp(`(?<![a-z])(?:${alternatives(lines)})(?![a-z])`, 'gi');
}
