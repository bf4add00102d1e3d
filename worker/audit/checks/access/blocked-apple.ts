import { searchAccessCheck } from '../shared/search-access.ts';

export const blockedApple = searchAccessCheck({
  id: 'blocked-apple',
  catalogue: 'access-apple-siri',
  token: 'Applebot',
  who: 'Apple',
  why: 'Apple documents that this agent feeds Siri, Spotlight and Safari suggestions.',
});
