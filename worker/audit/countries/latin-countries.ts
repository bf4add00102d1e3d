/** Countries that write street, number, district, town, state in this order, and the postal code last, far off or not at all. */
const COUNTRIES = new Set('BR MX AR CL CO PE EC UY PY BO VE CR GT PA DO SV HN NI CU IT ES PT'.split(' '));
export const isLatin = (country: string | null): country is string => country !== null && COUNTRIES.has(country);
/** "El Puerto, Cádiz": of two names the first is the town. */
export const TOWN_FIRST = new Set(['ES', 'IT']);
/** "Lages SC", "Parma (PR)": two letters behind a town are its state. */
export const GLUES_STATES = new Set(['BR', 'IT']);

/** Countries whose capital is called as they are. */
export const NAMED_AS_TOWN = new Set(['GT', 'PA', 'MX', 'SV', 'BR']);
