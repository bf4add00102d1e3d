import { searchAccessCheck } from '../shared/search-access.ts';

export const blockedPerplexity = searchAccessCheck({
  id: 'blocked-perplexity',
  catalogue: 'access-perplexity',
  token: 'PerplexityBot',
  who: 'Perplexity',
  why: 'Perplexity documents that this agent builds the index its answers link to.',
});
