import type { Check, Strength } from '../checks/check.ts';

export interface CatalogueWeight<Id extends string = string> {
  id: Id;
  strength: Strength;
  /** Points of 100 over the whole catalogue. */
  weight: number;
  reason: string;
}

const entry = <const Id extends string>(
  id: Id,
  strength: Strength,
  weight: number,
  reason: string,
): CatalogueWeight<Id> => ({ id, strength, weight, reason });

/**
 * One fixed weight per catalogue id. Strength A sums to 60, B to 30, C to 10, I to 0; a test holds this. Within a strength,
 * what a recommendation needs weighs more (who, what, where, how to reach it, whether that is still true) than how a page is
 * marked up; catastrophes are the gates' business, not the weights'.
 */
export const CATALOGUE = [
  // AI crawler access
  entry('robots-reachable', 'A', 1.5, 'A robots.txt that fails closes the whole site'),
  entry('robots-syntax', 'B', 0.3, 'A mistyped rule is silent'),
  entry('access-chatgpt-search', 'A', 3, 'The most used assistant; documented effect'),
  entry('access-claude-search', 'A', 2, 'Documented effect, smaller audience'),
  entry('access-perplexity', 'A', 2, 'Documented effect, smaller audience'),
  entry('access-google', 'A', 3, 'AI Overviews, AI Mode and Gemini draw on this index'),
  entry('access-bing', 'A', 2.5, 'Copilot and partners draw on this index'),
  entry('access-apple-siri', 'A', 1, 'Siri and Spotlight; fewer business questions'),
  entry('access-other-assistants', 'B', 0.3, 'The long tail of assistants'),
  entry('access-user-fetch', 'A', 1.5, 'A customer pastes the link into an assistant'),
  entry('training-posture', 'I', 0, "An owner's right, without effect on answers"),
  entry('edge-parity', 'A', 1.5, 'Firewalls overrule robots.txt; we are not the verified bot'),
  entry('edge-challenge', 'A', 1.5, 'A challenge page is not the website'),
  entry('cloudflare-managed', 'B', 0.2, 'A default that owners do not know of'),
  entry('content-signals', 'I', 0, 'A declared wish'),
  entry('robots-sitemap-conflict', 'B', 0.3, 'A mixed message about single pages'),
  entry('obsolete-rules', 'B', 0.1, 'Harmless, but the owner believes in it'),

  // Discoverability
  entry('control-404', 'A', 1, 'Error pages that answer 200 fill an index with noise'),
  entry('noindex-meta', 'A', 2.5, 'Takes a page out of every index'),
  entry('noindex-header', 'A', 2, 'Takes a page out of every index, unseen'),
  entry('snippet-allowed', 'A', 1.5, 'Google requires it for AI features'),
  entry('google-ai-toggle', 'I', 0, 'Cannot be seen from outside'),
  entry('sitemap-present', 'B', 0.6, 'How deep pages are found'),
  entry('sitemap-valid', 'B', 0.3, 'An invalid file is ignored whole'),
  entry('sitemap-lastmod', 'B', 0.2, 'Guides what is read again'),
  entry('sitemap-clean', 'B', 0.2, 'Wasted visits'),
  entry('sitemap-coverage', 'B', 0.3, 'Pages that sell must be in it'),
  entry('canonical', 'B', 0.5, 'Decides which address is credited'),
  entry('host-variants', 'B', 0.4, 'One identity, not two'),
  entry('hreflang', 'C', 0.2, 'Only for sites in several languages'),
  entry('crawlable-links', 'A', 1.5, 'Bots do not click'),
  entry('orphan-pages', 'B', 0.3, 'Bots reach pages by links'),
  entry('internal-anchors', 'C', 0.2, 'A hint of the topic'),
  entry('feed', 'C', 0.2, 'Only for sites with news'),
  entry('indexnow-bing', 'I', 0, 'Cannot be seen from outside'),
  entry('llms-txt', 'I', 0, 'Large studies find no effect'),

  // Text in the HTML
  entry('raw-text', 'A', 4.5, 'Most assistants run no JavaScript'),
  entry('raw-vs-rendered', 'A', 3, 'The measured gap between both readings'),
  entry('script-to-text', 'B', 0.3, 'Stands in where no browser measured'),
  entry('raw-essentials', 'A', 3.5, 'Name, phone and address decide local answers'),
  entry('raw-nav', 'A', 1.5, 'No links, no second page'),
  entry('hidden-text', 'B', 0.4, 'Text in pictures and frames is not read'),
  entry('interaction-gate', 'B', 0.3, 'Bots do not click'),
  entry('wall', 'A', 1.5, 'The bot reads the wall instead of the business'),
  entry('html-weight', 'B', 0.2, 'Fetchers cut long pages'),
  entry('markdown-alt', 'I', 0, 'Useful to agents, not to search'),

  // Structured data
  entry('jsonld-parses', 'B', 0.5, 'A broken block is lost, and the owner does not see it'),
  entry('jsonld-types-known', 'B', 0.2, 'Unknown types are ignored'),
  entry('identity-node', 'B', 1.5, 'Says which business this is'),
  entry('subtype-specific', 'C', 0.3, 'Helps "dentist near me"'),
  entry('local-required', 'B', 1.2, 'Google asks for these of a local business'),
  entry('local-recommended', 'B', 0.8, 'Hours and prices answer real questions'),
  entry('org-recommended', 'C', 0.2, 'Tells one firm from another'),
  entry('website-node', 'C', 0.2, 'The name shown with results'),
  entry('breadcrumb', 'C', 0.2, 'Place of a page within the site'),
  entry('offers', 'B', 0.6, 'Explicit prices are a proven factor'),
  entry('article-fields', 'B', 0.2, 'Only where there are articles'),
  entry('person-author', 'C', 0.2, 'Only where there are articles'),
  entry('graph-linked', 'C', 0.2, 'One entity instead of several'),
  entry('duplicates', 'B', 0.2, 'Machines cannot choose between contradictions'),
  entry('visible-parity', 'A', 1.5, 'Policy, and models read the text'),
  entry('rating-honesty', 'A', 1, 'Policy; a breach costs trust'),
  entry('deprecated-types', 'A', 0.5, 'Documented as gone, but harmless'),
  entry('faq-markup', 'I', 0, 'No rich result since May 2026, no proven effect'),
  entry('media-nodes', 'C', 0.2, 'Only where there is video'),
  entry('in-raw-html', 'A', 2, 'Most fetchers never see injected markup'),

  // Page structure
  entry('title', 'B', 0.6, 'The first thing quoted'),
  entry('meta-description', 'C', 0.3, 'Often quoted, never decisive'),
  entry('h1-single', 'B', 0.6, 'States the topic'),
  entry('heading-order', 'B', 0.1, 'Correlates with citation'),
  entry('landmarks', 'B', 0.3, 'Separates content from the frame'),
  entry('lists-tables', 'C', 0.2, 'Formatting alone barely moves citations'),
  entry('section-balance', 'B', 0.2, 'A wall of text cannot be quoted'),
  entry('html-lang', 'B', 0.3, 'Answers in the right language'),
  entry('time-elements', 'B', 0.1, 'Dates without guessing'),
  entry('anchor-ids', 'C', 0.1, 'Links to passages'),

  // Content and questions
  entry('what-you-are', 'B', 1.7, 'One sentence that says what, who and where'),
  entry('answer-first', 'B', 0.5, 'Openings are quoted most'),
  entry('question-headings', 'B', 0.3, 'Correlates with citation'),
  entry('faq-visible', 'C', 0.3, 'Covers questions; the format adds nothing'),
  entry('self-contained', 'C', 0.2, 'Passages are retrieved alone'),
  entry('question-coverage', 'A', 5, 'Relevance was the strongest factor in 252,000 trials'),
  entry('price-shown', 'A', 3, 'A consistent gain in the same trials'),
  entry('statistics', 'A', 1, 'A gain in one study, not repeated in another'),
  entry('sourced-claims', 'A', 0.5, 'The same, and rare on business sites'),
  entry('quotations', 'A', 1, 'The same; customer voices count'),
  entry('outbound-citations', 'C', 0.2, 'Claims that can be checked'),
  entry('freshness-visible', 'A', 1, 'A recent date is a causal gain; most pages of a business do not age'),
  entry('date-consistency', 'B', 0.2, 'False freshness is a named warning'),
  entry('stale-content', 'B', 1, 'Old facts are repeated by assistants'),
  entry('depth', 'C', 0.8, 'No length is ideal, but of nothing nothing is told'),
  entry('readability', 'C', 0.2, 'Easy sentences, small effect'),
  entry('hype-ratio', 'B', 0.2, 'Stuffing does harm'),
  entry('duplication', 'B', 0.3, 'The same page many times over'),

  // Business identity
  entry('name-consistency', 'B', 0.7, 'One name is one entity'),
  entry('nap-visible', 'B', 2.4, 'Without phone and place as text nobody is sent there'),
  entry('nap-consistent', 'B', 1, 'Contradictions become wrong answers'),
  entry('tel-mail-links', 'C', 0.2, 'Agents act on them'),
  entry('about-page', 'B', 0.3, 'Who stands behind it'),
  entry('contact-page', 'B', 0.2, 'Where assistants send customers'),
  entry('same-as', 'C', 0.3, 'Joins profiles to one entity'),
  entry('same-as-live', 'B', 0.1, 'A dead profile misleads'),
  entry('logo', 'C', 0.2, 'Identity in panels'),
  entry('legal-identity', 'C', 0.2, 'Trust in the business'),
  entry('email-domain', 'C', 0.2, 'A sign of ownership'),
  entry('knowledge-entity', 'I', 0, 'Few small businesses can have one'),

  // Authority and trust
  entry('author-byline', 'C', 0.2, 'Only where there are articles'),
  entry('author-page', 'C', 0.2, 'Only where there are articles'),
  entry('team', 'C', 0.3, 'Shows experience'),
  entry('credentials', 'C', 0.2, 'Can be verified'),
  entry('reviews-onsite', 'B', 0.7, 'Recommended places are rated well'),
  entry('reviews-offsite', 'B', 0.4, 'Listings are 42% of local citations'),
  entry('rating-level', 'B', 0.2, 'A selection threshold'),
  entry('case-proof', 'B', 0.3, 'First-hand content'),
  entry('policies', 'C', 0.5, 'Legitimacy'),
  entry('press-mentions', 'B', 0.1, 'Earned media, rare for small businesses'),
  entry('offsite-presence', 'I', 0, 'Needs a search service'),

  // Local
  entry('hours-visible', 'B', 1.3, 'Whether it is open now'),
  entry('service-area', 'B', 0.7, 'Questions name towns'),
  entry('place-in-title', 'B', 0.5, 'Matches "service in town"'),
  entry('location-pages', 'B', 0.2, 'Only with several places'),
  entry('map-directions', 'C', 0.2, 'How to get there'),
  entry('gbp-link', 'B', 0.2, 'Gemini is grounded in Maps'),
  entry('directories', 'B', 0.1, 'Assistants lean on listings'),
  entry('booking', 'C', 0.2, 'An agent can act'),
  entry('local-facts', 'C', 0.2, 'Answers to filter questions'),

  // Voice
  entry('short-answers', 'C', 0.1, 'Old data on spoken answers'),
  entry('spoken-facts', 'B', 0.2, 'Phone, hours and address in a sentence'),
  entry('natural-questions', 'C', 0.2, 'Match to spoken questions'),
  entry('spoken-readability', 'C', 0.1, 'Old data on spoken answers'),
  entry('speakable', 'I', 0, 'A beta for news'),

  // Technical basis
  entry('status-200', 'A', 1.5, 'A third of AI fetches end in 404'),
  entry('https', 'B', 0.5, 'The floor of trust'),
  entry('redirect-hops', 'B', 0.2, 'Every hop loses some fetchers'),
  entry('broken-internal', 'B', 0.3, 'Dead ends'),
  entry('form-target', 'B', 0.8, 'A customer who writes to nobody is lost'),
  entry('broken-external', 'C', 0.2, 'Stale sources'),
  entry('soft-404', 'B', 0.3, 'Error text is indexed as content'),
  entry('ttfb', 'B', 0.3, 'Fetchers give up'),
  entry('lcp', 'C', 0.2, 'A gate, not a lever'),
  entry('cls', 'C', 0.2, 'A gate, not a lever'),
  entry('inp', 'C', 0.1, 'Field data only'),
  entry('page-weight', 'C', 0.2, 'Slow to fetch'),
  entry('compression', 'C', 0.1, 'Smaller fetches'),
  entry('cache-validators', 'C', 0.2, 'Unchanged pages are fetched again'),
  entry('mixed-content', 'C', 0.1, 'Browser agents may block it'),
  entry('security-headers', 'C', 0.1, 'Trust only'),
  entry('mobile-viewport', 'B', 0.2, 'Indexes read the phone version'),

  // Accessibility and previews
  entry('alt-text', 'B', 0.3, 'Text for pictures'),
  entry('link-names', 'B', 0.2, 'Agents act through names'),
  entry('form-labels', 'B', 0.2, 'An agent can fill the form'),
  entry('a11y-tree', 'B', 0.2, 'One of the channels Google names for agents'),
  entry('contrast', 'C', 0.1, 'For people; weak for AI'),
  entry('media-captions', 'C', 0.2, 'Text from video'),
  entry('og-core', 'C', 0.2, 'Previews in chats'),
  entry('og-image-live', 'C', 0.1, 'Previews in chats'),
  entry('og-consistent', 'C', 0.1, 'Identity'),
  entry('preview-bots', 'B', 0.1, 'Side damage of copied robots files'),

  // Agent readiness
  entry('agent-files', 'I', 0, 'Shown, never scored'),
  entry('webmcp', 'I', 0, 'Shown, never scored'),
  entry('usage-licences', 'I', 0, 'Shown, never scored'),
] as const satisfies readonly CatalogueWeight[];

export type CatalogueId = (typeof CATALOGUE)[number]['id'];

const byId = new Map<CatalogueId, CatalogueWeight>(CATALOGUE.map((one) => [one.id, one]));

/** A check weighs what its catalogue ids weigh together. Rounded to the table's precision so that sums print clean. */
export function weightOf({ catalogue }: Pick<Check, 'catalogue'>): number {
  let sum = 0;
  for (const id of catalogue) sum += byId.get(id)?.weight ?? 0;
  return Math.round(sum * 100) / 100;
}
