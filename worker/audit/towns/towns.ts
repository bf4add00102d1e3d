import { remembered, rememberedBy } from '../website/text/remembered.ts';
import { holdsName } from './name-list.ts';
import { townKey } from './town-key.ts';
import data from './towns.json' with { type: 'json' };

const LISTS = new Map<string, string>(Object.entries(data.towns));
const REGIONS = new Map<string, string>(Object.entries(data.regions));

/** "Santa Eulalia de Gállego" and longer: who writes more writes more than a town. */
const MAX_CHARS = 45;

/**
 * Whether a town, a village of more than 500 people or a quarter of the country bears the name ("Nakuru Town" is Nakuru). Smaller
 * places and some countries are not listed: a no proves nothing. Names of towns are also words, surnames and streets: neither does a yes
 * without a street, a label or a code beside it.
 */
export const isTown = rememberedBy((text, country: string | null): boolean => {
  const list = LISTS.get(country ?? '');
  return list !== undefined && namesOf(text).some((name) => holdsName(list, name));
});

/** Whether a state, province, county or island of the country bears the name. Many are called as their towns are. */
export const isRegionName = rememberedBy((text, country: string | null): boolean => {
  const list = REGIONS.get(country ?? '');
  return list !== undefined && text.length <= MAX_CHARS && holdsName(list, townKey(text));
});

function namesOf(text: string): string[] {
  const name = text.length > MAX_CHARS ? '' : townKey(text);
  if (name === '') return [];
  return CALLED_TOWN.test(name) ? [name, name.replace(CALLED_TOWN, '')] : [name];
}

const CALLED_TOWN = / (?:town|city|ville)$/;

/** ISO codes of all countries that have a town of the name, in alphabetical order. */
export const countriesOfTown = remembered((text): readonly string[] => {
  const names = namesOf(text);
  return [...LISTS].flatMap(([country, list]) => (names.some((name) => holdsName(list, name)) ? [country] : []));
});
