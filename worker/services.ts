import { AnalysisService } from './analysis/analysis-service.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Settings } from './settings.ts';

/** What the routes work with: adapters and queries behind plain names. */
export interface Services {
  settings: Settings;
  db: Database;
  analyses: AnalysisService;
  /** Counts one request; false when the caller must slow down. The binding is a shield, quotas are counted in D1. */
  mayRead(key: string): Promise<boolean>;
  mayWrite(key: string): Promise<boolean>;
  now(): number;
}

/** The one place that turns bindings and settings into services. */
export function buildServices(env: Env, settings: Settings): Services {
  const db = openDatabase(env.DB);
  const now = () => Date.now();
  return {
    settings,
    db,
    now,
    analyses: new AnalysisService(db, env.ANALYSIS, settings, now),
    mayRead: async (key) => (await env.READ_LIMIT.limit({ key })).success,
    mayWrite: async (key) => (await env.WRITE_LIMIT.limit({ key })).success,
  };
}
