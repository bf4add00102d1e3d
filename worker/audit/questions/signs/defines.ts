/** Says what somebody or something is or does. */
export const defines = (text: string): boolean =>
  /\b(?:offers|provides|bietet|propose|ofrece)\b|\bis (?:a|an|the|your)\b|\bare (?:a|an|the)\b|\bwe (?:help|build|make|offer|provide|support|run)\b|\bist (?:ein|eine|der|die|das)\b|\bsind (?:ein|eine)\b|\bwir (?:helfen|bieten|entwickeln|unterstützen)\b|\best (?:un|une|le|la|l)\b|\bnous (?:aidons|proposons|développons|accompagnons|sommes)\b|\bes (?:un|una|el|la)\b|\bsomos (?:un|una)\b|\b(?:ayudamos|ofrecemos|desarrollamos)\b/iu.test(
    text,
  );

/** Sentences of a text, roughly. */
export const sentenceCount = (text: string): number =>
  text.match(/[^.!?…\n]{12,}(?:[.!?…](?=\s|["”»)]|$)|$)/gu)?.length ?? 0;
