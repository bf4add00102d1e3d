/** The name our own requests carry. `contactUrl` is the page that says who we are and how to refuse us. */
export function botName(contactUrl: string): string {
  return `Mozilla/5.0 (compatible; AnswerableBot/1.0; +${contactUrl})`;
}
