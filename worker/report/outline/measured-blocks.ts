import { type Block, heading, line, paragraph } from '../blocks.ts';
import { SECTION_TITLES } from '../sections.ts';
import type { Measurements } from '../view/measurements.ts';

export function measuredBlocks(measurements: Measurements | null): Block[] {
  if (measurements === null) return [];
  const { headline, devices, accessibility, method } = measurements;
  const points = (score: number | null) => (score === null ? 'not measured' : `${score} of 100`);
  return [
    heading(2, SECTION_TITLES.measurements),
    paragraph(headline),
    ...devices.flatMap(({ label, score, hint, values }): Block[] => [
      heading(3, `${label}: ${points(score)}`),
      paragraph(hint),
      ...(values.length === 0
        ? []
        : [
            {
              kind: 'rows' as const,
              rows: values.map(({ label: name, value, word, meaning }) => ({
                label: name,
                lines: [line(word ? `${value}: ${word.toLowerCase()}` : value, [], meaning)],
              })),
            },
          ]),
    ]),
    ...(accessibility === null ? [] : barriers(accessibility)),
    ...(method === null ? [] : [paragraph(method)]),
  ];
}

function barriers({ score, hint, impacts }: NonNullable<Measurements['accessibility']>): Block[] {
  const counts = impacts.map(({ label, count }) => `${label}: ${count}`).join(', ');
  return [
    heading(3, `Barriers for people: ${score === null ? 'not measured' : `${score} of 100`}`),
    paragraph(`${hint}. ${counts}.`),
  ];
}

/** Each barrier with what would mend it. */
export function barrierBlocks(measurements: Measurements | null): Block[] {
  const issues = measurements?.accessibility?.issues ?? [];
  if (issues.length === 0) return [];
  const items = issues.map(({ help, impact, where, fix }) => line(`${help} (${impact}, ${where})`, [], fix));
  return [heading(3, 'Barriers for people'), { kind: 'list', ordered: false, items }];
}
