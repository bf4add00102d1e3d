import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { COMPANY_BEFORE_STREET } from '../../words/legal-form-words.ts';
import type { AddressLine } from './address-line.ts';
import { isCertainStreet } from './streets/street-patterns.ts';

/** A street stands at most this many lines above its postal code. */
const LINES_ABOVE = 5;

const MAX_WITH_WAY_CHARS = 250;

/** Longer lines are prose: an address in them is complete within itself. */
export const MAX_ABOVE_CHARS = 110;

export interface Segment {
  text: string;
  line: number;
  /** Its line ends in a comma: the next goes on with it. */
  goesOn?: true;
}

export const segmentsOf = (head: string, line: number): Segment[] =>
  pieces(head)
    .map((text) => ({ text, line }))
    .reverse();

/** "Fax 030 123": contact data in a column of its own lies between the lines of an address. */
const NUMBER_LINE = /^(?:tel|fon|phone|fax|telefon|telefoon|telefax|mobil|mobiel)[\s.:]{1,3}[\d\s()+./–-]{6,}$/i;

/** What stands before the code, nearest first: pieces between commas in this line, then of the lines above. */
export function segmentsBefore(lines: readonly AddressLine[], index: number, head: string): Segment[] {
  const result = segmentsOf(head, index);
  const landmark = lines[index]?.landmark;
  for (let above = index - 1; above >= 0 && result.length < 8; above--) {
    const line = lines[above];
    if (!line || line.landmark !== landmark) break;
    if (line.text.length > MAX_ABOVE_CHARS) {
      // "14 rue du Lac (near the square), parking, tram 3, 52, bus 36 ..." over its town: the way there follows the street.
      const [street] = above === index - 1 && line.text.length <= MAX_WITH_WAY_CHARS ? pieces(line.text) : [];
      if (street !== undefined && /\d/.test(street) && isCertainStreet(street))
        result.push({ text: street, line: above });
      break;
    }
    const goesOn = line.text.endsWith(',');
    if (above < index - LINES_ABOVE && !goesOn) break;
    if (/©|copyright/i.test(line.text) && !goesOn) break;
    if (NUMBER_LINE.test(line.text)) continue;
    result.push(
      ...pieces(line.text)
        .map((text) => (goesOn ? { text, line: above, goesOn } : { text, line: above }))
        .reverse(),
    );
  }
  return result;
}

/** "Estamos en Calle Mayor 3": words that lead to a street and are no part of it. */
export const LEAD_IN = lightLetters(
  regexSource`
    ^(?:
      (?:
        estamos
        |nos encontramos
        |nos encontrar[áa]s
        |encu[ée]ntranos
        |vis[íi]tanos
        |ven a vernos
        |te esperamos
        |situad[oa]s?
        |ubicad[oa]s?
      )(?: (?:situad[oa]s?|ubicad[oa]s?))? en(?: la| el)?
      |(?:ci trovi|ci trovate|siamo|vieni a trovarci|venite a trovarci|vi aspettiamo|situat[oi])(?: situati)? (?:in|a|ad|al|presso)
      |(?:nous sommes|retrouvez[- ]nous|venez nous voir|situ[ée]e?s?)(?: situ[ée]s)? (?:au|[àa]|en|dans)(?: la)?
      |(?:wir sind|(?:sie|ihr) find(?:en|et) uns|du findest uns|besuch(?:en sie|t|e) uns)(?: (?:in der|in|im|an der|am|auf der|unter)
      )?
      |(?:we are|we['’]re|come and see us|come see us|find us|visit us|located|based|situated)
      (?: (?:located|based|situated))? (?:at|in|on)
      |(?:wij zitten|u vindt ons|je vindt ons|bezoek ons|gevestigd)(?: (?:aan de|aan het|aan|op|in))?
      |(?:estamos|encontre-nos|visite-nos|venha visitar-nos|situad[oa]s?)(?: (?:na|no|em))
    )\s+(?=[\p{L}\d])
  `,
  'iu',
);

/** "Adresse Schulstraße 12": a label in an element of its own, without a colon. */
const GLUED_LABEL = lightLetters(
  regexSource`
    ^(?:(?:ons|nuestra|nossa|nosso)\s)?(?:\p{L}{0,12}anschrift|\p{L}{0,12}adresse|address|location|standort
    |direcci[óo]n|indirizzo|(?:bezoek)?adres|endere[çc]o|morada)(?:\s+|:)(?=\p{Lu}|\d)
  `,
  'iu',
);

/** "info@weber.nl 06 41 17 52 60 Kerkstraat 4": links side by side in one line. */
const OTHER_CONTACT = lightLetters(
  /\S{1,64}@[\w.-]{1,64}\.\w{2,12}(?=\s|$)|(?<![\d\p{L}])\+?\d[\d ()]{8,18}\d(?=\s+\p{Lu}\p{Ll})/gu,
);

