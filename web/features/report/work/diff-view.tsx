import type { DiffLine } from '../../../../worker/report/view/line-diff.ts';

const LOOKS: Record<DiffLine['kind'], { sign: string; look: string; word: string }> = {
  same: { sign: ' ', look: 'text-quiet', word: '' },
  gone: { sign: '−', look: 'bg-red-soft text-red', word: 'Now: ' },
  new: { sign: '+', look: 'bg-green-soft text-green', word: 'After: ' },
  skip: { sign: ' ', look: 'text-quiet italic', word: '' },
};

/** What goes and what comes, line by line; each says so by sign and by word, not by colour alone. */
export function DiffView({ lines, label }: { lines: readonly DiffLine[]; label: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`${label}: before and after`}
      className="max-h-96 overflow-y-auto rounded-md border border-line bg-raised py-2 print:max-h-none"
    >
      <ol className="font-mono text-xs leading-relaxed">
        {lines.map(({ kind, text }, i) => {
          const { sign, look, word } = LOOKS[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, never reordered
            <li key={i} className={`grid grid-cols-[1.5rem_minmax(0,1fr)] px-2 ${look}`}>
              <span aria-hidden="true">{sign}</span>
              <span className="wrap-anywhere whitespace-pre-wrap">
                <span className="sr-only">{word}</span>
                {text}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
