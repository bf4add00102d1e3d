import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ratingTone } from '../../worker/report/view/rating-tone.ts';
import { OutcomeMark, ScoreBadge, ScoreCircle, scoreBand } from './score.tsx';

describe('scores', () => {
  it('are green from 80, yellow from 60, red below', () => {
    expect([100, 80, 79, 60, 59, 0].map(scoreBand)).toEqual(['green', 'green', 'yellow', 'yellow', 'red', 'red']);
  });

  it('never speak by colour alone', () => {
    expect(renderToStaticMarkup(<ScoreBadge score={72} />)).toMatch(/72\/100.*Fair/);
    expect(renderToStaticMarkup(<ScoreCircle score={null} />)).toContain('Score: not measured');
    expect(renderToStaticMarkup(<OutcomeMark outcome="inconclusive" bare />)).toContain('Left open');
  });
});

describe('rating words', () => {
  it('have the colours of the specification', () => {
    const words = ['present', 'Strong', 'needs work', 'moderate', 'missing', 'unclear', 'anything', 'not applicable'];
    expect(words.map(ratingTone)).toEqual(['green', 'green', 'yellow', 'yellow', 'red', 'red', 'red', 'neutral']);
  });
});
