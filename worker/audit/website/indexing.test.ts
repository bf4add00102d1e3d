import { describe, expect, it } from 'vitest';
import { indexingFor, readIndexing } from './indexing.ts';

const NOW = Date.UTC(2026, 10, 1);
const meta = (name: string, content: string) => ({ by: 'name' as const, name, content });
const verdict = (agent: string | null, metas: ReturnType<typeof meta>[], header?: string) =>
  indexingFor(readIndexing({ metas }, header === undefined ? {} : { 'x-robots-tag': header }), agent, NOW);

describe('meta robots', () => {
  it('restricts everyone, or the agent it names', () => {
    expect(verdict('Googlebot', [meta('robots', 'NOINDEX, follow')])).toMatchObject({ noindex: true });
    expect(verdict('Googlebot', [meta('googlebot', 'none')])).toMatchObject({ noindex: true });
    expect(verdict('Bingbot', [meta('googlebot', 'noindex')])).toMatchObject({ noindex: false, because: [] });
    expect(verdict(null, [meta('googlebot', 'noindex')])).toMatchObject({ noindex: false });
  });

  it('adds up: a permission elsewhere does not lift a restriction', () => {
    expect(verdict('Googlebot', [meta('robots', 'noindex'), meta('googlebot', 'index')]).noindex).toBe(true);
  });

  it('reads snippet limits', () => {
    expect(verdict(null, [meta('robots', 'nosnippet')]).nosnippet).toBe(true);
    expect(verdict(null, [meta('robots', 'max-snippet:0')]).nosnippet).toBe(true);
    expect(verdict(null, [meta('robots', 'max-snippet: 50, max-image-preview:large')])).toMatchObject({
      maxSnippet: 50,
      nosnippet: false,
    });
    expect(verdict(null, [meta('robots', 'index, follow, max-snippet:-1')])).toMatchObject({
      maxSnippet: null,
      because: [],
    });
  });

  it('takes names separated by spaces, and ignores other metas', () => {
    expect(verdict(null, [meta('robots', 'noindex nofollow')]).noindex).toBe(true);
    expect(verdict(null, [meta('description', 'noindex')]).noindex).toBe(false);
  });

  it('closes a page whose date has passed', () => {
    expect(verdict(null, [meta('robots', 'unavailable_after: 2020-09-21')]).noindex).toBe(true);
    expect(
      verdict(null, [meta('robots', 'unavailable_after: Friday, 25-Jun-10 15:00:00 UTC, nosnippet')]),
    ).toMatchObject({ noindex: true, nosnippet: true });
    expect(verdict(null, [meta('robots', 'unavailable_after: 2030-01-01')]).noindex).toBe(false);
    expect(verdict(null, [meta('robots', 'unavailable_after: someday')]).noindex).toBe(false);
  });
});

describe('X-Robots-Tag', () => {
  it('restricts everyone, or the agents it names, several in one header', () => {
    expect(verdict('Bingbot', [], 'noindex').noindex).toBe(true);
    const header = 'googlebot: noindex, nofollow, otherbot: none, bingbot: nosnippet';
    expect(verdict('Googlebot', [], header)).toMatchObject({ noindex: true, nosnippet: false });
    expect(verdict('Bingbot', [], header)).toMatchObject({ noindex: false, nosnippet: true });
    expect(verdict(null, [], header)).toMatchObject({ noindex: false, nosnippet: false });
  });

  it('does not take a valued directive for a name', () => {
    expect(verdict(null, [], 'max-snippet: 20, unavailable_after: 25 Jun 2010 15:00:00 PST')).toMatchObject({
      noindex: true,
      maxSnippet: 20,
    });
  });

  it('quotes what restricts', () => {
    expect(verdict('Googlebot', [], 'googlebot: noindex').because[0]?.seen).toBe('X-Robots-Tag: googlebot: noindex');
  });
});
