import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function certainty(description: string, main: string) {
  const html = `<html lang="en"><head><meta name="description" content="${description}"></head><body>${main}<p>${description}</p></body></html>`;
  const seen = website({ target, pages: [page(html)] });
  return rateFacts(readFacts(seen), seen).description?.certainty;
}

it('a description is not certain whose figures the pages contradict', () => {
  const lessons = 'We teach the cello in the afternoon (1 PM - 4 PM) all around Larchford.';
  expect(certainty(lessons, '<p>Cello lessons: 2:30 PM - 6:15 PM</p>')).toBe('likely');
  expect(certainty(lessons, '<p>Cello lessons: 13:00 - 16:00</p>')).toBe('certain');
  expect(certainty(lessons, '<p>We teach the cello.</p>')).toBe('certain');
  const boards = 'Larch sells boards from £20.00 to everybody in town.';
  expect(certainty(boards, '<p>Boards from £25.00</p>')).toBe('likely');
  expect(certainty(boards, '<p>Boards from £20.00, wax £25.00</p>')).toBe('certain');
  const skill = 'Larch sells boards to everybody in town, with more than 10 years of experience.';
  expect(certainty(skill, '<p>For over 20 years we have made boards.</p>')).toBe('likely');
  expect(certainty(skill, '<p>For over 10 years, and soon 20 years.</p>')).toBe('certain');
  expect(certainty(skill, '<p>Room for 20 people.</p>')).toBe('certain');
  const family = 'Larch sells boards to everybody in town since 1987.';
  expect(certainty(family, '<p>Founded in 1989.</p><p>© 2026 Larch</p>')).toBe('likely');
  expect(certainty(family, '<p>© 2026 Larch</p>')).toBe('certain');
});
