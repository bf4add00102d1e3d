import type { Recommendation } from '../../../../worker/contract/premium.ts';
import type { EffortColumn } from '../../../../worker/report/view/worklist.ts';
import { Spoken } from '../parts/voice-context.tsx';

/** Height of the field, and what a label takes of it, px. */
const HEIGHT = 132;
const LABEL = 20;
/** Of a task without a label. */
const DOT = 6;
const MIN_POINTS = 0.1;

interface Props {
  columns: readonly EffortColumn[];
  chosen: Recommendation['effort'] | null;
  onChoose: (effort: Recommendation['effort'] | null) => void;
}

/** Every task by what it takes (across) and what it brings (up, by the logarithm). A column chosen shows its tasks alone. */
export function EffortPicture({ columns, chosen, onChoose }: Props) {
  const most = Math.max(1, ...columns.flatMap(({ dots }) => dots.map(({ points }) => points)));
  return (
    <fieldset className="print:hidden">
      <legend className="text-xs text-quiet">
        What each task gains. Effort as we estimate it from the kind of task; choose a column to see only its tasks.
      </legend>
      <div className="mt-2 grid grid-cols-4 border-y border-line">
        {columns.map((column) => (
          <label
            key={column.effort}
            className={`relative block border-l border-line px-2 pb-2 first:border-l-0 has-focus-visible:outline-2 has-focus-visible:outline-accent ${
              chosen === column.effort ? 'bg-accent-soft' : 'hover:bg-sunken'
            }`}
          >
            <input
              type="radio"
              name="effort"
              className="sr-only"
              checked={chosen === column.effort}
              // A second press on the chosen column shows all again.
              onClick={() => onChoose(chosen === column.effort ? null : column.effort)}
              onChange={() => {}}
            />
            <Field column={column} most={most} />
            <span className="figures block text-xs">
              <span className="font-semibold">{column.label}</span>{' '}
              <span className="text-quiet">
                {column.count}
                <span className="max-sm:sr-only"> {column.count === 1 ? 'task' : 'tasks'}</span>
                {column.points > 0 && <span className="max-sm:hidden">, +{column.points}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Field({ column: { dots }, most }: { column: EffortColumn; most: number }) {
  const tops = apart(dots.filter(({ isTop }) => isTop).map((dot) => ({ ...dot, at: heightOf(dot.points, most) })));
  const others = dots.filter(({ isTop }) => !isTop).map((dot) => ({ ...dot, at: heightOf(dot.points, most) }));
  const isBeside = ({ at }: { at: number }) => tops.some((top) => at > top.at - DOT && at < top.at + LABEL);
  return (
    <span aria-hidden="true" className="relative mt-2 mb-1 block" style={{ height: HEIGHT }}>
      {others.map((dot, index) => (
        <span
          key={dot.number}
          className="absolute size-1.5 rounded-full bg-ink/35"
          // Beside a label a dot has the strip at the right, else the whole width.
          style={{
            bottom: dot.at,
            ...(isBeside(dot) ? { right: (index % 2) * DOT } : { left: `${(index * 37) % 90}%` }),
          }}
        />
      ))}
      {tops.map(({ number, title, points, at }) => (
        <span key={number} className="absolute right-4 left-0 flex items-center gap-1.5" style={{ bottom: at }}>
          <span className="figures grid size-5 shrink-0 place-items-center rounded-full bg-accent text-[0.6875rem] font-semibold text-on-accent">
            {number}
          </span>
          <span className="figures hidden min-w-0 truncate text-xs md:block">
            +{points} <Spoken>{title}</Spoken>
          </span>
        </span>
      ))}
    </span>
  );
}

const heightOf = (points: number, most: number): number => {
  const share = Math.log10(Math.max(MIN_POINTS, points) / MIN_POINTS) / Math.log10(most / MIN_POINTS);
  return Math.round(share * (HEIGHT - LABEL));
};

/** None over another: from the top down, and up again where that ran out of room. */
export function apart<T extends { at: number }>(dots: readonly T[]): T[] {
  let ceiling = HEIGHT;
  const placed = dots
    .toSorted((a, b) => b.at - a.at)
    .map((dot) => {
      ceiling = Math.min(dot.at, ceiling - LABEL);
      return { ...dot, at: ceiling };
    });
  let floor = -LABEL;
  for (const dot of placed.toReversed()) {
    floor = Math.max(dot.at, floor + LABEL);
    dot.at = floor;
  }
  return placed;
}
