import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import { owners as de } from './de/owners.ts';
import { owners as en } from './en/owners.ts';
import { owners as es } from './es/owners.ts';
import { owners as fr } from './fr/owners.ts';
import { owners as it } from './it/owners.ts';
import { owners as nl } from './nl/owners.ts';
import { owners as pt } from './pt/owners.ts';

/**
 * "Owner", "Inhaber", "propriétaire" and their like. The words themselves are `<language>/owners.ts`; here is what readers look for, made of
 * them: the lists differ on purpose, as before a name "Titular" is an owner and in a sentence it may be anything. What owners, directors and
 * staff of all kinds are called: `role-words.ts`.
 */
export const OWNER = {
  en: inBothGenders(en.owner),
  de: inBothGenders(de.owner),
  fr: inBothGenders(fr.owner),
  es: inBothGenders(es.owner),
  it: inBothGenders(it.owner),
  nl: inBothGenders(nl.owner),
  pt: inBothGenders(pt.owner),
} as const;

export const FOUNDER = {
  en: inBothGenders(en.founder),
  de: inBothGenders(de.founder),
  fr: inBothGenders(fr.founder),
  es: inBothGenders(es.founder),
  it: inBothGenders(it.founder),
  nl: inBothGenders(nl.founder),
  pt: inBothGenders(pt.founder),
} as const;

/** Who is named as running it. */
export const MANAGER = {
  de: inBothGenders(de.manager),
  fr: inBothGenders(fr.manager),
  es: inBothGenders(es.manager),
  nl: inBothGenders(nl.manager),
  pt: inBothGenders(pt.manager),
} as const;

/** One pattern of both words: "gründer(?:in)?", "fondat(?:eur|rice)". */
function inBothGenders([one, woman = one]: readonly [string, string?]): string {
  let same = 0;
  while (same < one.length && one[same] === woman[same]) same++;
  const [end, hers] = [one.slice(same), woman.slice(same)];
  if (end === hers) return one;
  return `${one.slice(0, same)}(?:${end === '' ? `${hers})?` : `${end}|${hers})`}`;
}

/** In a pattern in which case counts: small, or with a capital. */
export const inEitherCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
export const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In a pattern for texts that leave accents out. */
export const withOrWithoutAccents = (pattern: string): string =>
  pattern.replace(/[áäéóöü]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);

/** Before a name and a colon: "Inhaber: ...", "Directeur de la publication : ...". */
export const OWNER_BEFORE_NAME = regexSource`
    (?:
      [Vv]ertreten durch|${inEitherCase(OWNER.de)}|Präsident(?:in)?|Obmann|Obfrau|(?:1\. |Erste[r]? )?[Vv]orsitzende[r]?
      |${inEitherCase(MANAGER.nl)}|[Vv]oorzitter|Pastor|President|Chair(?:man|woman|person)|Inh\.
      |[Gg]eschäftsführ(?:er(?:in)?|ung)|[Gg]eschäftsführende[r]? Gesellschafter(?:in)?|[Bb]etreiber(?:in)?
      |(?:Dein|Deine|Ihr|Ihre) Gastgeber(?:in)?|${inEitherCase(FOUNDER.de)}|[Ll]eitung|[Pp]raxisinhaber(?:in)?
      |[Oo]wner(?:ed by)?|[Oo]wned by|${inEitherCase(FOUNDER.en)}|[Ff]ounded by|[Dd]irector|[Dd]irettore [Ss]anitario
      |[Dd]irettrice [Ss]anitaria|[Pp]roprietor|[Hh]ead [Cc]hef|[Yy]our host
      |[Dd]irect(?:eur|rice) de (?:la )?publication|${inEitherCase(MANAGER.fr)}
      |[Rr]esponsable(?: (?:de (?:la )?publication|légal|del tratamiento|legal))?|${inEitherCase(FOUNDER.fr)}
      |[Pp]résident[e]?|(?:[Pp]harmacien(?:ne)? )?[Tt]itulaire|[Tt]itular|${inEitherCase(OWNER.es)}|[Aa]dministrador(?:a)?
      |${inEitherCase(OWNER.it)}|[Ll]egale [Rr]appresentante|${inEitherCase(OWNER.nl)}|${inEitherCase(OWNER.pt)}|${inEitherCase(MANAGER.es)}|[Ss]ócio-gerente
    )(?:\(in\)|/in|\*in|:in)?
  `;

