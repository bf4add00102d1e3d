import { PRICE_WORDS } from '../../../worker/contract/price.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** At the foot of the window, 56 px: what the full report adds, and what it costs. */
export function PreviewBar({ analysisId, tasks, items }: { analysisId: number; tasks: number; items: number }) {
  return (
    <aside
      id="held-back"
      data-foot-bar
      aria-label="The full report"
      className="fixed inset-x-0 bottom-0 z-30 h-14 border-t border-line bg-raised shadow-float print:hidden"
    >
      <div className="page flex h-full items-center justify-between gap-4">
        <p className="figures min-w-0 truncate text-sm">
          <span className="font-semibold">{tasks} tasks</span>
          <span className="max-sm:hidden"> with their exact fixes, {items} more items</span>, {PRICE_WORDS.price}
          <span className="max-md:hidden">, 30 days money back</span>
        </p>
        <ButtonLink to={`/checkout/${analysisId}`} size="sm">
          Unlock Full Report
        </ButtonLink>
      </div>
    </aside>
  );
}
