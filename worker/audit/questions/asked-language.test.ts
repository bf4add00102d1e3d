import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { answer, asked, FILLER } from '../../testing/question-cases.ts';

it('asks the version of a website in a language it knows, and calls nothing unanswered for it', () => {
  const versions = [
    page(`<html lang="nl"><main><p>${FILLER.de}</p></main></html>`),
    page(`<html lang="en"><main><p>${FILLER.en}</p></main></html>`, { url: 'https://example.test/en/', role: 'other' }),
  ];
  const languages = ['nl', 'en'].map((value) => ({ value, sources: [], certainty: 'certain' as const }));
  const value = { question: 'Are you insured?', answer: 'Yes, we are insured for ten million.' };
  const sources = [{ pageUrl: 'https://example.test/en/', place: 'h2', seen: value.question, view: 'plain' as const }];
  const faq = [{ value, sources, certainty: 'certain' as const }];
  const coverage = asked(versions, 'nl', 'plumber', { languages, faq });
  expect(coverage).toMatchObject({ language: 'en', because: null });
  expect(answer(coverage, 'insured').answered).toBe('full');
  expect(answer(coverage, 'price')).toMatchObject({
    answered: 'inconclusive',
    why: expect.stringContaining('English'),
  });
  expect(asked(versions.slice(0, 1), 'nl', 'plumber', { languages }).because).toContain('another language');
});

it('asks nothing in a language that an attribute states and the words gainsay', () => {
  const of = (words = '') => [page(`<html lang="en"><main><p>${words}</p></main></html>`)];
  const languages = [{ value: 'en', sources: [], certainty: 'likely' as const }];
  expect(asked(of(FILLER.en), 'en', 'plumber', { languages }).language).toBe('en');
  expect(asked(of(FILLER.de), 'en', 'plumber', { languages })).toMatchObject({
    language: null,
    because: expect.stringContaining('could not tell'),
  });
});
