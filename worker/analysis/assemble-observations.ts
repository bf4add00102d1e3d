import type {
  AgentFile,
  BrowserUse,
  EdgeProbe,
  HostVariant,
  LinkCheck,
  NotReadReason,
  Observations,
  PageObservation,
  ReadAttempt,
  RenderAttempt,
} from '../audit/observations.ts';
import type { Benchmark } from '../audit/paid/benchmark.ts';
import type { Reading } from '../audit/reader/reading.ts';
import type { LabObservation } from '../audit/website/lab/lab-observation.ts';
import type { PictureSize } from '../contract/results.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import { keepOwnPages } from '../crawl/keep-own-pages.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import { addressRead } from '../crawl/refresh/read-on.ts';
import { READING } from './ask-reader.ts';
import { readAsked } from './assistants/ask-assistants.ts';
import { withTrials } from './browser/try-forms.ts';
import { BENCHMARK } from './count-benchmark.ts';
import type { Journal } from './journal.ts';
import { pictureOf } from './measure-lab.ts';
import { MAX_TIMEOUTS, plainDocument, renderedDocument } from './read-plain-pages.ts';

/** Puts the journal's documents together into what the engine judges. */
export function assembleObservations(journal: Journal): Observations {
  const opened = journal.read<{ ok: true; opened: OpenedWebsite }>('opened')?.opened;
  const found = journal.read<KeyPages>('found');
  const run = journal.run;
  if (!opened || !found || !run) throw new Error('nothing was observed yet');

  const notRead = [...found.notRead];
  const timeouts = found.pages.filter(
    (_, i) => journal.read<ReadAttempt>(plainDocument(i))?.failure === 'timeout',
  ).length;
  const whyNotTried: { reason: NotReadReason; detail: string } =
    timeouts >= MAX_TIMEOUTS
      ? { reason: 'too_many_timeouts', detail: 'earlier pages did not answer in time' }
      : { reason: 'out_of_time', detail: 'the time for one analysis was used up' };
  const pages: PageObservation[] = [];
  const tried = withTrials(journal);
  for (const [index, page] of found.pages.entries()) {
    const plain = journal.read<ReadAttempt>(plainDocument(index));
    if (!plain) {
      notRead.push({ url: page.url, role: page.role, ...whyNotTried });
      continue;
    }
    pages.push({
      ...page,
      url: addressRead(page, plain),
      plain,
      rendered: tried(index, journal.read<RenderAttempt>(renderedDocument(index))),
    });
  }
  const reading = journal.read<Reading>(READING);
  const asked = readAsked(journal);
  const goneFiles = journal.read<string[]>('files');
  const own = keepOwnPages(pages, found.target);
  return {
    version: 1,
    target: found.target,
    robots: opened.robots,
    control: found.control,
    sitemaps: found.sitemaps,
    llmsTxt: found.llmsTxt,
    pages: own.pages,
    edge: journal.read<EdgeProbe[]>('edge') ?? [],
    hostVariants: journal.read<HostVariant[]>('variants') ?? [],
    linkChecks: ['links', 'outside', 'previews'].flatMap((name) => journal.read<LinkCheck[]>(name) ?? []),
    ttfbSamplesMs: journal.read<number[]>('ttfb') ?? [],
    ...(goneFiles ? { goneFiles } : {}),
    agentFiles: journal.read<AgentFile[]>('agentFiles'),
    notRead: [...notRead, ...own.notRead],
    browser: journal.read<BrowserUse>('browser') ?? {
      state: 'none',
      reason: 'the browser was not used',
      version: null,
    },
    lab: journal.read<LabObservation>('lab'),
    picture: pictureSize(journal),
    benchmark: journal.read<Benchmark>(BENCHMARK),
    ...(reading ? { reading } : {}),
    ...(asked.length > 0 ? { asked } : {}),
    startedAt: run.startedAt,
  };
}

function pictureSize(journal: Journal): PictureSize | null {
  const picture = pictureOf(journal);
  return picture && { width: picture.width, height: picture.height };
}
