import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { attribution } from './review-candidates.ts';
import { QUOTED } from './review-quotations.ts';
import { authorIn } from './review-words.ts';

/**
 * The words of one customer alone, under no heading: a quotation with a name that thanks, praises or recommends. Mottos and
 * verses are signed too, but they speak of life, not of who came within the hour.
 */
export function praises(view: PageView): Set<number> {
  const found = new Set<number>();
  view.blocks.forEach((block, at) => {
    if (block.landmark === 'nav' || block.landmark === 'header' || block.landmark === 'footer') return;
    if (block.text.length < MIN_CHARS || !/^(?:p|div|span|li|em|strong)$/.test(block.tag)) return;
    const [said, by] = attribution(block.text);
    if (!QUOTED.test(said.trim()) || !PRAISE.test(said)) return;
    const next = view.blocks[at + 1];
    const isNamed =
      next !== undefined &&
      next.text.length <= MAX_NAME_CHARS &&
      /^(?:p|div|span|em|strong|small|cite)$/.test(next.tag) &&
      authorIn(next.text) !== null;
    if (by === null && !isNamed) return;
    found.add(at);
    if (by === null) found.add(at + 1);
  });
  return found;
}

const MIN_CHARS = 30;
const MAX_NAME_CHARS = 60;

const PRAISE = lightLetters(
  regexSource`
    \brecommend
    |\bthank(?:s| you)\b
    |\bfriendly\b
    |\bprofessional(?:ism)?\b
    |\bthey (?:were|are|did|have|had|made|took|came|kept|fixed|[a-z]{3,}(?:ed|lt|ft|nt))\b
    |\b(?:he|she) (?:was|is|came|did|made|took|helped|explained)\b
    |\b(?:great|excellent|amazing|fantastic|wonderful|superb|brilliant) (?:
      job|work|service|experience|food|stay|team|value|time|staff
    )\b
    |\bbest [\w ]{3,30} (?:ever|in town|around)\b
    |\bhighly\b
    |empfehl
    |\bdanke\b
    |vielen dank
    |freundlich
    |kompetent
    |gerne wieder
    |\bzufrieden
    |begeistert
    |wunderbare?n? (?:tage|woche|zeit|urlaub)
    |recommand
    |\bmerci\b
    |accueil (?:chaleureux|tr[èe]s|parfait)
    |[àa] l['’][ée]coute
    |tr[èe]s professionnel
    |\bravie?s?\b
    |soign[ée]
    |je conseille
  `,
  'i',
);
