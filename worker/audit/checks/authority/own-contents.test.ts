import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { missingPolicies } from './missing-policies.ts';

const url = `${HOME}privacy`;
const policies = [
  {
    value: { kind: 'privacy', url: `${url}#rights` },
    sources: [{ pageUrl: url, view: 'plain' as const, place: 'main > p > a', seen: 'Privacy rights' }],
  },
];
const notice = page('<main><p><a href="#rights">Privacy rights</a></p><h2 id="rights">Rights</h2></main>', {
  url,
  role: 'legal',
});
const form = '<form action="/send"><input name="name"><input name="email"><textarea name="text"></textarea></form>';
const outcomeWith = (home: string) =>
  missingPolicies.run(inputs({ pages: [page(form + home), notice], facts: facts({ policies }) })).outcome;

it('takes no list of contents of a page for a link that leads to it', () => {
  expect(outcomeWith('')).not.toBe('pass');
  expect(outcomeWith('<a href="/privacy">Your data</a>')).toBe('pass');
});
