import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { scriptsOutweighText } from './scripts-outweigh-text.ts';

const run = (scriptBytes: number, textChars: number, rendered?: string) => {
  const html = `<script>${'x'.repeat(scriptBytes)}</script><p>${'t'.repeat(textChars)}</p>`;
  return scriptsOutweighText.run(inputs({ pages: [page(html, rendered === undefined ? {} : { rendered })] }));
};

describe('scripts-outweigh-text', () => {
  it('judges by bytes of script per character of text', () => {
    expect(run(1_000, 1_000)).toMatchObject({ outcome: 'pass' });
    expect(run(50_000, 1_000)).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: '50 bytes of inline script per character of text' }],
    });
    expect(run(50_000, 100)).toMatchObject({ outcome: 'fail' });
  });

  it('counts data a script reads, but not structured data', () => {
    const data = `<script type="application/json">${'x'.repeat(9_000)}</script><p>text</p>`;
    expect(scriptsOutweighText.run(inputs({ pages: [page(data)] }))).toMatchObject({ outcome: 'fail' });
    expect(scriptsOutweighText.run(inputs({ pages: [page(data.replace('/json', '/ld+json'))] }))).toMatchObject({
      outcome: 'pass',
    });
  });

  it('steps back where a browser measured, and cannot tell where all scripts are files', () => {
    expect(run(50_000, 100, '<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
    expect(scriptsOutweighText.run(inputs({ pages: [page('<script src=app.js></script>')] }))).toMatchObject({
      outcome: 'inconclusive',
    });
  });
});
