import type { ComponentType } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useToasts } from '../ui/toast-store.ts';
import { type Rendered, renderRoute } from './render-route.tsx';

/** One route on faked time, taken down again after every test of the file that calls it. */
export function routePage(path: string, Component: ComponentType) {
  let page: Rendered;
  beforeEach(() => {
    vi.useFakeTimers();
    useToasts.setState({ toasts: [] });
  });
  afterEach(async () => {
    await page.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  /** As it is before anything was answered; `Other` stands in for the route's own component. */
  const render = async (at: string, Other: ComponentType = Component) => {
    page = await renderRoute(path, Other, at);
  };
  return {
    render,
    /** With its first answers. */
    async open(at: string) {
      await render(at);
      await page.advance(10);
    },
    get container() {
      return page.container;
    },
    advance: (ms: number) => page.advance(ms),
    address: () => page.address(),
    unmount: () => page.unmount(),
    text: () => page.container.textContent ?? '',
    toasted: () => useToasts.getState().toasts[0],
  };
}
