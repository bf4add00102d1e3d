import { plainWords } from '../website/text/plain-words.ts';
import { regionNames } from './regions.ts';

/** Departments of France, as `plainWords` leaves them: behind a postal code they are no towns. Vienne is one. */
const DEPARTMENTS = new Set(regionNames('FR', [], ['Vienne']).map((name) => plainWords(name)));

export const isFrenchDepartment = (name: string): boolean => DEPARTMENTS.has(plainWords(name));
