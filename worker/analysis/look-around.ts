import type {
  AgentFile,
  EdgeProbe,
  HostVariant,
  LinkCheck,
  ReadAttempt,
  RenderAttempt,
} from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { askAgentFiles } from '../crawl/ask-agent-files.ts';
import { checkLinks } from '../crawl/check-links.ts';
import { checkVariants } from '../crawl/check-variants.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import { lookAtPreviews } from '../crawl/look-at-previews.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import { outsideLinks } from '../crawl/outside-links.ts';
import { probeAgents } from '../crawl/probe-agents.ts';
import { checkShownFiles } from '../crawl/shown-files/check-shown-files.ts';
import { timeHomePage } from '../crawl/time-home-page.ts';
import { visitOutside } from '../crawl/visit-outside.ts';
import type { Bench } from './bench.ts';
import { finishStep } from './finish-step.ts';
import { isFilledByScript } from './open-shell.ts';
import { plainDocument, renderedDocument } from './read-plain-pages.ts';

/**
 * What the key pages alone do not tell: the answer to each agent's name, host variants, files for agents, and whether links, profiles
 * and preview pictures are there. Other people's websites are asked meanwhile.
 */
export async function lookAround(bench: Bench, opened: OpenedWebsite, found: KeyPages): Promise<void> {
  const { journal, board, ports, site } = bench;
  const { target } = found;
  const read = found.pages.map((_, index) => journal.read<ReadAttempt>(plainDocument(index)));
  const visitor = ports.openElsewhere(bench.order, target);
  const outside = step<LinkCheck[]>(bench, 'outside', () =>
    visitOutside(visitor, outsideLinks(viewsOf(bench, opened, read), target), ports.clock),
  );
  const own = async (): Promise<void> => {
    if (!journal.isDone('edge')) {
      board.show({ message: 'Asking for your home page under the names of the assistants' });
    }
    await step<number[]>(bench, 'ttfb', () => timeHomePage(site, opened));
    await step<EdgeProbe[]>(bench, 'edge', () => probeAgents(site, opened));
    await step<HostVariant[]>(bench, 'variants', () => checkVariants(site, target));
    await step<AgentFile[] | null>(bench, 'agentFiles', () => askAgentFiles(site, opened));
    const plainViews = read.flatMap((page) => page?.view ?? []);
    await step<LinkCheck[]>(bench, 'previews', () =>
      lookAtPreviews({ site, visitor, opened, target, views: plainViews }),
    );
    await step<LinkCheck[]>(bench, 'links', () => checkLinks({ site, opened, found, read, clock: ports.clock }));
    const views = viewsOf(bench, opened, read);
    await step<string[]>(bench, 'files', () => checkShownFiles({ site, opened, target, views, clock: ports.clock }));
  };
  // Both run to their end even when one throws: nothing may still be asking when the step is tried again.
  for (const ended of await Promise.allSettled([own(), outside])) {
    if (ended.status === 'rejected') throw ended.reason;
  }
}

/** The pages as served; of a home page that scripts fill, what they filled it with. */
function viewsOf({ journal }: Bench, opened: OpenedWebsite, read: readonly (ReadAttempt | null)[]): PageView[] {
  const views = read.flatMap((page) => page?.view ?? []);
  const home = journal.read<RenderAttempt>(renderedDocument(0));
  return home?.view && isFilledByScript(opened.home, home) ? [...views, home.view] : views;
}

async function step<T>(bench: Bench, name: string, look: () => Promise<T>): Promise<void> {
  if (bench.journal.isDone(name) || bench.isCancelled() || bench.isOutOfTime()) return;
  const startedAt = bench.ports.clock.now();
  const seen = await look();
  finishStep(bench, name, startedAt, { [name]: seen });
  bench.saveBudget();
}
