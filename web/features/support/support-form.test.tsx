import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAnswer, fakeApi } from '../../testing/fake-api.ts';
import { type Rendered, renderRoute } from '../../testing/render-route.tsx';
import { SupportForm } from './support-form.tsx';

let page: Rendered;
const message = () => page.container.querySelector('textarea');

async function send() {
  const form = page.container.querySelector('form');
  for (const control of page.container.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.value = control.name === 'email' ? 'ines@lantern-bakery.example' : 'Some words';
  }
  await act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await page.advance(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('alert', vi.fn());
});

afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the support form', () => {
  it('asks for all four fields', async () => {
    page = await renderRoute('/', SupportForm, '/');
    expect(page.container.querySelectorAll('[required]')).toHaveLength(4);
    expect(page.container.querySelector<HTMLInputElement>('[name=email]')?.type).toBe('email');
  });

  it('thanks and clears once the message is stored', async () => {
    const { calls } = fakeApi({ 'POST /api/support-messages': { received: true } });
    page = await renderRoute('/', SupportForm, '/');
    await send();
    expect(calls).toEqual(['POST /api/support-messages']);
    expect(window.alert).toHaveBeenCalledWith("Thank you for your message! We'll get back to you within 24 hours.");
    expect(message()?.value).toBe('');
  });

  it('keeps the text and says so when it fails', async () => {
    fakeApi({ 'POST /api/support-messages': new FakeAnswer(500, {}) });
    page = await renderRoute('/', SupportForm, '/');
    await send();
    expect(window.alert).not.toHaveBeenCalled();
    expect(message()?.value).toBe('Some words');
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('was not sent');
  });
});
