import type { LockedGroup } from '../../../worker/report/view/locked.ts';
import { HeldBack } from '../report/sections/held-back.tsx';
import { UnlockBar } from '../report/sections/unlock-bar.tsx';

/** Widths of the blurred lines, in percent: the shape of text, nobody's text. */
const LINES = [92, 78, 85, 64, 88, 71];

/** The part that payment opens: its headings and counts, and the shape of what stands under them. */
export function LockedPreview({ analysisId, groups }: { analysisId: number; groups: LockedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="full-report" className="mt-12">
      <h3 id="full-report" className="text-lg">
        The full report
      </h3>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <HeldBack groups={groups} />
        <div aria-hidden="true" className="grid content-start gap-3 rounded-md border border-line bg-raised p-6">
          {LINES.map((width) => (
            <span key={width} className="h-3 rounded-sm bg-ink/15 blur-[3px]" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
      <div className="mt-6">
        <UnlockBar analysisId={analysisId} groups={groups} />
      </div>
    </section>
  );
}
