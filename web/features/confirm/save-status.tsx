import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { SaveState } from './use-saved-statements.ts';

/** Always in sight: whether what was said is safe. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <div
      role={state.is === 'failed' ? 'alert' : 'status'}
      data-head-bar
      className="sticky top-16 z-10 low:static -mx-5 mt-6 flex min-h-12 flex-wrap items-center gap-3 border-b border-line bg-paper px-5 py-2 text-sm sm:mx-0 sm:px-0"
    >
      {state.is === 'untouched' && <span className="text-quiet">Everything you say is saved as you go.</span>}
      {state.is === 'saving' && (
        <>
          <Spinner />
          Saving…
        </>
      )}
      {state.is === 'saved' && <span>Saved. Your report has been rebuilt.</span>}
      {state.is === 'failed' && (
        <>
          <span className="text-red">Not saved: {state.message} What you entered is still here.</span>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
