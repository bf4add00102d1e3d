import { CHECK_OF_RULE } from '../checks/axe-rules.ts';
import type { Evidence } from '../checks/check.ts';
import { faultOfRule } from '../website/axe/rule-words.ts';
import type { ReadPage } from '../website/read-pages.ts';

/** A kind of fault that axe-core calls critical, and what it was found on. */
interface Critical {
  checkId: string;
  pageUrl: string;
  tags: ReadonlySet<string>;
  fault: string | null;
}

const tagOf = (text: string): string => /^<?([a-z]+\d?)/i.exec(text)?.[1]?.toLowerCase() ?? '';

function criticalOn(pages: readonly ReadPage[]): Critical[] {
  return pages.flatMap(({ url, rendered }) =>
    (rendered?.axe?.violations ?? []).flatMap(({ rule, impact, nodes }) => {
      const checkId = CHECK_OF_RULE.get(rule);
      if (impact !== 'critical' || checkId === undefined) return [];
      const tags = new Set(nodes.map(({ snippet }) => tagOf(snippet)).filter((tag) => tag !== ''));
      return [{ checkId, pageUrl: url, tags, fault: faultOfRule(rule) }];
    }),
  );
}

const isOf = ({ tags, fault, pageUrl }: Critical, one: Evidence): boolean =>
  one.pageUrl === pageUrl &&
  (fault !== null && one.seen.includes(fault) ? true : tags.has(tagOf(one.place.split(' > ').at(-1) ?? '')));

/** Among small things what axe-core calls critical is told first, and by its own element. */
export function criticalFirst(pages: readonly ReadPage[]) {
  const critical = criticalOn(pages);
  const ofCheck = (id: string) => critical.filter(({ checkId }) => checkId === id);
  return {
    steps: <Step extends { checkId: string }>(steps: readonly Step[]): Step[] =>
      steps.toSorted((a, b) => Number(ofCheck(b.checkId).length > 0) - Number(ofCheck(a.checkId).length > 0)),
    evidence: (checkId: string, evidence: readonly Evidence[]): Evidence[] => {
      const rank = (one: Evidence): number => Number(ofCheck(checkId).some((known) => isOf(known, one)));
      return evidence.toSorted((a, b) => rank(b) - rank(a));
    },
  };
}
