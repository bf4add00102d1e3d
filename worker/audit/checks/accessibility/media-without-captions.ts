import { placeOf } from '../../website/page/page-text.ts';
import type { PageMedia, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, pass } from '../check.ts';
import { operableView } from '../shared/operable-view.ts';

/** Players of others bring captions of their own, which cannot be seen from outside. */
const PLAYER =
  /\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.(?:com|net)|dailymotion\.com|loom\.com|spotify\.com|soundcloud\.com)\//i;

const TRANSCRIPT = lightLetters(
  regexSource`
    \b(?:
      transcripts?
      |transkript(?:e|ion)?
      |transcription
      |transcripci[oó]n
      |trascrizione
      |transcriptie
      |transcri[cç][aã]o
      |untertitel
      |subtitles
      |sous-titres
      |subt[ií]tulos
      |sottotitoli
      |ondertiteling
      |legendas
    )\b
    |文字起こし
    |書き起こし
    |字幕
  `,
  'i',
);

type Judgement = 'captioned' | 'unknown';

/**
 * Video and audio of the website's own with captions or a transcript. Whether anything is spoken in one without them cannot be
 * heard from outside, so none is called wanting.
 */
export const mediaWithoutCaptions = defineCheck({
  id: 'media-without-captions',
  revision: 3,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['media-captions'],
  title: {
    pass: 'The recordings we saw have captions or a transcript beside them',
    fail: 'Your recordings have no captions and no transcript',
  },
  why: 'What is only said in a recording is lost to readers of text, people and assistants alike. How much it weighs is not measured.',
  sources: ['https://www.w3.org/WAI/media/av/captions/', 'https://www.w3.org/WAI/media/av/transcripts/'],
  needs: ['pages'],
  run({ pages }) {
    const recordings = new Map<string, { judgement: Judgement; evidence: Evidence }>();
    for (const page of pages)
      for (const one of recordingsOn(page)) recordings.set(`${one.evidence.seen} ${one.judgement}`, one);
    const quotes = (judgement: Judgement) =>
      [...recordings.values()].filter((one) => one.judgement === judgement).map(({ evidence }) => evidence);
    const captioned = quotes('captioned');
    const unknown = quotes('unknown');
    if (captioned.length > 0 && unknown.length === 0) return pass(captioned);
    return unknown.length > 0
      ? inconclusive('Whether words are spoken here, or a player shows captions, cannot be told from outside.', unknown)
      : notApplicable('We saw no recording that starts with its sound or has controls.');
  },
});

function recordingsOn(page: ReadPage): { judgement: Judgement; evidence: Evidence }[] {
  const view = operableView(page);
  const hasTranscript = view.blocks.some(({ text }) => TRANSCRIPT.test(text.slice(0, 500)));
  const own = view.media
    .filter((media) => isRecording(media))
    .map((media) => ({
      judgement: media.hasTrack || hasTranscript ? ('captioned' as const) : ('unknown' as const),
      evidence: { pageUrl: page.url, place: placeOf(view, media.path), seen: media.src ?? `${media.kind} element` },
    }));
  const framed = view.frames.flatMap(({ src, path }) =>
    src !== null && PLAYER.test(src) ? [playerOf(page, view, src, path)] : [],
  );
  return [...own, ...framed];
}

function isRecording({ kind, plays, hidden }: PageMedia): boolean {
  if (kind !== 'video' && kind !== 'audio') return false;
  if (plays === undefined || plays.includes('controls')) return !hidden;
  return !hidden && !plays.some((how) => how !== 'controls');
}

const playerOf = (page: ReadPage, view: PageView, src: string, path: number) => ({
  judgement: 'unknown' as const,
  evidence: { pageUrl: page.url, place: placeOf(view, path), seen: src },
});
