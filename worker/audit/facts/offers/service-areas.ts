import type { StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { textOf } from '../reviews/review-schema.ts';

/**
 * "Underfloor heating Larchford" and "Underfloor heating Elmham" in markup, of one `serviceType`, each named after the area it serves:
 * one service and pages for towns. By the key of their names, what the service is called.
 */
export function servicesByArea(all: readonly StructuredData[]): ReadonlyMap<string, string> {
  const byType = new Map<string, { kind: string; names: Set<string> }>();
  for (const structured of all)
    for (const node of structured.nodes) {
      const name = textOf(structured, node, 'name');
      const kind = textOf(structured, node, 'serviceType');
      if (name === null || kind === null || !node.types.some((type) => isA(type, 'Service'))) continue;
      const areas = (node.properties.areaServed ?? []).flatMap((value) => {
        const area = typeof value === 'object' ? structured.nodes[value.node] : undefined;
        return typeof value === 'string' ? [value] : ((area && textOf(structured, area, 'name')) ?? []);
      });
      if (!areas.some((area) => area !== '' && textKey(name).includes(textKey(area)))) continue;
      const same = byType.get(textKey(kind)) ?? { kind, names: new Set() };
      byType.set(textKey(kind), { kind: same.kind, names: same.names.add(textKey(name)) });
    }
  return new Map(
    [...byType.entries()].flatMap(([key, { kind, names }]) =>
      names.size < 2 ? [] : [...names].filter((name) => name !== key).map((name) => [name, kind] as const),
    ),
  );
}
