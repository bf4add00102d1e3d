import type { OpeningHoursFact } from '../../facts/facts.ts';
import { DAY_NAMES, WEEK } from '../../week/week.ts';
import { type JsonNode, node, oneOrMore } from './json-node.ts';

/**
 * Hours as schema.org writes them, days of equal hours together. Days of which only the opening time is known are left out, and so is
 * everything when the website contradicts itself: which hours are right only the owner knows.
 */
export function openingHoursNodes(fact: OpeningHoursFact): JsonNode[] {
  // Times at which nobody may come unasked are no opening hours to a machine.
  if (!fact || fact.alternatives?.length || fact.partly || fact.value.byAppointment) return [];
  const daysOf = new Map<string, string[]>();
  for (const day of WEEK) {
    for (const [opens, closes] of fact.value[day] ?? []) {
      if (closes === null) continue;
      const span = `${opens} ${closes}`;
      daysOf.set(span, [...(daysOf.get(span) ?? []), DAY_NAMES[day]]);
    }
  }
  return [...daysOf].map(([span, days]) => {
    const [opens = '', closes = ''] = span.split(' ');
    return node({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: oneOrMore(days),
      opens,
      // Round the clock as Google reads it, which knows no hour 24.
      closes: closes === '24:00' ? (opens === '00:00' ? '23:59' : '00:00') : closes,
    });
  });
}
