import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { sparseArticleMarkup } from './sparse-article-markup.ts';

const article = (fields: object | null, words = 360) =>
  page(
    fields
      ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BlogPosting', ...fields })}</script>`
      : `<main><p>${'The kiln cools for a day before we open it. '.repeat(words / 9)}</p></main>`,
    { url: `${HOME}news`, role: 'article' },
  );
const run = (...pages: ReturnType<typeof page>[]) =>
  sparseArticleMarkup.run(inputs({ pages: [page('<p>home</p>'), ...pages] }));
const ALL = {
  headline: 'H',
  author: { '@type': 'Person', name: 'A' },
  datePublished: '2026-01-01',
};

describe('sparse-article-markup', () => {
  it('passes complete articles', () => {
    expect(run(article(ALL))).toMatchObject({ outcome: 'pass' });
  });

  it('is partial by the share of fields, and names what is missing', () => {
    expect(run(article({ headline: 'H', dateModified: '2026-01-01' }))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'headline, date; missing: author' }],
    });
  });

  it('lists no article that is complete', () => {
    const found = run(article(ALL), article({ headline: 'H' }));
    expect(found).toMatchObject({ outcome: 'partial', evidence: [{ seen: 'headline; missing: author, date' }] });
    expect(found.evidence).toHaveLength(1);
  });

  it('fails articles without markup, and does not apply without articles', () => {
    expect(run(article(null))).toMatchObject({ outcome: 'fail' });
    // A notice of three lines gives no advice.
    expect(run(article(null, 45))).toMatchObject({ outcome: 'not_applicable' });
    expect(run()).toMatchObject({ outcome: 'not_applicable' });
  });
});
