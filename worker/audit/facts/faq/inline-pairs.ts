import type { PageView } from '../../website/page/page-view.ts';
import type { FaqPair } from './faq-pair.ts';
import { cleanAnswer, cleanQuestion, isQuestion } from './faq-words.ts';

/** "**Do you deliver?** Yes.", 「予約は必要ですか？：不要です」 as one paragraph: bold is no part of the text, so two or more of a kind must show the form. */
export function inlinePairs(view: PageView, inFaqAt: boolean[]): FaqPair[] {
  const pairs = view.blocks.flatMap((block, at): FaqPair[] => {
    if (!inFaqAt[at] || (block.tag !== 'p' && block.tag !== 'li')) return [];
    const match = INLINE_PAIR.exec(block.text);
    const [, question = '', answer = ''] = match ?? [];
    return match && isQuestion(question.replace(/(?<![\s:：;；])[\s:：;；]+$/u, ''))
      ? [
          {
            question: cleanQuestion(question.replace(/(?<![\s:：;；])[\s:：;；]+$/u, '')),
            answer: cleanAnswer(answer),
            block,
          },
        ]
      : [];
  });
  return pairs.length >= 2 ? pairs : [];
}

const INLINE_PAIR = /^([^.!?？\n]{4,200}(?:\?\s+|[?？]\s*[:：;；]\s*|？\s*))([^\n:：][\s\S]{1,2000})$/u;
