import { defineCheck, inconclusive } from '../check.ts';

/**
 * Interaction to Next Paint exists only where people tap and type; no load of ours has any. It is named so that nobody takes blocking
 * time, which was measured, for it.
 */
export const slowInteractions = defineCheck({
  id: 'slow-interactions',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['inp'],
  title: { pass: 'How soon your pages answer a tap', fail: 'The website answers taps slowly' },
  why: 'How soon a page answers a tap is one of the three measures Google takes from real visits.',
  sources: ['https://web.dev/articles/inp'],
  needs: [],
  run() {
    return inconclusive(
      'Only real visitors can show it: it is measured while people use the page, and we do not guess.',
    );
  },
});
