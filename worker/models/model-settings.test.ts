import { expect, it } from 'vitest';
import { parseModelSettings } from './model-settings.ts';

const compatible = {
  MODEL: 'openai-compatible',
  LLM_BASE_URL: 'http://localhost:11434/v1/',
  LLM_MODEL: 'gemma4, qwen3',
};

it('asks nobody unless it is told to', () => {
  expect(parseModelSettings({})).toEqual({ ok: true, value: { kind: 'none' } });
});

it('takes several models, the first first', () => {
  expect(parseModelSettings({ ...compatible, LLM_PRICE: '0.10/0.30' })).toMatchObject({
    ok: true,
    value: { models: ['gemma4', 'qwen3'], baseUrl: 'http://localhost:11434/v1', price: { input: 0.1, output: 0.3 } },
  });
  expect(parseModelSettings({ MODEL: 'workers-ai', AI: {} })).toMatchObject({
    ok: true,
    value: { callsPerMinute: 300 },
  });
});

it.each(['https://llm.example/v1', 'http://127.0.0.1:8000', 'http://[::1]:8000/v1'])('sends to %s', (LLM_BASE_URL) => {
  expect(parseModelSettings({ ...compatible, LLM_BASE_URL }).ok).toBe(true);
});

it.each([
  [{ MODEL: 'magic' }, 'MODEL'],
  [{ MODEL: 'workers-ai' }, 'MODEL'],
  [{ ...compatible, LLM_MODEL: ' , ' }, 'LLM_MODEL'],
  [{ ...compatible, LLM_BASE_URL: '' }, 'LLM_BASE_URL'],
  [{ ...compatible, LLM_BASE_URL: 'http://llm.example/v1' }, 'LLM_BASE_URL'],
  [{ ...compatible, LLM_BASE_URL: 'http://localhost.example/v1' }, 'LLM_BASE_URL'],
  [{ ...compatible, LLM_BASE_URL: 'http://10.0.0.4/v1' }, 'LLM_BASE_URL'],
  [{ ...compatible, LLM_BASE_URL: 'https://me:pw@llm.example' }, 'LLM_BASE_URL'],
  [{ ...compatible, LLM_BASE_URL: 'file:///etc/passwd' }, 'LLM_BASE_URL'],
  [{ ...compatible, LLM_CALLS_PER_MINUTE: '0' }, 'LLM_CALLS_PER_MINUTE'],
  [{ ...compatible, LLM_PRICE: 'cheap' }, 'LLM_PRICE'],
])('refuses %j', (raw, setting) => {
  expect(parseModelSettings(raw)).toMatchObject({ ok: false, setting });
});
