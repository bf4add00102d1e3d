import { listed, lowered } from '../../audit/wording/words.ts';
import { type Block, heading, line, paragraph, type Row } from '../blocks.ts';
import type { Measurements } from '../view/measurements.ts';

/** Phone first, one line a device: what is slow is named, what each value means stands in the appendix. */
export function measuredBlocks(measurements: Measurements | null): Block[] {
  if (measurements === null) return [];
  const { devices, accessibility } = measurements;
  const told = devices.map(({ label, score, hint, values }) => {
    const shown = values.map(
      ({ label: name, value, word }) => `${name} ${value}${word ? ` (${word.toLowerCase()})` : ''}`,
    );
    return {
      label,
      outcome: `simulated: ${score === null && shown.length > 0 ? 'no score' : points(score)}`,
      text: shown.length === 0 ? hint : shown.join(' · '),
    };
  });
  // What is the same of both is told once.
  const rows: Row[] = [...Map.groupBy(told, ({ outcome, text }) => `${outcome}\n${text}`).values()].map((alike) => ({
    label: `${listed(alike.map(({ label }, at) => (at === 0 ? label : lowered(label))))}, ${alike[0]?.outcome ?? ''}`,
    lines: [line(alike[0]?.text ?? '')],
  }));
  if (accessibility !== null) rows.push(barriers(accessibility));
  if (rows.length === 0) return [];
  return [{ kind: 'rows', rows }];
}

const points = (score: number | null) => (score === null ? 'not measured' : `${score} of 100`);

function barriers({ score, hint, impacts }: NonNullable<Measurements['accessibility']>): Row {
  const counts = impacts.map(({ label, count }) => `${label}: ${count}`).join(', ');
  return {
    label: `Barriers for people: ${score === null ? 'no score' : points(score)}`,
    lines: [line(`${counts}${counts === '' ? '' : '. '}${hint}.`)],
  };
}

/** How the values came about, and what each means. */
export function metricBlocks(measurements: Measurements | null): Block[] {
  const meanings = new Map(
    (measurements?.devices ?? []).flatMap(({ values }) =>
      values.map(({ label, meaning }) => [label, meaning] as const),
    ),
  );
  if (meanings.size === 0) return [];
  const rows = [...meanings].map(([label, meaning]) => ({ label, lines: [line(meaning)] }));
  const method = measurements?.method ?? null;
  return [
    heading(3, 'How speed was measured, and what the values mean'),
    ...(method === null ? [] : [paragraph(method)]),
    { kind: 'rows', rows },
  ];
}
