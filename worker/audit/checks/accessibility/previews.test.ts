import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { LinkCheck, PictureLook, Target } from '../../observations.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { blockedPreviewBots } from './blocked-preview-bots.ts';
import { contradictoryPreviewTags } from './contradictory-preview-tags.ts';
import { deadPreviewImage } from './dead-preview-image.ts';
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

  it('is partial for two or three, blank ones not counted', () => {
    expect(run(page(og({ ...ALL, type: ' ', image: '' })))).toMatchObject({
      outcome: 'partial',
      seen: ['no og:image'],
    });
  });

  it('fails those that a tool or a template left', () => {
    const left = { ...ALL, title: '%Roofs - %sitename%%' };
    const seen = 'og:title left by a tool or a template: “%Roofs - %sitename%%”';
    expect(run(page(og(left)))).toMatchObject({ outcome: 'fail', seen: [seen] });
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const words = letters.flatMap((one) => letters.slice(0, 6).map((two) => `${one}${two}${one}${two}zo`)).join(' ');
    const card = { title: 'Aspenly App', description: 'Aspenly Generated', image: 'https://aspenly.com/card.png' };
    expect(run(page(`${og({ ...ALL, ...card })}<p>${words}</p>`))).toMatchObject({
      outcome: 'fail',
      seen: ['og:title, og:description and og:image left by a tool or a template: “Aspenly App”'],
    });
    expect(run(page(`${og({ ...ALL, ...card })}<p>Aspenly: ${words}</p>`)).outcome).toBe('pass');
  });

  it('fails fewer', () => {
    expect(run(page(''))).toMatchObject({ outcome: 'fail', seen: ['no tags for previews'] });
  });

  it('does not say of all pages what one of them has', () => {
    const inner = ['a', 'b', 'c'].map((name) => page('', { url: `${HOME}${name}`, role: 'other' }));
    expect(run(page(og(ALL)), ...inner).outcome).toBe('partial');
    expect(run(page(''), ...inner).outcome).toBe('fail');
  });

  it('leaves open what one of many pages lacks, and forgives every legal notice', () => {
    const inner = (name: string, html: string) => page(html, { url: `${HOME}${name}`, role: 'other' });
    const good = ['a', 'b', 'c', 'd'].map((name) => inner(name, og(ALL)));
    expect(run(page(og(ALL)), ...good, inner('e', '')).outcome).toBe('inconclusive');
    expect(run(page(og(ALL)), inner('e', '')).outcome).toBe('partial');
    expect(run(page(og(ALL)), page('', { url: `${HOME}imprint`, role: 'legal' })).outcome).toBe('pass');
    expect(run(page('', { role: 'legal' })).outcome).toBe('not_applicable');
  });
});

