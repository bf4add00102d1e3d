import type { PlanMonth, PlanStep } from '../../../../worker/report/view/plan.ts';

/** Three months of work, each step leading to its recommendation. */
export function PlanMonths({ months }: { months: readonly PlanMonth[] }) {
  return (
    <div className="grid gap-10">
      {months.map(({ title, goal, steps }) => (
        <div key={title}>
          <h3 className="break-after-avoid text-lg">{title}</h3>
          <p className="mt-1 text-sm text-quiet">{goal}</p>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {steps.map((step) => (
              <Step key={step.recommendationId} step={step} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Step({ step: { number, title, points, effort, owner, scoreAfter } }: { step: PlanStep }) {
  return (
    <li className="figures grid break-inside-avoid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-2 py-3 text-sm">
      <span aria-hidden="true" className="font-serif text-accent">
        {number === null ? '' : `[${number}]`}
      </span>
      <div>
        {number === null ? (
          title
        ) : (
          <a href={`#recommendation-${number}`} className="hover:text-accent hover:underline">
            {title}
          </a>
        )}
        <p className="mt-0.5 text-xs text-quiet">{[points, effort, owner].filter((part) => part !== '').join(' · ')}</p>
      </div>
      <p className="text-right">
        <span className="sr-only">Score after this step: </span>
        <span className="font-serif text-base font-semibold">{scoreAfter}</span>
        <span aria-hidden="true" className="block text-xs text-quiet">
          score
        </span>
      </p>
    </li>
  );
}
