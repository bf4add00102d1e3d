const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|mp[34]|m4[av]|webm|mov|ogg|ogv|wav|ics|vcf|epub)$/i;

/** What an address leads to that is no page: a picture shown by itself, a document, a film. null of a page. */
export function fileKind(url: string): 'picture' | 'file' | null {
  const path = url.replace(/[?#].*$/s, '');
  if (PICTURE.test(path)) return 'picture';
  return FILE.test(path) ? 'file' : null;
}
