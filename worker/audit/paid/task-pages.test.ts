import { expect, it } from 'vitest';
import { HOME, inputs, page } from '../../testing/audit-builders.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { taskPages } from './task-pages.ts';

it('names a page once that is told at two addresses', () => {
  const contact = page('<p>Hi</p>', { url: `${HOME}contact`, role: 'contact' });
  const read = { ...contact, plain: { ...contact.plain, finalUrl: `${HOME}contact/` } } as ReadPage;
  const evidence = ['contact', 'contact/', 'soup/'].map((path) => ({
    pageUrl: `${HOME}${path}`,
    place: 'p',
    seen: path,
  }));
  const results = [{ check: { id: 'x' }, outcome: { outcome: 'fail', evidence } }];
  const given = { inputs: { ...inputs({ pages: [read] }), attempts: [] } };
  const named = taskPages(given as unknown as Parameters<typeof taskPages>[0], { results } as never, []);
  expect(named).toEqual([`${HOME}contact`, `${HOME}soup/`]);
});
