import type { LinkCheck } from '../audit/observations.ts';
import { type OutsideLink, siteOf } from './outside-links.ts';
import type { Clock, LinkVisitor } from './site-reader.ts';

/** A visitor has left by then. */
const VISIT_MS = 5_000;
/** All visits together: the owner waits for the report, not for other people's servers. */
const ALL_MS = 6_000;
/** With less time left a visit would only measure our hurry. */
const MIN_VISIT_MS = 1_000;
/** Websites asked at the same time. Workers open six connections at once, of which the website itself may use four. */
const AT_ONCE = 3;

/** Visits each address once, those of one website one after the other. What there was no time for is not listed. */
export async function visitOutside(
  visitor: LinkVisitor,
  links: readonly OutsideLink[],
  clock: Clock,
): Promise<LinkCheck[]> {
  const deadline = clock.now() + ALL_MS;
  const queue = [...Map.groupBy(links, ({ url }) => siteOf(url)).values()];
  const checks = new Map<OutsideLink, LinkCheck>();
  const lane = async (): Promise<void> => {
    for (let ofOneSite = queue.shift(); ofOneSite; ofOneSite = queue.shift()) {
      for (const link of ofOneSite) {
        const leftMs = deadline - clock.now();
        if (leftMs < MIN_VISIT_MS) return;
        const { status, failure, finalUrl, fetchedAt } = await visitor.visit(link.url, Math.min(VISIT_MS, leftMs));
        checks.set(link, { ...link, status, failure, finalUrl, checkedAt: fetchedAt });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return links.flatMap((link) => checks.get(link) ?? []);
}
