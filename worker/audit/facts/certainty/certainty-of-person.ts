import { textKey } from '../../website/text/plain-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Named in two places, one of them a portrait's description at least. */
export function certaintyOfPerson({ value, sources }: Facts['people'][number], website: StatedWebsite): Certainty {
  const key = textKey(value.name);
  // "Owner: Casa Larch" is the business, or somebody it is named after.
  if (textKey(website.facts.businessName?.value ?? '').includes(key)) return 'likely';
  if (website.agree(sources)) return 'certain';
  const isPortrayed = website.documents.some(({ view }) =>
    view.images.some(({ alt }) => textKey(alt ?? '').startsWith(key)),
  );
  return value.role !== null && isPortrayed && website.headings.has(key) ? 'certain' : 'likely';
}
