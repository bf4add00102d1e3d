import vocabulary from './vocabulary.json' with { type: 'json' };

const parents = new Map<string, readonly string[]>(Object.entries(vocabulary.types));
const definers = new Map<string, readonly string[]>(Object.entries(vocabulary.properties));
const ancestorSets = new Map<string, ReadonlySet<string>>();

/** Whether schema.org has a type of that name (short, case as written). */
export const isKnownType = (name: string): boolean => parents.has(name);

/** Direct parents; empty for Thing and for names schema.org does not have. */
export const parentsOf = (name: string): readonly string[] => parents.get(name) ?? [];

/** Whether schema.org divides the type further: "Store" says little of a jeweller. */
export const hasNarrowerTypes = (name: string): boolean => [...parents.values()].some((all) => all.includes(name));

/** Whether `type` is `ancestor` or one of its subtypes. A dentist is a local business, an organization, a place, a thing. */
export function isA(type: string, ancestor: string): boolean {
  return type === ancestor || ancestorsOf(type).has(ancestor);
}

/** Whether the property is defined for the type or one of its ancestors. */
export function isKnownProperty(type: string, property: string): boolean {
  return definers.get(property)?.some((definer) => isA(type, definer)) ?? false;
}

/** The property of the same letters in another case, for a name that none has: "postalcode" is nobody's, "postalCode" is. */
export function similarProperty(name: string): string | null {
  if (definers.has(name)) return null;
  propertiesByLowerCase ??= new Map([...definers.keys()].map((property) => [property.toLowerCase(), property]));
  return propertiesByLowerCase.get(name.toLowerCase()) ?? null;
}
let propertiesByLowerCase: ReadonlyMap<string, string> | null = null;

/** All types above a type, nearest first. */
export function ancestorsOf(type: string): ReadonlySet<string> {
  const known = ancestorSets.get(type);
  if (known) return known;
  const found = new Set<string>();
  for (
    let level = parentsOf(type);
    level.length > 0;
    level = level.flatMap(parentsOf).filter((name) => !found.has(name))
  )
    for (const name of level) found.add(name);
  // Only names schema.org has are remembered: a hostile page could invent any number.
  if (isKnownType(type)) ancestorSets.set(type, found);
  return found;
}

let byLowerCase: ReadonlyMap<string, string> | null = null;

/** The type of the same name in another case or with a plural s: "localbusiness", "Dentists". */
export function similarType(name: string): string | null {
  byLowerCase ??= new Map([...parents.keys()].map((type) => [type.toLowerCase(), type]));
  const lower = name.toLowerCase();
  return byLowerCase.get(lower) ?? byLowerCase.get(lower.replace(/s$/, '')) ?? null;
}
