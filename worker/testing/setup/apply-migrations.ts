import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

const { DB, TEST_MIGRATIONS } = env as Env & { TEST_MIGRATIONS: D1Migration[] };
// Files share a runtime: what the one before left is none of this one's.
await reset();
await applyD1Migrations(DB, TEST_MIGRATIONS);
