import { useTicks } from './tick-context.tsx';

/** "Done", for the owner of a full report; nothing for everybody else. */
export function TickBox({ recommendationId, title }: { recommendationId: string; title: string }) {
  const ticks = useTicks();
  if (!ticks) return null;
  return (
    <label className="mt-3 inline-flex min-h-9 items-center gap-2 text-sm font-medium print:hidden">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={ticks.ticked.has(recommendationId)}
        onChange={() => ticks.toggle(recommendationId)}
      />
      Done
      <span className="sr-only">: {title}</span>
    </label>
  );
}
