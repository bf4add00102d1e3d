import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ConfirmedFacts, FactsToConfirm } from '../../worker/contract/confirmed-facts.ts';
import { fixtureFacts } from '../features/report/facts-fixture.ts';
import { reportResults } from '../features/report/report-fixture.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { routePage } from '../testing/route-page.tsx';
import { Component } from './confirm.tsx';

const USER = { firstName: 'Ines', email: 'ines@lantern-bakery.example', profileImageUrl: null };
const TRADES = [
  { id: 'bakery', label: 'bakery' },
  { id: 'cafe', label: 'café' },
  { id: 'other', label: 'other' },
];
const DATA: FactsToConfirm = { read: fixtureFacts, confirmed: [], trades: TRADES };
const SAVED = { results: reportResults() };
const PUT = 'PUT /api/analysis/7/facts';

const page = routePage('/confirm/:id', Component);
let sent: ConfirmedFacts[];

async function open(answers: FakeAnswers = {}) {
  const server = fakeApi({ 'GET /api/auth/user': USER, 'GET /api/analysis/7/facts': DATA, [PUT]: SAVED, ...answers });
  const { fetch } = globalThis;
  sent = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') sent.push((JSON.parse(String(init.body)) as { confirmed: ConfirmedFacts }).confirmed);
    return fetch(path, init);
  });
  await page.open('/confirm/7');
  return server;
}

const { text } = page;
const button = (words: string): HTMLButtonElement =>
  [...page.container.querySelectorAll('button')].find((each) => each.textContent === words) ??
  expect.unreachable(words);
const press = (words: string) => act(async () => button(words).click());
const field = (label: string): HTMLInputElement => {
  const found = [...page.container.querySelectorAll('label')].find((each) => each.textContent === label);
  return (
    (page.container.querySelector(`#${CSS.escape(found?.htmlFor ?? '-')}`) as HTMLInputElement | null) ??
    expect.unreachable(label)
  );
};
const type = (label: string, value: string) =>
  act(async () => {
    const input = field(label);
    const prototype = input instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });

describe('confirming facts', () => {
  it('shows what was read, with its line and page', async () => {
    await open();
    expect(text()).toContain('Lantern Bakery');
    expect(text()).toContain('+44205550100');
    expect(text()).toContain('020 555 0100 on /, and one more place');
    expect(text()).toContain('Tuesday 07:00-17:00');
    expect(text()).toContain('Please check');
  });

  it('saves a yes after a pause, once for several', async () => {
    await open();
    await press('Yes: Lantern Bakery');
    await press('Yes to all 3: Services');
    expect(text()).toContain('Saving…');
    expect(sent).toEqual([]);
    await page.advance(1_000);
    expect(text()).toContain('Saved. Your report has been rebuilt.');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toHaveLength(4);
    expect(sent[0]?.[0]).toEqual({
      kind: 'businessName',
      said: 'yes',
      read: 'Lantern Bakery',
      value: 'Lantern Bakery',
    });
  });

  it('takes a correction by Enter, and keeps what the pages say beside it', async () => {
    await open();
    await press('Correct: +44205550100');
    expect(document.activeElement).toBe(field('Phone number'));
    await type('Phone number', '+44 20 555 0111');
    await act(async () => field('Phone number').form?.requestSubmit());
    expect(text()).toContain('+44 20 555 0111');
    expect(text()).toContain('Your pages say: +44205550100');
    await page.advance(1_000);
    expect(sent[0]).toEqual([{ kind: 'phones', said: 'corrected', read: '+44205550100', value: '+44 20 555 0111' }]);
  });

  it('says what is wrong with a correction, and keeps the text', async () => {
    await open();
    await press('Correct: hello@lantern-bakery.example');
    await type('E-mail address', 'hello');
    await act(async () => field('E-mail address').form?.requestSubmit());
    expect(text()).toContain('Please enter a whole address');
    expect(field('E-mail address').value).toBe('hello');
    await page.advance(1_000);
    expect(sent).toEqual([]);
  });

  it('adds a branch as an entry of its own, and takes it off again', async () => {
    await open();
    await press('+ Add an address');
    await type('Street and number', '3 Mill Row');
    await type('Town', 'Whitby');
    await act(async () => field('Town').form?.requestSubmit());
    expect(text()).toContain('Added by you');
    await press('Remove: 3 Mill Row, Whitby');
    expect(text()).not.toContain('Added by you');
    await page.advance(1_000);
    expect(sent).toEqual([[]]);
  });

  it('takes "not ours", and takes it back', async () => {
    await open();
    await press('Not ours: +44205550199');
    await page.advance(1_000);
    await press('Not ours: +44205550199');
    await page.advance(1_000);
    expect(sent).toEqual([[{ kind: 'phones', said: 'not-ours', read: '+44205550199' }], []]);
  });

  it('lets the trade be chosen', async () => {
    await open();
    await press('Correct: bakery');
    await type('Your trade', 'cafe');
    await page.advance(1_000);
    expect(sent[0]).toEqual([{ kind: 'trade', said: 'corrected', read: 'bakery', value: 'cafe' }]);
  });

  it('reads opening hours as they are typed', async () => {
    await open();
    const days = [...page.container.querySelectorAll('button')].find((each) =>
      each.textContent?.startsWith('Correct: Monday'),
    );
    await act(async () => days?.click());
    await type('Sunday', '10-12:30, 14.00 to 18');
    await act(async () => field('Sunday').form?.requestSubmit());
    await page.advance(1_000);
    expect(sent[0]?.[0]).toMatchObject({
      kind: 'openingHours',
      said: 'corrected',
      value: {
        mo: [],
        su: [
          ['10:00', '12:30'],
          ['14:00', '18:00'],
        ],
      },
    });
  });

  it('says that it was not saved, keeps everything and tries again', async () => {
    const server = await open({ [PUT]: new FakeAnswer(500, { message: 'Something went wrong.', code: 'INTERNAL' }) });
    await press('Yes: Lantern Bakery');
    await page.advance(1_000);
    expect(text()).toContain('Not saved: Something went wrong. What you entered is still here.');
    expect(button('Yes: Lantern Bakery').getAttribute('aria-pressed')).toBe('true');
    server.answers[PUT] = SAVED;
    await press('Try again');
    await page.advance(10);
    expect(text()).toContain('Saved.');
  });

  it('shows where the word of the owner and the pages differ', async () => {
    const ownerDifferences = [
      {
        kind: 'services' as const,
        owner: 'Bread by post',
        page: null,
        source: null,
        reads: 'No page we read gives the service Bread by post.',
      },
    ];
    await open({ [PUT]: { results: reportResults({ ownerDifferences }) } });
    await press('Yes: Lantern Bakery');
    await page.advance(1_000);
    expect(text()).toContain('Where your word and your pages differ');
    expect(text()).toContain('No page we read gives the service Bread by post.');
  });

  it('is not there for others', async () => {
    await open({
      'GET /api/analysis/7/facts': new FakeAnswer(404, { message: 'We have no such analysis.', code: 'NOT_FOUND' }),
    });
    expect(text()).toContain('These facts are not available.');
  });
});
