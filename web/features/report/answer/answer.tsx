import type { OpeningPart } from '../../../../worker/report/view/folded-parts.ts';
import { Spoken, SpokenTogether } from '../parts/voice-context.tsx';
import { AnswerCard } from './answer-card.tsx';
import { FirstTasks } from './first-tasks.tsx';
import { ScoreDial } from './score-dial.tsx';
import { VerdictWords } from './verdict-words.tsx';

/** Depth one, a screen: how it stands, why, what to do first, and what a customer hears. */
export function Answer({ opening: { summary, verdict, answer, findings } }: { opening: OpeningPart }) {
  const { gate } = verdict;
  return (
    <section
      id="answer"
      aria-label="The answer"
      className="mt-5 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="min-w-0">
        <div className="flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-center">
          <ScoreDial
            score={summary.overall}
            word={summary.word}
            cap={gate?.cap ?? null}
            reachable={verdict.reachable}
          />
          <div className="min-w-0">
            <p className="font-serif text-xl leading-snug font-semibold text-balance">
              <Spoken>{verdict.headline}</Spoken>
            </p>
            {verdict.sentences.length > 0 && (
              <p className="mt-2 font-serif text-base leading-normal">
                <SpokenTogether lines={verdict.sentences} />
              </p>
            )}
          </div>
        </div>
        {gate && (
          <p className="mt-4 border-l-2 border-red pl-4 text-sm">
            <span className="figures font-semibold text-red">
              {summary.overall >= gate.cap ? 'Capped at' : 'At most'} {gate.cap}.{' '}
            </span>
            {verdict.sentences.includes(gate.reason) ? (
              'Nothing else counts in full until this is fixed.'
            ) : (
              <Spoken>{gate.reason}</Spoken>
            )}
          </p>
        )}
        {summary.warning && (
          <p className="mt-4 border-l-2 border-yellow pl-4 text-sm">
            <Spoken>{summary.warning}</Spoken>
          </p>
        )}
        <div className="mt-4">
          <VerdictWords words={verdict.words} findings={findings} />
        </div>
        <FirstTasks verdict={verdict} />
      </div>
      {answer && <AnswerCard card={answer} />}
    </section>
  );
}
