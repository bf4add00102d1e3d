import { letterByLetter } from '../../website/text/letter-by-letter.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { CONTACT_LABEL_LEXICON } from '../../words/contact-label-words.ts';

export type PhoneLabel = 'phone' | 'mobile' | 'fax' | 'whatsapp';

/** A letter in place of a word right before the number. */
const INITIALS: [PhoneLabel, RegExp][] = [
  ['mobile', /\bM\s?[:.]\s*$/i],
  ['fax', /(?:^|[\s|·,;/])F\s?[:.]?\s*$/i],
  ['phone', /\b[TP]\s?[:.]\s*$/i],
];

/** Registers, accounts and sums: capitals and signs, the same in all languages. */
const NOT_DIALLED = lightLetters(
  regexSource`
    \b(?:
      U(?:St|ST|mSt)\p{L}*[.\s-]*I[dD]\p{L}*
      |UID
      |VAT
      |TVA
      |BTW
      |NIF
      |CIF
      |NIPC
      |NIE
      |SIRET
      |SIREN
      |RCS
      |APE
      |NAF
      |BE(?=\s0)
      |IBAN
      |BIC
      |SWIFT
      |KTO
      |BLZ
      |HR[AB]
      |FN
      |EIN
      |ABN
      |ACN
      |REC
      |REA
      |KvK
      |KVK
      |KBO
      |BCE
      |RPM
      |RPR
      |RFC
      |RUT
      |CUIT
      |PLZ
      |ISBN
      |ISSN
      |EAN
      |GTIN
      |SKU
      |IK
      |LANR
      |RPPS
      |ADELI
      |FINESS
      |RBQ
      |NEQ
      |ICE
      |RCCM
      |NINEA
      |CNPJ
      |CPF
      |CEP
      |ZIP
      |GPS
      |DOI
      |PMID
      |ID
      |P\.?\s?IVA
    )\b[^\d\p{L}]{0,4}(?:\p{L}{1,12}[\s.:#°º-]{1,3})?
    |[€$£¥]\s?
    |#
    |№
    |\b[nN][°º]\s?(?!\s?(?:[vV]ert|[aA]zur|[cC]ristal))
  `,
  'gu',
);
/** "Order no.: ": goes on behind the word. */
const REST_OF_LABEL = /[\s.:#°ºn-]{0,4}/y;

/** What a short text that stands alone calls the number beside it; null when it is no such label. */
export function phoneLabelOf(text: string): PhoneLabel | null {
  const label = text.length <= 40 ? labelBefore(`${text.normalize('NFKC').replace(/(?<![\s:])[\s:]+$/, '')}: `) : null;
  return label === 'other' ? null : label;
}

export const labelBefore = remembered((words): PhoneLabel | 'other' | null => {
  const nearest = labelsIn(words).reduce<Label | null>((last, one) => (last && last.end >= one.end ? last : one), null);
  if (nearest === null) return null;
  // "Tel. / Fax:" is a phone that also takes faxes.
  if (nearest.label === 'fax' && FAX_AS_WELL.test(words)) return 'phone';
  // "VAT no. registered in the city of": a number far behind such a word is not ruled by it, unlike one behind a phone word.
  if (nearest.label === 'other' && words.length - nearest.end > 12) return null;
  return nearest.label;
});

interface Label {
  label: PhoneLabel | 'other';
  /** Where in the text it ends. */
  end: number;
}

/** In the order in which they count where two end at one place. */
const LABELS = ['whatsapp', 'mobile', 'fax', 'phone'] as const;

function labelsIn(words: string): Label[] {
  const text = letterByLetter(words);
  const named = CONTACT_LABEL_LEXICON.wordsIn(text);
  const initial = INITIALS.find(([, pattern]) => pattern.test(words))?.[0];
  return [
    ...LABELS.flatMap((label) => named.flatMap(({ tag, end }) => (tag === label ? { label, end } : []))),
    ...(initial === undefined ? [] : [{ label: initial, end: words.length }]),
    ...named.flatMap(({ tag, end }) => (tag === 'notPhone' ? { label: OTHER, end: endOfLabel(text, end) } : [])),
    ...[...NOT_DIALLED.matchAll(words)].map(({ index, 0: said }) => ({ label: OTHER, end: index + said.length })),
  ];
}

const OTHER = 'other' as const;

function endOfLabel(text: string, end: number): number {
  REST_OF_LABEL.lastIndex = end;
  return end + (REST_OF_LABEL.exec(text)?.[0].length ?? 0);
}

export function labelAfter(words: string): PhoneLabel | null {
  // "(Fax -18)" says what the fax has in the place of the last digits.
  if (/^\s*[([]\s*(?:tele)?fax(?!\w*[.:]?\s*(?:dw\.?\s*)?[-–/+]?\s*\d)/i.test(words)) return 'fax';
  if (/^\s*[([]\s*(?:whats\s?app)/i.test(words)) return 'whatsapp';
  if (/^\s*[([]\s*(?:mobil|handy|cell|portable|m[óo]vil|mobiel)/i.test(words)) return 'mobile';
  return /^\s*[([]\s*(?:tel|phone|t[ée]l|office|b[üu]ro)/i.test(words) ? 'phone' : null;
}

export const FAX_AS_WELL = lightLetters(
  regexSource`
    (?:t[ée]l\p{L}*\.?|電話(?:番号)?)\s*(?:[/+&,・]|\s(?:und|and|et|y|e)\s)\s*(?:(?:tele)?fax|ファックス|ファクス)[^\d]*$|(?:^
    |\s)[TP]\s?\/\s?F\s?[:.]?\s*$|phone\s\((?:and|&|\/)\s?fax\)\s*:?\s*$
  `,
  'iu',
);
