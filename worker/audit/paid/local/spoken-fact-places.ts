import { isVisibleText } from '../../checks/shared/shown/visible-sources.ts';
import type { FactSource } from '../../facts/facts.ts';

/** In the HTML as served: what a script writes, and a link without its number as text, most assistants do not read out. */
export const isInText = (source: FactSource): boolean => source.view === 'plain' && isVisibleText(source);
