import { regexSource } from '../website/text/regex-source.ts';
import { AUSTRALIAN_STATE_CODES, AUSTRALIAN_STATE_NAMES } from './australian-states.ts';
import { CANADIAN_PROVINCE_CODES, CANADIAN_PROVINCE_NAMES } from './canadian-provinces.ts';
import { US_STATE_CODES, US_STATE_NAMES } from './us-states.ts';

/** Parts of countries as English addresses end in them: "Dolgeville, NY", "Ikeja, Lagos State", "Sandton, Gauteng". */
const REGIONS: Record<string, ReadonlySet<string>> = {
  US: new Set(`${US_STATE_CODES}|${US_STATE_NAMES}`.split('|')),
  CA: new Set(`${CANADIAN_PROVINCE_CODES}|${CANADIAN_PROVINCE_NAMES}`.split('|')),
  AU: new Set(`${AUSTRALIAN_STATE_CODES}|${AUSTRALIAN_STATE_NAMES}`.split('|')),
  IN: new Set(
    regexSource`
      Andhra Pradesh
      |Arunachal Pradesh
      |Assam
      |Bihar
      |Chhattisgarh
      |Goa
      |Gujarat
      |Haryana
      |Himachal Pradesh
      |Jharkhand
      |Karnataka
      |Kerala
      |Madhya Pradesh
      |Maharashtra
      |Manipur
      |Meghalaya
      |Mizoram
      |Nagaland
      |Odisha
      |Punjab
      |Rajasthan
      |Sikkim
      |Tamil Nadu
      |Tamilnadu
      |Telangana
      |Tripura
      |Uttar Pradesh
      |Uttarakhand
      |West Bengal
    `.split('|'),
  ),
  ZA: new Set(
    'Gauteng|Western Cape|Eastern Cape|Northern Cape|Free State|KwaZulu-Natal|KwaZulu Natal|KZN|Limpopo|Mpumalanga|North West'.split(
      '|',
    ),
  ),
  PH: new Set(
    'Metro Manila|NCR|Laguna|Cavite|Bulacan|Rizal|Batangas|Pampanga|Pangasinan|Iloilo|Bohol|Palawan|Negros Occidental|Negros Oriental|Nueva Ecija|Zambales|Tarlac|Benguet|Albay|Cebu'.split(
      '|',
    ),
  ),
  MY: new Set(
    'Selangor|Johor|Penang|Pulau Pinang|Perak|Sabah|Sarawak|Kedah|Kelantan|Melaka|Pahang|Negeri Sembilan|Terengganu|Perlis'.split(
      '|',
    ),
  ),
  PK: new Set('Punjab|Sindh|Balochistan|Khyber Pakhtunkhwa|KPK'.split('|')),
};

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

export function isRegion(text: string, country: string | null): boolean {
  if (isIrishCounty(text)) return true;
  return NAMED_PART.test(text) || (country !== null && (REGIONS[country]?.has(text) ?? false));
}

/** "Springfield OH": a town and the code of its state, without a comma. */
export function townAndState(text: string, country: string | null): { town: string; state: string } | null {
  const [, town, state] = TOWN_AND_STATE.exec(text) ?? [];
  return town !== undefined && state !== undefined && isRegion(state, country) ? { town, state } : null;
}

const TOWN_AND_STATE = /^([A-Z].{2,30}?)\s([A-Z]{2,3})$/;
