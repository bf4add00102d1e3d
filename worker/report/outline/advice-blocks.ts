import { type Block, heading, line, paragraph } from '../blocks.ts';
import { NO_RECOMMENDATIONS, SECTION_TITLES } from '../sections.ts';
import { type PlanMonth, planLead } from '../view/plan.ts';
import type { RecommendationView } from '../view/recommendations.ts';
import type { Summary } from '../view/summary.ts';
import { pointsWords } from '../words.ts';

export function openingBlocks({ overall, access, understanding, warning, gate, inShort }: Summary): Block[] {
  const score = (value: number | null) => line(value === null ? 'Not measured' : `${value} of 100`);
  return [
    ...(inShort === null
      ? []
      : [
          heading(2, inShort.headline),
          paragraph(inShort.sentences.join(' ')),
          ...(inShort.strengths.length === 0 ? [] : [paragraph(`In your favour: ${inShort.strengths.join(' ')}`)]),
        ]),
    heading(2, 'The score'),
    ...(warning === null ? [] : [paragraph(warning)]),
    {
      kind: 'rows',
      rows: [
        { label: 'Overall', lines: [score(overall)] },
        { label: 'Access', lines: [score(access)] },
        { label: 'Understanding', lines: [score(understanding)] },
        ...(gate ? [{ label: `Held at ${gate.cap} or less`, lines: [line(gate.reason)] }] : []),
      ],
    },
  ];
}

export function firstStepBlocks({ steps }: Summary): Block[] {
  if (steps.length === 0) return [];
  const items = steps.map(({ title, description, pointsGain }) =>
    line(`${title}. ${description}`, [], pointsGain > 0 ? pointsWords(pointsGain) : null),
  );
  return [heading(2, 'Do these first'), { kind: 'list', ordered: true, items }];
}

/** So many are told in full, and so many more in a paragraph; the rest is a table. */
export const IN_FULL = 5;
const IN_SHORT = 12;

export function recommendationBlocks(recommendations: readonly RecommendationView[]): Block[] {
  if (recommendations.length === 0) {
    return [heading(2, SECTION_TITLES.recommendations), paragraph(NO_RECOMMENDATIONS)];
  }
  const small = recommendations.slice(IN_FULL + IN_SHORT);
  return [
    heading(2, SECTION_TITLES.recommendations),
    ...recommendations.slice(0, IN_FULL).flatMap(inFull),
    ...recommendations.slice(IN_FULL, IN_FULL + IN_SHORT).flatMap(inShort),
    ...(small.length === 0
      ? []
      : [
          heading(3, 'Small things'),
          {
            kind: 'table' as const,
            head: ['No.', 'What', 'Gain', 'Who'],
            rows: small.map(({ number, title, gain, owner }) => [String(number), title, gain, owner]),
          },
        ]),
  ];
}

const inFull = (recommendation: RecommendationView): Block[] => {
  const { number, title, marks, description, citations, implementation } = recommendation;
  return [
    heading(3, `${number}. ${title}`),
    paragraph(marks.join(' · ')),
    paragraph(description, citations),
    paragraph(`${implementation}${pasteSentence(recommendation)}`),
  ];
};

const inShort = ({ number, title, marks, description, citations }: RecommendationView): Block[] => [
  heading(4, `${number}. ${title}`),
  { kind: 'paragraph', line: line(description, citations, marks.slice(1, 4).join(' · ')) },
];

function pasteSentence({ fixes }: RecommendationView): string {
  if (fixes.length === 0) return '';
  return fixes.length === 1
    ? ' The text to paste is in the appendix.'
    : ` The ${fixes.length} texts to paste are in the appendix.`;
}

/** The plan refers to the recommendations by number: their titles stand above. */
export function planBlocks(months: readonly PlanMonth[], overall: number): Block[] {
  if (months.length === 0) return [];
  return [
    heading(2, SECTION_TITLES.plan),
    paragraph(planLead(months, overall)),
    {
      kind: 'rows',
      rows: months.map(({ title, goal, steps }) => ({
        label: title,
        lines: [line(goal), line(`Recommendations ${ranges(steps.flatMap(({ number }) => number ?? []))}.`)],
      })),
    },
  ];
}

/** "1-4, 7". */
function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}
