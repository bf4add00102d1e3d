import { type CheckCategory, type CheckRow, withoutScore } from '../../../../worker/report/view/checks.ts';
import type { FindingsPart } from '../../../../worker/report/view/folded-parts.ts';
import { OutcomeMark, scoreBand, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';
import { PartTitle, Said, SaidList } from '../parts/said.tsx';

/** Every area as a bar, the weakest first; what failed unfolds, what is in order once more. */
export function AreasFinding({ part: { categories, premium } }: { part: FindingsPart }) {
  const sorted = categories.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101));
  return (
    <div className="grid gap-8">
      <div className="divide-y divide-line border-y border-line">
        {sorted.map((category) => (
          <Area key={category.id} category={category} />
        ))}
      </div>
      {premium && <TechnicalAreas areas={premium.technicalOptimizations} />}
    </div>
  );
}

function Area({ category: { id, title, score, scored, judged, rows, tally } }: { category: CheckCategory }) {
  const tone = score === null ? 'text-quiet' : TEXT_TONE[scoreBand(score)];
  const open = rows.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial');
  const rest = rows.filter((row) => !open.includes(row));
  return (
    <details id={`area-${id}`}>
      <summary className="figures grid min-h-9 grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-4 py-1.5 text-sm sm:grid-cols-[12rem_minmax(0,1fr)_6rem]">
        <span className="font-medium">{title}</span>
        <span
          aria-hidden="true"
          className={`h-2 max-sm:order-last max-sm:col-span-2 ${score === null ? 'border-t border-dashed border-edge' : 'bg-line'}`}
        >
          <span className={`block h-full bg-current ${tone}`} style={{ width: `${score ?? 0}%` }} />
        </span>
        <span className={`text-right font-semibold ${tone}`}>
          {score ?? <span className="text-xs font-normal">{withoutScore({ scored, judged })}</span>}
        </span>
      </summary>
      <div className="grid gap-3 py-3">
        <p className="text-xs text-quiet">{tally}</p>
        <Checks rows={open} />
        {rest.length > 0 && (
          <details>
            <summary className="text-xs text-accent">
              {rest.length} {open.length > 0 ? 'more' : rest.length === 1 ? 'check' : 'checks'}, without a fault we saw
              or not counted
            </summary>
            <div className="mt-2">
              <Checks rows={rest} />
            </div>
          </details>
        )}
      </div>
    </details>
  );
}

function Checks({ rows }: { rows: readonly CheckRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map(({ id, title, outcome, citations }) => (
        <li key={id} className="grid break-inside-avoid gap-x-4 sm:grid-cols-[8.5rem_1fr]">
          <OutcomeMark outcome={outcome} />
          <div className="min-w-0 text-sm">
            {title}
            <Citation numbers={citations} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type Areas = NonNullable<FindingsPart['premium']>['technicalOptimizations'];

/** How one person proves that what no task tells the test of is gone. */
function TechnicalAreas({ areas }: { areas: Areas }) {
  if (areas.length === 0) return null;
  return (
    <div>
      <PartTitle>For your web person, one sitting at a time</PartTitle>
      <div className="divide-y divide-line border-y border-line">
        {areas.map(({ area, estimatedImpact, issues, solutions }, index) => {
          const at = `/technicalOptimizations/${index}`;
          return (
            <details key={area}>
              <summary className="py-2 text-sm">
                <span className="font-medium">{area}</span>{' '}
                <span className="text-xs text-quiet">{estimatedImpact}</span>
              </summary>
              <div className="grid gap-4 py-2 md:grid-cols-2">
                <SaidList at={`${at}/issues`} items={issues} title="Seen" />
                <SaidList at={`${at}/solutions`} items={solutions} title="The test" />
              </div>
              <p className="sr-only">
                <Said at={at}>{area}</Said>
              </p>
            </details>
          );
        })}
      </div>
    </div>
  );
}
