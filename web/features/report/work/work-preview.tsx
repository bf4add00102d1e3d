import type { Verdict } from '../../../../worker/report/view/verdict.ts';

/** Shapes in place of what is held back: how wide their titles are, in percent. */
const SHAPES = [62, 45, 58, 41, 52];

/** The work before it is paid for: the titles of three, and how many more there are. */
export function WorkPreview({ verdict, count }: { verdict: Verdict; count: number }) {
  const rest = Math.max(0, count - verdict.first.length);
  return (
    <ol className="border-t border-line">
      {verdict.first.map(({ title, gain }, index) => (
        <li key={title} className="figures flex min-h-11 items-center gap-3 border-b border-line text-sm">
          <span aria-hidden="true" className="w-7 text-right font-serif text-base text-quiet">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 font-medium">{title}</span>
          <span className="text-xs text-quiet">{gain}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className="relative">
          <div aria-hidden="true" className="blur-[3px] select-none">
            {SHAPES.slice(0, rest).map((width) => (
              <div key={width} className="flex min-h-11 items-center gap-3 border-b border-line">
                <span className="ml-3 size-4 rounded-sm bg-line" />
                <span className="h-3 rounded-sm bg-line" style={{ width: `${width}%` }} />
                <span className="ml-auto h-2 w-16 bg-line" />
              </div>
            ))}
          </div>
          <p className="absolute inset-0 grid place-items-center text-sm font-medium">
            <span className="rounded-md bg-paper/85 px-3 py-1">
              {rest} more {rest === 1 ? 'task' : 'tasks'}, each with what we saw, the change and when it is done
            </span>
          </p>
        </li>
      )}
    </ol>
  );
}
