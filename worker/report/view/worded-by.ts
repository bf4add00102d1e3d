import type { Results } from '../../contract/results.ts';
import { plural } from './summary.ts';

/** Which lines a language model worded, in words; null where code wrote them all. */
export function selectWordedBy({ narration }: Pick<Results, 'narration'>): string | null {
  if (!narration || narration.fields.length === 0) return null;
  const { fields, model } = narration;
  const tasks = new Set(fields.flatMap((at) => /^\/premiumResults\/recommendations\/(\d+)\//.exec(at)?.[1] ?? []));
  const summary = fields.filter((at) => at.startsWith('/summary/')).length;
  const content = fields.filter((at) => /^\/premiumResults\/content/.test(at)).length;
  const places = [
    summary > 0 ? `${plural(summary, 'sentence')} at the top` : '',
    tasks.size > 0
      ? `what is said of ${tasks.size === 1 ? 'task' : 'tasks'} ${[...tasks].map((i) => Number(i) + 1).join(', ')}`
      : '',
    content > 0 ? `${plural(content, 'line')} of “Words to publish”` : '',
  ].filter(Boolean);
  const them = fields.length === 1 ? 'one line of this report' : `${fields.length} lines of this report`;
  return `The language model ${model} put ${them} into other words: ${places.join('; ')}. Code wrote them first and checked that numbers, names, quotations and addresses are the same. It wrote everything else.`;
}
