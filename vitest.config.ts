import { availableParallelism } from 'node:os';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BUILT, bundledEngine } from './tools/test/bundled-engine.ts';
import { ignoreLateMessages } from './tools/test/late-messages.ts';

// The pure core runs in plain Node, the Worker in workerd with real bindings, the web app in a DOM. End-to-end tests drive a
// browser against the built app.
const pure = [
  'worker/accounts/**/*.test.ts',
  'worker/adapters/**/*.test.ts',
  'worker/analysis/life-cycle.test.ts',
  'worker/analysis/progress/work-share.test.ts',
  'worker/analysis/browser/request-ledger.test.ts',
  'worker/audit/**/*.test.ts',
  'worker/contract/**/*.test.ts',
  'worker/crawl/**/*.test.ts',
  'worker/mail/mail-settings.test.ts',
  'worker/models/assistant-settings.test.ts',
  'worker/models/model-settings.test.ts',
  'worker/payments/**/*.test.ts',
  'worker/report/**/*.test.ts',
  'worker/sample/**/*.test.ts',
  'worker/settings.test.ts',
  'tools/**/*.test.ts',
];

/** Packages of many small files that the Worker loads when it starts. */
const IN_MANY_FILES = [
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'fast-xml-parser',
  'hono',
  'hono/cookie',
  'hono/factory',
  'hono/html',
  'hono/http-exception',
  'hono/route',
  'image-size/types/gif',
  'image-size/types/jpg',
  'image-size/types/png',
  'image-size/types/webp',
  'parse5',
  'tldts',
  'zod',
];

export default defineConfig({
  test: {
    fsModuleCache: false,
    // The tool leaves one core to itself unless told otherwise, and tests that wait for a browser leave a part of theirs.
    maxWorkers: Math.max(availableParallelism(), 3),
    // Websites are read and judged by the hundred: with V8's own 16 MB for what is new, a tenth of the time went to collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // Two busy cores: a test that waits for a slow server or a first start is not a broken one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      // Nothing of the core is kept in a module, so its files share their modules: loading them anew took two thirds of their time.
      { extends: true, test: { name: 'core', environment: 'node', include: pure, isolate: false } },
      {
        extends: true,
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
                IDENTITY: 'local',
                PAYMENTS: 'local',
                MAIL: 'log',
                MODEL: 'none',
                ALLOW_PRIVATE_TARGETS: 'true',
                MAX_PAGES: '12',
                BROWSER_LEASES: '2',
                CONTACT_EMAIL: 'operator@localhost',
              },
            },
          }),
          ignoreLateMessages(),
          bundledEngine('worker'),
        ],
        test: {
          name: 'worker',
          server: { deps: { external: [BUILT] } },
          // A runtime of its own for each file, and all its modules asked for anew, was two thirds of the processor's time; the setup empties
          // what the file before has stored.
          isolate: false,
          // Asked for one file at a time otherwise, by every test file anew. Not those that take the runtime's own modules.
          deps: { optimizer: { ssr: { enabled: true, include: IN_MANY_FILES } } },
          include: ['worker/**/*.test.ts'],
          exclude: pure,
          // What an object writes late would keep the run from ending: see quiet-log.
          disableConsoleIntercept: true,
          setupFiles: ['worker/testing/setup/quiet-log.ts', 'worker/testing/setup/apply-migrations.ts'],
          globalSetup: ['worker/testing/setup/stripe-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        // Its stores are emptied by whoever fills them: React and a page loaded anew for each file took two thirds of their time.
        test: { name: 'web', environment: 'happy-dom', isolate: false, include: ['web/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        plugins: [bundledEngine('browser')],
        test: {
          name: 'e2e',
          environment: 'node',
          server: { deps: { external: [BUILT] } },
          include: ['e2e/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file has an app, a state and a browser of its own, and waits half of its time.
          maxWorkers: 3,
        },
      },
      // Long: `npm run test:endurance`.
      {
        extends: true,
        test: {
          name: 'endurance',
          environment: 'node',
          include: ['e2e/endurance/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
