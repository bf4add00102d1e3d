import { lowered, sentence } from '../../wording/words.ts';

/** What the adapter keeps of a summary: the last line of a longer one ends anywhere. */
const KEPT_CHARS = 300;
const HEAD = /^Fix (any|all) of the following:?$/i;

/** axe-core says line by line, under "Fix any of the following:" and "Fix all of the following:", what it saw and would have had otherwise. */
export const remedyWords = (summary: string): string => told(summary, '');

/** The same where axe-core says something else of each element it found. */
export const remedyOfFirst = (summary: string): string => told(summary, ' on the first of them');

function told(summary: string, of: string): string {
  const lines = summary.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  if (summary.length >= KEPT_CHARS) lines.pop();
  const groups: { isAny: boolean; seen: string[] }[] = [];
  for (const line of lines.filter((one) => one !== '')) {
    const head = HEAD.exec(line)?.[1];
    if (head !== undefined) groups.push({ isAny: head.toLowerCase() === 'any', seen: [] });
    else if (groups.length === 0) groups.push({ isAny: false, seen: [line] });
    else groups.at(-1)?.seen.push(line);
  }
  const full = groups.filter(({ seen }) => seen.length > 0);
  if (full.length === 0) return 'See the rule for the remedy.';
  return full.map((group) => groupWords(group, of)).join(' ');
}

function groupWords({ isAny, seen }: { isAny: boolean; seen: string[] }, of: string): string {
  const [only = ''] = seen;
  if (seen.length === 1) return sentence(`What axe-core found${of}: ${lowered(only)}`);
  return sentence(`${isAny ? 'One of these has to change' : 'All of these have to change'}${of}: ${seen.join('; ')}`);
}
