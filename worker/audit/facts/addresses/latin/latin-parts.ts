import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';

const CODE_IN_PARTS = String.raw`(?:\bCEP\s?[:.º]?\s*)?(?<![\d.])(\d{2})\.?-?(\d{3})-(\d{3})(?!\d)`;
const CODE_WITH_LABEL = String.raw`\bCEP\s?[:.º]?\s*(\d{2})\.?(\d{3})(\d{3})(?!\d)`;
const CODE_AT_THE_END = String.raw`(?<=\b(?:Brasil|[A-Z]{2}),?\s)(\d{2})(\d{3})(\d{3})$`;
const BRAZILIAN_CODE = new RegExp([CODE_IN_PARTS, CODE_WITH_LABEL, CODE_AT_THE_END].join('|'), 'i');

const NAMED_CODE = lightLetters(
  /\b(?:C\.?\s?P\.?|C[óo]d(?:igo|\.)? ?postal|CAP)\s?[:.]?\s*([A-Z]?\d{4,6}(?:[A-Z]{3})?)(?![\d\p{L}])/iu,
);

const MAX_PARTS = 12;
const BEFORE_WORDS = lightLetters(/^[^\p{L}\d#]+/u);

export function partsOf(written: string, country: string): { parts: string[]; code: string | null } {
  const text = country === 'AR' ? written.replace(CODE_IN_BRACKETS, 'CP $1 ') : written;
  const match = (country === 'BR' ? BRAZILIAN_CODE : NAMED_CODE).exec(text);
  const digits = match?.slice(1).filter((part) => part !== undefined) ?? [];
  const code = country === 'BR' && match ? `${digits[0]}${digits[1]}-${digits[2]}` : (digits[0] ?? null);
  const rest = match ? `${text.slice(0, match.index)}, ${text.slice(match.index + match[0].length)}` : text;
  const parts = rest
    .replace(BEHIND_ADDRESS, '$1')
    .replace(STREET_AS_LABEL, '$1 ')
    .replace(BEHIND_PICTURE, '$1')
    // "#127d – 31" is one number of a Colombian grid.
    .replace(/((?:#|\bN[o°º]\.?|\bNro\.?)\s?\d+\s?[a-z]?(?:\s(?:sur|norte|este|oeste|bis))?)\s[–-]\s(?=\d)/gi, '$1-')
    .replace(CORNER, '')
    .replace(PICTURE, ' | ')
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(BEFORE_WORDS, '').replace(/(?<![\s.:])[\s.:]+$/, ''))
    .filter((part) => part !== '')
    .slice(0, MAX_PARTS);
  return { parts, code };
}

/** "Belgrano 321 (2000) Rosario" */
const CODE_IN_BRACKETS = /\(([A-Z]?\d{4}(?:[A-Z]{3})?)\)\s?/;

/** "📍 Via Larice 3 📞 Assistenza": a picture begins something else. */
const BEHIND_PICTURE = /^(\D*\d[^\u{1f300}-\u{1faff}\u2600-\u27bf]*)[\u{1f300}-\u{1faff}\u2600-\u27bf].*$/u;

/** "Lucca. P.IVA 01234567890", "CABA - Tel: 4123-4567": another thing begins behind the house. */
const BEHIND_ADDRESS = lightLetters(
  regexSource`
    ^(\D*\d.*?)[\s,;.|·•–-]+(?:
      P\.?\s?IVA
      |C\.?F\.?
      |R\.?E\.?A\.?
      |C\.?I\.?F
      |N\.?I\.?F
      |NIPC
      |CNPJ
      |CUIT
      |RU[TC]
      |RFC
      |NIT
      |Tel(?:[ée]fono|efone|f)?
      |Cel(?:ular)?
      |M[óo]vil
      |Fax
      |E-?mail
      |WhatsApp
      |Horarios?
      |Orari
    )\b\s?[.:\d].*$
  `,
  'i',
);

/** "Rua: Agenor Lopes, 25" */
const STREET_AS_LABEL =
  /(?<=^|[\s,])(Rua|Av\.?|Avenida|Travessa|Alameda|Rodovia|Estrada|Calle|Carrera|Via|Viale)\s?:\s?(?=[A-ZÀ-Ý])/i;

/** 📍 📞 between things of a ticker. */
const PICTURE = /[\u{1f300}-\u{1faff}]/gu;

/** "(angolo Via Larga)" */
const CORNER = /\s?\((?:angolo|ang\.|esquina|esq\.|entre|casi|frente)\s[^()]{3,60}\)/gi;

/** "Campinas/SP", "Niterói-RJ" and a district that follows its street without a comma are parts too. */
const BETWEEN_PARTS = lightLetters(
  regexSource`
    \s*(?:[,;|•()]|(?<!l)·|·(?!l))\s*
    |\s?[–—]\s?
    |\s-
    |-\s
    |(?<=\p{L}{2})\/(?=\p{Lu}{2})
    |(?<=\p{Ll})-(?=[A-Z]{2}(?:$|[\s,.]))
    |:\s
    |(?<=\p{Ll}{5}|\p{Lu}\p{Ll}{4}(?<!Depto)|\s\d{1,4})\.\s(?=\p{Lu}\p{Ll}{2})
    |(?<=\d[A-Z]?)\s(?=
      (?:[Ll]ojas?|LOJAS?|[Ll]j\.?|[Ss]alas?|SALAS?|[Ss]l\.?|[Bb]loco|[Aa]pto\.?|[Cc]j\.?)\s
      (?:\d|[A-Z](?![\p{L}]))
      |Centro(?:$|[\s,])
    )
    |(?<=\p{Ll})\s(?=(?:Mza?|Manzana)\.?\s[A-Z\d]{1,3}\s)
    |\s(?=(?:[Bb]airro|BAIRRO|[Bb]arrio|[Cc]olonia|Col\.)\s)
  `,
  'u',
);
