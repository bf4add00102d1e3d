import { rowOf } from './country-rows.ts';

/** "Lagos State", "Kiambu County", "Sudurpashchim Province": the word itself says what it is. */
const NAMED_PART = /^[A-Z][A-Za-z' -]{2,25}\s(?:State|Province|County|Region|Governorate|Division)$/;

/** "Dublin 2", "Colombo 03", "Kingston 5": a town with its district. */
export const TOWN_DISTRICT = /^(?:Dublin|Colombo|Kingston)[ -]\d{1,2}W?$/;

/** "Midleton, Co. Cork" */
const IRISH_COUNTY = /^(?:Co\.?\s|Co\.|County\s)[A-Z][a-z]{2,10}$/;

export const isIrishCounty = (text: string): boolean => IRISH_COUNTY.test(text);

/** Counties of Ireland that no town is called by. */
export const isCountyAlone = (text: string): boolean =>
  /^(?:Kerry|Mayo|Clare|Meath|Westmeath|Offaly|Laois|Leitrim|Louth|Tipperary)$/.test(text);

/** "(TV)": a province by its letters. */
export const isRegionCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** Whether English addresses of the country end so: "Dolgeville, NY", "Ikeja, Lagos State", "Sandton, Gauteng". */
export function isRegion(text: string, country: string | null): boolean {
  if (isIrishCounty(text)) return true;
  return NAMED_PART.test(text) || (rowOf(country).regions?.has(text) ?? false);
}

/** "Springfield OH": a town and the code of its state, without a comma. */
export function townAndState(text: string, country: string | null): { town: string; state: string } | null {
  const [, town, state] = TOWN_AND_STATE.exec(text) ?? [];
  return town !== undefined && state !== undefined && isRegion(state, country) ? { town, state } : null;
}

const TOWN_AND_STATE = /^([A-Z].{2,30}?)\s([A-Z]{2,3})$/;
