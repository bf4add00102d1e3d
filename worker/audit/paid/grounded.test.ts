import { describe, expect, it } from 'vitest';
import type { Ground } from '../../contract/grounds.ts';
import { groundOf } from '../../testing/premium-group.ts';
import { type Draft, say, settle } from './grounded.ts';

const rule = (words: string): Ground => ({ kind: 'derived', rule: words, evidence: [] });

describe('what is said and what it rests on', () => {
  const draft: Draft<{ tips: string[]; best: { title: string } }> = {
    tips: [say('Open the door.', rule('one')), 'Close it.'],
    best: say({ title: say('Walk.', rule('own')) }, rule('whole')),
  };
  const { said, grounds } = settle<{ tips: string[]; best: { title: string } }>(draft, '/group');

  it('keeps the shape of what was said', () => {
    expect(said).toEqual({ tips: ['Open the door.', 'Close it.'], best: { title: 'Walk.' } });
  });

  it('finds the ground of a line by its pointer', () => {
    expect(grounds['/group/tips/0']).toEqual(rule('one'));
    expect(groundOf(grounds, '/group/best/title')).toEqual(rule('own'));
  });

  it('falls back to the nearest ancestor', () => {
    expect(groundOf(grounds, '/group/best/other')).toEqual(rule('whole'));
    expect(groundOf(grounds, '/group/tips/1')).toBeNull();
  });
});
