import { describe, expect, it } from 'vitest';
import { headersOf } from '../../../testing/apply-fix.ts';
import { prepare } from '../../judge.ts';
import type { Observations } from '../../observations.ts';
import { type InventedWebsite, observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { type FixBuilder, fixInput } from '../fix-input.ts';
import { cacheValidatorFixes } from './cache-validators.ts';
import { compressionFixes } from './compression.ts';
import { robotsHeaderFixes } from './robots-header.ts';
import { securityHeaderFixes } from './security-headers.ts';

const website = WEBSITES['english-plumber'] as InventedWebsite;

const withHeaders = (headers: Record<string, string>, paths: readonly string[] | null = null): InventedWebsite => {
  const changed = structuredClone(website);
  for (const page of changed.pages) {
    delete page.headers['x-robots-tag'];
    if (paths === null || paths.includes(page.path)) Object.assign(page.headers, headers);
  }
  return changed;
};

function build(builder: FixBuilder, seen: InventedWebsite, change: (seen: Observations) => void = () => {}) {
  const observations = observeWebsite(seen);
  change(observations);
  const { inputs, results } = prepare(observations);
  return builder.build(fixInput(observations, inputs, results));
}

describe('security headers', () => {
  const bare = (server: string) => {
    const changed = withHeaders({ server });
    for (const { headers } of changed.pages)
      for (const name of Object.keys(headers))
        if (/security|^x-(?:frame|content)|referrer/.test(name)) delete headers[name];
    return changed;
  };

  it.each([
    ['nginx/1.26', 'nginx'],
    ['Apache/2.4', 'apache'],
    ['Netlify', 'text'],
    ['Vercel', 'json'],
    ['cloudflare', 'text'],
    ['Microsoft-IIS/10.0', 'xml'],
    ['somebody', 'text'],
  ])('are written for %s, and pass once sent', (server, syntax) => {
    const [written] = build(securityHeaderFixes, bare(server));
    expect(written?.fix.syntax).toBe(syntax);
    expect(written?.passes).toEqual(['missing-security-headers']);
    const sent = written ? headersOf(written.fix) : {};
    expect(sent).toEqual({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'self'; upgrade-insecure-requests",
    });
    const after = bare(server);
    for (const page of after.pages) Object.assign(page.headers, sent);
    expect(build(securityHeaderFixes, after)).toEqual([]);
  });

  it('leave a policy as it is, and ask for no https where there is none', () => {
    const changed = bare('nginx');
    for (const page of changed.pages) page.headers['content-security-policy'] = "default-src 'self'";
    const [written] = build(securityHeaderFixes, { ...changed, home: changed.home.replace('https:', 'http:') });
    expect(written && headersOf(written.fix)).toEqual({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('are not written where nobody can set them', () => {
    expect(build(securityHeaderFixes, bare('GitHub.com'))).toEqual([]);
  });
});

describe('the X-Robots-Tag header', () => {
  it('keeps all but what hides pages', () => {
    const [written, ...more] = build(
      robotsHeaderFixes,
      withHeaders({ 'x-robots-tag': 'noindex, noarchive, googlebot: nosnippet', server: 'nginx' }),
    );
    expect(more).toEqual([]);
    expect(written?.fix).toMatchObject({ pageUrl: null, content: 'add_header X-Robots-Tag "noarchive" always;' });
    expect(written?.fix.placement).toContain('noindex, noarchive');
    expect(written?.passes).toEqual(['noindex-header', 'forbidden-snippets']);
  });

  it('is put right on the main pages that send it, one by one', () => {
    const written = build(robotsHeaderFixes, withHeaders({ 'x-robots-tag': 'none', server: 'Apache' }, ['/']));
    expect(written).toHaveLength(1);
    expect(written[0]?.fix.pageUrl).toBe(website.home);
    expect(written[0]?.fix.content).toContain('Header always set X-Robots-Tag "all"');
    expect(written[0]?.fix.content).toContain("%{REQUEST_URI} == '/'");
  });

  it('is left alone on lesser pages, which are withheld on purpose', () => {
    const lesser = website.pages.filter(({ role }) => role === 'contact' || role === 'about').map(({ path }) => path);
    expect(lesser.length).toBeGreaterThan(0);
    expect(build(robotsHeaderFixes, withHeaders({ 'x-robots-tag': 'noindex' }, lesser))).toEqual([]);
  });
});

describe('compression and marks of versions', () => {
  const unpacked = (seen: Observations) => {
    for (const { document } of seen.lab?.runs ?? [])
      Object.assign(document, { contentEncoding: null, bodyBytes: 40_000 });
  };

  it('are switched on where a file can do it', () => {
    const packed = build(compressionFixes, withHeaders({ server: 'nginx' }), unpacked);
    expect(packed[0]?.fix.content).toMatch(/^gzip on;/);
    expect(build(compressionFixes, withHeaders({ server: 'cloudflare' }), unpacked)).toEqual([]);
    const unmarked = (seen: Observations) => {
      for (const { plain } of seen.pages) delete plain.headers['etag'];
    };
    const marked = build(cacheValidatorFixes, withHeaders({ server: 'Apache' }), unmarked);
    expect(marked[0]).toMatchObject({ passes: [], fix: { content: 'FileETag MTime Size' } });
    const made = withHeaders({ server: 'Apache', 'x-powered-by': 'PHP/8.3' });
    expect(build(cacheValidatorFixes, made, unmarked)).toEqual([]);
  });
});
