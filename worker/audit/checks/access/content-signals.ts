import { defineCheck, type Evidence, info, notApplicable } from '../check.ts';

/** What each signal asks, in words. Source of the vocabulary: https://contentsignals.org */
const MEANING: Record<string, string> = {
  search: 'use in search results',
  'ai-input': 'use as input for AI answers',
  'ai-train': 'use for training AI models',
  use: 'use in general',
};

export const contentSignals = defineCheck({
  id: 'content-signals',
  revision: 1,
  category: 'access',
  strength: 'I',
  catalogue: ['content-signals'],
  title: {
    pass: 'What your content signals ask for',
    fail: 'What your content signals ask for',
    info: 'What your content signals ask for',
  },
  why: 'A content signal states a wish about AI use. Which assistants follow it is not known, so it weighs nothing here.',
  sources: [
    'https://contentsignals.org/',
    'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
  ],
  needs: ['robots'],
  run({ robots }) {
    if (robots.contentSignals.length === 0) return notApplicable('robots.txt has no content signal.');
    return info(
      robots.contentSignals.map(({ line, text }): Evidence => {
        const value = text.slice(text.indexOf(':') + 1);
        const words = value
          .split(',')
          .map((part) => inWords(part))
          .filter((part) => part !== '');
        return { pageUrl: robots.url, place: `robots.txt line ${line}`, seen: `${text} (${words.join('; ')})` };
      }),
    );
  },
});

function inWords(part: string): string {
  const [key = '', value = ''] = part.split('=').map((piece) => piece.trim().toLowerCase());
  if (key === '') return '';
  const meaning = MEANING[key];
  if (meaning === undefined) return `unknown signal "${key}"`;
  return value === 'yes'
    ? `allows ${meaning}`
    : value === 'no'
      ? `asks against ${meaning}`
      : `no clear wish about ${meaning}`;
}
