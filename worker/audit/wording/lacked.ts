const LACKED = /^missing: (.+)$/;

/** How a check says what a description for machines lacks: "missing: logo, opening hours". */
export const lackedWords = (names: readonly string[]): string => `missing: ${names.join(', ')}`;

/** The names in it; none where `seen` says something else. */
export const lackedIn = (seen: string): string[] => LACKED.exec(seen)?.[1]?.split(', ') ?? [];

/** How schema.org calls what a check names. */
const PROPERTIES: Readonly<Record<string, string>> = {
  phone: 'telephone',
  mail: 'email',
  trade: 'type',
  'opening hours': 'openingHoursSpecification',
  'place on the map': 'geo',
  'web address': 'url',
  picture: 'image',
  profiles: 'sameAs',
  contact: 'telephone or email',
};

/** "place on the map (geo)": in plain words and in those of schema.org. */
export const inMarkupWords = (name: string): string => (PROPERTIES[name] ? `${name} (${PROPERTIES[name]})` : name);

const UNNAMED = /^not named (?:in (?<sameAs>sameAs)|as your logo): (?<value>.+)$/;

/** What stands on a page and is not named in markup; null where `seen` says something else. */
export function unnamedIn(seen: string): { isProfile: boolean; value: string } | null {
  const { sameAs, value } = UNNAMED.exec(seen)?.groups ?? {};
  return value === undefined ? null : { isProfile: sameAs !== undefined, value: value.replace(/[?#].*$/, '') };
}
