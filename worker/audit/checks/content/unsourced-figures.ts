import { ownDomains } from '../../website/own-hosts.ts';
import { contentPages } from '../../website/text/page-prose.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, pass } from '../check.ts';
import { longArticles } from '../shared/article-authors.ts';
import { knownProse, NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { citedIn, ENOUGH_SOURCES } from '../shared/links/cited-domains.ts';
import { worldClaims } from '../shared/links/world-claims.ts';
import { notConcluded } from '../shared/not-concluded.ts';

/** A single claim is no habit. */
const MIN_CLAIMS = 2;
/** The catalogue's proposal. */
const MOST = 0.5;

/** Figures about the world, and whether the sentence or its paragraph names or links the source. A business's own figures need none. */
export const unsourcedFigures = defineCheck({
  id: 'unsourced-figures',
  revision: 3,
  category: 'content',
  strength: 'A',
  catalogue: ['sourced-claims'],
  title: {
    pass: 'Most figures we judged say where they come from',
    fail: 'The figures we judged name no source',
    info: 'Figures on your pages, and where they come from',
  },
  why: 'Naming sources made texts more visible in AI answers in one study (27-30%); a later one could not repeat it. A claim with a source can be checked.',
  sources: ['https://arxiv.org/abs/2311.09735', 'https://arxiv.org/abs/2506.11097'],
  needs: ['pages', 'target'],
  run({ pages, target }) {
    if (contentPages(pages).length === 0) return notApplicable(NO_CONTENT_PAGE);
    const prose = knownProse(pages);
    if (prose.length === 0) return inconclusive(OTHER_LANGUAGE);
    const own = ownDomains({ target, pages });
    // An article that lists its sources has named them, if not which of them belongs to which figure.
    const listing = new Set(longArticles(pages).filter((page) => citedIn(page, own).size >= ENOUGH_SOURCES));
    const claims = prose.flatMap((one) =>
      worldClaims(one, own).map((claim) => ({ ...claim, isSourced: claim.isSourced || listing.has(one.page) })),
    );
    if (claims.length < MIN_CLAIMS) return notApplicable('We saw no claim with figures that would need a source.');
    const quote = (isSourced: boolean): Evidence[] =>
      claims.filter((claim) => claim.isSourced === isSourced).map(({ evidence }) => evidence);
    const sourced = quote(true);
    if (sourced.length >= claims.length * MOST) return pass(sourced);
    // A sentence may name its source in any words.
    return notConcluded(quote(false));
  },
});
