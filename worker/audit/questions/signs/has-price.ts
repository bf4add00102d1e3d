import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const SUM = "\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})*(?:[.,]\\d{1,2})?";
/** Signs and codes of currencies, of countries whose websites are in one of the four languages above all. */
const SIGN = regexSource`
    (?:
      (?<!\p{L})R(?=\s?\d{2})|[€£$₹₺¥₦₱฿₫₵₪₴]
      |(?:
        CHF|EUR|USD|GBP|AUD|CAD|NZD|INR|AED|BHD|BD|SAR|QAR|ZAR|SGD|HKD|MXN|COP|CLP|ARS|PEN|MAD|DHS?|XOF|XAF|XPF
        |MUR|F?CFA|DZD|TND|RM|KES|NGN|PHP|THB|DKK|SEK|NOK|PLN|CZK|GHC|GHS|VND|PKR|LKR|BDT|IDR|MYR|RON|HUF|UAH|EGP
        |KWD|OMR|UGX|TZS|BRL|CRC|DOP|GTQ|JMD
      )(?!\p{L})
      |Rs\.?(?!\p{L})|Fr\.
    )
  `;
const AMOUNT = lightLetters(
  `(?:${SIGN}|S/\\.?)\\s?${SUM}|${SUM}(?:,[-–—])?\\s?(?:${SIGN}|[Ee]uros?(?!\\p{L})|dollars?|pesos|soles|francs|pounds)`,
  'u',
);
/** A sum with its currency, not what it is a sum of. */
export const hasAmount = (text: string): boolean => AMOUNT.test(text);

const OF_CARRIAGE = lightLetters(
  regexSource`
    subtotal|zwischensumme|sous-total|total estimado|\b(?:your )?cart\b|\bshipping\b|\bdelivery (?:fee|charge)
    |versandkosten|warenkorb|frais de (?:port|livraison)|\bpanier\b|\bcarrito\b|(?:gastos|coste|costo) de envío
    |envío gratis
  `,
  'iu',
);
const NOTHING = lightLetters(`(?:${SIGN})\\s?0(?:[.,]0+)?(?![\\d.,])`, 'gu');
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
  regexSource`
    \d(?:[,.]-)?\s?(?:${SIGN}|euros?|dollars?|pesos|francs|pounds)?\s?(?:/|per|pro|par|por|je|an?|each|la|el)\s?(?:
      hours?|hrs?|h|stunde|heure|hora|nights?|nacht|nuit(?:ée)?|noche|days?|tag|jour|d[ií]a|weeks?|woche|semaine
      |semana|months?|monat|mois|mes|years?|jahr|an|année|año|person|personne|persona|adult|child|class|session
      |lesson|stück|pièce|unidad|room|zimmer|chambre|habitación|guest|dog|hund|chien|perro|window|vehicle|visit|m²
      |km|séance|consultation|cours|leçon|sitzung|behandlung|kurs|clase|sesión
    )(?!\p{L})
  `,
  'iu',
);
/** "Starting at $99", "ab 45 €", unless something is free from there on. */
const FROM = lightLetters(
  `(?<!\\p{L})(?:start(?:ing|s) (?:at|from)|prices? (?:from|start at)|ab|à partir de|a partir de|desde)\\s(?:nur |just |only |solo )?(?:${SIGN})?\\s?\\d`,
  'iu',
);
const FREE_FROM =
  /shipping|delivery|versand|liefer|livraison|envío|\bfree\b|gratis|gratuit|kostenlos|offert|spende|donat|\bdon\b/iu;
/** "$25/hour", "12 € pro Person", "from £45": what something costs, whatever it is. */
export const hasUnitPrice = (text: string): boolean =>
  hasAmount(text) && (PER_UNIT.test(text) || (FROM.test(text) && !FREE_FROM.test(text)));

const THRESHOLD =
  /(?:over|above|more than|exceeding|über|mehr als|plus de|más de|superiores? a)\s(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?\b|EUR\b))/giu;
/** "£10 million liability cover" is no price. */
const MILLIONS =
  /(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*)\s?(?:millions?|millionen|mio\.?|millones|bn|billion)\b(?:\s?(?:€|euros?|EUR|CHF|dollars?|pounds))?/giu;
/** "A $500,000 judgment" is what a client won. */
const WON = lightLetters(
  regexSource`
    \b(?:obtained|won|recovered|awarded|secured) (?:an? |over |more than )*[€£$]\s?\d[\d.,]*\+?
    |[€£$]\s?\d[\d.,]*\+?\s(?:\w+[ -]){0,3}(?:judge?ments?|settlements?|verdicts?|recovery|recovered|awarded)\b
    (?! fees?)
  `,
  'giu',
);
/** A price, not the sum from which something else holds: "for treatments over £300", nor what was won at court. */
export const hasPrice = (text: string): boolean =>
  hasAmount(text) && hasAmount(text.replace(THRESHOLD, '').replace(MILLIONS, '').replace(WON, ''));

