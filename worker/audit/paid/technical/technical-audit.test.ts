import { expect, it } from 'vitest';
import { attemptOf, page } from '../../../testing/audit-builders.ts';
import { labObservation } from '../../../testing/lab-builders.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import type { LabRun } from '../../website/lab/lab-observation.ts';
import { technicalAudit } from './technical-audit.ts';

it('names the largest part that the browser drew, and sends to PageSpeed Insights for one it did not name', () => {
  const told = (largestElement: LabRun['largestElement']) => {
    const input = premiumInputOf(englishPlumber, (seen) => {
      seen.lab = labObservation({ metrics: { largestContentfulPaintMs: 9_000 }, largestElement });
    });
    return JSON.stringify(technicalAudit(input));
  };
  const named = told({ selector: 'body > div', snippet: '<div class="hero">', picture: 'https://a.test/img/hero.jpg' });
  expect(named).toContain('drawn after 9 s: it is “hero.jpg”.');
  expect(named).not.toContain('which picture or text');
  expect(told(null)).toContain('find out in PageSpeed Insights which picture or text it is.');
});

it('names the pages to sign in at, and asks for whom they are', () => {
  const told = (html: string) => {
    const audit = technicalAudit(
      premiumInputOf(englishPlumber, (seen) => {
        const desk = attemptOf(page(html, { role: 'other', url: new URL('/desk.html', seen.target.homeUrl).href }));
        seen.pages = [...seen.pages, desk];
      }),
    );
    return JSON.stringify(audit);
  };
  const asked = told('<main><h1>Desk</h1><form><input type="password"></form></main>');
  expect(asked).toMatch(/a page to sign in at.*desk\.html.*for you and your staff alone/);
  expect(told('<main><h1>Desk</h1></main>')).not.toContain('to sign in at');
});

it('tells a barrier in our words with its page, and nothing of what tasks tell', () => {
  const found = (rule: string) => ({
    ...{ rule, help: 'Axe says so', helpUrl: 'https://axe.test/', impact: 'serious' as const, tags: [], nodeCount: 7 },
    nodes: [{ selector: 'body > div', snippet: '<div>', fix: 'Fix any' }],
  });
  const told = JSON.stringify(
    technicalAudit(
      premiumInputOf(englishPlumber, (seen) => {
        const bare = attemptOf(
          page('<div>Our desk</div>', { role: 'home', url: seen.target.homeUrl, rendered: '<div>Our desk</div>' }),
        );
        const slight = { ...found('region'), impact: 'moderate' as const };
        const once = { ...found('link-in-text-block'), nodeCount: 1 };
        const violations = [found('landmark-one-main'), found('tabindex'), found('no-such-rule'), once, slight];
        const axe = { version: '4', violations, incomplete: [], passed: [] };
        seen.pages = [{ ...bare, rendered: bare.rendered && { ...bare.rendered, axe } }];
      }),
    ),
  );
  expect(told).not.toContain('No part of the page is marked as its main part');
  expect(told).toMatch(/In 7 places: a tabindex above 0[^{}]*Serious by axe's scale, on the home page\."/);
  expect(told).toContain('the rule “no-such-rule” of axe-core is broken');
  expect(told).toContain('"A link in a text differs from it by nothing but color');
  expect(told).not.toMatch(/outside of the main parts|Axe says so|Fix any|7 elements/);
});

it('tells nothing of readers kept out whom the robots.txt of a task lets in', () => {
  const audit = technicalAudit(
    premiumInputOf(englishPlumber, (seen) => {
      seen.robots = { ...seen.robots, status: 200, text: 'User-agent: *\nDisallow: /' };
    }),
  );
  const told = JSON.stringify(audit);
  expect(told).not.toMatch(/may not open|smaller assistants/);
});
