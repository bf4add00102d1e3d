import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { premiumFixture } from '../../worker/testing/premium-fixture.ts';
import { analysisView, reportResults } from '../features/report/report-fixture.ts';
import { useRecovery } from '../features/start/use-recovery.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { routePage } from '../testing/route-page.tsx';
import { Component } from './home.tsx';

const SESSION = 'b'.repeat(32);
const USER = { firstName: 'Ines', email: 'ines@lantern-bakery.example', profileImageUrl: null };
const SIGNED_IN: FakeAnswers = { 'GET /api/auth/user': USER, 'POST /api/analyze-website': { sessionId: SESSION } };
const SIGNED_OUT: FakeAnswers = {
  'GET /api/auth/user': new FakeAnswer(401, { message: 'Unauthorized. Please sign in.', code: 'UNAUTHORIZED' }),
};

const assign = vi.fn();

/** The home page as the frame holds it: the recovery runs beside it. */
function HomeInFrame() {
  useRecovery();
  return <Component />;
}
const page = routePage('/', HomeInFrame);

async function open(answers: FakeAnswers, at = '/') {
  const { calls } = fakeApi(answers);
  await page.render(at);
  for (let onDemand = 0; onDemand < 3; onDemand++) await page.advance(3);
  return calls.slice.bind(calls) as () => string[];
}

