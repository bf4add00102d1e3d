import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The index of a server that is stopped. */
export function openIndex(stateDir: string): DatabaseSync {
  const files = readdirSync(stateDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite'));
  for (const file of files) {
    const database = new DatabaseSync(join(stateDir, file));
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'analyses'").get()) return database;
    database.close();
  }
  throw new Error(`${stateDir} holds no index.`);
}
