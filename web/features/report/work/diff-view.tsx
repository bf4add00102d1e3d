import type { DiffLine } from '../../../../worker/report/view/line-diff.ts';
import { keyed } from '../../../ui/keyed.ts';
import { ScrollBox } from '../parts/scroll-box.tsx';

const LOOKS: Record<DiffLine['kind'], { sign: string; look: string; word: string }> = {
  same: { sign: ' ', look: 'text-quiet', word: '' },
  gone: { sign: '−', look: 'bg-red-soft text-red', word: 'Now: ' },
  new: { sign: '+', look: 'bg-green-soft text-green', word: 'After: ' },
  skip: { sign: ' ', look: 'text-quiet italic', word: '' },
};

/** What goes and what comes, line by line; each says so by sign and by word, not by colour alone. */
export function DiffView({ lines, label }: { lines: readonly DiffLine[]; label: string }) {
  return (
    <ScrollBox label={`${label}: before and after`} look="rounded-md border border-line bg-raised py-2">
      <ol className="font-mono text-xs leading-relaxed">
        {keyed(lines, ({ kind, text }) => `${kind} ${text}`).map(({ key, item: { kind, text } }) => {
          const { sign, look, word } = LOOKS[kind];
          return (
            <li key={key} className={`grid grid-cols-[1.5rem_minmax(0,1fr)] px-2 ${look}`}>
              <span aria-hidden="true">{sign}</span>
              <span className="wrap-anywhere whitespace-pre-wrap">
                <span className="sr-only">{word}</span>
                {text}
              </span>
            </li>
          );
        })}
      </ol>
    </ScrollBox>
  );
}
