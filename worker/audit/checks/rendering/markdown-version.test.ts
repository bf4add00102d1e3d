import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { markdownVersion } from './markdown-version.ts';

describe('markdown-version', () => {
  it('tells of a version linked in the page or the response', () => {
    const linked = page('<link rel="alternate" type="text/markdown" href="/index.md">');
    expect(markdownVersion.run(inputs({ pages: [linked] }))).toMatchObject({
      outcome: 'info',
      evidence: [{ seen: '/index.md' }],
    });
    const header = page('<p>x</p>', { headers: { link: '</index.md>; rel="alternate"; type="text/markdown"' } });
    expect(markdownVersion.run(inputs({ pages: [header] }))).toMatchObject({ outcome: 'info' });
  });

  it('blames nobody without one', () => {
    expect(markdownVersion.run(inputs())).toMatchObject({ outcome: 'not_applicable' });
  });
});
