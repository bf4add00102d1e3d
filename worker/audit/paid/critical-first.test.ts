import { expect, it } from 'vitest';
import type { ReadPage } from '../website/read-pages.ts';
import { criticalFirst } from './critical-first.ts';

const url = 'https://larch.test/';
const pages = [
  {
    url,
    rendered: {
      axe: {
        violations: [
          { rule: 'button-name', impact: 'critical', nodes: [{ selector: '.menu', snippet: '<button class="menu">' }] },
          { rule: 'link-name', impact: 'serious', nodes: [{ selector: '.fb', snippet: '<a class="fb">' }] },
        ],
      },
    },
  },
] as unknown as ReadPage[];

it('tells first the step, and of it the element, that axe-core calls critical', () => {
  const { steps, evidence } = criticalFirst(pages);
  const given = ['wrong-canonical', 'nameless-links-and-buttons'].map((checkId) => ({ checkId }));
  expect(steps(given).map(({ checkId }) => checkId)).toEqual(['nameless-links-and-buttons', 'wrong-canonical']);
  const link = { pageUrl: url, place: 'footer > a.fb', seen: 'link to https://facebook.test/' };
  const button = { pageUrl: url, place: 'header > button.menu', seen: 'button without a name' };
  expect(evidence('nameless-links-and-buttons', [link, button])).toEqual([button, link]);
  expect(evidence('wrong-canonical', [link, button])).toEqual([link, button]);
});
