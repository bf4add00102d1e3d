import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { Component } from '../routes/dashboard.tsx';
import { useToasts } from '../ui/toast-store.ts';
import { type FakeAnswers, fakeApi } from './fake-api.ts';
import { type Rendered, renderRoute } from './render-route.tsx';

/** The dashboard on faked time, without sockets, for every test of the file that calls it. */
export function dashboardPage() {
  let page: Rendered;
  const assign: Mock<(address: string | URL) => void> = vi.fn();
  const reload: Mock<() => void> = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', undefined);
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    sessionStorage.clear();
    useToasts.setState({ toasts: [] });
    assign.mockClear();
    reload.mockClear();
  });
  afterEach(async () => {
    await page.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    assign,
    reload,
    /** Rendered with whatever answers there are. */
    async render(at = '/dashboard') {
      page = await renderRoute('/dashboard', Component, at);
    },
    async open(answers: FakeAnswers, at = '/dashboard') {
      const api = fakeApi(answers);
      page = await renderRoute('/dashboard', Component, at);
      await page.advance(10);
      return api;
    },
    advance: (ms: number) => page.advance(ms),
    address: () => page.address(),
    all: (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)],
    text: () => page.container.textContent ?? '',
    link: (words: string) =>
      [...page.container.querySelectorAll('a')].find((a) => a.textContent?.includes(words)) ?? null,
    toasted: () => useToasts.getState().toasts[0],
  };
}
