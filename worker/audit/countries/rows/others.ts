import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

const ENGLISH: CountryRow = { streets: ['en'] };
/** Overseas France. */
const FRENCH: CountryRow = { order: 'francophone', codeDigits: 5 };
const QUARTERS: CountryRow = { order: 'francophone', findsHousesBy: 'quarters' };
const QUARTERS_AS_DIALLED: CountryRow = { ...QUARTERS, phone: { groups: 'any' } };
const LATIN: CountryRow = { order: 'latin', regionOf: spanishRegion };
const ANDEAN: CountryRow = { ...LATIN, isToldByForm: true, meetsAtCorners: true };
const ISTHMUS: CountryRow = { ...LATIN, phone: { groups: 'formatted' } };
/** Told by their codes. */
const BY_FORM: CountryRow = { isToldByForm: true };
/** Numbers have no leading zero. */
const BY_FORM_WITHOUT_ZERO: CountryRow = { ...BY_FORM, phone: { groups: 'any' } };

/** Houses are found by places. */
const byPlaces = (codeDigits: 4 | 5 | 6): CountryRow => ({ codeDigits, findsHousesBy: 'places' });

/** Countries of which a line says all we know. */
export const OTHER_COUNTRIES: Readonly<Record<string, CountryRow>> = {
  LI: { streets: ['germanic'], codeDigits: 4, isToldByForm: true },
  LU: { streets: ['fr', 'germanic'], codeDigits: 4, order: 'francophone', isToldByForm: true },
  DK: { ...BY_FORM_WITHOUT_ZERO, codeDigits: 4 },
  NO: { ...BY_FORM_WITHOUT_ZERO, codeDigits: 4 },
  CZ: BY_FORM_WITHOUT_ZERO,
  GR: { phone: { groups: 'any' } },
  SK: BY_FORM,
  HU: BY_FORM,
  SE: BY_FORM,
  FI: BY_FORM,

  NZ: ENGLISH,
  HK: ENGLISH,
  AE: ENGLISH,
  BH: ENGLISH,
  QA: ENGLISH,
  KW: ENGLISH,
  OM: ENGLISH,
  MT: ENGLISH,
  JM: ENGLISH,
  GH: ENGLISH,
  UG: ENGLISH,
  ZM: ENGLISH,
  ZW: ENGLISH,
  KE: { ...ENGLISH, ...byPlaces(5) },
  // The formats have it before the town.
  TZ: { ...ENGLISH, ...byPlaces(5), codeStands: 'behind' },
  NG: { ...ENGLISH, ...byPlaces(6) },
  LK: { ...ENGLISH, ...byPlaces(5) },
  NP: { ...ENGLISH, ...byPlaces(5) },
  BD: { ...ENGLISH, ...byPlaces(4) },
  TH: { ...ENGLISH, ...byPlaces(5) },
  ID: { ...ENGLISH, ...byPlaces(5) },
  VN: byPlaces(6),
  KH: byPlaces(6),
  MM: byPlaces(5),
  BT: byPlaces(5),
  MV: byPlaces(5),
  EG: byPlaces(5),

  EC: { ...ANDEAN, streets: ['es'] },
  UY: { ...ANDEAN, streets: ['es'] },
  PY: ANDEAN,
  BO: ANDEAN,
  VE: ANDEAN,
  GT: { ...ISTHMUS, isToldByForm: true, meetsAtCorners: true, isNamedAsTown: true },
  CR: { ...ISTHMUS, isToldByForm: true, meetsAtCorners: true },
  PA: { ...ISTHMUS, isNamedAsTown: true },
  SV: { ...ISTHMUS, isNamedAsTown: true },
  HN: ISTHMUS,
  NI: ISTHMUS,
  DO: LATIN,
  CU: LATIN,

  RE: FRENCH,
  GP: FRENCH,
  MQ: FRENCH,
  GF: FRENCH,
  YT: FRENCH,
  NC: FRENCH,
  MC: FRENCH,
  PF: { ...FRENCH, phone: { groups: 'any' } },
  PM: { codeDigits: 5 },
  MU: { order: 'francophone' },
  MA: { ...QUARTERS, codeDigits: 5 },
  DZ: { ...QUARTERS, codeDigits: 5 },
  SN: { ...QUARTERS_AS_DIALLED, codeDigits: 5 },
  TN: { ...QUARTERS_AS_DIALLED, codeDigits: 4 },
  CI: QUARTERS_AS_DIALLED,
  CM: QUARTERS_AS_DIALLED,
  TG: QUARTERS_AS_DIALLED,
  BF: QUARTERS_AS_DIALLED,
  ML: QUARTERS_AS_DIALLED,
  NE: QUARTERS_AS_DIALLED,
  GN: QUARTERS_AS_DIALLED,
  HT: QUARTERS_AS_DIALLED,
  MR: QUARTERS_AS_DIALLED,
  TD: QUARTERS_AS_DIALLED,
  CF: QUARTERS_AS_DIALLED,
  CD: QUARTERS,
  CG: QUARTERS,
  GA: QUARTERS,
  BJ: QUARTERS,
  MG: QUARTERS,
  DJ: QUARTERS,
  RW: QUARTERS,
  BI: QUARTERS,
  KM: QUARTERS,
};
