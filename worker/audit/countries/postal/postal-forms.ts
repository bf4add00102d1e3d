import { rowOf } from '../country-rows.ts';
import { CODE_BEFORE_TOWN } from './code-before-town.ts';
import { CODE_BEHIND_TOWN, CODE_OUT_OF_ORDER, FRENCH_CODE_LAST } from './code-behind-town.ts';
import type { PostalForm } from './postal-form.ts';

const formsOf = (countries: string): readonly PostalForm[] =>
  countries.split(' ').flatMap((country) => rowOf(country).postal ?? []);

/** Of two that fit one place the first counts: what letters or the name of a region tell stands before what is digits only. */
export const POSTAL_FORMS: readonly PostalForm[] = [
  ...formsOf('GB IE CA US AU IN SG'),
  CODE_BEHIND_TOWN,
  ...formsOf('NL PT PL'),
  CODE_BEFORE_TOWN,
  ...formsOf('FR'),
  CODE_OUT_OF_ORDER,
  FRENCH_CODE_LAST,
];
