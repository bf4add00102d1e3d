import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler';
import { projectDir } from '../project/project.mjs';

const migrationsDir = join(projectDir, 'migrations');

/**
 * Applies the migrations the database has not seen, in order of their names, each together with its entry in the table
 * of applied ones: the table `wrangler d1 migrations apply` keeps.
 * @param {Awaited<ReturnType<import('miniflare').Miniflare['getD1Database']>>} database
 */
export async function applyMigrations(database) {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const applied = new Set((await database.prepare('SELECT name FROM d1_migrations').raw()).flat());
  for (const name of migrationNames()) {
    if (applied.has(name)) continue;
    const statements = splitSqlQuery(readFileSync(join(migrationsDir, name), 'utf8'));
    const record = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name);
    await database.batch([...statements.map((statement) => database.prepare(statement)), record]);
  }
}

const migrationNames = () =>
  readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** @param {string} stateDir */
const noteIn = (stateDir) => join(stateDir, 'migrations.applied');

/**
 * Whether this state folder's database may lack a migration. A note beside it saves every later start from asking the database.
 * @param {string} stateDir
 */
export function hasNewMigrations(stateDir) {
  const note = noteIn(stateDir);
  return !existsSync(note) || readFileSync(note, 'utf8') !== migrationNames().join('\n');
}

/** @param {string} stateDir */
export function rememberMigrations(stateDir) {
  writeFileSync(noteIn(stateDir), migrationNames().join('\n'));
}
