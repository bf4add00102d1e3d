import { lightLetters } from '../../text/light-letters.ts';

const SUM = "\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})*(?:[.,]\\d{1,2})?";
/** Signs and codes of currencies, of countries whose websites are in one of the four languages above all. */
const SIGN =
  '(?:[€£$₹₺¥₦₱฿₫₵₪₴]|(?:CHF|EUR|USD|GBP|AUD|CAD|NZD|INR|AED|BHD|BD|SAR|QAR|ZAR|SGD|HKD|MXN|COP|CLP|ARS|PEN|MAD|DHS?|XOF|XAF|XPF|MUR|F?CFA|DZD|TND|RM|KES|NGN|PHP|THB|DKK|SEK|NOK|PLN|CZK|GHC|GHS|VND|PKR|LKR|BDT|IDR|MYR|RON|HUF|UAH|EGP|KWD|OMR|UGX|TZS|BRL|CRC|DOP|GTQ|JMD)(?!\\p{L})|Rs\\.?(?!\\p{L})|Fr\\.)';
const AMOUNT = lightLetters(
  `(?:${SIGN}|S/\\.?)\\s?${SUM}|${SUM}(?:,[-–—])?\\s?(?:${SIGN}|[Ee]uros?(?!\\p{L})|dollars?|pesos|soles|francs|pounds)`,
  'u',
);
/** A sum with its currency, not what it is a sum of. */
export const hasAmount = (text: string): boolean => AMOUNT.test(text);

const OF_CARRIAGE =
  /subtotal|zwischensumme|sous-total|total estimado|\b(?:your )?cart\b|\bshipping\b|\bdelivery (?:fee|charge)|versandkosten|warenkorb|frais de (?:port|livraison)|\bpanier\b|\bcarrito\b|(?:gastos|coste|costo) de envío|envío gratis/iu;
const NOTHING = new RegExp(`(?:${SIGN})\\s?0(?:[.,]0+)?(?![\\d.,])`, 'gu');
/** A price of what is sold, not of its way to the customer or of an empty cart. */
export const hasPriceOfGoods = (text: string): boolean =>
  hasPrice(
    text
      .split('\n')
      .filter((line) => !OF_CARRIAGE.test(line))
      .join('\n')
      .replace(NOTHING, ''),
  );

const PER_UNIT = lightLetters(
  `\\d(?:[,.]-)?\\s?(?:${SIGN}|euros?|dollars?|pesos|francs|pounds)?\\s?(?:/|per|pro|par|por|je|an?|each|la|el)\\s?(?:hours?|hrs?|h|stunde|heure|hora|nights?|nacht|nuit(?:ée)?|noche|days?|tag|jour|d[ií]a|weeks?|woche|semaine|semana|months?|monat|mois|mes|person|personne|persona|adult|child|class|session|lesson|stück|pièce|unidad|m²|km|séance|consultation|cours|leçon|sitzung|behandlung|kurs|clase|sesión)(?!\\p{L})`,
  'iu',
);
/** "$25/hour", "12 € pro Person": what something costs, whatever it is. */
export const hasUnitPrice = (text: string): boolean => hasAmount(text) && PER_UNIT.test(text);

const THRESHOLD =
  /(?:over|above|more than|exceeding|über|mehr als|plus de|más de|superiores? a)\s(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?\b|EUR\b))/giu;
/** A price, not the sum from which something else holds: "for treatments over £300". */
export const hasPrice = (text: string): boolean => hasAmount(text) && hasAmount(text.replace(THRESHOLD, ''));

const FREE =
  /\b(?:free of charge|no charge|at no cost|(?<!feel |[Ff]eel-|-)free(?![- ]?(?:range|standing))|kostenlos(?:e[mnrs]?)?|kostenfrei(?:e[mnrs]?)?|unentgeltlich(?:e[mnrs]?)?|gratis|gratuit(?:e|es|s|ement)?|offerte?s?|sans frais|gratuit[oa]s?|sin coste|sin costo|sin cargo)\b/iu;
export const isFree = (text: string): boolean => FREE.test(text);

const ON_REQUEST = lightLetters(
  /on request|(?:contact|call|ask) us for (?:\w+ ){0,2}(?:fees?|prices?|pricing|rates)|sliding scale|tell you the price|price before (?:we|any)|preis vorab|vorab den preis|prix (?:à l['’]avance|annoncé avant)|precio por adelantado|\bquotes?\b|estimate|auf anfrage|kostenaufstellung|kostenvoranschl[aä]g|angebot (?:einhol|anford|anfrag|erstell|erhalt|mach|unterbreit)|(?:unverbindlich|individuell|kostenlos)\p{L}* angebot|festpreis|pauschal|sur (?:demande|devis)|\bdevis\b|\bforfait|presupuesto|cotizaci[oó]n|a consultar|consultar precio|tarifa plana/iu,
);
export const isOnRequest = (text: string): boolean => ON_REQUEST.test(text);

/** Names prices, without saying them: a link called "Our rates". */
export const namesPrices = (text: string): boolean =>
  /pric|rates?\b|fees?\b|cost|menu|preis|kosten|honorar|gebühr|speisekarte|tarif|prix|honoraires|carte\b|devis|quote|angebot|precio|presupuesto|carta\b/iu.test(
    text,
  );
