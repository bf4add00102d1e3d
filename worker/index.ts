import { createApp } from './app.ts';
import { cleanUp } from './jobs/cleanup.ts';
import { consumeDeadLetters, consumeRetries, type RetryMessage } from './jobs/retries.ts';
import { wakeStalled } from './jobs/watchdog.ts';
import { buildServices } from './services.ts';
import { parseSettings } from './settings.ts';

export { AnalysisObject } from './analysis/analysis-object.ts';
export { BrowserGate } from './analysis/browser-gate.ts';
export { ModelGate } from './models/model-gate.ts';

const app = createApp();

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),

  async queue(batch, env) {
    const messages = batch as MessageBatch<RetryMessage>;
    if (batch.queue !== 'analysis-dead-letters') return consumeRetries(messages, env.ANALYSIS);
    const parsed = parseSettings(env);
    const tellOwner = async (sessionId: string) => {
      // An analysis is given up whatever the settings say; telling it needs them.
      if (parsed.ok) await buildServices(env, parsed.settings).announcer.gaveUp(sessionId);
    };
    await consumeDeadLetters(messages, env.ANALYSIS, tellOwner);
  },

  async scheduled(_controller, env) {
    const parsed = parseSettings(env);
    if (!parsed.ok) {
      console.error(JSON.stringify({ event: 'cron_skipped', setting: parsed.setting, why: parsed.why }));
      return;
    }
    const { db, payments, announcer, outbox } = buildServices(env, parsed.settings);
    await wakeStalled(db, env.ANALYSIS, parsed.settings, Date.now());
    await payments.settleUnattended();
    await announcer.announceEnded();
    await outbox.sendDue();
    await cleanUp(db, env.ANALYSIS, Date.now());
  },
} satisfies ExportedHandler<Env>;
