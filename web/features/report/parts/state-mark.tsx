import type { Finding } from '../../../../worker/report/view/findings.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';

const LOOKS = {
  good: { shape: 'filled', tone: 'green', word: 'Good' },
  partly: { shape: 'half', tone: 'yellow', word: 'To improve' },
  bad: { shape: 'hollow', tone: 'red', word: 'Needs work' },
  unknown: { shape: 'dashed', tone: 'neutral', word: 'Left open' },
} as const;

/** The outcome of a finding as a shape; its word is for those who do not see it. */
export function StateMark({ state }: { state: Finding['state'] }) {
  const { shape, tone, word } = LOOKS[state];
  return (
    <span className={`inline-flex ${TEXT_TONE[tone]}`}>
      <Mark shape={shape} />
      <span className="sr-only">{word}: </span>
    </span>
  );
}
