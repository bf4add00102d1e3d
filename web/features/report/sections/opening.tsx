import type { Summary } from '../../../../worker/report/view/summary.ts';
import { ScoreBar } from './score-bar.tsx';
import { ScoreDial } from './score-dial.tsx';

/** The first screen: what was analysed, how it stands, what caps it, and the three things that gain most. */
export function Opening({ summary }: { summary: Summary }) {
  const { overall, access, understanding, warning, gate, steps } = summary;
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
      <section aria-label="Score">
        {warning && <p className="prose mb-7 border-l-2 border-amber pl-4">{warning}</p>}
        <div className="flex flex-col gap-8 sm:flex-row sm:items-center lg:gap-10">
          <ScoreDial score={overall} cap={gate?.cap ?? null} />
          <div className="grid min-w-0 flex-1 gap-5">
            <ScoreBar label="Access" score={access} hint="Can assistants reach and read you?" />
            <ScoreBar
              label="Understanding"
              score={understanding}
              hint="Do they learn who you are and why to name you?"
            />
          </div>
        </div>
        {gate && (
          <p className="mt-7 border-l-2 border-red pl-4 text-sm">
            <span className="figures font-semibold text-red">
              {overall >= gate.cap ? 'Capped at' : 'At most'} {gate.cap}.{' '}
            </span>
            {gate.reason}
          </p>
        )}
      </section>
      <section aria-labelledby="first-steps-title">
        <h2 id="first-steps-title" className="text-lg">
          {steps.every(({ number }) => number === null) ? 'Three things to do first' : 'What gains most'}
        </h2>
        {steps.length === 0 ? (
          <p className="prose mt-4 text-quiet">We found nothing that would raise this score.</p>
        ) : (
          <ol className="mt-2 divide-y divide-line">
            {steps.map(({ title, description, pointsGain, number }, i) => (
              <li key={title} className="grid break-inside-avoid grid-cols-[2.75rem_1fr] py-4">
                <span aria-hidden="true" className="figures font-serif text-lg text-accent">
                  [{number ?? i + 1}]
                </span>
                <div>
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <h3 className="text-base leading-snug">
                      {number === null ? (
                        title
                      ) : (
                        <a href={`#recommendation-${number}`} className="hover:text-accent hover:underline">
                          {title}
                        </a>
                      )}
                    </h3>
                    {pointsGain > 0 && (
                      <p className="figures text-xs font-medium whitespace-nowrap text-quiet">
                        +{pointsGain} {pointsGain === 1 ? 'point' : 'points'}
                      </p>
                    )}
                  </div>
                  <p className="mt-1 text-sm text-quiet">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
