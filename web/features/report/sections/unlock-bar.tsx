import { PRICE_WORDS } from '../../../../worker/contract/price.ts';
import type { LockedGroup } from '../../../../worker/report/view/locked.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** What the full report adds and what it costs, said once and calmly. Opens the payment page. */
export function UnlockBar({ analysisId, groups }: { analysisId: number; groups: LockedGroup[] }) {
  const named = groups
    .slice(0, 3)
    .map(({ title, count }) => `${count} ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 border-accent bg-accent-soft py-4 pr-4 pl-5 print:hidden">
      <div>
        <p className="font-serif text-base font-semibold">The full report on this website: {PRICE_WORDS.price}, once</p>
        {named.length > 0 && <p className="figures mt-0.5 text-sm text-quiet">{listed(named)} are ready to read.</p>}
      </div>
      <ButtonLink to={`/checkout/${analysisId}`}>Unlock Full Report</ButtonLink>
    </div>
  );
}

const listed = (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
