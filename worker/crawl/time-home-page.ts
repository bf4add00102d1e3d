import { readRobots } from '../audit/website/robots/robots-txt.ts';
import { isDelayed } from './crawl-delay.ts';
import type { OpenedWebsite } from './open-website.ts';
import type { SiteReader } from './site-reader.ts';

/** A median of three, the reading itself included, is not thrown by one accident. */
const REPETITIONS = 2;
/** Apart from each other, so that the server answers one question at a time. */
const PAUSE_MS = 250;
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 20;

/**
 * How long the home page takes to its first byte, in ms: the reading, then two light repetitions. Empty where a repetition failed,
 * where robots.txt asks for a pause, and for private targets, whose speed says nothing.
 */
export async function timeHomePage(site: SiteReader, { target, home, robots }: OpenedWebsite): Promise<number[]> {
  if (target.isPrivate || isDelayed(readRobots(robots)) || site.requestsLeft < RESERVE) return [];
  const samples = [home.ttfbMs];
  for (let i = 0; i < REPETITIONS; i++) {
    await new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
    const { failure, ttfbMs } = await site.check(target.homeUrl);
    if (failure !== null) return [];
    samples.push(ttfbMs);
  }
  return samples;
}
