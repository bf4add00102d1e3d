import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DOCUMENT } from '../../worker/report/sections.ts';
import { FINDING_IDS } from '../../worker/report/view/findings.ts';
import { analysisView, reportResults } from '../features/report/report-fixture.ts';
import { FakeAnswer, fakeApi } from '../testing/fake-api.ts';
import { paidReport } from '../testing/paid-report.ts';
import { reportAnswers } from '../testing/report-answers.ts';
import { reportPage } from '../testing/report-page.tsx';
import { useToasts } from '../ui/toast-store.ts';

const { page, text, button, unfold, open } = reportPage();

const task = (number: number) => page.container.querySelector<HTMLButtonElement>(`[data-task="${number}"]`);

describe('the report page', () => {
  it('says that it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await page.render('/report/41');
    expect(text()).toBe('Loading your report...');
  });

  it('does not tell missing from foreign', async () => {
    await open(undefined);
    expect(text()).toContain('Report not found or access denied.');
    expect(button('Go Back')).not.toBeNull();
  });

  it('leads to the live progress while the analysis runs', async () => {
    await open(analysisView({ status: 'processing', results: null }));
    expect(page.container.querySelector('a')?.getAttribute('href')).toBe(`/dashboard?session=${'a'.repeat(32)}`);
  });

  it('shows why an analysis failed', async () => {
    await open(analysisView({ status: 'failed', results: null, failureMessage: 'The domain is parked.' }));
    expect(text()).toContain('The domain is parked.');
  });

  it('knows the newest one as "latest"', async () => {
    await open(analysisView(), 'latest');
    expect(text()).toContain('lantern-bakery.example');
  });
});

describe('the document', () => {
  it('opens with score, gate, coverage and three steps', async () => {
    await open(analysisView());
    expect(page.container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Score: 64 of 100, Fair, capped at 79',
    );
    expect(text()).toContain('3 pages read, 118 of 131 checks measured');
    expect(text()).toContain('ChatGPT search can’t open your website');
    expect(text()).toContain('Say one phone number everywhere');
    await unfold('learn');
    expect(text()).toContain('Here is what we could read on your pages for certain.');
    expect(text()).toContain('Confirm your facts');
  });

  it('opens the evidence of a citation', async () => {
    await open(analysisView());
    const citation = page.container.querySelector<HTMLButtonElement>('#open button[aria-label^="Source "]');
    expect(citation?.getAttribute('aria-expanded')).toBe('false');
    await act(async () => citation?.click());
    expect(citation?.getAttribute('aria-expanded')).toBe('true');
    expect(document.body.textContent).toContain('robots.txt, line 7');
  });

  it('prints, and says how to keep a file', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open(analysisView());
    // Frames load nothing here, so the page itself is what there is to print.
    const append = vi.spyOn(document.body, 'append').mockImplementation(() => undefined);
    await act(async () => button('Print / Save as PDF')?.click());
    const paper = append.mock.calls[0]?.[0] as HTMLIFrameElement;
    expect(paper.getAttribute('src')).toMatch(/^\/api\/analysis\/\d+\/export\.html\?print/);
    paper.dispatchEvent(new Event('load'));
    append.mockRestore();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Print Dialog Opened' });
    expect(useToasts.getState().toasts[0]?.description).toContain('Save as PDF');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('treats what was crawled as text', async () => {
    const results = reportResults();
    const name = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    results.facts = { ...results.facts, businessName: { value: name, certainty: 'certain', sources: [] } };
    results.pages[0] = { ...(results.pages[0] as (typeof results.pages)[number]), url: 'javascript:alert(3)' };
    await open(analysisView({ results }));
    expect(text()).toContain(name);
    expect(page.container.querySelector('img, script')).toBeNull();
    expect([...page.container.querySelectorAll('a')].some(({ href }) => href.startsWith('javascript:'))).toBe(false);
  });

  it('says where a language model has read', async () => {
    const readBy = { model: 'gemma4', at: 0, named: 9, borneOut: 7, use: 'shown' as const };
    await open(analysisView({ results: reportResults({ readBy }) }));
    await unfold('learn');
    expect(text()).toContain('gemma4 looked for what our rules had left open. It named 9 things, of which 7 stand');
  });

  it('holds nothing back when everything is there', async () => {
    const { locked: _, ...full } = reportResults();
    await open(analysisView({ isPaid: true, results: full }));
    expect(page.container.querySelector('#held-back')).toBeNull();
  });
});

describe('the paid document', () => {
  it('tells everything once, behind contents that lead to it', async () => {
    await open(paidReport());
    const links = () =>
      [...page.container.querySelectorAll('nav[aria-label=Contents] a')].map((a) => a.getAttribute('href') ?? '');
    expect(links()).toEqual(['#answer', '#work', '#findings', '#playbook', '#grounds']);
    expect(links().every((href) => page.container.querySelector(href) !== null)).toBe(true);
    const sections = DOCUMENT.filter(({ id }) => id !== 'said');
    const ids = sections.map(({ id }): string => id);
    const shown = [...page.container.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => ids.includes(id));
    expect(shown.toSorted()).toEqual(ids.toSorted());
    // What weighs most comes first among the findings; the rest is the order of every form of a report.
    const findings: readonly string[] = FINDING_IDS;
    const isOther = (id: string) => !findings.includes(id);
    expect(shown.filter(isOther)).toEqual(ids.filter(isOther));
    for (const { id, title } of sections.slice(2)) {
      expect(page.container.querySelector(`#${id}`)?.textContent).toContain(title);
      await unfold(id);
    }
    expect(text()).toContain('Name up to three websites and have them analyzed.');
    expect(text()).not.toMatch(/undefined|NaN|\[object/);
  });

  it('opens a task to what was seen, the change and its test, and copies the text as it is', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (words: string) => void copied.push(words) } });
    await open(paidReport());
    await act(async () => task(2)?.click());
    await page.advance(10);
    expect(page.container.querySelector('#task-2')?.textContent).toContain('1 gap to fill');
    expect(page.container.querySelector('mark')?.textContent).toBe('TODO');
    await act(async () => button('Previous task')?.click());
    await page.advance(10);
    const first = page.container.querySelector('#task-1')?.textContent ?? '';
    for (const words of ['What we saw', 'Now: Disallow: /', 'After: Allow: /', 'Done when'])
      expect(first).toContain(words);
    const copy = page.container.querySelector<HTMLButtonElement>('#task-1 button[aria-label="Copy: robots.txt"]');
    await act(async () => copy?.click());
    expect(copied).toEqual(['User-agent: *\nAllow: /\n']);
    expect(copy?.textContent).toBe('Copied');
    await page.advance(3_000);
    expect(copy?.textContent).toBe('Copy');
  });

  it('keeps how the work is looked at in the address', async () => {
    await open(paidReport());
    const choose = (name: string, index: number) =>
      act(async () => page.container.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)[index]?.click());
    await choose('grouping', 3);
    await choose('effort', 0);
    await page.advance(10);
    expect(page.address()).toBe('/report/41?group=who&effort=minutes');
    expect(text()).toContain('1 of 2 tasks');
    expect(task(1)).not.toBeNull();
    expect(task(2)).toBeNull();
    await act(async () => button('Show all')?.click());
    await page.advance(10);
    expect(task(2)).not.toBeNull();
  });

  it('shows a web person their own tasks', async () => {
    await open(paidReport(), '41', '?who=web-person');
    expect(text()).toContain('1 of 2 tasks for your web person');
    expect(task(2)).toBeNull();
  });

  it('opens a publication as what it is', async () => {
    await open(paidReport());
    await unfold('words');
    await unfold('trade');
    const cite = (words: string) =>
      page.container.querySelector<HTMLButtonElement>(`button[aria-label*="${words}"]`) ?? expect.unreachable(words);
    await act(async () => cite('A survey of adults').click());
    expect(document.body.textContent).toContain('One survey, 2,000 people');
  });

  it('shows the preview its shape, with true counts and none of its text', async () => {
    await open(analysisView());
    expect(page.container.querySelector('#work')?.textContent).toContain('24 more tasks');
    expect(page.container.querySelector('[data-task], #words button')).toBeNull();
    expect(page.container.querySelector('#held-back')?.textContent).toContain('27 tasks');
    expect(page.container.querySelector('[aria-label^="For your web person"]')).toBeNull();
  });

  it('hands the web person a list of their own', async () => {
    await open(paidReport());
    const asked = vi.spyOn(globalThis, 'fetch');
    const list = '[aria-label="For your web person: Checklist, Markdown"]';
    await act(async () => page.container.querySelector<HTMLButtonElement>(list)?.click());
    expect(asked).toHaveBeenCalledWith('/api/analysis/41/web-person.md', expect.anything());
  });

  it('says why a file could not be made', async () => {
    await open(paidReport());
    await act(async () => page.container.querySelector<HTMLButtonElement>('[aria-label="Download as PDF"]')?.click());
    await page.advance(10);
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'The file could not be made',
      description: 'Not there.',
    });
  });
});

