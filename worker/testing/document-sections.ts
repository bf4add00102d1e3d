import { toHtml } from '../report/html/html.ts';
import type { Outline } from '../report/report-outline.ts';
import { documentTitle } from '../report/sections.ts';
import { ENGLISH } from '../report/view/voice.ts';

/** What a reader finds under each title of a document, as plain text. */
export function sectionTexts({ title, blocks }: Outline): Map<string, string> {
  const sections = new Map<string, Outline['blocks']>();
  let at = documentTitle('answer');
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) at = block.text.replace(/ \(\d+\).*$/, '');
    sections.set(at, [...(sections.get(at) ?? []), block]);
  }
  return new Map(
    [...sections].map(([name, these]) => [
      name,
      plainText(toHtml({ title, blocks: these, evidence: [], isPaper: false, voice: ENGLISH })),
    ]),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plainText = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
