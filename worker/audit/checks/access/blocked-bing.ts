import { searchAccessCheck } from '../shared/search-access.ts';

export const blockedBing = searchAccessCheck({
  id: 'blocked-bing',
  catalogue: 'access-bing',
  token: 'Bingbot',
  who: 'Bing',
  why: 'Copilot and partners of Microsoft answer from the Bing index, which this agent builds.',
});
