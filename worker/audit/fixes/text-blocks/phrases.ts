import type { Weekday } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { languageWords } from '../../wording/phrases/index.ts';
import type { BlockWords, Language } from '../../wording/phrases/language.ts';
import { capital } from '../../wording/words.ts';
import type { FixInput } from '../fix-input.ts';
import { languageOfPage } from '../page-fix.ts';

/** Words that texts to paste are made of, beside what the website says itself. */
export interface Phrases extends BlockWords, Pick<Language, 'language' | 'and' | 'colon'> {
  /** As a line begins with them. */
  days: Record<Weekday, string>;
}

/** The words of a page's language; null where that is none we have words of. */
export function phrasesFor(input: FixInput, page: ReadPage): Phrases | null {
  const words = languageWords(languageOfPage(input, page));
  if (words === null) return null;
  const { language, and, colon, blocks } = words;
  const [mo, tu, we, th, fr, sa, su] = words.days;
  const days = {
    mo: capital(mo),
    tu: capital(tu),
    we: capital(we),
    th: capital(th),
    fr: capital(fr),
    sa: capital(sa),
    su: capital(su),
  };
  return { ...blocks, language, and, colon, days };
}

/** "A, B and C" in the language of the phrases. */
export function listedIn({ and, language }: Phrases, items: readonly string[]): string {
  if (language === 'ja') return items.join('、');
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