/** "100 N Main St in Galena", "Wharf Road / London" */
const STREET_IN_TOWN = lightLetters(
  regexSource`
    (?<=
      \b(?:
        [Ss]treet
        |St
        |[Rr]oad
        |Rd
        |[Aa]venue
        |Ave
        |[Ll]ane
        |[Dd]rive
        |Dr
        |Blvd
        |[Bb]oulevard
        |[Pp]lace
        |[Ss]quare
        |[Cc]lose
        |[Cc]ourt
        |[Ww]ay
        |[Tt]errace
        |[Rr]ow
        |[Cc]rescent
      )\.?
      |\b(?:[Ss]uite|[Ss]te\.?|[Uu]nit) [\w-]{1,6}
    )(?: in (?:(?:downtown|historic|beautiful|central) )?| \/ )(?=[A-Z])
  `,
  'g',
);

/** "Elmsby (Larkfell District)": behind a place and at the end of its line, it says where that lies. */
const ASIDE =
  /(?<=[a-z]) \([A-Z][A-Za-z' -]{2,30} (?:[Dd]istrict|[Aa]rea|[Bb]orough|[Cc]ounty|[Pp]arish)\)(?=\s*(?:,|$))/g;

/** "Hauptstraße 5 / Ecke Gartenstraße": the second street helps to find the first. */
const CORNER_ASIDE = lightLetters(
  /(?<=\d\s?[a-z]?)\s?[,/(–-]{0,2}\s?[Ee]cke\s\p{Lu}[\p{L}.-]{2,30}(?:\s\p{Lu}[\p{L}.-]{2,20})?\)?/gu,
);

/** "Lärchenstraße 5 / 2. Stock" */
const FLOOR_ASIDE = /\s?\/\s?(?=(?:\d{1,2}\.\s?(?:Stock|OG|Etage|Obergeschoss)|Hinterhaus|Erdgeschoss|EG)\b)/;

/** "12 place du Parc BP 123" */
const BOX_BEHIND = /(?<=[a-zà-ÿ])\s(?=B\.?\s?P\.?\s?\d{1,5}\b)/;

/** "2450, boulevard Laurier #200" */
const FRENCH_UNIT = /(?<=\b(?:rue|boul\.?|boulevard|avenue|av\.|chemin|ch\.|route|rang)\s[^,#]{2,40})(?=\s#\s?\d)/i;

/** "We meet every Tuesday at Larch Hall": what leads to the place. */
const SENTENCE_TO = lightLetters(
  /^(?:We|Our \p{Ll}+|Meetings?|Services|Classes|Held|Come)\s[^,]{2,60}?\s(?:at|from)\s(?:the\s)?(?=[\p{Lu}\d])/u,
);

/** "PO Box 27 Elmwood" */
const BOX_BEFORE_TOWN = /\b(P\.?\s?O\.?\s?Box\s\d{1,6})\s+(?=[A-Z][a-z]{2})/i;

const SEGMENT_ENDS = lightLetters(
  regexSource`
  \s*(?:(?<!\b[Kk]m\.? ?\d{1,3}(?=,\d)),|[;|•⋅—()\n]|(?<!l)·|·(?!l))\s*
  |(?<!\d)\s[-–]\s
  |\s[-–]\s(?!\d)
  |:\s+
  |\.\s+(?=(?:Tel|Fax)\b)
  |\s?[-–,/]\s*$
  |(?<=\d[a-z]?)\s(?:in|te)\s*$
  |\s(?:à|(?<!\d\s)a)\s*$
  |(?<=\d[A-Z]?)\s(?=Col\.\s[A-Z])
`,
);

export function pieces(text: string): string[] {
  return (
    text
      .replace(CORNER_ASIDE, '')
      .replace(FLOOR_ASIDE, ', ')
      .replace(BOX_BEHIND, ', ')
      // A capital I for a bar: "Lärchenstr. 9 I 91301 Forchheim".
      .replace(/(?<=\d[a-z]?)\sI\s*$/, '')
      .replace(FRENCH_UNIT, ',')
      .replace(OTHER_CONTACT, ' | ')
      // "220 W 5th St (corner of Elm)"
      .replace(/ \((?:corner|cnr|across|between) [^()]{2,60}\)/gi, '')
      // A half of an Indian suburb: "Andheri (E)".
      .replace(/ \((E|W|East|West)\)/g, ' ⟨$1⟩')
      // The post office of an Indian village: "Meppadi (PO)".
      .replace(/\s\((P\.?\s?O\.?)\)/g, ' $1')
      .replace(STREET_IN_TOWN, ', ')
      .replace(BOX_BEFORE_TOWN, '$1, ')
      .replace(ASIDE, '')
      // "km 7,5" is one distance.
      .split(SEGMENT_ENDS)
      .map((piece) =>
        (piece ?? '')
          .replace(/^(?:[\s\u2190-\u2bff\u{1f300}-\u{1faff}–-]|\ufe0f)+/u, '')
          .replace(COMPANY_BEFORE_STREET, '')
          .replace(LEAD_IN, '')
          .replace(SENTENCE_TO, '')
          .replace(/^the (?=[A-Z])/, '')
          .replace(GLUED_LABEL, '')
          .replace(/^C\.?P\.?(?:\s|$)|\s(?:C\.P\.|C\.P|CP|CAP\.?)\s?:?$/i, '')
          .replace(/⟨(\w+)⟩/g, '($1)')
          .trim(),
      )
      .filter((piece) => piece !== '')
  );
}

export interface Placed {
  street: string;
  locality: string | null;
  region: string | null;
  /** What stands between street and code, for the text of the address. */
  between: string | null;
  line: number;
}
