import { hasTrunkZero } from '../../facts/phones/trunk-zero.ts';
import { counted, listedUpTo, pageWords, quoted } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, measured, seenAs } from '../shared/premium-grounds.ts';

/** Markup made for speaking assistants, where there is some. */
export function speakable(input: PremiumInput): Grounded<string>[] {
  const found = input.results.find(({ check }) => check.id === 'speakable-markup')?.outcome;
  if (found?.outcome !== 'info') return [];
  return [
    say(
      'speakable: you mark passages with it. Google reads it for news only, so it may stay and needs no care.',
      measured(input, 'speakable-markup'),
    ),
  ];
}

/** People who speak to a phone hold one: what happens when they tap. */
export function mobileOptimizations(input: PremiumInput): Grounded<string>[] {
  const { facts } = input;
  const { pages, target } = input.inputs;
  const lines: Grounded<string>[] = [];
  const [home] = pages ?? [];
  if (!pages || !home) return lines;
  const viewport = home.plain.view.metas.find(({ by, name }) => by === 'name' && name === 'viewport');
  if (viewport && /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?(?!\d)/i.test(viewport.content))
    lines.push(
      say(
        `The viewport tag of the home page forbids enlarging: ${quoted(viewport.content)}. Take that part out, so that a caller can read the number.`,
        measured(input, 'missing-viewport'),
      ),
    );
  // A link that dials a wrong number is told as the fault it is.
  const isWrong = pages.some(({ plain }) => plain.view.links.some(({ href }) => hasTrunkZero(href)));
  if (facts.phones.length > 0 && !isWrong) {
    // Whoever holds a phone sees what scripts write.
    const tappable = pages.filter(({ plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].some(({ links }) =>
        links.some(({ url }) => url?.startsWith('tel:') === true),
      ),
    );
    const [source] = facts.phones[0]?.sources ?? [];
    lines.push(
      say(
        tappable.length === pages.length
          ? `A tap calls you from ${pages.length === 1 ? 'the page' : `all ${pages.length} pages`} we read.`
          : tappable.length === 0
            ? `No page lets a phone call ${facts.phones[0]?.asShown} with one tap.`
            : `A tap calls you from ${tappable.length} of ${pages.length} pages. The rest: ${listedUpTo(
                pages.filter((page) => !tappable.includes(page)).map(({ url }) => pageWords(url, target.homeUrl)),
                4,
              )}.`,
        derived('Links that begin with tel:, counted over the pages read.', [source ? seenAs(source) : null]),
      ),
    );
  }
  const ttfb = [...input.inputs.ttfbSamplesMs].sort((a, b) => a - b)[Math.floor(input.inputs.ttfbSamplesMs.length / 2)];
  if (ttfb !== undefined)
    lines.push(
      say(
        `Your server begins to answer after ${Math.round(ttfb)} ms, the middle of ` +
          `${counted(input.inputs.ttfbSamplesMs.length, 'try', 'tries')}. ` +
          `${ttfb <= GOOD_TTFB_MS ? 'Nobody who asks by voice waits for it.' : 'Somebody who asks by voice waits for that before anything is said.'}`,
        measured(input, 'slow-first-byte'),
      ),
    );
  return lines;
}

/** "Good" at web.dev/articles/ttfb. */
const GOOD_TTFB_MS = 800;
