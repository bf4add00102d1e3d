/** What an agent fetches pages for. Only `search` and `user fetch` decide what assistants can say about a business. */
export type AgentPurpose =
  | 'search'
  | 'user fetch'
  | 'training'
  | 'control token'
  | 'ads'
  | 'link preview'
  | 'research'
  | 'mixed'
  | 'retired';

export interface AiAgent {
  /** Product token for robots.txt. */
  token: string;
  operator: string;
  purpose: AgentPurpose;
  /** What blocking it means, for an owner. */
  effect: string;
  /** By the vendor's own word; `unknown` where there is none. */
  honoursRobots: 'yes' | 'partly' | 'no' | 'unknown';
  source: string;
  /**
   * As the vendor documents it, for asking the home page under this name. Never for Googlebot, Bingbot or Applebot: firewalls
   * check their addresses, so a refusal would prove nothing.
   */
  userAgent?: string;
  /** No longer documented by its operator: rules that name only this do nothing. */
  retired?: true;
}
