import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { Check } from '../check.ts';
import { faqMarkup } from './faq-markup.ts';
import { missingBreadcrumbs } from './missing-breadcrumbs.ts';
import { missingWebsiteNode } from './missing-website-node.ts';
import { unconnectedNodes } from './unconnected-nodes.ts';
import { unlinkedAuthors } from './unlinked-authors.ts';
import { unmarkedMedia } from './unmarked-media.ts';

const ld = (...nodes: object[]) =>
  nodes
    .map(
      (node) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`,
    )
    .join('');
const inner = (html: string, path = 'a') => page(html, { url: HOME + path, role: 'services' });
const run = (check: Check, ...pages: ReturnType<typeof page>[]) => check.run(inputs({ pages }));

describe('missing-website-node', () => {
  it('wants name and address on the home page', () => {
    expect(run(missingWebsiteNode, page(ld({ '@type': 'WebSite', name: 'X', url: HOME })))).toMatchObject({
      outcome: 'pass',
    });
    expect(run(missingWebsiteNode, page(ld({ '@type': 'WebSite', url: HOME })))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: `name: none, url: ${HOME}` }],
    });
    expect(run(missingWebsiteNode, page(''))).toMatchObject({ outcome: 'fail' });
  });

  it('is partial for one that only JavaScript adds', () => {
    expect(
      run(missingWebsiteNode, page('', { rendered: ld({ '@type': 'WebSite', name: 'X', url: HOME }) })),
    ).toMatchObject({ outcome: 'partial' });
  });
});

describe('missing-breadcrumbs', () => {
  const step = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  const path = ld({
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, 'Home'), { '@type': 'ListItem', position: 2, item: { '@id': '/a', name: 'Prices' } }],
  });

  it('wants a path of two steps on inner pages', () => {
    expect(run(missingBreadcrumbs, page(''), inner(path))).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: 'Home > Prices' }],
    });
    expect(run(missingBreadcrumbs, page(''), inner(path), inner('', 'b'))).toMatchObject({
      outcome: 'partial',
      evidence: [{ pageUrl: `${HOME}b` }],
    });
    expect(
      run(missingBreadcrumbs, page(path), inner(ld({ '@type': 'BreadcrumbList', itemListElement: [step(1, 'Home')] }))),
    ).toMatchObject({ outcome: 'fail' });
  });

  it('asks none of a start page in another language, whatever language its code states', () => {
    const home = page('<a href=/fi/>fi</a><a href=/de/start>de</a>');
    expect(run(missingBreadcrumbs, home, inner('', 'de/start'))).toMatchObject({ outcome: 'not_applicable' });
    const twins = ['eng/', 'eng/cats', 'rus/cats'].map((path) => inner('', path));
    const found = run(missingBreadcrumbs, page(''), ...twins);
    expect(found.evidence.map(({ pageUrl }) => pageUrl)).toEqual([`${HOME}eng/cats`, `${HOME}rus/cats`]);
    const two = page('<a href=/de/start>a</a><a href=/de/menu>b</a>');
    expect(run(missingBreadcrumbs, two, inner('', 'de/start'))).toMatchObject({ outcome: 'fail' });
  });

  it('says of no undrawn page that it lacks what a script gives the drawn ones', () => {
    const script = '<script src=/app.js></script>';
    const drawn = page(script, { url: `${HOME}a`, role: 'services', rendered: path });
    expect(run(missingBreadcrumbs, page(script), drawn, inner(script, 'b'))).toMatchObject({ outcome: 'pass' });
    expect(run(missingBreadcrumbs, page(script), inner(script, 'a/b'))).toMatchObject({ outcome: 'fail' });
  });

  it('asks for none on the home page in another language', () => {
    const english = page('<html lang="en"><p>x</p>', { url: `${HOME}en/`, role: 'other' });
    expect(run(missingBreadcrumbs, page(''), english)).toMatchObject({ outcome: 'not_applicable' });
  });

  it('does not apply to a single page', () => {
    expect(run(missingBreadcrumbs, page(path))).toMatchObject({ outcome: 'not_applicable' });
  });
});

describe('unlinked-authors', () => {
  const article = (html: string) => page(html, { url: `${HOME}blog/a`, role: 'article' });
  const LONG = `<main><p>${'The kiln cools for a day before we open it. '.repeat(40)}</p></main>`;

  it('wants authors that lead somewhere', () => {
    const person = (more: object) => ({ '@type': 'Article', author: { '@type': 'Person', name: 'Ann', ...more } });
    expect(run(unlinkedAuthors, article(ld(person({ jobTitle: 'Dentist' }))))).toMatchObject({ outcome: 'pass' });
    expect(run(unlinkedAuthors, article(ld(person({}))))).toMatchObject({ outcome: 'partial', cause: 'name-only' });
    expect(run(unlinkedAuthors, article('<p>We are closed on Monday.</p>'))).toMatchObject({
      outcome: 'not_applicable',
    });
    expect(run(unlinkedAuthors, article(LONG))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'no Person' }],
    });
  });

  it('asks nobody about texts that no link leads to', () => {
    const linking = (to: string) => [
      page(`<a href="${to}">More</a>`),
      page('<p>x', { url: `${HOME}team`, role: 'about' }),
    ];
    expect(run(unlinkedAuthors, ...linking('/team'), article(LONG))).toMatchObject({ outcome: 'inconclusive' });
    expect(run(unlinkedAuthors, ...linking('/blog/a'), article(LONG))).toMatchObject({ outcome: 'fail' });
  });

  it('lets a business sign its articles itself', () => {
    const firm = (more: object) => ({ '@type': 'Article', author: { '@type': 'Organization', name: 'Ada', ...more } });
    expect(run(unlinkedAuthors, article(ld(firm({ url: HOME }))))).toMatchObject({ outcome: 'pass' });
    // Its name says who: that no person is named is no fault of the markup.
    expect(run(unlinkedAuthors, article(ld(firm({}))))).toMatchObject({ outcome: 'pass' });
  });

  it('does not count reviewers, and does not apply without articles', () => {
    const review = ld({ '@type': 'Review', author: { '@type': 'Person', name: 'Bob', url: 'https://b.test' } });
    expect(run(unlinkedAuthors, article(review + LONG))).toMatchObject({ outcome: 'fail' });
    expect(run(unlinkedAuthors, page(review))).toMatchObject({ outcome: 'not_applicable' });
  });
});

describe('unconnected-nodes', () => {
  const website = (more: object) => ({ '@type': 'WebSite', name: 'X', ...more });
  const organization = { '@type': 'Organization', '@id': '#o', name: 'X' };

  const home = (...nodes: object[]) => page(ld(...nodes), { role: 'home' });

  it('passes a website that names its business, and says which reference another lacks', () => {
    expect(run(unconnectedNodes, home(organization, website({ publisher: { '@id': '#o' } })))).toMatchObject({
      outcome: 'pass',
    });
    const nested = { '@type': 'Organization', name: 'X', url: HOME };
    expect(run(unconnectedNodes, home(organization, website({ publisher: nested })))).toMatchObject({
      outcome: 'pass',
    });
    expect(run(unconnectedNodes, home(organization, website({})))).toMatchObject({
      outcome: 'partial',
      cause: 'business-not-named',
      evidence: [
        {
          place: 'JSON-LD WebSite.publisher',
          seen: `no publisher that leads to Organization (X, @id ${HOME}#o)`,
        },
      ],
    });
  });

  it('speaks of two businesses only where two nodes describe one', () => {
    const twin = { '@type': 'Dentist', name: 'X' };
    expect(run(unconnectedNodes, home(organization, twin))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: `X, @id ${HOME}#o` }, { seen: 'X, no @id' }],
    });
    expect(run(unconnectedNodes, home(organization, { ...twin, parentOrganization: { '@id': '#o' } }))).toMatchObject({
      outcome: 'not_applicable',
    });
    expect(run(unconnectedNodes, home(organization, { ...twin, name: 'Y' }))).toMatchObject({
      outcome: 'not_applicable',
    });
    expect(run(unconnectedNodes, home(website({}), { '@type': 'Service', name: 'S' }))).toMatchObject({
      outcome: 'not_applicable',
    });
  });

  it('takes a node that another page describes for joined', () => {
    const service = { '@type': 'Service', name: 'S' };
    const elsewhere = { ...service, provider: { '@id': 'https://elm.example/#p' } };
    expect(run(unconnectedNodes, inner(ld(organization, elsewhere)))).toMatchObject({ outcome: 'pass' });
    expect(run(unconnectedNodes, inner(ld(organization, service)))).toMatchObject({ outcome: 'partial' });
  });

  it('fails one id with two names', () => {
    expect(run(unconnectedNodes, page(ld(organization, { ...organization, name: 'Y' })))).toMatchObject({
      outcome: 'fail',
    });
  });

  it('does not apply to a node alone, or beside lists', () => {
    expect(
      run(unconnectedNodes, page(ld(organization, { '@type': 'BreadcrumbList', itemListElement: [] }))),
    ).toMatchObject({ outcome: 'not_applicable' });
  });
});

