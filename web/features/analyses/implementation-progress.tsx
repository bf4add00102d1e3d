import type { Area, AreaProgress } from '../../../worker/contract/areas.ts';
import { ButtonLink } from '../../ui/button.tsx';

const BARS: { area: Area; title: string }[] = [
  { area: 'content', title: 'Content Optimization' },
  { area: 'technical', title: 'Technical Optimizations' },
  { area: 'local', title: 'Local SEO Setup' },
  { area: 'voice', title: 'Voice Search Ready' },
];

/** How far the advice of the newest reports was carried out, as ticked off in them. */
export function ImplementationProgress({
  hasAnalyses,
  progress,
}: {
  hasAnalyses: boolean;
  /** undefined: not known (yet). */
  progress: AreaProgress | undefined;
}) {
  return (
    <section aria-labelledby="implementation-title">
      <h2 id="implementation-title" className="text-lg">
        Implementation Progress
      </h2>
      {!hasAnalyses && (
        <>
          <p className="mt-2 text-sm text-quiet">Complete your first analysis to see what to do and track it here.</p>
          <ButtonLink to="/" variant="secondary" size="sm" className="mt-3">
            Get Started
          </ButtonLink>
        </>
      )}
      <ul className="mt-4 grid gap-3.5">
        {BARS.map(({ area, title }) => (
          <li key={area}>
            <Bar title={title} {...(progress?.[area] ?? { completed: 0, total: 0 })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ title, completed, total }: { title: string; completed: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((completed / total) * 100);
  return (
    <>
      <div className="flex justify-between gap-4 text-sm">
        <span>{title}</span>
        <span className="figures text-quiet">{percent}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-1 h-1 bg-line"
      >
        <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
