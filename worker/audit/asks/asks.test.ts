import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { labObservation, labRun } from '../../testing/lab-builders.ts';
import { CHECKS } from '../checks/index.ts';
import { readInputs } from '../checks/read-inputs.ts';
import { runChecks } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { withAsks } from './index.ts';
import { noVoices } from './no-voices.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const WORK =
  'We lay floors of oak and stone in old houses and new ones around the lake, and look at every room before we begin. ';

function asked(html: string, found: Improvement[] = [], pictures = 2) {
  const served = `<main><h1>Larch Floors</h1><p>${WORK.repeat(4)}</p>${html}</main>`;
  const image = { kind: 'image' as const, requests: pictures, transferBytes: 1, bodyBytes: 1 };
  const lab = labObservation({ traffic: { ...labRun('phone').traffic, byKind: [image] } });
  const seen = website({ target, pages: [page(served, { rendered: served })] });
  const inputs = { ...readInputs(seen), lab };
  return withAsks(found, inputs, runChecks(CHECKS, inputs), 90);
}
const ids = (html: string) => asked(html).map(({ checkIds }) => checkIds[0]);

describe('what most people look for and no page holds', () => {
  const PHONE = '<p>Call <a href="tel:+442079460123">020 7946 0123</a></p>';

  it('is told as what was looked for, without points', () => {
    const [amounts] = asked('');
    expect(amounts).toMatchObject({ urgency: 'asks', gain: 0, scoreAfter: 90, checkIds: ['missing-prices'] });
    expect(amounts?.results[0]?.outcome.evidence[0]?.seen).toBe('no amount of money in any currency on the page read');
  });

  it('is a way to reach the business before all else, and prices only behind it', () => {
    // Of a language that we do not read, no check says that it is missing.
    const text = 'Teemme tammilattioita ja kivilattioita vanhoihin taloihin jarven rannalla. '.repeat(8);
    const list = (html: string) => {
      const served = `<html lang="fi"><body><main><h1>Lehtikuusi</h1><p>${text}</p>${html}</main></body></html>`;
      const inputs = readInputs(website({ target, pages: [page(served)] }));
      return withAsks([], inputs, runChecks(CHECKS, inputs), 90).map(({ advice }) => advice.title);
    };
    const [reach, prices] = ['Say how people reach you', 'Say what people pay, or from what amount'];
    expect(list('')[0]).toBe(reach);
    expect(list('')).not.toContain(prices);
    for (const html of [
      '<p>info@larch.example</p>',
      '<p>020 7946</p>',
      '<a href="https://wa.me/442079460123">Chat</a>',
    ])
      expect(list(html)).not.toContain(reach);
    expect(list('<p>info@larch.example</p>')).toContain(prices);
  });

  it('stands before what is of low priority, however much that gains', () => {
    const low = { checkIds: ['missing-main-heading'], urgency: 'improves', priority: 'low', rawGain: 3 } as never;
    const list = asked('', [low]);
    expect(list.length).toBeGreaterThan(1);
    expect(list.at(-1)).toBe(low);
  });

  it('is nothing of a business whose main heading says that it is closed', () => {
    expect(ids('').length).toBeGreaterThan(0);
    const seen = website({ target, pages: [page(`<main><h1>Closed</h1><p>${WORK.repeat(4)}</p></main>`)] });
    const inputs = readInputs(seen);
    expect(withAsks([], inputs, runChecks(CHECKS, inputs), 90)).toEqual([]);
  });

  it.each([
    '<p>Oak from 90 euros a square metre</p>',
    '<p>Oak CHF 90</p>',
    '<p>Oak: 90,-</p>',
    '<p>Oak £90</p>',
    '<p>Oak 89,90</p>',
    '<a href="/price-list.pdf">List</a>',
    '<a href="/summer.pdf">Summer</a>',
    '<p>Oak from XX €</p>',
    '<iframe src="https://shop.example.org/list"></iframe>',
    '<select><option>Oak</option><option>Stone</option></select><script>sum()</script>',
  ])('is no lack of amounts beside %s', (html) => {
    expect(ids(html)).not.toContain('missing-prices');
  });

  it.each([
    ['<img src="/oak.jpg" alt="An oak floor">', false],
    ['<img src="/logo.png" alt="Larch"><img src="/line.svg" alt="">', true],
  ])('is a photograph where only %s is shown: %s', (html, isAsked) => {
    expect(ids(html).includes('missing-proof-of-work')).toBe(isAsked);
  });

  it('is no photograph where a browser asks for more pictures than the page names: styles may paint them', () => {
    const html = '<img src="/logo.png" alt="Larch"><img src="/line.svg" alt="">';
    const idsOf = (pictures: number) => asked(html, [], pictures).map(({ checkIds }) => checkIds[0]);
    expect([idsOf(2).includes('missing-proof-of-work'), idsOf(3).includes('missing-proof-of-work')]).toEqual([
      true,
      false,
    ]);
  });

  it('is a time of day where there is a telephone', () => {
    expect(ids(PHONE)).toContain('missing-opening-hours');
    expect(ids('')).not.toContain('missing-opening-hours');
    expect(ids(`${PHONE}<p>from 9 am</p>`)).not.toContain('missing-opening-hours');
    expect(ids(`${PHONE}<p>Answered Mon–Sun · 9–21</p>`)).not.toContain('missing-opening-hours');
    expect(ids(`${PHONE}<p>Answered 9–21 of 30</p>`)).toContain('missing-opening-hours');
  });

  it('is a small thing of hours where nobody is known to come, behind what most people miss', () => {
    const [like] = asked('');
    if (!like) throw new Error('nothing was asked');
    const one = (id: string): Improvement => {
      const results = like.results.map((result) => ({ ...result, check: { ...result.check, id } }) as typeof result);
      return {
        ...like,
        results,
        urgency: 'polishes',
        priority: 'low',
        checkIds: [id as Improvement['checkIds'][number]],
      };
    };
    const small = [one('missing-policies'), one('missing-website-node')];
    const order = asked(PHONE, small).filter(({ urgency }) => urgency === 'polishes');
    expect(order.map(({ checkIds }) => checkIds[0])).toEqual([
      'missing-policies',
      'missing-opening-hours',
      'missing-website-node',
    ]);
  });

  it('stands before details, and behind whatever is a fault of weight for certain', () => {
    const [like] = asked('');
    if (!like) throw new Error('nothing was asked');
    const one = (urgency: Improvement['urgency'], rawGain: number): Improvement => ({ ...like, urgency, rawGain });
    const order = asked('', [one('misleads', 0.1), one('improves', 3), one('improves', 0.2), one('polishes', 4)]);
    expect(order.map(({ urgency }) => urgency).slice(0, 4)).toEqual(['misleads', 'improves', 'improves', 'asks']);
    expect(order.at(-1)?.urgency).toBe('polishes');
  });
});

describe('what others say, where nobody could tell whether it stands there', () => {
  const told = (html: string) => {
    const main = page(`<main><h1>Larch Floors</h1><p>${WORK.repeat(4)}</p>${html}</main>`);
    const inputs = readInputs(website({ target, pages: [main] }));
    const open = { outcome: 'inconclusive' as const, because: 'Not in this language.', evidence: [] };
    const left = runChecks(CHECKS, inputs).map((result) => ({ ...result, outcome: open }));
    return noVoices.absent(inputs, left);
  };
  it.each(['<p><strong>4,8 / 5</strong> · 5.000+</p>', '<p>★★★★★</p>'])('is no lack beside %s', (html) => {
    expect(told(html)).toBeNull();
  });
  it.each(['', '<p>Open 9/5 and 10/5, 3.5/50 m</p>'])('is a lack beside %j', (html) => {
    expect(told(html)).toContain('rating');
  });
});
