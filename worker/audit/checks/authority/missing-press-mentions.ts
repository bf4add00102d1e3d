import type { ReadPage } from '../../website/read-pages.ts';
import { registrableDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, pass } from '../check.ts';
import { platformOf } from '../shared/listing-platforms.ts';
import { notConcluded } from '../shared/not-concluded.ts';

/** What mentions and awards are introduced with, as `plainWords` leaves it. */
const MENTION = lightLetters(
  regexSource`
    as (?:seen|featured|heard) (?:in|on)
    |featured in
    |in the (?:press|media|news)
    |^(?:press|media|news coverage)$
    |press (?:coverage|mentions|review)
    |\bawards?\b
    |award[- ]winning
    |winner of
    |(?:bekannt|gesehen) aus
    |bekannt aus
    |in der presse
    |pressestimmen
    |presse(?:spiegel|berichte|echo)
    |(?:uber uns|wir) in den medien
    |auszeichnung(?:en)?
    |ausgezeichnet (?:mit|als|vom|von)
    |preistrager
    |on parle de (?:nous|moi)
    |(?:ils|la presse) parle(?:nt)? de nous
    |vu (?:dans|sur|a la)
    |dans la presse
    |revue de presse
    |\bprix\b .{0,20}(?:laureat|obtenu)
    |laureat
    |en (?:los medios|prensa)
    |aparicion(?:es)? en
    |premios?\b
    |galardon
    |rassegna stampa
    |dicono di noi (?:i media|la stampa)
    |premi(?:ato|ati|o)?\b.{0,20}(?:vinto|ricevuto|miglior)
    |sulla stampa
    |in de (?:media|pers)
    |bekend van
    |onderscheiding
    |prijswinn
    |na (?:imprensa|midia)
    |premios? (?:recebid|ganh)
    |メディア(?:掲載|紹介|出演)
    |掲載(?:情報|実績)
    |受賞
  `,
  'u',
);
const MAX_MENTION_CHARS = 200;
/** Longer blocks are chapters. */
const MAX_STORY_CHARS = 3_000;
/** Blocks after the mention in which its link may stand. */
const NEAR_BLOCKS = 10;

/** Press, media and awards the website names with a link to the source. Named without one, it may be anybody's award: nothing is said of it. */
export const missingPressMentions = defineCheck({
  id: 'missing-press-mentions',
  revision: 5,
  category: 'authority',
  strength: 'B',
  catalogue: ['press-mentions'],
  title: {
    pass: 'A line on press or awards has a link beside it',
    fail: 'Your website names no press and no awards',
    info: 'Press or awards with a link that proves them',
  },
  why: 'Assistants strongly prefer what third parties say over what a brand says of itself (University of Toronto, 2025). Weaker for local businesses.',
  sources: ['https://arxiv.org/abs/2509.08919'],
  needs: ['pages'],
  run({ pages }) {
    for (const page of pages) {
      if (page.role === 'legal') continue;
      for (const [at, block] of page.plain.view.blocks.entries()) {
        const said = block.landmark === 'nav' ? undefined : mentionIn(block.text);
        const link = said === undefined ? null : foreignLink(page, at);
        if (link === null) continue;
        const place = page.plain.view.paths[block.path] ?? block.tag;
        return pass([{ pageUrl: page.url, place, seen: `${said} → ${link}` }]);
      }
    }
    return notConcluded();
  },
});

/** The line or sentence that names it: the story of a person may hold one. */
const mentionIn = (text: string): string | undefined =>
  (text.length <= MAX_MENTION_CHARS ? [text] : text.slice(0, MAX_STORY_CHARS).split(/(?<=[.!?。])\s+|\n/)).find(
    (line) => line.length <= MAX_MENTION_CHARS && MENTION.test(plainWords(line)),
  );

/** A link near the mention to a website that is neither the business's own nor a social network or listing. */
function foreignLink(page: ReadPage, block: number): string | null {
  const own = registrableDomain(page.url) ?? new URL(page.url).hostname;
  const near = page.plain.view.links.filter((link) => link.block >= block && link.block <= block + NEAR_BLOCKS);
  for (const { url } of near) {
    if (url === null || !/^https?:/.test(url)) continue;
    const domain = registrableDomain(url);
    if (
      domain === null ||
      domain === own ||
      SOCIAL.test(domain) ||
      platformOf(url, 'reviews') ||
      platformOf(url, 'directory')
    )
      continue;
    return url;
  }
  return null;
}

const SOCIAL =
  /^(?:facebook|instagram|x|twitter|linkedin|tiktok|pinterest|wa|whatsapp|youtube|google|goo|apple|xing)\.(?:com|me|gl|net)$/;
