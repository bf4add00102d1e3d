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
 * staff of all kinds are called: `ROLES` of `role-words.ts`.
 */
export const OWNER = {
  en: en.owner,
  de: de.owner,
  fr: fr.owner,
  es: es.owner,
  it: it.owner,
  nl: nl.owner,
  pt: pt.owner,
} as const;

export const FOUNDER = {
  en: en.founder,
  de: de.founder,
  fr: fr.founder,
  es: es.founder,
  it: it.founder,
  nl: nl.founder,
  pt: pt.founder,
} as const;

/** Who is named as running it. */
export const MANAGER = {
  de: de.manager,
  fr: fr.manager,
  es: es.manager,
  nl: nl.manager,
  pt: pt.manager,
} as const;

/** In a pattern in which case counts: small, or with a capital. */
export const inEitherCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

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
      |Name (?:der|des) (?:Therapeut|Inhaber|Betreiber)(?:in|s)?
      |Owner(?:['’]s)? name
    )\s?:?$
  `,
  'iu',
);

/** "Inh. Anna Roth" on a page about the business: what she owns is called otherwise. */
export const OWNER_AND_NAME = lightLetters(
  /(?:^|[\s(,])(?:[Ii]nh\.|[Ii]nhaber(?:in)?:?|[Ee]igena(?:ar|resse):?)\s+(\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,3})\)?$/u,
);

/** Between the name of a business and its owner's: "Salon Lichtblick by". */
export const OWNED_BY = /\S (?:by|par|inh|inhaber|inhaberin) $/;

/** What somebody is in any business says nothing of this one. In plain words. */
export const POSITIONS = new Set([
  ...['owner', 'co-owner', 'founder', 'co-founder', 'director', 'managing director', 'manager', 'general manager'],
  ...['ceo', 'president', 'partner', 'principal', 'inhaber', 'inhaberin', 'geschaftsfuhrer', 'geschaftsfuhrerin'],
  ...['geschaftsfuhrung', 'geschaftsleitung', 'grunder', 'grunderin', 'leiter', 'leiterin', 'gerant', 'gerante'],
  ...['fondateur', 'fondatrice', 'directeur', 'directrice', 'presidente', 'proprietaire'],
  ...['propietario', 'propietaria', 'dueno', 'duena', 'gerente', 'director general', 'directora', 'fundador'],
  ...['fundadora', 'titular', 'titolare', 'proprietario', 'proprietaria', 'fondatore', 'direttore', 'direttrice'],
  ...['amministratore', 'amministratrice', 'amministratore unico', 'eigenaar', 'eigenaresse', 'oprichter'],
  ...['zaakvoerder', 'bestuurder', 'bedrijfsleider', 'diretor', 'diretora', 'socio', 'socia', 'socio-gerente'],
  ...['代表取締役', '代表取締役社長', '取締役', '代表', '代表者', '社長', '理事長', '店主', '店長', '所長', 'オーナー'],
]);

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
      |gr[üu]nder(?:in)?
      |gesch[äa]ftsf[üu]hrer(?:in)?
      |je m['’]appelle
      |je suis
      |${FOUNDER.fr}
      |g[ée]rante?
      |me llamo
      |soy
      |${FOUNDER.es}
      |mi chiamo
      |sono
      |fondatore
      |fondatrice
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
