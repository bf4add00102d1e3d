import { expect, it } from 'vitest';
import { parseAssistantSettings } from './assistant-settings.ts';

it('asks nobody without a key', () => {
  expect(parseAssistantSettings({ OPENAI_MODEL: 'x' })).toMatchObject({
    ok: true,
    value: { assistants: [], times: 3 },
  });
});

it('asks those whose key is there, within what an asking may cost', () => {
  const raw = { OPENAI_API_KEY: 'a', PERPLEXITY_API_KEY: 'b', PERPLEXITY_MODEL: 'sonar-pro' };
  expect(
    parseAssistantSettings({ ...raw, ASSISTANT_MAX_DOLLARS: '1', ASSISTANT_ANSWER_DOLLARS: '0.05' }),
  ).toMatchObject({
    ok: true,
    value: {
      assistants: [
        { id: 'openai', name: 'ChatGPT' },
        { id: 'perplexity', model: 'sonar-pro' },
      ],
      maxAnswers: 20,
    },
  });
});

it.each([
  [{ ASSISTANT_TIMES: '0' }, 'ASSISTANT_TIMES'],
  [{ ASSISTANT_TIMES: '2.5' }, 'ASSISTANT_TIMES'],
  [{ ASSISTANT_TIMES: '11' }, 'ASSISTANT_TIMES'],
  [{ ASSISTANT_MAX_DOLLARS: 'much' }, 'ASSISTANT_MAX_DOLLARS'],
  [{ ASSISTANT_ANSWER_DOLLARS: '-1' }, 'ASSISTANT_ANSWER_DOLLARS'],
  [{ GOOGLE_API_KEY: 'x', ASSISTANT_MAX_DOLLARS: '0.01' }, 'ASSISTANT_MAX_DOLLARS'],
])('refuses %j', (raw, setting) => {
  expect(parseAssistantSettings(raw)).toMatchObject({ ok: false, setting });
});
