import type { ProgressRecord, Stage } from '../../../worker/contract/progress.ts';
import { Mark } from '../../ui/score.tsx';
import { stageTitle } from './progress-words.ts';

const STEPS: readonly Stage[] = ['discovery', 'scraping', 'analysis', 'complete'];

/** A bracket that closes as the analysis completes, over the four stages. */
export function StageLine({ record: { stage, progress } }: { record: ProgressRecord }) {
  const current = STEPS.indexOf(stage);
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Analysis"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress)}
        className="relative mx-1 h-9 font-serif text-2xl leading-9 text-accent"
      >
        <span aria-hidden="true" className="absolute inset-y-0 -left-1">
          [
        </span>
        <span aria-hidden="true" className="absolute inset-x-1.5 top-1/2 mt-0.5 h-px bg-line" />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-1.5 transition-[width] duration-250 ease-move"
          style={{ width: `calc((100% - 0.75rem) * ${progress / 100})` }}
        >
          <span className="absolute inset-x-0 top-1/2 h-1 bg-accent" />
          <span className="absolute inset-y-0 -right-2">]</span>
        </span>
      </div>
      <ol className="mt-1 flex justify-between gap-3 text-xs">
        {STEPS.map((step, i) => {
          const done = i < current || stage === 'complete';
          const shape = done ? 'filled' : i === current ? 'half' : 'hollow';
          return (
            <li
              key={step}
              aria-current={i === current ? 'step' : undefined}
              className={`flex items-center gap-1.5 ${i === current ? 'font-semibold text-ink' : 'text-quiet'}`}
            >
              <Mark shape={shape} className="text-accent" />
              <span className={i === current ? '' : 'max-sm:sr-only'}>
                {step === 'complete' ? 'Complete' : stageTitle(step)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