/** Above a name in a legal notice. */
export const OWNER_OVER_NAME = lightLetters(
  regexSource`
    ^(?:
      Name
      |${withCapital(OWNER.de)}
      |Betreiber(?:in)?
      |${withCapital(OWNER.nl)}
      |Nom
      |Direct(?:eur|rice) de (?:la )?publication
      |Responsable(?: de (?:la )?publication| légale?| legal)?
      |Titulaire
      |Titular
      |${withCapital(OWNER.fr)}
      |${withCapital(OWNER.es)}
      |Representante(?: legal)?
      |${withCapital(OWNER.en)}
    )\s?:?$
  `,
  'iu',
);

/** Above a name anywhere. */
export const PRACTITIONER_OVER_NAME = lightLetters(
  regexSource`
    ^(?:
      Nom d(?:u|e la) (?:praticien(?:ne)?|gérante?|responsable|dirigeante?)
      |Nombre del? (?:profesional|titular|terapeuta)
      |Name (?:der|des) (?:Therapeut|${withCapital(de.owner[0])}|Betreiber)(?:in|s)?
      |${withCapital(OWNER.en)}(?:['’]s)? name
    )\s?:?$
  `,
  'iu',
);

/** "Inh. Anna Roth" on a page about the business: what she owns is called otherwise. */
export const OWNER_AND_NAME = lightLetters(
  regexSource`
    (?:^|[\s(,])(?:[Ii]nh\.|${inEitherCase(OWNER.de)}:?|[Ee]igena(?:ar|resse):?)
    \s+(\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,3})\)?$
  `,
  'u',
);

/** "Inh." in full. */
export const INH = withCapital(de.owner[0]);

/** "The owner is Tom Reed": who is said to be somebody, in the case it is written in there. */
export const SAID_TO_BE = regexSource`
  ${OWNER.en}|${FOUNDER.en}|pastor|host|director|${withCapital(OWNER.de)}|${withCapital(FOUNDER.de)}|${MANAGER.fr}
  |${FOUNDER.fr}|${OWNER.fr}
`;

/** Before the names of two. */
export const SEVERAL = regexSource`
  Pastors|${withCapital(en.owner[0])}s|${withCapital(en.founder[0])}s|Directors|Doctors|Drs\.?
  |${withCapital(de.owner[0])}|Gastgeber|${withCapital(de.manager[0])}|hôtes|${fr.manager[0]}s
`;

/** A title a page gives one of its people: behind a first name, with a capital. */
export const TITLE_BEHIND_NAME = regexSource`
  (?:Co-)?${withCapital(FOUNDER.en)}|${withCapital(OWNER.en)}|CEO|Managing Director|Head Coach
  |${withCapital(FOUNDER.de)}|${withCapital(OWNER.de)}|${withCapital(FOUNDER.fr)}|${withCapital(MANAGER.fr)}
  |${withCapital(FOUNDER.es)}|${withCapital(OWNER.es)}|Dueñ[oa]
`;

/** Above the contact data of a business in its legal notice. */
export const OWNER_OVER_CONTACT = regexSource`
  ${de.owner[0]}|${OWNER.en}|${withOrWithoutAccents(OWNER.fr)}|${OWNER.it}|${OWNER.nl}
  |${withOrWithoutAccents(pt.owner[0])}
`;

/** What answers who runs a business, in the languages of its questions. */
export const WHO_RUNS_IT = {
  en: [...en.owner, ...en.founder].join(', '),
  de: [...de.owner, de.founder[0], de.manager[0]].join(', '),
  fr: [fr.manager[0], ...fr.founder].join(', '),
} as const;

/** Between the name of a business and its owner's: "Salon Lichtblick by". */
export const OWNED_BY = new RegExp(`\\S (?:by|par|inh|${OWNER.de}) $`);

/** In the text of a page about the business. */
export const INTRODUCES_OWNER = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      my name is
      |i am
      |i'm
      |founded by
      |${FOUNDER.en}
      |${OWNER.en}
      |mein name ist
      |ich bin
      |${OWNER.de}
      |${withOrWithoutAccents(FOUNDER.de)}
      |${withOrWithoutAccents(MANAGER.de)}
      |je m['’]appelle
      |je suis
      |${FOUNDER.fr}
      |${withOrWithoutAccents(MANAGER.fr)}
      |me llamo
      |soy
      |${FOUNDER.es}
      |mi chiamo
      |sono
      |${FOUNDER.it}
      |${OWNER.it}
      |mijn naam is
      |ik ben
      |${FOUNDER.nl}
      |${OWNER.nl}
      |chamo-me
      |sou
      |dr\.
      |dra\.
      |dott\.
    )(?=\s)
  `,
  'giu',
);
