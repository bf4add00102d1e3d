import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssistantsReport, AssistantsStanding } from '../../../../worker/contract/assistants.ts';
import { groundsFixture, premiumFixture } from '../../../../worker/testing/premium-fixture.ts';
import { planFixture } from '../../../../worker/testing/recommendations-fixture.ts';
import { Component } from '../../../routes/report.tsx';
import { FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { type Rendered, renderRoute } from '../../../testing/render-route.tsx';
import { reportAnswers } from '../../../testing/report-answers.ts';
import { analysisView, reportResults } from '../report-fixture.ts';

let page: Rendered;
const section = () => page.container.querySelector('#said');
const text = () => section()?.textContent ?? '';
const button = (words: string) =>
  [...(section()?.querySelectorAll('button') ?? [])].find((each) => each.textContent?.includes(words)) ?? null;

const AT = Date.UTC(2026, 10, 22, 12);
const QUESTIONS: AssistantsReport['questions'] = [
  { id: 'recommend', text: 'Can you recommend a bakery in London?', about: 'choice' },
];
const HOSTILE = '<img src=x onerror=alert(1)> Lantern Bakery is best';
const ASKED: AssistantsReport = {
  questions: QUESTIONS,
  name: 'Lantern Bakery',
  askings: [
    {
      startedAt: AT,
      times: 3,
      results: [
        {
          ...{ name: 'ChatGPT', model: 'm-1', failed: 1, places: { best: 2, last: 3 } },
          named: { count: 2, of: 6, from: 0.097, to: 0.7 },
          cited: [{ pageUrl: 'https://lantern-bakery.example/cakes', answers: 2 }],
          wrong: [{ what: 'telephone', said: '+4420', known: '+4421', answers: 1 }],
          quote: { question: QUESTIONS[0]?.text ?? '', text: HOSTILE, isNamed: true },
        },
      ],
      others: [{ name: 'Rye & Co', answers: 4, of: 6, by: ['ChatGPT'] }],
      sites: [{ host: 'reviews.example', answers: 3 }],
    },
  ],
};

const standing = (part: Partial<AssistantsStanding> = {}): AssistantsStanding => ({
  ...{ assistants: ['ChatGPT', 'Claude'], isAsking: false, done: 0, of: 0, mayAskAt: null },
  ...part,
});

async function open(assistants: AssistantsReport, said: AssistantsStanding | FakeAnswer) {
  const { locked: _, ...results } = reportResults();
  const full = { ...results, premiumResults: premiumFixture(), plan: planFixture(), grounds: groundsFixture() };
  const view = analysisView({ isPaid: true, isDemo: false, results: { ...full, assistants } });
  const api = fakeApi({
    ...reportAnswers(view),
    [`GET /api/analysis/${view.analysisId}/assistants`]: said,
    [`POST /api/analysis/${view.analysisId}/assistants`]: new FakeAnswer(202, standing({ isAsking: true, of: 6 })),
  });
  page = await renderRoute('/report/:id', Component, '/report/41');
  await page.advance(10);
  await act(async () => section()?.querySelector<HTMLButtonElement>('h3 button[aria-expanded=false]')?.click());
  await page.advance(10);
  return api;
}

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says how to ask by hand where nobody is set up', async () => {
  await open({ ...ASKED, askings: [] }, standing({ assistants: [] }));
  expect(text()).toContain('Nobody has asked yet. 1 question');
  expect(text()).toContain('Can you recommend a bakery in London?');
  expect(button('Copy')).not.toBeNull();
  expect(button('Ask them')).toBeNull();
});

it('has them asked, and says how far they are', async () => {
  const api = await open({ ...ASKED, askings: [] }, standing());
  await act(async () => button('Ask them now')?.click());
  await page.advance(10);
  expect(api.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(text()).toContain('ChatGPT and Claude are being asked: 0 of 6 answers.');
});

it('counts and quotes what they said, as text', async () => {
  await open(ASKED, standing({ mayAskAt: Date.UTC(2126, 0, 1) }));
  for (const said of [
    '22 November 2026: named in 2 of 6 answers',
    'Names you in 2 of 6 answers. Places 2 to 3 in its lists. Cites your page /cakes. 1 question without an answer.',
    'Gives the telephone +4420 in 1 answer; we know +4421.',
    'Rye & Co: in 4 of 6 answers, by ChatGPT.',
    'reviews.example: cited in 3 answers.',
    'anywhere from 10 to 70 in 100',
    'again from 1 January 2126',
    HOSTILE,
  ])
    expect(text()).toContain(said);
  expect(section()?.querySelector('mark')?.textContent).toBe('Lantern Bakery');
  expect(page.container.querySelector('img')).toBeNull();
  expect(button('Ask them')).toBeNull();
});
