import type { Finding } from '../../../../worker/report/view/findings.ts';
import { stateWord, type VerdictWord } from '../../../../worker/report/view/verdict.ts';
import { Mark, scoreBand, TEXT_TONE } from '../../../ui/score.tsx';

const SHAPES = { green: 'filled', yellow: 'half', red: 'hollow' } as const;

/** Reach, Read, Understand, Recommend: each leads to the finding that tells more. */
export function VerdictWords({ words, findings }: { words: readonly VerdictWord[]; findings: readonly Finding[] }) {
  // What the finding calls wrong is not shown as good, however high the mean of its checks.
  const isBad = (id: string) => findings.some((finding) => finding.id === id && finding.state === 'bad');
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-y border-line sm:grid-cols-4">
      {words.map((word) => (
        <li key={word.id} className="py-2">
          <a href={`#${word.finding}`} className="group block">
            <span className="block text-xs text-quiet group-hover:text-accent">{word.title}</span>
            <Score word={word} isHeld={isBad(word.finding)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Score({ word, isHeld }: { word: VerdictWord; isHeld: boolean }) {
  const { score, state } = word;
  const look = 'flex items-center gap-1.5 font-serif text-lg leading-tight font-semibold figures';
  if (state === 'unmeasured' || score === null) {
    return (
      <span className={`${look} text-quiet`}>
        – <Mark shape="dashed" />
        <span className="font-sans text-xs font-normal">
          {stateWord(state === 'closed' ? word : { ...word, state: 'unmeasured' })}
        </span>
      </span>
    );
  }
  if (state === 'behind') {
    return (
      <span className={`${look} text-quiet`}>
        {score} <Mark shape="dashed" />
        <span className="font-sans text-xs font-normal">once open</span>
      </span>
    );
  }
  const measured = scoreBand(score);
  const band = state === 'closed' ? 'red' : isHeld && measured === 'green' ? 'yellow' : measured;
  return (
    <span className={`${look} ${TEXT_TONE[band]}`}>
      {score} <Mark shape={SHAPES[band]} />
      {state === 'closed' && <span className="font-sans text-xs font-normal">{stateWord(word)}</span>}
    </span>
  );
}
