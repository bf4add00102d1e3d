import { createApp } from './app.ts';
import { cleanUp } from './jobs/cleanup.ts';
import { consumeDeadLetters, consumeRetries, type RetryMessage } from './jobs/retries.ts';
import { wakeStalled } from './jobs/watchdog.ts';
import { buildServices } from './services.ts';
import { parseSettings } from './settings.ts';

export { AnalysisObject } from './analysis/analysis-object.ts';
export { BrowserGate } from './analysis/browser-gate.ts';

const app = createApp();

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),

  async queue(batch, env) {
    const messages = batch as MessageBatch<RetryMessage>;
    if (batch.queue === 'analysis-dead-letters') await consumeDeadLetters(messages, env.ANALYSIS);
    else await consumeRetries(messages, env.ANALYSIS);
  },

  async scheduled(_controller, env) {
    const parsed = parseSettings(env);
    if (!parsed.ok) {
      console.error(JSON.stringify({ event: 'cron_skipped', setting: parsed.setting, why: parsed.why }));
      return;
    }
    const { db, payments } = buildServices(env, parsed.settings);
    await wakeStalled(db, env.ANALYSIS, parsed.settings, Date.now());
    await payments.refreshProcessing();
    await cleanUp(db, env.ANALYSIS, Date.now());
  },
} satisfies ExportedHandler<Env>;
