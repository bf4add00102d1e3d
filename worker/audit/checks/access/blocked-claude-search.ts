import { searchAccessCheck } from '../shared/search-access.ts';

export const blockedClaudeSearch = searchAccessCheck({
  id: 'blocked-claude-search',
  catalogue: 'access-claude-search',
  token: 'Claude-SearchBot',
  who: 'Claude',
  why: 'Anthropic documents that refusing this agent makes a website less visible in the answers of Claude.',
});
