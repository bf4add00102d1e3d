import type { LockedGroup } from '../../../../worker/report/view/locked.ts';

/** What the preview holds back: headings and counts, said calmly. */
export function HeldBack({ groups }: { groups: LockedGroup[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {groups.map(({ id, title, count }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-sm">
          <span>{title}</span>
          <span className="figures font-serif text-lg font-semibold">{count}</span>
        </li>
      ))}
    </ul>
  );
}
