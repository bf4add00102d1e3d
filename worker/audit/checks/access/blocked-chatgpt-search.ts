import { searchAccessCheck } from '../shared/search-access.ts';

export const blockedChatgptSearch = searchAccessCheck({
  id: 'blocked-chatgpt-search',
  catalogue: 'access-chatgpt-search',
  token: 'OAI-SearchBot',
  who: 'ChatGPT search',
  why: 'OpenAI documents that a website which refuses this agent is not shown in ChatGPT search answers.',
});
