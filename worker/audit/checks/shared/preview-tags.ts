import type { PageView } from '../../website/page/page-view.ts';

/** `og:` tags that say the same thing. Source: https://ogp.me/#structured */
const SAME: Record<string, readonly string[]> = { 'og:image': ['og:image', 'og:image:url', 'og:image:secure_url'] };

/** Content of an Open Graph tag, however the attribute is called; null when absent or blank. */
export function previewTag(view: PageView, tag: string): string | null {
  const names = SAME[tag] ?? [tag];
  const found = view.metas.find(({ name, content }) => names.includes(name) && content.trim() !== '');
  return found?.content.trim() ?? null;
}