const FREE = lightLetters(
  regexSource`
    \b(?:
      free of charge|no charge|at no cost|(?<!feel |[Ff]eel-|-)free(?![- ]?(?:range|standing))
      |kostenlos(?:e[mnrs]?)?|kostenfrei(?:e[mnrs]?)?|unentgeltlich(?:e[mnrs]?)?|gratis|gratuit(?:e|es|s|ement)?
      |offerte?s?|sans frais|gratuit[oa]s?|sin coste|sin costo|sin cargo
    )\b
  `,
  'iu',
);
export const isFree = (text: string): boolean => FREE.test(text);

const QUOTED = lightLetters(
  regexSource`
    (?:contact|call|ask) us for (?:\w+ ){0,2}(?:fees?|prices?|pricing|rates)
    |(?:reply|respond|back to you|contact you|call you) (?:back )?(?:\w+ ){0,6}?(?:price|pricing|cost)\b
    |sliding scale|priced (?:individually|per project)|(?:custom|individual) pricing
    |pregunt\p{L}+ por (?:\p{L}+ )?(?:precios|tarifas)|\bretainer(?:s\b|[- ]based| basis| fees?)
    |hourly (?:basis|fees?|rates?)|pour (?:connaître|obtenir) (?:\p{L}+ ){0,2}(?:tarifs?|prix)(?!\p{L})
    |consult(?:e|ar|a|en?os|anos) (?:\p{L}+ ){0,2}(?:precios?|tarifas?)(?!\p{L})
    |enquir\p{L}+ about (?:\p{L}+ ){0,3}(?:fees|prices|costs|rates)
    |(?:explicamos|decimos|indicamos|informamos)[^.!?\n]{0,50}(?:coste|costo|precio)s?(?!\p{L})
    |angebot (?:\p{L}+ )?(?:erhalten|wünschen|bekommen)|unverbindlich[^.!?\n]{0,60}kosten|tell you the price
    |price before (?:we|any)|contingen(?:t|cy) fee|no win,? no fee
    |(?:no fees? unless|only (?:get |are )?paid (?:if|when))|preis vorab|vorab den preis|erfolgshonorar
    |prix (?:à l['’]avance|annoncé avant)|honoraires? de résultat|precio por adelantado|cuota litis
    |(?:tabla|arancel) de honorarios|\bquotes?\b|\bestimates?\b|kostenaufstellung|kostenvoranschl[aä]g
    |angebot (?:einhol|anford|anfrag|erstell|erhalt|mach|unterbreit)
    |(?:unverbindlich|individuell|kostenlos)\p{L}* angebot|festpreis|pauschal|sur devis|\bdevis\b|\bforfait
    |(?<!del )presupuesto(?! (?:se|de marketing|publicitario|familiar|mensual|público|anual|general))
    |cotizaci[oó]n|\bigualas?\b|consultar precio|tarifa plana
  `,
  'iu',
);
/** What else can be asked for: a cake, a second bed. */
const ASKED_FOR = /on request|auf anfrage|sur demande|a consultar/iu;
const OF_PRICE =
  /\bpric(?:e|es|ing)\b|\b(?:rates?|fees?|costs?)\b|preis|kosten|honorar|gebühr|tarif|\bprix\b|honoraires|precio|\bcost[eo]s?\b/iu;
const DEPENDS = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      pric(?:e|es|ing)|rates?|fees?|costs?|investment|preise?|kosten|honorare?|gebühren|prix|tarifs?|honoraires
      |precios?|costes?|costos?|tarifas?|honorarios
    )(?!\p{L})[^.!?\n]{0,60}(?:
      depend(?:s|ing)?(?! on us)|var(?:y|ies)|based on|according to|abhängig|hängen|hängt|richten sich
      |richtet sich|je nach|nach aufwand|selon|en fonction d|dépend|varie|según|depend(?:e|en|iendo)|varía
      |en función d
    )
  `,
  'iu',
);
/** Says that a price is given to who asks, what it depends on, or how it is made. */
export const isOnRequest = (text: string): boolean =>
  QUOTED.test(text) || (ASKED_FOR.test(text) && OF_PRICE.test(text)) || DEPENDS.test(text);

/** Names prices, without saying them: a link called "Our rates". */
export const namesPrices = (text: string): boolean =>
  /pric|rates?\b|fees?\b|cost|menu|preis|kosten|honorar|gebühr|speisekarte|tarif|prix|honoraires|carte\b|devis|quote|angebot|precio|presupuesto|carta\b/iu.test(
    text,
  );
