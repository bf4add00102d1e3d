import { beforeEach, type Mock, vi } from 'vitest';
import { Component } from '../routes/dashboard.tsx';
import { type FakeAnswers, fakeApi } from './fake-api.ts';
import { routePage } from './route-page.tsx';

/** The dashboard on faked time, without sockets, for every test of the file that calls it. */
export function dashboardPage() {
  const page = routePage('/dashboard', Component);
  const assign: Mock<(address: string | URL) => void> = vi.fn();
  const reload: Mock<() => void> = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('WebSocket', undefined);
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    sessionStorage.clear();
    assign.mockClear();
    reload.mockClear();
  });
  return {
    assign,
    reload,
    /** Rendered with whatever answers there are. */
    render: (at = '/dashboard') => page.render(at),
    async open(answers: FakeAnswers, at = '/dashboard') {
      const api = fakeApi(answers);
      await page.open(at);
      return api;
    },
    advance: page.advance,
    address: page.address,
    all: (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)],
    text: page.text,
    link: (words: string) =>
      [...page.container.querySelectorAll('a')].find((a) => a.textContent?.includes(words)) ?? null,
    toasted: page.toasted,
  };
}
