import { expect, it } from 'vitest';
import type { Results } from '../../contract/results.ts';
import { beginAnalysis, finish } from '../../testing/begun-analysis.ts';
import { BAKERY, type FakeSite } from '../../testing/fake-ports.ts';
import type { AnalysisPorts, OpenBrowser } from '../ports.ts';

const pathOf = (url: string): string => new URL(url).pathname;

/** Ports whose browser does one thing otherwise. */
const browsing =
  (change: (browser: OpenBrowser) => Partial<OpenBrowser>) =>
  (ports: AnalysisPorts): AnalysisPorts => ({
    ...ports,
    browserFor: (...given) => ({
      ...ports.browserFor(...given),
      async launch() {
        const launch = await ports.browserFor(...given).launch();
        return launch.ok ? { ok: true, browser: { ...launch.browser, ...change(launch.browser) } } : launch;
      },
    }),
  });

const FORM =
  '<form><label>Mail <input type="email" name="mail"></label><textarea name="text"></textarea><button>Send</button></form>';
const withForm: FakeSite = {
  ...BAKERY,
  '/contact': `${BAKERY['/contact']}${FORM}`,
  '/about': `${BAKERY['/about']}${FORM}`,
};

it('tries a form that pages share once, and tells what came of it on each of them', async () => {
  const tried: string[] = [];
  const { order, stub } = await beginAnalysis(
    withForm,
    browsing(({ render }) => ({
      async render(...given) {
        const attempt = await render(...given);
        for (const form of attempt.view?.forms ?? []) form.handled = true;
        return attempt;
      },
      async tryForm(url) {
        tried.push(pathOf(url));
        return { prevented: true, tried: [], carried: false, said: 'Thank you', end: 'cleared', complete: true };
      },
    })),
  );
  await stub.start(order);
  await finish(stub);
  expect(tried).toHaveLength(1);
  const { checks } = (await stub.report()) as unknown as Results;
  const check = checks.find(({ id }) => id === 'forms-without-target');
  expect(check).toMatchObject({ outcome: 'fail' });
  expect(check?.evidence?.[0]?.pageUrl).toMatch(/contact|about/);
}, 90_000);

it('gives a page that did not finish beside the others one more try, and reads on', async () => {
  const asked: string[] = [];
  const late = new Set(['/about', '/contact']);
  const { order, stub } = await beginAnalysis(
    BAKERY,
    browsing(({ render }) => ({
      async render(...given) {
        const path = pathOf(given[0]);
        asked.push(path);
        const attempt = await render(...given);
        return late.delete(path) ? { ...attempt, view: null, failure: 'timeout' } : attempt;
      },
    })),
  );
  await stub.start(order);
  await finish(stub);
  expect(asked.filter((path) => path === '/contact')).toHaveLength(2);
  const { pages } = (await stub.report()) as unknown as Results;
  expect(pages.filter(({ wordsRendered }) => wordsRendered === null)).toEqual([]);
}, 90_000);

it('tries it once only, and no other after one that does not finish alone', async () => {
  const asked: string[] = [];
  const { order, stub } = await beginAnalysis(
    BAKERY,
    browsing(({ render }) => ({
      async render(...given) {
        asked.push(pathOf(given[0]));
        const attempt = await render(...given);
        return pathOf(given[0]) === '/' ? attempt : { ...attempt, view: null, failure: 'timeout' };
      },
    })),
  );
  await stub.start(order);
  await finish(stub);
  const again = asked.filter((path, at) => asked.indexOf(path) !== at);
  expect(again).toHaveLength(1);
}, 90_000);
