import { ButtonLink } from '../../ui/button.tsx';

const AREAS = ['Content Optimization', 'Technical Optimizations', 'Local SEO Setup', 'Voice Search Ready'];

/** How far the advice was carried out. All bars stand at 0%: nothing can be ticked off yet. */
export function ImplementationProgress({ hasAnalyses }: { hasAnalyses: boolean }) {
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
        {AREAS.map((area) => (
          <li key={area}>
            <div className="flex justify-between gap-4 text-sm">
              <span>{area}</span>
              <span className="figures text-quiet">0%</span>
            </div>
            <div
              role="progressbar"
              aria-label={area}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={0}
              className="mt-1 h-1 bg-line"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
