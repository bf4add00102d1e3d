import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { rememberedBy } from '../../website/text/remembered.ts';
import type { QuestionLanguage } from '../question-data.ts';

/** Snowball stemmers: https://snowballstem.org/algorithms/ */
const STEMMERS: Record<QuestionLanguage, (word: string) => string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** The four languages put spaces between words, so letters and digits in a row are one, but "45min" is two. */
const WORD = lightLetters(/\p{N}+(?=\p{L})|[\p{L}\p{N}]+/gu);
/** Names of drawn signs that fonts show as pictures: "event_availableBook a table". */
const ICON = /[a-z]+(?:_[a-z]+)+/g;
/** A word longer than this is an address or a key, and stemmers take time per letter. */
const MAX_WORD_CHARS = 40;

// A website repeats its words: each is stemmed once.
const known: Record<QuestionLanguage, Map<string, string>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
};
/** Words kept per language; beyond it the memory starts anew. */
const MAX_KNOWN = 20_000;

/** The words of a text, reduced to stems without accents: "Öffnungszeiten" and "oeffnungszeit" give the same. */
export const stemsOf = rememberedBy((text, language: QuestionLanguage): readonly string[] => {
  const stems: string[] = [];
  const said = text.includes('_') ? text.replace(ICON, ' ') : text;
  for (const [word] of WORD.matchAll(said.toLowerCase())) stems.push(stemOf(word, language));
  return stems;
});

function stemOf(word: string, language: QuestionLanguage): string {
  const stems = known[language];
  const before = stems.get(word);
  if (before !== undefined) return before;
  if (stems.size >= MAX_KNOWN) stems.clear();
  const stem = word.length > MAX_WORD_CHARS ? word : folded(stemmed(word.normalize('NFC'), language), language);
  stems.set(word, stem);
  return stem;
}

/** A stem cut down to fewer letters is no word any more: "devis" and "devant" would both be "dev". */
const MIN_STEM = 4;

/** Words a stemmer gives the stem of another: insurers ("aseguradoras") do not assure ("aseguramos"), a guarantee is no promise. */
const KEPT: Partial<Record<QuestionLanguage, Pattern>> = {
  en: lightLetters(
    regexSource`
    ^(
      languages|reached|parking|refundable|speaks|prescriptions|drawing|timely|serving|served|surrounded|surroundings|orders
      |inspection|vouchers|returns|insured|bonded|reserved|registered|organic|audited|referred|eventually|virtually
      |extensive|functional|functionality|mobility|branding|locali[sz]ed|suite|apartment|direction|consultation|collection
      |competition|rating|viewing|saving|instal{1,2}ment|initiative|manager|designer|developer|giving|interpreter|screened
      |certified|sustainable|performance|emergency|emergencies
    )s?$
  `,
    'u',
  ),
  fr: lightLetters(
    regexSource`
    ^(
      garanti[es]?|banquet|borne|chiffré|chiffrement|conception|débutant|formé|initiation|maintenance|mobilité|mobilier
      |immobilier|numéro|permanence|représentation|soirée|stationnement|terrasse|suivi|sélectionné|réservé|qualifié
      |qualification|certifié|certification|entrée|commune|environs|collection|communication|équipe|équipement|spécialiste
      |associé|coloriste|enseignant|négociat(?:eur|rice)|faculté|département|placement|classe|cours|activité|traitement
      |fondé|frais|minute|pénal|règlement|réparation|réalisation|testament|particulier|publicité|assistance|interaction
      |nourrisson|groupe|consultation|ferme|annonce|assurance|propose|étude|intervention|intervenant|visio|transparence
      |appli|parlé|concert
    )e?s?$
  `,
    'u',
  ),
  de: lightLetters(
    regexSource`
    ^(
      parken|küche|zählen|bücher|anfänger|anfängerin|einsteiger|einsteigerin|wiedereinsteiger|gründer|gründerin|trainer
      |trainerin|zulassung|ermäßigung|feier|buchen|\p{L}*(?:förderung|genehmigung|projekte|gewährleistung)
    )(?:en|n|s)?$
  `,
    'u',
  ),
  es: lightLetters(
    regexSource`
    ^(
      alrededores|entrega|asegurador|asegurad|seguro|principiante|iniciaci[oó]n|estacionamiento|estacionar|env[ií]o|enviamos
      |precio|coste|costo|plaza|efectivo|valoraci[oó]n|titular|licenciad|colegiad|matriculad|reservad|formad|cifrad|minuta
      |iguala|corte|movilidad|regular|permanente|hablamos|publicidad|iniciativa|objetivo|encuentro|encargo|recogido|trabajo
      |estilista|masajista|economista|especialista|especialidad|dona|plano|sostenible|org[aá]nic|peri[oó]dic|aut[oó]nom
      |seleccionad|espect[aá]culo|valorar|administramos|independiente|actualizaci[oó]n|mantenimiento|transparencia|voluntari
    )(?:[oa]?s|[oa]|es)?$
  `,
    'u',
  ),
};

/** French participles end in the letter that a stem may go on for: behind it they are words of their own. */
const KEPT_MARK = '=+';

function stemmed(word: string, language: QuestionLanguage): string {
  const kept = KEPT[language]?.exec(word)?.[1];
  if (kept !== undefined) return language === 'fr' ? `${kept}${KEPT_MARK}` : kept;
  const stem = STEMMERS[language](word);
  return stem.length < MIN_STEM && stem.length + 1 < word.length ? word : stem;
}

/** Accents are left out by many writers, and German umlauts written as two letters. */
function folded(stem: string, language: QuestionLanguage): string {
  const plain = stem
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe');
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
}
