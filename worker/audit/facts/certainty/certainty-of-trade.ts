import { plainWords } from '../../website/text/plain-words.ts';
import { tradesSaid } from '../../words/trade-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import { certaintyOfName } from './certainty-of-name.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Its type in markup, and its words in title, first heading, description or a name that is sure: words alone may be those of a name or a part. */
export function certaintyOfTrade({ value, sources }: NonNullable<Facts['trade']>, website: StatedWebsite): Certainty {
  if (value.id === 'other') return value.confidence === 0 ? 'seen' : 'likely';
  const isSaid = saidOfItself(website).some((text) => tradesSaid(text).includes(value.id));
  return isSaid && sources.some(isMarkup) ? 'certain' : 'likely';
}

/** Where a website says what it is: title, first heading and description of its front page, and a name that is sure. */
function saidOfItself(website: StatedWebsite): string[] {
  const home = website.documents.find(({ page }) => page.role === 'home')?.view;
  const name = website.facts.businessName;
  return [
    home?.titles[0] ?? '',
    home?.headings.find(({ level }) => level === 1)?.text ?? '',
    home?.metas.find((meta) => meta.name === 'description')?.content ?? '',
    name && certaintyOfName(name, website) === 'certain' ? name.value : '',
  ].map(plainWords);
}
