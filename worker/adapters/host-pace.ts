import { MAX_AT_ONCE } from '../contract/crawl-limits.ts';
import type { Clock } from '../crawl/site-reader.ts';

/** Requests to one host: how many at once and how soon after each other. */
export class HostPace {
  private running = 0;
  private limit = MAX_AT_ONCE;
  private readonly waiting: (() => void)[] = [];
  private nextStartAt = 0;

  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Waits for a turn, makes the request, gives the turn on. */
  async run<T>(request: () => Promise<T>, delayMs: number): Promise<T> {
    while (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running++;
    try {
      const now = this.clock.now();
      const startAt = Math.max(now, this.nextStartAt);
      this.nextStartAt = startAt + delayMs;
      if (startAt > now) await new Promise((resolve) => setTimeout(resolve, startAt - now));
      return await request();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }

  /** The host is busy or slow: half as many at once from now on. */
  slowDown(): void {
    this.limit = Math.max(1, Math.floor(this.limit / 2));
  }
}
