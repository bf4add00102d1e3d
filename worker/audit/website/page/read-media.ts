import { defaultTreeAdapter } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import type { OpenElement } from './open-element.ts';
import { ATTRIBUTE_CHARS } from './page-limits.ts';
import type { PageMedia } from './page-view.ts';
import { resolve } from './urls.ts';

const PLAYS = ['controls', 'autoplay', 'muted', 'loop'] as const;

export function readMedia({ element, hidden }: OpenElement, baseUrl: string, path: number): PageMedia {
  const children = element.childNodes.filter((child) => defaultTreeAdapter.isElementNode(child));
  const sources = children.filter((child) => child.tagName === 'source');
  const [source] = sources;
  const src =
    attributeOf(element, 'src') ?? attributeOf(element, 'data') ?? (source ? attributeOf(source, 'src') : null);
  const hasTrack = children.some(
    (child) => child.tagName === 'track' && /^(?:captions|subtitles|)$/i.test(attributeOf(child, 'kind') ?? ''),
  );
  const tag = element.tagName;
  const kind = tag === 'video' || tag === 'audio' || tag === 'canvas' ? tag : 'object';
  const media: PageMedia = {
    kind,
    src: src === null ? null : (resolve(src, baseUrl) ?? src.slice(0, ATTRIBUTE_CHARS)),
    hasTrack,
    path,
  };
  if (kind === 'video' || kind === 'audio') media.plays = PLAYS.filter((name) => attributeOf(element, name) !== null);
  if (hidden) media.hidden = true;
  if (sources.length > 1) media.otherFiles = true;
  return media;
}
