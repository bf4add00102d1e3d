import { searchAccessCheck } from '../shared/search-access.ts';

export const blockedGoogle = searchAccessCheck({
  id: 'blocked-google',
  catalogue: 'access-google',
  token: 'Googlebot',
  who: 'Google',
  why: 'Google documents that AI Overviews and AI Mode draw on the Search index, which this agent builds.',
});
