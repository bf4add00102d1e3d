import type { ReadPage } from '../website/read-pages.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import type { Facts } from './facts.ts';
import { leftTexts } from './left-description.ts';

/** What editors and frameworks put where nobody wrote a title, or left of a template that was not filled in. */
const PLACEHOLDER = lightLetters(
  regexSource`
    ^(?:
      untitled(?: (?:document|page))?
      |document
      |new page
      |(?:page|site) title
      |title
      |titel
      |titre
      |título
      |titolo
      |unbenanntes? dokument
      |document sans (?:nom|titre)
      |documento sin título
      |documento senza titolo
      |naamloos document
      |無題(?:ドキュメント)?
      |(?:react|vite|vue|next|svelte|angular|my)(?:(?: ?\+ ?\w+)+| ?app)
      |welcome to (?:our|my) (?:web ?site|homepage)
    )[.!]?$
    |\{\{[^{}]{1,60}\}\}
    |\{%[^%]{1,60}%\}
  `,
  'iu',
);

/** "%sitename%%", "${title}", "<%= title %>": the name of a value, where the value should stand. */
const VARIABLE = /%[a-z_]{3,30}%|\$\{[^{}]{1,60}\}|<%[^%]{1,60}%>/i;
/** "Contact — [Company name]": a whole part of a title in brackets. "Larch Inn [official website]" was written so. */
const PART_IN_BRACKETS = /(?:^|\s[|–—·-]\s)\s*\[\p{L}[^\]]{2,60}\]\s*(?=$|\s[|–—·-]\s)/u;

/** Whether a title holds a part that a template left to be filled in. */
export const hasTitleGap = (title: string): boolean => VARIABLE.test(title) || PART_IN_BRACKETS.test(title);

/** Whether nobody wrote a title, or not the whole of it, by its words alone. */
export const isPlaceholderTitle = (title: string): boolean => PLACEHOLDER.test(title.trim()) || hasTitleGap(title);

/** Tells the titles that nobody wrote, those too that name nothing but the tool which made the website. */
export function leftTitles(pages: readonly ReadPage[], facts: Named): (title: string) => boolean {
  const { namesBuilder } = leftTexts(pages, facts);
  return (title) => isPlaceholderTitle(title) || namesBuilder(title);
}

type Named = Pick<Facts, 'businessName' | 'languages'>;