const find = <E extends Element>(selector: string): E => {
  const found = page.container.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const field = () => find<HTMLInputElement>('input[type=url]');
const submitButton = () => find<HTMLButtonElement>('button[type=submit]');
const { text, toasted } = page;

async function type(value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function submit() {
  await act(async () => {
    find<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await page.advance(0);
}

// They come on demand in the app; here they are to be there at once.
beforeAll(() => import('../features/home/asked-analysis.tsx'));
beforeAll(() => import('../features/home/results-section.tsx'));
beforeAll(() => import('../features/start/recover.ts'));

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
  assign.mockClear();
});

describe('the form', () => {
  it('carries the words of the specification', async () => {
    await open(SIGNED_IN);
    expect(submitButton().textContent).toBe('Analyze My Website for AI SEO');
    expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(false);
    for (const words of ['Create fresh analysis', 'Secure Analysis', '2-3 Minutes', 'First Analysis Free']) {
      expect(text()).toContain(words);
    }
  });

  it('says what is wrong and calls nothing', async () => {
    const calls = await open(SIGNED_IN);
    await submit();
    expect(toasted()).toMatchObject({ title: 'URL Required', variant: 'destructive' });
    await type('ftp://lantern-bakery.example');
    await submit();
    expect(toasted()).toMatchObject({ title: 'Invalid URL' });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toContain('valid');
    expect(document.activeElement).toBe(field());
    await type('lantern-bakery.example/cakes');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(calls()).toEqual(['GET /api/auth/user']);
  });

  it('is busy while the server thinks, then follows the analysis', async () => {
    await open(SIGNED_IN);
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await type('lantern-bakery.example');
    await submit();
    expect(submitButton().textContent).toBe('Analyzing...');
    expect(submitButton().disabled).toBe(true);
    expect(field().disabled).toBe(true);
    answer(new Response(JSON.stringify({ sessionId: SESSION })));
    await page.advance(0);
    expect(page.address()).toBe(`/dashboard?session=${SESSION}`);
  });

  it('sends a visitor to sign in after 1.5 s', async () => {
    const calls = await open(SIGNED_OUT);
    await type('lantern-bakery.example');
    await submit();
    expect(toasted()).toMatchObject({ title: 'Sign Up Required' });
    expect(sessionStorage.getItem('pendingAnalysisUrl')).toBe('https://lantern-bakery.example/');
    await page.advance(1500);
    expect(assign).toHaveBeenCalledWith('/api/login');
    expect(calls()).toEqual(['GET /api/auth/user']);
  });
});

describe('an analysis that starts by itself', () => {
  it('takes ?url= out of the address and starts 0.5 s later', async () => {
    const calls = await open(SIGNED_IN, '/?url=lantern-bakery.example%2Fmenu');
    expect(page.address()).toBe('/');
    expect(field().value).toContain('lantern-bakery.example/menu');
    expect(calls()).not.toContain('POST /api/analyze-website');
    await page.advance(500);
    expect(calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/analyze-website']);
    expect(page.address()).toBe(`/dashboard?session=${SESSION}`);
  });

  it('keeps ?url= for after sign-in when nobody is signed in', async () => {
    const calls = await open(SIGNED_OUT, '/?url=lantern-bakery.example');
    await page.advance(5000);
    expect(sessionStorage.getItem('pendingAnalysisUrl')).toBe('https://lantern-bakery.example');
    expect(calls()).toEqual(['GET /api/auth/user']);
  });

  it('is welcomed back after sign-in and started once: 1.5 s to come home, 0.5 s to start', async () => {
    sessionStorage.setItem('pendingAnalysisUrl', 'https://lantern-bakery.example/');
    const calls = await open(SIGNED_IN);
    expect(toasted()).toMatchObject({
      title: 'Welcome back!',
      description: 'Now starting your analysis of https://lantern-bakery.example/',
    });
    await page.advance(1900);
    expect(calls()).not.toContain('POST /api/analyze-website');
    await page.advance(5000);
    expect(calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/analyze-website']);
    expect(page.address()).toBe(`/dashboard?session=${SESSION}`);
  });

  it('is picked up 1 s after coming home with an address still pending', async () => {
    fakeApi(SIGNED_IN);
    await page.render('/', Component);
    sessionStorage.setItem('pendingAnalysisUrl', 'https://lantern-bakery.example/');
    await page.advance(990);
    expect(page.address()).toBe('/');
    await page.advance(20);
    expect(sessionStorage.getItem('pendingAnalysisUrl')).toBeNull();
    expect(page.address()).toBe(`/dashboard?session=${SESSION}`);
  });

  it('does not start twice when the session turns out to be over', async () => {
    const calls = await open(
      { ...SIGNED_IN, 'POST /api/analyze-website': new FakeAnswer(401, { message: 'Unauthorized.' }) },
      '/?url=lantern-bakery.example',
    );
    await page.advance(10_000);
    expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(sessionStorage.getItem('pendingAnalysisUrl')).toBe('https://lantern-bakery.example/');
  });
});

describe('results', () => {
  it('are shown for ?analysis= and hidden otherwise', async () => {
    const view = analysisView({ isDemo: true });
    await open({ ...SIGNED_IN, [`GET /api/analysis/${view.analysisId}`]: view }, `/?analysis=${view.analysisId}`);
    expect(text()).toContain(`${view.results?.overallScore} out of 100`);
    expect(text()).toContain('This was your FREE demo analysis!');
    expect(text()).toContain('Save to Dashboard');
    expect(text()).toContain('View Free Preview');
    expect(page.container.querySelector('a[href^="/checkout/"]')?.textContent).toBe('Unlock Full Report');
    await page.unmount();
    await open(SIGNED_IN);
    expect(text()).not.toContain('out of 100');
  });

  it('list every recommendation once they are paid for, and lead to the report', async () => {
    const { locked: _, ...results } = reportResults();
    const view = analysisView({
      isPaid: true,
      isDemo: false,
      results: { ...results, premiumResults: premiumFixture() },
    });
    await open({ ...SIGNED_IN, [`GET /api/analysis/${view.analysisId}`]: view }, `/?analysis=${view.analysisId}`);
    expect(text()).toContain('All 2 recommendations');
    for (const { title } of premiumFixture().recommendations) expect(text()).toContain(title);
    const link = page.container.querySelector(`a[href="/report/${view.analysisId}#task-2"]`);
    expect(link?.textContent).toBe('Put your address into the structured data');
    expect(text()).toContain('View Full Report');
    expect(text()).toContain('Print');
    expect(text()).not.toContain('Unlock Full Report');
  });

  it('say why they are not there', async () => {
    await open(SIGNED_IN, '/?analysis=99');
    expect(text()).toContain('Not there.');
  });
});
