import { expect, it } from 'vitest';
import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { isAmongDeadEnds } from './dead-ends.ts';

const HOME = 'https://lime-cafe.example/';
const fault = (id: string, evidence: Partial<Evidence>[], cause?: string) =>
  ({
    check: { id, category: 'rendering' },
    outcome: {
      outcome: 'partial',
      evidence: evidence.map((one) => ({ pageUrl: HOME, place: 'link', seen: '', ...one })),
      ...(cause ? { cause } : {}),
    },
  }) as unknown as CheckResult;
const dead = (...names: string[]) => names.map((name) => ({ seen: `no address behind “${name}”` }));
const among = (one: CheckResult, ...others: CheckResult[]) => isAmongDeadEnds(one, [one, ...others]);

it('tells once of links without an address, in the words that say most exactly what they are', () => {
  const profiles = fault('dead-profile-links', dead('Lime on Photos'), 'without-address');
  const links = fault('broken-internal-links', dead('Lime on Photos'), 'text-without-address');
  expect(among(links, profiles)).toBe(true);
  expect(among(profiles, links)).toBe(false);
});

it('tells the lesser within the greater', () => {
  const profiles = fault('dead-profile-links', dead('Lime on Photos'), 'without-address');
  const links = fault('broken-internal-links', dead('Lime on Photos', 'Menu'), 'text-without-address');
  expect(among(profiles, links)).toBe(true);
  expect(among(links, profiles)).toBe(false);
});

it('tells once of a text that a click brings, and of its link', () => {
  const click = { place: 'after a click on “Imprint”: text that the HTML does not hold', seen: 'Ada Lime' };
  const link = fault('uncrawlable-links', dead('Imprint'), 'legal-by-script');
  expect(among(link, fault('content-behind-clicks', [click], 'at-a-click'))).toBe(true);
  expect(among(link, fault('content-behind-clicks', [{ ...click, pageUrl: `${HOME}b` }], 'at-a-click'))).toBe(false);
});

it('tells once of a file that several tags ask for, and of a page that is gone', () => {
  const gone = fault(
    'pages-without-success',
    [{ place: 'picture', seen: 'no picture at /img/lime.png' }],
    'picture-gone',
  );
  const preview = (path: string) => fault('dead-preview-image', [{ seen: `${HOME}${path}: status 404` }]);
  expect(among(preview('img/lime.png'), gone)).toBe(true);
  expect(among(preview('img/card.png'), gone)).toBe(false);
  const policy = fault('missing-policies', [{ seen: `privacy does not open: ${HOME}privacy` }], 'dead-link');
  const link = (path: string) => ({ place: `link to ${HOME}${path}`, seen: 'status 404' });
  const tried = { place: 'links', seen: '8 tried, 6 open' };
  expect(among(policy, fault('broken-internal-links', [link('privacy'), link('shop'), tried]))).toBe(true);
});

it('tells by itself what is about anything else', () => {
  const whole = fault('broken-internal-links', dead('Menu', 'Prices'));
  expect(among(fault('missing-policies', [{ seen: 'no link to a privacy page on the page read' }]), whole)).toBe(false);
  expect(among(fault('dead-profile-links', [...dead('Menu'), { seen: 'https://photos.example' }]), whole)).toBe(false);
});