describe('its owner', () => {
  it('ticks a recommendation off, and is told when that was not stored', async () => {
    const analysis = paidReport();
    const id = analysis.results?.premiumResults?.recommendations[0]?.id ?? '';
    const server = fakeApi({
      ...reportAnswers(analysis),
      [`PUT /api/analysis/41/recommendations/${id}`]: { completed: true },
    });
    await page.open('/report/41');
    const box = () => page.container.querySelector<HTMLInputElement>('#task-1 input[type=checkbox]');
    await act(async () => box()?.click());
    await page.advance(10);
    expect(box()?.checked).toBe(true);
    delete server.answers[`PUT /api/analysis/41/recommendations/${id}`];
    await act(async () => box()?.click());
    await page.advance(10);
    expect(box()?.checked).toBe(true);
    expect(useToasts.getState().toasts[0]?.title).toBe('Not stored');
  });

  it('makes a link, and revokes it', async () => {
    const url = `https://answerable.example/shared/${'d'.repeat(32)}`;
    fakeApi({
      ...reportAnswers(analysisView()),
      'POST /api/analysis/41/share': { url },
      'DELETE /api/analysis/41/share': { revoked: true },
    });
    await page.open('/report/41');
    const inDialog = (words: string) =>
      [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find((each) =>
        each.textContent?.includes(words),
      ) ?? expect.unreachable(words);
    await act(async () => button('Share')?.click());
    await act(async () => inDialog('Make a link').click());
    await page.advance(10);
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe(url);
    await act(async () => inDialog('Revoke link').click());
    await page.advance(10);
    expect(inDialog('Make a link')).not.toBeNull();
  });

  it('is asked to sign in where nobody is, and comes back', async () => {
    fakeApi({ 'GET /api/auth/user': new FakeAnswer(401, { message: 'Unauthorized.' }) });
    await page.open('/report/41');
    const signIn = page.container.querySelector('a[href^="/api/login"]');
    expect(signIn?.getAttribute('href')).toBe('/api/login?returnTo=%2Freport%2F41');
  });
});

describe('the sample', () => {
  it('says that the business is invented and belongs to nobody', async () => {
    await open({ ...paidReport(), analysisId: 0 }, 'sample');
    expect(text()).toContain('Sample report on an invented practice');
    expect(text()).not.toContain('Back to Analysis');
  });
});
