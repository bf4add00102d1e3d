import { useId } from 'react';

/** The trades there are, by name. */
export function TradeChooser({
  trades,
  chosen,
  label,
  onChoose,
}: {
  trades: readonly { id: string; label: string }[];
  chosen: string;
  label: string;
  onChoose: (id: string) => void;
}) {
  const id = useId();
  const sorted = [...trades].sort(
    (a, b) => Number(a.id === 'other') - Number(b.id === 'other') || a.label.localeCompare(b.label),
  );
  return (
    <div className="mt-3 grid max-w-sm gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
        className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink hover:border-ink"
      >
        {chosen === '' && <option value="">Please choose</option>}
        {sorted.map((trade) => (
          <option key={trade.id} value={trade.id}>
            {trade.label.charAt(0).toUpperCase() + trade.label.slice(1)}
          </option>
        ))}
      </select>
    </div>
  );
}
