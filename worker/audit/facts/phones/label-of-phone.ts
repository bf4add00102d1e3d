import { type LightPattern, lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';

export type PhoneLabel = 'phone' | 'mobile' | 'fax' | 'whatsapp';

/** Words that call a number a phone, in the languages covered. Tried from the end of the words before the number. */
const LABELS: [PhoneLabel | 'other', LightPattern][] = [
  ['whatsapp', lightLetters(/whats(?:\s?app|\b)|\b(?:zap|wpp|wsp)\b/gi)],
  [
    'mobile',
    lightLetters(
      regexSource`
        \b(?:
          mobil(?:e|funk|nummer|telefon)?
          |handy(?:nr|nummer)?
          |cell(?:ulare|phone)?
          |port(?:able|\.)
          |m[óo]vil
          |mobiel
          |telem[óo]vel
          |tele?m
          |tlm
          |cel(?:s|ular(?:es)?)?
          |m[óo]viles
          |gsm
        )\b
        |携帯
        |📱
        |\bM\s?[:.]\s*$
      `,
      'gi',
    ),
  ],
  [
    'fax',
    lightLetters(
      /\b(?:tele)?fax(?:nummer|nr)?\b|\bt[ée]l[ée]copi\p{L}*|ファックス|ファクス|(?:^|[\s|·,;/])F\s?[:.]?\s*$/giu,
    ),
  ],
  [
    'phone',
    lightLetters(
      regexSource`
        \b(?:
          tele(?:fon\p{L}*|phone|foon\p{L}*)
          |tel\b
          |telf?\.
          |tlfn?o?\b
          |tfno\b
          |fon\b
          |phone
          |ph\b
          |call(?: us)?
          |hotline
          |ruf\b
          |rufen
          |anruf
          |rufnummer
          |durchwahl
          |zentrale
          |notdienst
          |notruf
          |24h
          |t[ée]l(?:[ée]phone|\b|\.)
          |appel\p{L}*
          |joindre
          |standard(?!\p{L})
          |tel[ée]fono
          |telefono
          |ll[áa]m\p{L}*
          |chiama\p{L}*
          |bel(?: ons)?\b
          |telefone
          |ligue
          |fon[eo]s?\b
          |tels\b
          |pbx\b
          |conmutador
          |disque
          |plant[ãa]o
          |central telef[óo]nica
          |l[íi]nea (?:gratuita|directa|de atenci[óo]n)
          |linha (?:gratuita|direta|directa|de apoio)
          |numero verde
          |(?:n[°º]|num[ée]ro)\s?(?:vert|azur|cristal)
          |fixo
          |fijo
          |fisso
          |contact number
          |sms
          |text us
          |free ?phone
          |lo-?call
          |toll[- ]free
        )
        |電話
        |お電話
        |☎
        |☏
        |📞
        |✆
        |🕿
        |\bT\s?[:.]\s*$
        |\bP\s?[:.]\s*$
      `,
      'giu',
    ),
  ],
  [
    'other',
    lightLetters(
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
      `,
      'gu',
    ),
  ],
  [
    'other',
    lightLetters(
      regexSource`
        \b(?:
          partita iva
          |codice fiscale
          |c\.\s?f\.
          |\p{L}*steuer-?\s?(?:n\p{L}*|id)
          |kontonummer
          |konto-?nr
          |\p{L}*(?:
            register|bestell|artikel|kunden|rechnungs|versicherungs|mitglieds|betriebs|identifikations|auftrags
          )-?(?:nummer|nr)
          |(?:
            order
            |item
            |article
            |customer
            |invoice
            |licen[sc]e
            |permit
            |tax
            |company
            |charity
            |registration
            |registered
            |insurance
            |policy
            |serial
            |model
            |member\p{L}*
            |account
            |case
          )\s?(?:id|no|nr|num\p{L}*|reg\p{L}*)
          |lic\.
          |licen[sc]e
          |n[úu]m(?:ero)? de (?:registro|colegiad[oa])
          |colegiad[oa]
          |autorizaci[óo]n
          |registro
          |registre
          |capital
          |stammkapital
          |rekening\p{L}*
          |ondernemingsn(?:umme)?r
          |num[ée]ro d['’]entreprise
          |latitude
          |longitude
          |ref(?:\.|erence)?
        )\b[\s.:#°ºn-]{0,4}
        |登録番号
        |法人番号
        |事業者番号
        |許可
        |口座
        |郵便
        |〒
        |[€$£¥]\s?
        |#
        |№
        |\bn[°º]\s?(?!\s?(?:vert|azur|cristal))
      `,
      'giu',
    ),
  ],
];

/** What a short text that stands alone calls the number beside it; null when it is no such label. */
export function phoneLabelOf(text: string): PhoneLabel | null {
  const label = text.length <= 40 ? labelBefore(`${text.normalize('NFKC').replace(/(?<![\s:])[\s:]+$/, '')}: `) : null;
  return label === 'other' ? null : label;
}

export const labelBefore = remembered((words): PhoneLabel | 'other' | null => {
  let nearest: { label: PhoneLabel | 'other'; end: number } | null = null;
  for (const [label, pattern] of LABELS) {
    for (const match of pattern.matchAll(words)) {
      const end = match.index + match[0].length;
      if (nearest === null || end > nearest.end) nearest = { label, end };
    }
  }
  if (nearest === null) return null;
  // "Tel. / Fax:" is a phone that also takes faxes.
  if (nearest.label === 'fax' && FAX_AS_WELL.test(words)) return 'phone';
  // "VAT no. registered in the city of": a number far behind such a word is not ruled by it, unlike one behind a phone word.
  if (nearest.label === 'other' && words.length - nearest.end > 12) return null;
  return nearest.label;
});

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
