/** Sentences of a text, roughly. */
export const sentenceCount = (text: string): number =>
  text.match(/[^.!?…\n]{12,}(?:[.!?…](?=\s|["”»)]|$)|$)/gu)?.length ?? 0;
