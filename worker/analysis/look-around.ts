import type { EdgeProbe, HostVariant, LinkCheck, ReadAttempt } from '../audit/observations.ts';
import { checkLinks } from '../crawl/check-links.ts';
import { checkVariants } from '../crawl/check-variants.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import { probeAgents } from '../crawl/probe-agents.ts';
import type { Bench } from './bench.ts';
import { plainDocument } from './read-plain-pages.ts';

/** What the key pages alone do not tell: the answer to each agent's name, host variants, and whether links lead anywhere. */
export async function lookAround(bench: Bench, opened: OpenedWebsite, found: KeyPages): Promise<void> {
  const read = found.pages.map((_, index) => bench.journal.read<ReadAttempt>(plainDocument(index)));
  if (!bench.journal.isDone('edge')) {
    bench.board.show({ progress: 87, message: 'Asking for your home page under the names of the assistants' });
  }
  await step<EdgeProbe[]>(bench, 'edge', () => probeAgents(bench.site, opened));
  await step<HostVariant[]>(bench, 'variants', () => checkVariants(bench.site, found.target));
  await step<LinkCheck[]>(bench, 'links', () => checkLinks(bench.site, opened, found, read));
}

async function step<T>(bench: Bench, name: string, look: () => Promise<T>): Promise<void> {
  if (bench.journal.isDone(name) || bench.isCancelled() || bench.isOutOfTime()) return;
  const seen = await look();
  bench.journal.finish(name, bench.ports.clock.now(), { [name]: seen });
  bench.saveBudget();
}
