import { keyed } from '../../../ui/keyed.ts';
import { CopyButton } from './copy-button.tsx';
import { ScrollBox } from './scroll-box.tsx';

interface CodeBlockProps {
  text: string;
  label: string;
  /** "Now", "After". */
  caption?: string;
  /** What is there already: shown to compare with, not to be copied. */
  isQuiet?: boolean;
}

/** Text to paste, as it is, with a button that copies it. Gaps the owner has to fill are marked. */
export function CodeBlock({ text, label, caption, isQuiet = false }: CodeBlockProps) {
  return (
    <div className={`min-w-0 rounded-md border border-line ${isQuiet ? 'text-quiet' : 'bg-sunken'}`}>
      <div
        className={`flex min-h-11 items-center justify-end border-b border-line p-1 ${caption === undefined ? 'print:hidden' : ''}`}
      >
        {caption !== undefined && <span className="mr-auto pl-2 text-xs font-semibold">{caption}</span>}
        {!isQuiet && (
          <span className="print:hidden">
            <CopyButton text={text} label={label} />
          </span>
        )}
      </div>
      <ScrollBox label={label}>
        <pre className="p-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
          <code>{withGaps(text)}</code>
        </pre>
      </ScrollBox>
    </div>
  );
}

function withGaps(text: string) {
  return keyed(text.split(/(\bTODO\b)/), (piece) => piece).map(({ key, item: piece }) =>
    piece === 'TODO' ? (
      <mark key={key} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
