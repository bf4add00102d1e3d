import type { FreeResults, FreeSection } from '../../contract/results.ts';

export interface RatedLine {
  label: string;
  /** Rating word as stored. */
  word: string;
  /** What it rests on: a sentence that quotes the page; '' when nothing was stored. */
  seen: string;
}

export interface RatedSection {
  id: string;
  title: string;
  description: string;
  lines: RatedLine[];
}

/** The three free sections in the specification's order, with the owner's words for each line. */
export function selectFreeSections(free: FreeResults): RatedSection[] {
  return [
    section('content-structure', 'Content structure', free.contentStructure, [
      ['schemaMarkup', 'Structured data'],
      ['semanticHtml', 'Page structure'],
      ['contentClarity', 'Clarity of the text'],
    ]),
    section('business-visibility', 'Business visibility', free.businessVisibility, [
      ['businessName', 'Business name'],
      ['servicesListed', 'Services listed'],
      ['contactInfo', 'Contact details'],
    ]),
    section('recommendation-potential', 'AI recommendation potential', free.aiRecommendationPotential, [
      ['authorityScore', 'Authority'],
      ['localSignals', 'Local signals'],
      ['reviewIntegration', 'Reviews'],
    ]),
  ];
}

function section<Key extends string>(
  id: string,
  title: string,
  { description, details, seen }: FreeSection<Key>,
  lines: [Key, string][],
): RatedSection {
  return {
    id,
    title,
    description,
    lines: lines.map(([key, label]) => ({ label, word: details[key], seen: seen?.[key] ?? '' })),
  };
}
