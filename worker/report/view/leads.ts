import type { CheckCategory } from './checks.ts';
import type { RatedSection } from './free-sections.ts';
import { ratingTone } from './rating-tone.ts';
import { plural, type Summary } from './summary.ts';

/** "6 of 9 are in order. Contact details, authority and reviews need work." */
export function ratingsLead(sections: RatedSection[]): string {
  const lines = sections.flatMap((section) => section.lines);
  const weak = lines.filter(({ word }) => ['red', 'yellow'].includes(ratingTone(word)));
  if (weak.length === 0) return 'Everything we rate is in order.';
  const names = weak.map(({ label }) => label.toLowerCase());
  const listed = names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const verb = names.length === 1 ? 'needs' : 'need';
  const sentence = `${listed.charAt(0).toUpperCase()}${listed.slice(1)} ${verb} work.`;
  const good = lines.filter(({ word }) => ratingTone(word) === 'green').length;
  return good === 0 ? sentence : `${good} of ${lines.length} are in order. ${sentence}`;
}

export function checksLead(categories: CheckCategory[]): string {
  const checks = categories.reduce((sum, { rows }) => sum + rows.length, 0);
  const groups = categories.length === 1 ? '1 category' : `${categories.length} categories`;
  return `${plural(checks, 'check')} in ${groups}. What we could not measure is never counted against you.`;
}

export function pagesLead({ pagesRead, pagesChosen }: Summary): string {
  const chosen = plural(pagesChosen, 'page');
  return pagesRead === pagesChosen
    ? `We read ${chosen}, chosen by what they are for.`
    : `We chose ${chosen} by what they are for and could read ${pagesRead}.`;
}
