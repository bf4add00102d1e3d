import { startFixtureSite } from '../fixture-site.ts';
import { createApp } from '../harness.ts';

/** An app and a website for one test. */
export async function withApp(
  name: string,
  settings: Record<string, string>,
  body: (origin: string, websiteUrl: string, stateDir: string) => Promise<void>,
): Promise<void> {
  const site = await startFixtureSite({ delayMs: 20 });
  const created = await createApp(name, settings);
  const app = await created.start();
  try {
    await body(app.url, site.url, created.stateDir);
  } finally {
    await app.stop();
    await site.stop();
    created.remove();
  }
}
