/** Keeps an object awake until the work is done. */
export type KeepAlive = (work: Promise<void>) => void;

/** Work of an object that nobody waits for, one at a time: what is begun while it goes on is left out, and a failure ends in the log. */
export class BackgroundWork {
  private readonly keepAlive: KeepAlive;
  private readonly failure: string;
  private isGoingOn = false;

  /** `failure`: the event in the log. */
  constructor(keepAlive: KeepAlive, failure: string) {
    this.keepAlive = keepAlive;
    this.failure = failure;
  }

  start(work: () => Promise<void>): void {
    if (this.isGoingOn) return;
    this.isGoingOn = true;
    this.keepAlive(
      work()
        .catch((error: unknown) => console.error(JSON.stringify({ event: this.failure, error: String(error) })))
        .finally(() => {
          this.isGoingOn = false;
        }),
    );
  }
}
