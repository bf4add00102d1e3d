import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { rateFacts } from '../facts/certainty/rate-facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { answerQuestions } from './answer-questions.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const TEXT = 'We are here for you and all of your family from Monday to Friday. Come in and see what we have for you.';

function answered(title: string, description: string) {
  const head = `<title>${title}</title><meta name="description" content="${description}">`;
  const seen = website({
    target,
    pages: [page(`<html lang="en"><head>${head}</head><p>${TEXT}</p><p>${description}</p></html>`)],
  });
  const facts = { ...rateFacts(readFacts(seen), seen), trade: null };
  return answerQuestions(seen, facts).questions.find(({ id }) => id === 'other/what-you-do')?.answered;
}

it('a description answers what a business does only with more than its title and name', () => {
  const title = 'Beauty salon Ida Larch';
  expect(answered(title, 'Beauty salon Ida Larch online in Larchford')).not.toBe('full');
  expect(answered(title, 'Beauty salon Ida Larch for facials, peelings, pedicure and massage')).toBe('full');
});
