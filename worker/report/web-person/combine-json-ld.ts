const BLOCK = /^\s*<script type="application\/ld\+json">([\s\S]*?)<\/script>\s*$/;

/**
 * Blocks of JSON-LD for one page as one block with a graph. null where that is more than laying them side by side: a single block,
 * one that is not a script of JSON-LD, or another context than schema.org's.
 */
export function combineJsonLd(blocks: readonly string[]): string | null {
  if (blocks.length < 2) return null;
  const nodes: unknown[] = [];
  for (const block of blocks) {
    const parsed = parse(BLOCK.exec(block)?.[1] ?? '');
    if (parsed === null || !/^https?:\/\/schema\.org\/?$/.test(String(parsed['@context']))) return null;
    const { '@context': _, '@graph': graph, ...node } = parsed;
    if (Array.isArray(graph)) nodes.push(...graph);
    else nodes.push(node);
  }
  // A script ends at its end tag, wherever that stands.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, null, 2).replace(/<\//g, '<\\/');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
