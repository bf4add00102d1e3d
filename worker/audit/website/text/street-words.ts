import { inEachCase } from './in-each-case.ts';
import { regexSource, words } from './regex-source.ts';

/**
 * Words for streets, as the readers that look for them know them. The lists differ on purpose: inside an address a reader may be generous,
 * in a sentence "place" and "way" are something else.
 */

/** Inside an address, before a name: patterns in small letters. */
export const FRENCH_STREET = regexSource`
  (?:
    rue|r\.|avenue|av\.?|boulevard|boul\.?|bd\.?|blvd\.?|place|pl\.?|chemin|ch\.?|all[ée]es?|impasse|imp\.?|quai|route|rte\.?|cours|square|sq\.?|voie
    |passage|sentier|esplanade|faubourg|fbg|fg|rond[- ]point|villa|cit[ée]|r[ée]sidence|hameau|parvis|traverse|mont[ée]e|promenade|mail|galerie|porte
    |ruelle|venelle|lotissement|domaine|clos|chauss[ée]e|dr[èe]ve|rang|croissant|digue
  )
`;

export const SPANISH_STREET = regexSource`
  (?:
    c\/|c\.\s|cl\.?\s|calle|avda\.?|avenida|av\.|avd\.|plaza|pza\.?|pl\.|pla[çc]a|paseo|p\.?º|passeig|passatge|cam[íi]|carrer|ronda|camino|carretera
    |ctra\.?|traves[íi]a|v[íi]a|gran v[íi]a|pol[íi]gono|urbanizaci[óo]n|urb\.|r[úu]a|glorieta|rambla|alameda|cuesta|carrera|cra\.?|diagonal|transversal
    |jir[óo]n|jr\.|callej[óo]n|pasaje|barrio|bulevar|costanilla
  )
`;

export const ITALIAN_STREET = regexSource`
  (?:
    via|v\.|viale|v\.le|piazza|piazzetta|p\.?tta|p\.?zza|p\.za|piazzale|p\.le|corso|c\.so|largo|l\.go|vicolo|strada|contrada|c[./]da|reg(?:ione|\.)
    |localit[àa]|loc\.|borgo|lungo\p{L}+|galleria|salita|calle|campo|fondamenta|rione|traversa|frazione|fraz\.|riva|scali|ripa|cannaregio|san marco
    |castello|dorsoduro|zona industriale
  )
`;

export const PORTUGUESE_STREET = regexSource`
  (?:
    rua|r\.|avenida|av\.?|largo|pra[çc]a|p[çc]\.?|travessa|tv\.|estrada|estr\.|alameda|al\.|cal[çc]ada|rotunda|beco|quinta|urbaniza[çc][ãa]o|urb\.
    |zona industrial|rodovia|parque|escadas|caminho|lugar|praceta|pra?ct\.?[ªa]|azinhaga|ladeira|viela
  )
`;

/** Inside an address, behind a name. */
export const ENGLISH_STREET = regexSource`
  (?:
    street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|close|cl|crescent|cres|square|sq|place|pl|terrace|ter|way|boulevard|blvd|highway|hwy
    |parkway|pkwy|row|walk|mews|gardens?|gdns|grove|hill|park|parade|pde|circuit|cct|quay|wharf|yard|green|gate|route|rte|circle|cir|trail|trl|turnpike
    |pike|plaza|loop|esplanade|broadway|alley|rise|view|vale|end|south|north|east|west|estate|centre|center|buildings?|house|arcade|mall|bridge|bypass
    |cottages?|villas?|wynd|brae
  )
`;

/** Outside France. */
export const FRANCOPHONE_STREET = regexSource`
  (?:
    rue
    |avenue
    |av\.?
    |boulevard
    |boul\.
    |bd\.?
    |bld\.?
    |place
    |pl\.
    |chemin
    |ch\.
    |all[ée]es?
    |impasse
    |imp\.
    |quai
    |route
    |rte\.?
    |cours
    |square
    |passage
    |sentier
    |esplanade
    |faubourg
    |chauss[ée]e
    |dr[èe]ve
    |rang
    |croissant
    |mont[ée]e
    |ruelle
    |grand[- ]?rue
    |grande rue
    |\d{1,3}(?:re|er|e|[èe]me)\s(?:rue|avenue|rang|boulevard)
  )
`;

/** First words of streets, without dots. */
export const LATIN_STREETS = new Set(
  (
    'rua r avenida av avda avd ave travessa tv trav praca alameda al rodovia rod estrada estr largo ladeira viela beco rotunda calcada ' +
    'bv bvar blv calle cl cll carrera cra cr kra diagonal dg transversal calzada calz blvd boulevard bulevar paseo prolongacion prol privada priv ' +
    'cerrada camino carretera ctra autopista pasaje psje pje jiron jr circuito callejon andador plaza pza via viale piazza piazzale corso ' +
    'vicolo strada contrada borgo salita lungomare galleria traversa ronda rambla carrer passeig placa glorieta travesia urbanizacion ' +
    'v.le c.so p.zza p.za p.le l.go v.lo praceta azinhaga piazzetta vicoletto localita passatge cami plazuela plazoleta calleja ' +
    'periferico malecon circunvalacion'
  ).split(' '),
);

/** Abbreviations that are other words or initials without their dot. */
export const STREETS_WITH_DOT = new Set([
  'bv',
  'r',
  'av',
  'tv',
  'al',
  'cl',
  'cr',
  'dg',
  'jr',
  'rod',
  'prol',
  'priv',
  'ave',
]);

/** In a line that may hold an address. */
export const STREET_BEFORE_NAME = inEachCase(
  words`
    rue avenue av\. av boulevard bd place chemin route impasse allée quai calle c/ avda avda\. avenida plaza
    paseo carrer camino carretera via viale piazza corso vicolo strada rua travessa praça rodovia estrada
  `,
);

export const STREET_BEHIND_NAME = inEachCase(
  'street road lane drive avenue ave boulevard blvd highway st rd dr ln pde crescent terrace parade square',
);

export const STREET_ENDING =
  'stra(?:ß|ss)e|str\\.|gasse|platz|weg|allee|ring|damm|ufer|straat|laan|plein|singel|gracht|kade|dijk|steeg';

/** In a passage that answers where a business is. */
export const ENGLISH_STREET_SAID = inEachCase(
  'st street rd road ave avenue blvd lane ln drive dr way court square parade highway pde hwy',
);

export const GERMAN_STREET_SAID =
  'stra(?:ß|ss)e|STRASSE|str\\.|weg|platz|allee|gasse|ring|damm|(?<!\\p{L})(?:Stra(?:ß|ss)e|Weg|Platz|Allee|Gasse|Ring|Damm)';

export const FRENCH_STREET_SAID = inEachCase('rue avenue boulevard place chemin route allée quai impasse cours');

export const SPANISH_STREET_SAID = inEachCase(
  'calle c/ avenida avda avda\\. av\\. plaza paseo carrer camino carrera cra\\. jirón pasaje',
);
