import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { projectDir } from '../../tools/project/project.mjs';
import { openDatabase } from '../../worker/db/database.ts';

/** Our tables over Node's SQLite, behind D1's interface, with what each statement took. */
export function openTimedDatabase() {
  const sqlite = new DatabaseSync(':memory:');
  const folder = join(projectDir, 'migrations');
  for (const name of readdirSync(folder).sort()) sqlite.exec(readFileSync(join(folder, name), 'utf8'));
  const slowest = { ms: 0, sql: '' };
  let statements = 0;
  const timed = <T>(sql: string, run: () => T): T => {
    // Of the processor, so that other work on this machine does not count.
    const before = process.cpuUsage();
    const result = run();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    statements++;
    if (ms > slowest.ms) Object.assign(slowest, { ms, sql });
    return result;
  };
  const statement = (sql: string, values: SQLInputValue[] = []) => ({
    bind: (...given: SQLInputValue[]) => statement(sql, given),
    all: async () => ({ results: timed(sql, () => sqlite.prepare(sql).all(...values)) }),
    run: async () => ({ results: [], meta: timed(sql, () => sqlite.prepare(sql).run(...values)) }),
    raw: async () =>
      timed(sql, () => {
        const prepared = sqlite.prepare(sql);
        prepared.setReturnArrays(true);
        return prepared.all(...values);
      }),
  });
  const binding = {
    prepare: (sql: string) => statement(sql),
    batch: async (given: ReturnType<typeof statement>[]) => {
      sqlite.exec('BEGIN');
      const results = [];
      for (const one of given) results.push(await one.all());
      sqlite.exec('COMMIT');
      return results;
    },
  };
  const db = openDatabase(binding as unknown as Parameters<typeof openDatabase>[0]);
  return { db, sqlite, slowest, statements: () => statements };
}
