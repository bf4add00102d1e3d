import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { answer, asked, FILLER } from '../../testing/question-cases.ts';

it('asks the version of a website in a language it knows, and calls nothing unanswered for it', () => {
  const versions = [
    page(`<html lang="nl"><main><p>${FILLER.de}</p></main></html>`),
    page(
      `<html lang="en"><main><p>${FILLER.en}</p><h2>Are you insured?</h2><p>Yes, we are insured for ten million.</p></main></html>`,
      { url: 'https://example.test/en/', role: 'other' },
    ),
  ];
  const languages = ['nl', 'en'].map((value) => ({ value, sources: [], certainty: 'certain' as const }));
  const coverage = asked(versions, 'nl', 'plumber', { languages });
  expect(coverage).toMatchObject({ language: 'en', because: null });
  expect(answer(coverage, 'insured').answered).toBe('full');
  expect(answer(coverage, 'price')).toMatchObject({
    answered: 'inconclusive',
    why: expect.stringContaining('English'),
  });
  expect(asked(versions.slice(0, 1), 'nl', 'plumber', { languages }).because).toContain('another language');
});
