import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Rendered, renderRoute } from '../testing/render-route.tsx';
import { ToastRegion } from './toast-region.tsx';
import { REMOVE_DELAY_MS, toast, useToasts } from './toast-store.ts';

let page: Rendered;
const shown = () => [...page.container.querySelectorAll('li')].map((each) => each.textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
  page = await renderRoute('/', ToastRegion, '/');
});

afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('show one at a time, the newest', async () => {
    await act(async () => void toast({ title: 'First' }));
    expect(shown()).toEqual(['First']);
    await act(async () => void toast({ title: 'Second', description: 'and why', variant: 'destructive' }));
    expect(shown()).toEqual(['Secondand why']);
  });

  it('close after 5 s and leave the list much later', async () => {
    await act(async () => void toast({ title: 'Short' }));
    await page.advance(4999);
    expect(useToasts.getState().toasts[0]?.open).toBe(true);
    await page.advance(2);
    expect(useToasts.getState().toasts[0]?.open).toBe(false);
    expect(shown()).toEqual([]);
    await page.advance(REMOVE_DELAY_MS);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('are reached with F8', async () => {
    await act(async () => void toast({ title: 'Here' }));
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true }));
    });
    expect(document.activeElement?.tagName).toBe('OL');
  });
});
