import { counted } from '../../wording/words.ts';
import { defineCheck, dueTo, type Evidence, fail, info, partial, pass } from '../check.ts';

/** One hop is ordinary, three still arrive; agents give up soon after. Where most pages take one, links name other addresses than the server. */
const FEW_HOPS = 1;
const MANY_HOPS = 3;
const MIN_ONCE = 3;

export const longRedirectChains = defineCheck({
  id: 'long-redirect-chains',
  revision: 2,
  category: 'technical',
  strength: 'B',
  catalogue: ['redirect-hops'],
  title: {
    pass: 'No key page we tried redirects more than once',
    partial: 'A key page is reached by detours',
    fail: 'A key page is reached through many redirects',
    info: 'Most key pages are reached by one redirect each',
    causes: { circle: 'A key page is lost in redirects' },
  },
  why: 'Each redirect is a request without content. In one study, one in seven requests of the ChatGPT agent met one.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['attempts'],
  causes: ['circle'],
  run({ attempts }) {
    const chains = attempts.map(({ url, plain }) => ({
      hops: plain.redirects.length,
      isLost: plain.failure === 'redirect_loop' || plain.failure === 'too_many_redirects',
      evidence: {
        pageUrl: url,
        place: counted(plain.redirects.length, 'redirect'),
        seen: [...plain.redirects.map((hop) => `${hop.status} ${hop.url}`), plain.finalUrl].join(' → '),
      } satisfies Evidence,
    }));
    const long = chains.filter(({ hops, isLost }) => hops > FEW_HOPS || isLost);
    const evidence = long.map((chain) => chain.evidence);
    const once = chains.filter(({ hops }) => hops === FEW_HOPS);
    if (long.length === 0 && once.length >= MIN_ONCE && once.length * 2 > chains.length)
      return info(once.map((chain) => chain.evidence));
    if (long.length === 0) return pass();
    if (long.some(({ isLost }) => isLost)) return dueTo('circle', fail(evidence));
    return long.some(({ hops }) => hops > MANY_HOPS) ? fail(evidence) : partial(evidence);
  },
});