describe('contradictory-preview-tags', () => {
  const target: Target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const prices = (html: string) => page(html, { url: `${HOME}prices`, role: 'prices' });
  const run = (pages: ReturnType<typeof page>[], overrides: Partial<typeof target> = {}) =>
    runCheck(contradictoryPreviewTags, inputs({ pages, facts: facts(), target: { ...target, ...overrides } }));

  it('passes an address and a title that are the page’s, in other spellings too', () => {
    expect(run([page(og({ url: 'http://www.example.test/index.html' }))]).outcome).toBe('pass');
    expect(run([prices(og({ url: '/prices/?from=chat' }))]).outcome).toBe('pass');
    expect(run([page(`<title>Roofs in Ely</title>${og({ title: 'Your roofs!' })}`)]).outcome).toBe('pass');
    expect(run([page(`<title>札幌歯科 | 診療案内</title>${og({ title: '診療のご案内' })}`)]).outcome).toBe('pass');
  });

  it('praises no one title for all pages', () => {
    const titled = (path: string, own: string, shown: string) =>
      page(`<title>${own}</title>${og({ title: shown })}`, { url: `${HOME}${path}`, role: 'other' });
    const home = titled('', 'Larch Roofs', 'Larch Roofs');
    expect(run([home, titled('ely', 'Roofs in Ely', 'Larch Roofs')]).outcome).toBe('inconclusive');
    expect(run([home, titled('ely', 'Roofs in Ely', 'Roofs in Ely')]).outcome).toBe('pass');
    expect(run([home, titled('ely', 'Larch Roofs', 'Larch Roofs')]).outcome).toBe('pass');
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
    expect(run([page(html)], { isPrivate: true, aliasHost: 'rosa.test' }).outcome).toBe('fail');
    const canonical = (url: string) => page(`<link rel="canonical" href="${url}">${html}`);
    expect(run([canonical('https://www.roofs-of-ely.test/')], { isPrivate: true }).outcome).toBe('pass');
    expect(run([canonical('https://rosa.test/')], { isPrivate: true }).outcome).toBe('fail');
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

  it('is partial where the picture of the home page may not be fetched, as the longest rule says', () => {
    const withPicture = (image: string, text: string) =>
      runCheck(
        blockedPreviewBots,
        inputs({ pages: [page(og({ ...ALL, image }))], robots: readRobots(textResource(text)) }),
      );
    const rules = 'User-agent: *\nAllow: /\nDisallow: /assets/';
    const found = withPicture('/assets/a.jpg', rules);
    expect(found).toMatchObject({ outcome: 'partial', cause: 'picture' });
    expect(found.evidence[0]).toMatchObject({ pageUrl: `${HOME}assets/a.jpg`, seen: 'Disallow: /assets/' });
    expect(withPicture('/pictures/a.jpg', rules).outcome).toBe('pass');
    expect(withPicture('https://pictures.test/assets/a.jpg', rules).outcome).toBe('pass');
    expect(withPicture('/assets/a.jpg', `${rules}\nAllow: /assets/a.jpg`).outcome).toBe('pass');
  });

  it('does not know the rules of a file that fails', () => {
    expect(run(null, 503).outcome).toBe('inconclusive');
  });
});

describe('dead-preview-image', () => {
  const withImage = page(og({ image: `${HOME}og.jpg` }));
  const picture = (over: Partial<LinkCheck> = {}, image: Partial<PictureLook> | null = {}): LinkCheck => ({
    url: `${HOME}og.jpg`,
    foundOn: HOME,
    kind: 'image',
    status: 200,
    failure: null,
    finalUrl: `${HOME}og.jpg`,
    checkedAt: 0,
    ...over,
    ...(image && { image: { width: 1200, height: 630, bytes: 90_400, type: 'jpeg', ...image } }),
  });
  const elsewhere = (status: number): LinkCheck => ({ ...picture({ status }, null), kind: 'external' });
  const run = (...linkChecks: LinkCheck[]) => runCheck(deadPreviewImage, inputs({ pages: [withImage], linkChecks }));

  it('names every page of a picture that is gone, and says where others were not asked for', () => {
    const other = page(og({ image: `${HOME}og.jpg` }), { url: `${HOME}b` });
    const third = page(og({ image: `${HOME}other.jpg` }), { url: `${HOME}c` });
    const gone = picture({ status: 404 }, null);
    const of = (...pages: ReturnType<typeof page>[]) =>
      deadPreviewImage.run(inputs({ pages, linkChecks: [gone, elsewhere(200)] }));
    expect(of(withImage, other).evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME, `${HOME}b`]);
    expect(of(withImage, other)).not.toHaveProperty('found');
    expect(of(withImage, third)).toMatchObject({ found: 'uncounted' });
    expect(of(page(og({ image: 'og.jpg' })))).toMatchObject({ cause: 'gone-by-path' });
  });

  it('passes a large one and quotes it', () => {
    expect(run(picture())).toMatchObject({
      outcome: 'pass',
      seen: [`${HOME}og.jpg: 1200 × 630 pixels, 90 kB, jpeg`],
    });
    expect(run(picture({}, { width: 1200, height: 627 })).outcome).toBe('pass');
    expect(run(picture({}, { bytes: null })).outcome).toBe('pass');
  });

  it.each([
    ['small', { width: 400, height: 210 }],
    ['a square logo', { width: 512, height: 512 }],
    ['heavy', { bytes: 6_000_000 }],
    ['SVG', { width: null, height: null, type: 'image/svg+xml' }],
  ])('is partial for one that is %s', (_, image) => {
    expect(run(picture({}, image)).outcome).toBe('partial');
  });

  it('says so where pages name pictures of their own that were not measured', () => {
    const small = picture({}, { width: 400, height: 210 });
    const other = page(og({ image: `${HOME}chair.jpg` }), { url: `${HOME}chair` });
    const of = (...pages: ReturnType<typeof page>[]) =>
      deadPreviewImage.run(inputs({ pages, linkChecks: [small] }) as Parameters<typeof deadPreviewImage.run>[0]);
    expect(of(withImage, other)).toMatchObject({ outcome: 'partial', cause: 'not-fit-of-many' });
    expect(of(withImage, withImage)).toMatchObject({ outcome: 'partial', cause: 'not-fit' });
  });

  it.each([
    ['gone', picture({ status: 404 }, null)],
    ['withdrawn', picture({ status: 410 }, null)],
    ['a web page', picture({}, { width: null, height: null, type: 'text/html' })],
  ])('fails one that is %s', (_, check) => {
    expect(run(check).outcome).toBe('fail');
    expect(run(picture(), check).outcome).toBe('fail');
  });

  it.each([
    ['refused', picture({ status: 403 }, null)],
    ['strange', picture({ status: 999 }, null)],
    ['busy', picture({ status: 503 }, null)],
    ['silent', picture({ status: 0, failure: 'timeout' }, null)],
    ['cut', picture({}, { width: null, height: null, type: 'image/jpeg' })],
    ['of a name our network does not know', picture({ status: 0, failure: 'dns' }, null)],
  ])('cannot tell of one that is %s', (_, check) => {
    expect(run(check).outcome).toBe('inconclusive');
  });

  it('believes that a name is gone where other websites were reached', () => {
    expect(run(picture({ status: 0, failure: 'dns' }, null), elsewhere(200)).outcome).toBe('fail');
  });

  it('asks for the full address of a picture that is named as a path', () => {
    const relative = page(og({ image: 'img/og.jpg' }));
    expect(runCheck(deadPreviewImage, inputs({ pages: [relative], linkChecks: [picture()] }))).toMatchObject({
      outcome: 'partial',
      cause: 'relative',
      seen: ['img/og.jpg'],
    });
  });

  it('does not apply without a picture, and is inconclusive when none was asked for', () => {
    expect(runCheck(deadPreviewImage, inputs({ linkChecks: [] })).outcome).toBe('not_applicable');
    expect(run().outcome).toBe('inconclusive');
  });
});

describe('addresses that a template left', () => {
  const target: Target = { ...inputs({}).target, homeUrl: 'http://127.0.0.1:8080/', isPrivate: true, aliasHost: null };
  const of = (html: string) => ({
    pages: [page(html, { url: target.homeUrl })],
    target,
    facts: facts(),
    linkChecks: [],
  });

  it.each(['https://example.com/', 'https://www.mysite.test/a.jpg', '//bakery.invalid/a.jpg'])(
    'are no values of the website: %s',
    (address) => {
      const own = '<link rel=canonical href="/">';
      const named = runCheck(contradictoryPreviewTags, inputs(of(own + og({ ...ALL, url: address }))));
      expect(named).toMatchObject({ outcome: 'fail', seen: [address] });
      expect(runCheck(deadPreviewImage, inputs(of(og({ ...ALL, image: address }))))).toMatchObject({
        outcome: 'fail',
        seen: [address],
      });
    },
  );
});