describe('unmarked-media', () => {
  const video = '<iframe src="https://www.youtube.com/embed/abc"></iframe>';
  const node = { '@type': 'VideoObject', name: 'V', thumbnailUrl: 't.jpg', uploadDate: '2026-01-01' };

  it('wants a complete VideoObject beside an embedded video', () => {
    expect(run(unmarkedMedia, page(video + ld(node)))).toMatchObject({ outcome: 'pass' });
    expect(run(unmarkedMedia, page(video + ld({ '@type': 'VideoObject', name: 'V' })))).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'VideoObject without thumbnailUrl, uploadDate' }],
    });
    // Without a link to a channel the film may be anybody's.
    expect(run(unmarkedMedia, page(video))).toMatchObject({ outcome: 'inconclusive' });
    const channel = '<a href="https://www.youtube.com/@elmbakery">Our films</a>';
    expect(run(unmarkedMedia, page(video + channel))).toMatchObject({ outcome: 'fail' });
  });

  it('does not apply without a player; a silent film is decoration', () => {
    expect(run(unmarkedMedia, page('<video autoplay muted src=v.mp4></video>'))).toMatchObject({
      outcome: 'not_applicable',
    });
  });
});

describe('faq-markup', () => {
  const faq = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Do you paint kitchens?' }] };
  it('only tells what there is', () => {
    const shown = page(`${ld(faq)}<h2>Do you paint kitchens?</h2>`);
    expect(run(faqMarkup, shown)).toMatchObject({ outcome: 'info', evidence: [{ seen: '1 questions' }] });
    expect(run(faqMarkup, page(''))).toMatchObject({ outcome: 'not_applicable' });
  });

  it('takes no questions for those of the page that it asks nowhere', () => {
    const other = page(`${ld(faq)}<h2>Which kitchens do you like?</h2><p>We paint.</p>`);
    expect(run(faqMarkup, other)).toMatchObject({ outcome: 'inconclusive', evidence: [{ seen: '1 questions' }] });
  });
});
