import { describe, expect, it } from 'vitest';
import { TRADES } from '../facts/facts.ts';
import { TRADE_QUESTIONS } from '../trades/index.ts';
import { TRADE_TIPS } from './trade-tips.ts';

const all = TRADES.flatMap((trade) =>
  TRADE_TIPS[trade].industry.flatMap(({ open, answered }) => [open, answered]).concat(TRADE_TIPS[trade].local),
);

describe('tips by trade', () => {
  it.each(TRADES)('%s: four or more, each with a question of the trade', (trade) => {
    const ids = TRADE_QUESTIONS[trade].questions.map(({ id }) => id);
    const asked = TRADE_TIPS[trade].industry.map(({ question }) => question);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are said once over all trades, as whole sentences, without praise', () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => !/[.?”]$/.test(text) || /!|boost|AI-powered|unlock/i.test(text))).toEqual([]);
  });

  it('name no place but the one of the website', () => {
    expect(all.filter((text) => /\{(?!place\})/.test(text))).toEqual([]);
  });
});
