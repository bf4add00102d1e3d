import data from './address-data.json' with { type: 'json' };

type Country = keyof typeof data.regions;
const REGIONS: Readonly<Record<Country, Readonly<Record<string, string>>>> = data.regions;

/** By their codes of ISO 3166-2 the English names of a country's parts, without accents: Unicode CLDR, as `npm run build:countries` takes them. */
export const regionsOf = (country: Country): Readonly<Record<string, string>> => REGIONS[country];

export const regionCodes = (country: Country): string[] => Object.keys(REGIONS[country]);

/** As addresses name them: what people write besides, and not those that are called as a town is. */
export const regionNames = (country: Country, also: readonly string[] = [], not: readonly string[] = []): string[] => [
  ...Object.values(REGIONS[country]).filter((name) => !not.includes(name)),
  ...also,
];
