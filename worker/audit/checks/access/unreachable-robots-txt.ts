import { MAX_ROBOTS_BYTES } from '../../website/robots/robots-txt.ts';
import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';

/**
 * Whether robots.txt answers in a way every agent reads alike. A refusal (401, 403, 429) opens the site by RFC 9309, but agents
 * treat it differently, so it is half a fault.
 */
export const unreachableRobotsTxt = defineCheck({
  id: 'unreachable-robots-txt',
  revision: 1,
  category: 'access',
  strength: 'A',
  catalogue: ['robots-reachable'],
  title: {
    pass: 'robots.txt, or its absence, is read alike by all agents',
    partial: 'robots.txt answers, but not with rules every agent can read',
    fail: 'robots.txt fails, which tells agents to stay away',
  },
  why: 'Agents read from robots.txt which pages they may open.',
  sources: [
    'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.3.1',
    'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  ],
  needs: ['robots'],
  causes: ['web-page', 'too-large', 'refused'],
  run({ robots }) {
    const seen = (what: string) => [{ pageUrl: robots.url, place: 'robots.txt', seen: what }];
    if (robots.mode === 'disallow_all')
      return fail(seen(robots.status === 0 ? 'no answer' : `status ${robots.status}`));
    const html = robots.problems.find(({ kind }) => kind === 'html');
    if (html) return dueTo('web-page', partial(seen(`status ${robots.status}, but a web page: ${html.text}`)));
    const size = robots.problems.find(({ kind }) => kind === 'too_large');
    if (size)
      return dueTo('too-large', partial(seen(`${size.text}; agents need read only the first ${MAX_ROBOTS_BYTES}`)));
    if (robots.status >= 400 && robots.status !== 404 && robots.status !== 410)
      return dueTo('refused', partial(seen(`status ${robots.status}`)));
    if (robots.status >= 300 && robots.status < 400)
      return partial(seen(`redirects that lead nowhere (${robots.status})`));
    return pass(seen(`status ${robots.status}`));
  },
});
