/** A line of a text before and after a change. `skip` stands for lines left out, told in its text. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new' | 'skip';
  text: string;
}

/** Beyond this a table of all pairs costs more than it shows: 600 lines against 600. */
const MAX_PAIRS = 360_000;
/** Unchanged lines shown on either side of a change. */
const CONTEXT = 2;

/** What goes and what comes, line by line, with a little of what stays around it. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const a = before.trimEnd().split('\n');
  const b = after.trimEnd().split('\n');
  if (a.length * b.length > MAX_PAIRS) return [...a.map(gone), ...b.map(added)];
  return withoutMiddles(aligned(a, b));
}

const gone = (text: string): DiffLine => ({ kind: 'gone', text });
const added = (text: string): DiffLine => ({ kind: 'new', text });

/** By the longest common subsequence. */
function aligned(a: readonly string[], b: readonly string[]): DiffLine[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i++] ?? '' });
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) lines.push(gone(a[i++] ?? ''));
    else lines.push(added(b[j++] ?? ''));
  }
  return lines;
}

function withoutMiddles(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const shown: DiffLine[] = [];
  let skipped = 0;
  const flush = () => {
    if (skipped > 0) shown.push({ kind: 'skip', text: `${skipped} ${skipped === 1 ? 'line stays' : 'lines stay'}` });
    skipped = 0;
  };
  lines.forEach((line, index) => {
    if (line.kind === 'same' && !isNear(index)) skipped++;
    else {
      flush();
      shown.push(line);
    }
  });
  flush();
  return shown;
}
