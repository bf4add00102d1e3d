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

/** Names prices, without saying them: a link called "Our rates". */
export const namesPrices = (text: string): boolean =>
  /pric|rates?\b|fees?\b|cost|menu|preis|kosten|honorar|gebühr|speisekarte|tarif|prix|honoraires|carte\b|devis|quote|angebot|precio|presupuesto|carta\b/iu.test(
    text,
  );
