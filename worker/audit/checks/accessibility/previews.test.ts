import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { readRobots } from '../../robots/robots-txt.ts';
import { blockedPreviewBots } from './blocked-preview-bots.ts';
import { contradictoryPreviewTags } from './contradictory-preview-tags.ts';
import { missingPreviewTags } from './missing-preview-tags.ts';

const og = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('');
const ALL = { title: 'Roofs', description: 'Roofs in Ely', image: '/a.jpg', url: HOME, type: 'website' };

describe('missing-preview-tags', () => {
  const run = (...pages: ReturnType<typeof page>[]) => runCheck(missingPreviewTags, inputs({ pages }));

  it('passes five, named by either attribute', () => {
    expect(run(page(og(ALL))).outcome).toBe('pass');
    expect(run(page(og(ALL).replaceAll('property=', 'name='))).outcome).toBe('pass');
    expect(run(page(og(ALL).replace('og:image', 'og:image:secure_url'))).outcome).toBe('pass');
  });

  it('is partial for three or four, blank ones not counted', () => {
    expect(run(page(og({ ...ALL, type: ' ', image: '' })))).toMatchObject({
      outcome: 'partial',
      seen: ['missing: og:image, og:type'],
    });
  });

  it('fails fewer', () => {
    expect(run(page(''))).toMatchObject({ outcome: 'fail', seen: ['none'] });
  });

  it('forgives one of many pages and every legal notice', () => {
    const inner = (name: string, html: string) => page(html, { url: `${HOME}${name}`, role: 'other' });
    const good = ['a', 'b', 'c', 'd'].map((name) => inner(name, og(ALL)));
    expect(run(page(og(ALL)), ...good, inner('e', '')).outcome).toBe('pass');
    expect(run(page(og(ALL)), inner('e', '')).outcome).toBe('partial');
    expect(run(page(og(ALL)), page('', { url: `${HOME}imprint`, role: 'legal' })).outcome).toBe('pass');
    expect(run(page('', { role: 'legal' })).outcome).toBe('not_applicable');
  });
});

describe('contradictory-preview-tags', () => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const prices = (html: string) => page(html, { url: `${HOME}prices`, role: 'prices' });
  const run = (pages: ReturnType<typeof page>[], overrides: Partial<typeof target> = {}) =>
    runCheck(contradictoryPreviewTags, inputs({ pages, facts: facts(), target: { ...target, ...overrides } }));

  it('passes an address and a title that are the page’s, in other spellings too', () => {
    expect(run([page(og({ url: 'http://www.example.test/index.html' }))]).outcome).toBe('pass');
    expect(run([prices(og({ url: '/prices/?from=chat' }))]).outcome).toBe('pass');
    expect(run([page(`<title>Roofs in Ely</title>${og({ title: 'Your roofs!' })}`)]).outcome).toBe('pass');
    expect(run([page(`<title>札幌歯科 | 診療案内</title>${og({ title: '診療のご案内' })}`)]).outcome).toBe('pass');
  });

  it('passes an address the canonical names', () => {
    const html = `<link rel="canonical" href="/price-list">${og({ url: `${HOME}price-list` })}`;
    expect(run([prices(html)]).outcome).toBe('pass');
  });

  it('fails another page’s address', () => {
    expect(run([page(og(ALL)), prices(og({ url: HOME }))])).toMatchObject({ outcome: 'fail', seen: [HOME] });
  });

  it('is partial for one of many pages', () => {
    const inner = ['a', 'b', 'c', 'd'].map((name) =>
      page(og({ url: `${HOME}${name}` }), { url: `${HOME}${name}`, role: 'other' }),
    );
    expect(run([page(og(ALL)), ...inner, prices(og({ url: HOME }))]).outcome).toBe('partial');
  });

  it('fails a title left over from a template', () => {
    expect(run([page(`<title>Roofs in Ely</title><h1>Roofs</h1>${og({ title: 'Zenith Theme Demo' })}`)])).toMatchObject(
      {
        outcome: 'fail',
        seen: ['Zenith Theme Demo'],
      },
    );
  });

  it('says nothing where there is nothing to compare', () => {
    expect(run([page('<title>Roofs</title>')]).outcome).toBe('not_applicable');
    expect(run([page(og({ title: 'Roofs in Ely' }))]).outcome).toBe('pass');
  });

  it('does not hold the public address against a website under test', () => {
    const html = og({ url: 'https://roofs-of-ely.test/' });
    expect(run([page(html)]).outcome).toBe('fail');
    expect(run([page(html)], { isPrivate: true }).outcome).toBe('pass');
  });
});

describe('blocked-preview-bots', () => {
  const run = (text: string | null, status = 200) =>
    runCheck(blockedPreviewBots, inputs({ robots: readRobots(textResource(text, { status })) }));

  it('passes open files and none', () => {
    expect(run('User-agent: GPTBot\nDisallow: /').outcome).toBe('pass');
    expect(run(null, 404).outcome).toBe('pass');
    expect(run('User-agent: facebookexternalhit\nDisallow: /private').outcome).toBe('pass');
  });

  it('fails when one is shut out, and quotes the line', () => {
    const { outcome, evidence } = run('User-agent: GPTBot\nUser-agent: facebookexternalhit\nDisallow: /');
    expect(outcome).toBe('fail');
    expect(evidence).toEqual([
      { pageUrl: HOME, place: 'robots.txt line 3, for facebookexternalhit', seen: 'Disallow: /' },
    ]);
    expect(run('User-agent: *\nDisallow: /').evidence).toHaveLength(4);
  });

  it('does not know the rules of a file that fails', () => {
    expect(run(null, 503).outcome).toBe('inconclusive');
  });
});
