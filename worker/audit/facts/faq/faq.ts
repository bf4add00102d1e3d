import type { TextBlock } from '../../website/page/page-view.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { isUnwritten } from '../../website/text/template-words.ts';
import { sourceAt } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { Facts, ListedFact } from '../facts.ts';
import { findPairs } from './faq-pairs.ts';

type Pair = { question: string; answer: string };

/** Two long answers that begin alike are one. */
const KEY_CHARS = 200;

/** A little picture before a question is drawn for the eye; glued to the first word it is part of no sentence. */
const PICTURES_BEFORE = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\ufe0f|\u200d)+(?=\S)/u;

/**
 * Visible questions with their answers, collapsed ones too: FAQ sections and pages, accordions, details, definition lists. A
 * question heading in running text is none, and neither is FAQPage markup that nobody can see. What a template left where the answer belongs
 * answers nothing.
 */
export function readFaq({ documents }: Website): Facts['faq'] {
  const byQuestion = new Map<string, ListedFact<Pair>>();
  for (const document of documents) {
    for (const { question, answer, block } of findPairs(document)) {
      if (isUnwritten(answer)) continue;
      const key = textKey(question).slice(0, KEY_CHARS);
      const source = sourceAt(document, placeAt(document.view.paths, block), question);
      const known = byQuestion.get(key);
      if (known === undefined)
        byQuestion.set(key, { value: { question: question.replace(PICTURES_BEFORE, ''), answer }, sources: [source] });
      else if (!known.sources.some((other) => other.pageUrl === source.pageUrl)) known.sources.push(source);
    }
  }
  return [...byQuestion.values()];
}

const placeAt = (paths: string[], block: TextBlock): string => (paths[block.path] ?? 'body').replace(/^body > /, '');
