import type { Facts } from '../facts/facts.ts';
import { isKnownLanguage } from '../website/text/page-prose.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of the website's language where we have no rules to read it by; null where we read it, or could not tell it. */
export function unreadLanguage({ languages: [main] }: Pick<Facts, 'languages'>): string | null {
  if (main === undefined || isKnownLanguage(main.value)) return null;
  try {
    return names.of(main.value) ?? main.value;
  } catch {
    return main.value;
  }
}
