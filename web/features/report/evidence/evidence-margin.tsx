import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useEvidence } from './evidence-context.tsx';
import { EvidenceDrawer } from './evidence-drawer.tsx';
import { EvidenceList, evidenceTitle } from './evidence-list.tsx';

/** 1100 px: from this width the document leaves room for a margin; below it evidence comes as a drawer. */
const WIDE = '(width >= 68.75rem)';

/** The opened evidence: in the margin beside the text where there is room, in a drawer where there is none. */
export function EvidenceMargin() {
  const { total, opened, close } = useEvidence();
  const wide = useMedia(WIDE);

  useEffect(() => {
    if (!wide || opened.length === 0) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wide, opened, close]);

  if (!wide) return <EvidenceDrawer />;
  return (
    <aside
      aria-label="Evidence"
      aria-live="polite"
      className="sticky top-22 self-start max-h-[calc(100dvh-7rem)] overflow-y-auto print:hidden"
    >
      {opened.length === 0 ? (
        <p className="border-l border-line pl-4 text-xs text-quiet">
          {total === 0
            ? 'This report cites no passages.'
            : `${total} passages are cited here. Choose a bracket to see what it stands for.`}
        </p>
      ) : (
        <div key={opened.map(({ number }) => number).join()} className="animate-appear border-l-2 border-accent pl-4">
          <div className="mb-3 flex items-center justify-between">
            <h2 className="figures text-base">{evidenceTitle(opened)}</h2>
            <button
              type="button"
              aria-label="Close evidence"
              onClick={close}
              className="inline-flex size-8 items-center justify-center rounded-md text-quiet hover:bg-ink/6 hover:text-ink"
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </div>
          <EvidenceList opened={opened} />
        </div>
      )}
    </aside>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    // While the build renders there is no window: the margin appears where there is room for it.
    () => false,
  );
}
