import type { EdgeProbe } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { RobotsReading } from '../../website/robots/robots-txt.ts';
import { defineCheck, type Evidence, info, notApplicable } from '../check.ts';

/** Shown, never scored: terms for machines, and prices for crawling. An owner's right; whether a crawler obeys is its own matter. */
export const usageLicences = defineCheck({
  id: 'usage-licences',
  revision: 1,
  category: 'agent-readiness',
  strength: 'I',
  catalogue: ['usage-licences'],
  title: {
    pass: 'Terms of use for machines',
    fail: 'Terms of use for machines',
    info: 'Terms of use for machines',
  },
  why: 'They state what machines may do with your texts, or what it costs. Search by assistants is not known to follow them.',
  sources: [
    'https://rslstandard.org/rsl',
    'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
    'https://developers.cloudflare.com/ai-crawl-control/features/pay-per-crawl/what-is-pay-per-crawl/',
  ],
  needs: ['robots', 'home', 'edge'],
  run({ robots, home, edge }) {
    const found = [...licenceLines(robots), ...termsOnPage(home), ...prices(edge)];
    return found.length > 0
      ? info(found)
      : notApplicable('The website states no terms for machines beyond robots.txt.');
  },
});

/** RSL: https://rslstandard.org/guide/robots-txt */
function licenceLines({ lines, url }: RobotsReading): Evidence[] {
  return lines.flatMap((line, index) =>
    /^\s*license\s*:\s*\S/i.test(line)
      ? [{ pageUrl: url, place: `robots.txt line ${index + 1}`, seen: line.trim() }]
      : [],
  );
}

function termsOnPage({ url, plain: { headers, view } }: ReadPage): Evidence[] {
  const links = view.headLinks.filter(({ rel, type }) => /\blicense\b/.test(rel) && type === 'application/rsl+xml');
  const metas = view.metas.filter(({ name }) => name === 'tdm-reservation' || name === 'tdm-policy');
  const named = Object.entries(headers).filter(
    ([name, value]) => /^tdm-(reservation|policy)$/.test(name) || (name === 'link' && value.includes('rsl+xml')),
  );
  return [
    ...links.map(({ href }) => ({ pageUrl: url, place: 'link[rel="license"]', seen: href })),
    ...metas.map(({ name, content }) => ({ pageUrl: url, place: `meta[name="${name}"]`, seen: content })),
    ...named.map(([name, value]) => ({ pageUrl: url, place: `response header ${name}`, seen: value })),
  ];
}

/** What an agent's name was asked to pay. */
function prices(edge: readonly EdgeProbe[]): Evidence[] {
  return edge
    .filter(({ status, headers }) => status === 402 || headers['crawler-price'] !== undefined)
    .map(({ url, token, status, headers }) => {
      const price = headers['crawler-price'];
      const seen = price === undefined ? `status ${status}` : `status ${status}, crawler-price: ${price}`;
      return { pageUrl: url, place: `answer to the name ${token}`, seen };
    });
}
