import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { missingIdentityNode } from './missing-identity-node.ts';

const ld = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const run = (...pages: ReturnType<typeof page>[]) => missingIdentityNode.run(inputs({ pages }));
const DENTIST = ld({ '@type': 'Dentist', name: 'Praxis', telephone: '030 1' });

describe('missing-identity-node', () => {
  it('passes a named business of any subtype, in any syntax', () => {
    expect(run(page(DENTIST))).toMatchObject({
      outcome: 'pass',
      evidence: [{ place: 'JSON-LD Dentist.name', seen: 'Praxis; also: telephone' }],
    });
    expect(
      run(
        page(
          '<div itemscope itemtype="https://schema.org/Hotel"><b itemprop=name>H</b><a itemprop=url href=/>x</a></div>',
        ),
      ),
    ).toMatchObject({ outcome: 'pass' });
    expect(
      run(page(ld({ '@type': 'WebSite', publisher: { '@type': 'Organization', name: 'X', logo: 'l.png' } }))),
    ).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for a name alone, after rendering only, or on another page', () => {
    expect(run(page(ld({ '@type': 'Organization', name: 'X' })))).toMatchObject({ outcome: 'partial' });
    expect(run(page('<p>x</p>', { rendered: DENTIST }))).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD Dentist.name, only after JavaScript' }],
    });
    expect(run(page('<p>x</p>'), page(DENTIST, { url: `${HOME}contact`, role: 'contact' }))).toMatchObject({
      outcome: 'partial',
    });
  });

  it('fails when nobody is named', () => {
    expect(run(page(ld({ '@type': 'WebPage', name: 'Home' })))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'only WebPage' }],
    });
    expect(run(page(ld({ '@type': 'Dentist', name: '' })))).toMatchObject({
      cause: 'nameless',
      evidence: [{ seen: 'missing: name' }],
    });
    expect(run(page('<p>x</p>'))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'no schema.org data in JSON-LD, microdata or RDFa' }],
    });
  });

  it('does not take the publisher an article names for a description of the business', () => {
    const article = (publisher: object) =>
      page(ld({ '@type': 'Article', headline: 'H', publisher: { '@type': 'Organization', name: 'X', ...publisher } }), {
        url: `${HOME}news/1`,
        role: 'article',
      });
    expect(run(page('<p>x</p>'), article({ logo: 'l.png', url: HOME }))).toMatchObject({ outcome: 'fail' });
    expect(run(page('<p>x</p>'), article({ telephone: '030 1' }))).toMatchObject({ outcome: 'partial' });
  });

  it('does not take somebody else for the business', () => {
    expect(
      run(
        page(
          ld({
            '@type': 'Product',
            name: 'P',
            brand: { '@type': 'Organization', name: 'Maker', url: 'https://m.test' },
          }),
        ),
      ),
    ).toMatchObject({ outcome: 'fail' });
  });
});
