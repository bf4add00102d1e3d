import { type ReactNode, useState } from 'react';
import { useIsPaper } from './paper-context.tsx';

/** A list that few need: what it holds comes into the page when it is unfolded. */
export function More({ summary, children }: { summary: string; children: ReactNode }) {
  const isPaper = useIsPaper();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || isPaper;
  return (
    <details open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-9 py-1.5 text-sm font-medium text-accent">{summary}</summary>
      {isShown && <div className="mt-2">{children}</div>}
    </details>
  );
}
