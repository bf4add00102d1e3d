import { expect, it } from 'vitest';
import { freePort } from '../../tools/server/ports.mjs';
import { ended, signInMany, start } from './clients.ts';
import { openInspector } from './inspector.ts';
import { withApp } from './with-app.ts';

const PEOPLE = 10;
const EACH = 20;
const ROUND = 5;

it(`holds no more after ${PEOPLE * EACH} analyses in a row than after the first ${PEOPLE * ROUND}`, async () => {
  const inspectorPort = await freePort(0);
  const settings = { CHROMIUM_PATH: 'none', INSPECTOR_PORT: String(inspectorPort) };
  await withApp('endurance-memory', settings, async (origin, websiteUrl) => {
    const inspector = await openInspector(inspectorPort);
    const people = await signInMany(origin, PEOPLE, 'memory');
    const held = [await inspector.heldMb()];
    for (let done = 0; done < EACH; done += ROUND) {
      for (const call of people) {
        for (let i = 0; i < ROUND; i++) {
          expect(await start(call, websiteUrl)).not.toBeNull();
          expect(await ended(call, 60_000)).not.toBeNull();
        }
      }
      held.push(await inspector.heldMb());
    }
    inspector.close();
    console.info(`Heap before, and after each ${PEOPLE * ROUND} analyses, MB: ${held.map(Math.round).join(' ')}`);
    const [, first = 0] = held;
    expect(held.at(-1)).toBeLessThan(first * 1.1);
    // An isolate has 128 MB; what an analysis needs on top of this is measured with the engine.
    expect(held.at(-1)).toBeLessThan(100);
  });
}, 1_800_000);
