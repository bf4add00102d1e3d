import type { Life } from './life.ts';
import type { AnalysisOrder } from './order.ts';

/** A run as its object keeps it. */
export interface RunState extends Life {
  order: AnalysisOrder;
  requestsUsed: number;
  /** Session id of the browser in use, kept to close what a crash left open. */
  browserSessionId: string | null;
}

/** SQLite rows hold at most 2 MB; a document is cut into parts of half a million characters (UTF-8 at most 3 bytes each). */
const PART_CHARS = 500_000;

/** What runs begun by an older version lack. */
const ADDED_LATER = { idleStarts: 0, throws: 0 };

/**
 * What an analysis has done so far, in its object's SQLite: steps with their attempts, documents (observations, pages, the
 * report) and the state of the run. Everything here survives eviction and a killed process; nothing else does.
 */
export class Journal {
  private readonly sql: SqlStorage;
  private readonly storage: DurableObjectStorage;

  private isErased = false;
  /** An object that holds nothing takes no room: its tables come with the first write and go when it is erased. */
  private hasTables: boolean;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    this.sql = storage.sql;
    this.hasTables = this.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'documents'").toArray().length > 0;
  }

  private makeTables(): void {
    if (this.hasTables) return;
    this.hasTables = true;
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS steps (name TEXT PRIMARY KEY, attempts INTEGER NOT NULL, done_at INTEGER);
      CREATE TABLE IF NOT EXISTS documents (name TEXT NOT NULL, part INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (name, part));
    `);
  }

  get run(): RunState | null {
    const stored = this.read<RunState>('run');
    return stored && { ...ADDED_LATER, ...stored };
  }

  updateRun(change: Partial<RunState>): RunState {
    const run = this.run;
    if (!run) throw new Error('no run to update');
    const updated = { ...run, ...change };
    this.write('run', updated);
    return updated;
  }

  begin(run: RunState): void {
    this.write('run', run);
  }

  isDone(step: string): boolean {
    return (
      this.hasTables &&
      this.sql.exec('SELECT 1 FROM steps WHERE name = ? AND done_at IS NOT NULL', step).toArray().length > 0
    );
  }

  /** Every finished step, and when the last of them ended; 0 before the first. */
  doneSteps(): { names: ReadonlySet<string>; lastAt: number } {
    if (!this.hasTables) return { names: new Set(), lastAt: 0 };
    const rows = this.sql
      .exec<{ name: string; done_at: number }>('SELECT name, done_at FROM steps WHERE done_at IS NOT NULL')
      .toArray();
    return {
      names: new Set(rows.map(({ name }) => name)),
      lastAt: rows.reduce((latest, { done_at }) => Math.max(latest, done_at), 0),
    };
  }

  /** Counts an attempt before it is made, so that a crash counts too. */
  countAttempt(step: string): number {
    if (this.isErased) return 1;
    this.makeTables();
    const row = this.sql
      .exec<{ attempts: number }>(
        'INSERT INTO steps (name, attempts) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET attempts = attempts + 1 RETURNING attempts',
        step,
      )
      .one();
    return row.attempts;
  }

  /** The documents of a step and its completion are one write: both are there or neither. */
  finish(step: string, now: number, documents: Record<string, unknown> = {}): void {
    if (this.isErased) return;
    this.makeTables();
    this.storage.transactionSync(() => {
      for (const [name, value] of Object.entries(documents)) this.write(name, value);
      // Something got done, so starts that led nowhere are counted anew.
      if (this.run?.idleStarts) this.updateRun({ idleStarts: 0 });
      this.sql.exec(
        'INSERT INTO steps (name, attempts, done_at) VALUES (?, 1, ?) ON CONFLICT (name) DO UPDATE SET done_at = excluded.done_at',
        step,
        now,
      );
    });
  }

  forgetAttempts(): void {
    if (this.hasTables) this.sql.exec('UPDATE steps SET attempts = 0 WHERE done_at IS NULL');
  }

  read<T>(name: string): T | null {
    if (!this.hasTables) return null;
    const parts = this.sql
      .exec<{ text: string }>('SELECT text FROM documents WHERE name = ? ORDER BY part', name)
      .toArray();
    if (parts.length === 0) return null;
    return JSON.parse(parts.map((part) => part.text).join('')) as T;
  }

  write(name: string, value: unknown): void {
    if (this.isErased) return;
    this.makeTables();
    const text = JSON.stringify(value);
    this.storage.transactionSync(() => {
      this.sql.exec('DELETE FROM documents WHERE name = ?', name);
      for (let part = 0; part * PART_CHARS < text.length || part === 0; part++) {
        const slice = text.slice(part * PART_CHARS, (part + 1) * PART_CHARS);
        this.sql.exec('INSERT INTO documents (name, part, text) VALUES (?, ?, ?)', name, part, slice);
      }
    });
  }

  drop(name: string): void {
    if (this.hasTables) this.sql.exec('DELETE FROM documents WHERE name = ?', name);
  }

  /** Everything goes, and what a step still at work writes afterwards goes nowhere. */
  async erase(): Promise<void> {
    this.isErased = true;
    this.hasTables = false;
    await this.storage.deleteAll();
  }
}
