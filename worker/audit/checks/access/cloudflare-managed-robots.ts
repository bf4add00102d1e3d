import { isRefused } from '../../report/access-matrix.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, notApplicable, partial, pass } from '../check.ts';

/** The comment Cloudflare writes around the block it maintains. */
const MANAGED_MARK = /^#\s*BEGIN Cloudflare Managed content/i;
/** Hosts that serve display advertising: the new default stops mixed-use agents on pages that carry ads. */
const AD_HOSTS = [
  'googlesyndication.com',
  'doubleclick.net',
  'adsafeprotected.com',
  'amazon-adsystem.com',
  'adnxs.com',
];

export const cloudflareManagedRobots = defineCheck({
  id: 'cloudflare-managed-robots',
  revision: 1,
  category: 'access',
  strength: 'B',
  catalogue: ['cloudflare-managed'],
  title: {
    pass: 'We saw no default of Cloudflare that keeps search agents away',
    partial: 'A default of Cloudflare may keep search agents away',
    fail: 'A default of Cloudflare may keep search agents away',
  },
  why: 'Since 15 September 2026 Cloudflare blocks training and agent traffic by default on pages with ads, and treats an agent by its strictest use.',
  sources: [
    'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
    'https://developers.cloudflare.com/bots/additional-configurations/block-ai-bots/',
  ],
  needs: ['robots', 'home', 'edge'],
  causes: ['refused'],
  run({ robots, home, edge }) {
    const { headers } = home.plain;
    const isCloudflare = headers['cf-ray'] !== undefined || headers['server']?.toLowerCase() === 'cloudflare';
    const line = robots.lines.findIndex((text) => MANAGED_MARK.test(text.trim()));
    if (!isCloudflare && line === -1) return notApplicable('We saw no sign of Cloudflare.');
    const mark: Evidence[] =
      line === -1
        ? []
        : [{ pageUrl: robots.url, place: `robots.txt line ${line + 1}`, seen: robots.lines[line] ?? '' }];
    const ads = adEvidence(home);
    const browserRefused = edge.some((probe) => probe.token === 'browser' && isRefused(probe));
    const refused = browserRefused ? [] : edge.filter((probe) => isRefused(probe));
    const refusals = refused.map(
      ({ url, token, status }): Evidence => ({
        pageUrl: url,
        place: `answer to the name ${token}`,
        seen: `status ${status}`,
      }),
    );
    if (refusals.length > 0) return dueTo('refused', partial([...mark, ...refusals]));
    return mark.length > 0 && ads.length > 0 ? partial([...mark, ...ads]) : pass(mark);
  },
});

function adEvidence({ url, plain }: ReadPage): Evidence[] {
  const ad = plain.view.scripts.external.find((src) =>
    AD_HOSTS.some((host) => hostOf(src, plain.view.baseUrl).endsWith(host)),
  );
  return ad === undefined ? [] : [{ pageUrl: url, place: 'script[src]', seen: ad }];
}

const hostOf = (src: string, base: string): string => (URL.canParse(src, base) ? new URL(src, base).hostname : '');
