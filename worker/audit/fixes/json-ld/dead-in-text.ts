import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress } from '../../website/site-address.ts';
import { listed } from '../../wording/words.ts';
import type { FixInput } from '../fix-input.ts';

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Nothing a page says is lost, also an address that answers as not found: then that is told. null where the text holds none. */
export function deadInText(
  { inputs: { linkChecks, target } }: FixInput,
  page: ReadPage,
  content: string,
): string | null {
  const dead = new Set((linkChecks ?? []).flatMap(({ url, status }) => (GONE.has(status) ? [bare(url)] : [])));
  if (dead.size === 0) return null;
  const { baseUrl } = page.plain.view;
  const named = [...content.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, value = '']) => value);
  const held = named.filter((value) => {
    if (!/[./]/.test(value) || !URL.canParse(value, baseUrl)) return false;
    return dead.has(bare(ownAddress(value, baseUrl, target) ?? new URL(value, baseUrl).href));
  });
  return held.length === 0 ? null : `Still in this text, though answered as not found: ${listed([...new Set(held)])}.`;
}

const bare = (url: string): string => url.replace(/#.*$/, '');
