import { plainWords } from '../website/text/plain-words.ts';

/** Departments of France, as `plainWords` leaves them: behind a postal code they are no towns. Paris is one. */
const DEPARTMENTS = new Set(
  "ain|aisne|allier|alpes-de-haute-provence|hautes-alpes|alpes-maritimes|ardeche|ardennes|ariege|aube|aude|aveyron|bouches-du-rhone|calvados|cantal|charente|charente-maritime|cher|correze|corse-du-sud|haute-corse|cote-d'or|cotes-d'armor|creuse|dordogne|doubs|drome|eure|eure-et-loir|finistere|gard|haute-garonne|gers|gironde|herault|ille-et-vilaine|indre|indre-et-loire|isere|jura|landes|loir-et-cher|haute-loire|loire-atlantique|loiret|lot|lot-et-garonne|lozere|maine-et-loire|manche|haute-marne|mayenne|meurthe-et-moselle|meuse|morbihan|moselle|nievre|nord|oise|orne|pas-de-calais|puy-de-dome|pyrenees-atlantiques|hautes-pyrenees|pyrenees-orientales|bas-rhin|haut-rhin|rhone|haute-saone|saone-et-loire|sarthe|savoie|haute-savoie|seine-maritime|seine-et-marne|yvelines|deux-sevres|somme|tarn|tarn-et-garonne|var|vaucluse|vendee|haute-vienne|vosges|yonne|territoire de belfort|essonne|hauts-de-seine|seine-saint-denis|val-de-marne|val-d'oise".split(
    '|',
  ),
);

export const isFrenchDepartment = (name: string): boolean => DEPARTMENTS.has(plainWords(name));
