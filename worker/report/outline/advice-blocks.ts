import { type Block, heading, line, paragraph } from '../blocks.ts';
import { NO_RECOMMENDATIONS, SECTION_TITLES } from '../sections.ts';
import { type PlanMonth, planLead } from '../view/plan.ts';
import type { FixView, RecommendationView } from '../view/recommendations.ts';
import type { Summary } from '../view/summary.ts';
import { pointsWords } from '../words.ts';

export function openingBlocks({ overall, access, understanding, warning, gate }: Summary): Block[] {
  const score = (value: number | null) => line(value === null ? 'Not measured' : `${value} of 100`);
  return [
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

export function recommendationBlocks(recommendations: readonly RecommendationView[]): Block[] {
  if (recommendations.length === 0) {
    return [heading(2, SECTION_TITLES.recommendations), paragraph(NO_RECOMMENDATIONS)];
  }
  return [
    heading(2, SECTION_TITLES.recommendations),
    ...recommendations.flatMap(({ number, title, marks, description, citations, implementation, impact, fixes }) => [
      heading(3, `${number}. ${title}`),
      { kind: 'paragraph' as const, line: line(marks[0] ?? '', [], marks.slice(1).join(' · ')) },
      paragraph(description, citations),
      paragraph(implementation),
      paragraph(impact),
      ...fixes.flatMap(fixBlocks),
    ]),
  ];
}

function fixBlocks({ title, placement, todos, syntax, before, content }: FixView): Block[] {
  const gaps = todos === 0 ? '' : ` Fill in what reads TODO (${todos}): your website does not say it.`;
  const after: Block = { kind: 'code', syntax, text: content };
  const pair: Block[] =
    before === null ? [after] : [paragraph('Now:'), { kind: 'code', syntax, text: before }, paragraph('After:'), after];
  return [heading(4, title), paragraph(`${placement}${gaps}`), ...pair];
}

export function planBlocks(months: readonly PlanMonth[], overall: number): Block[] {
  if (months.length === 0) return [];
  return [
    heading(2, SECTION_TITLES.plan),
    paragraph(planLead(months, overall)),
    ...months.flatMap(({ title, goal, steps }): Block[] => [
      heading(3, title),
      paragraph(goal),
      {
        kind: 'table',
        head: ['No.', 'What', 'Gain', 'Work', 'Who', 'Score after'],
        rows: steps.map(({ number, title: what, points, effort, owner, scoreAfter }) => [
          number === null ? '' : String(number),
          what,
          points,
          effort,
          owner,
          String(scoreAfter),
        ]),
      },
    ]),
  ];
}
