/** Dollars per million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** The day the list below was read. */
export const PRICES_READ_ON = '2026-11-20';

/** Models of Workers AI that answer in JSON. Source: https://developers.cloudflare.com/workers-ai/platform/pricing/ */
export const WORKERS_AI_PRICES: Readonly<Record<string, ModelPrice>> = {
  '@cf/google/gemma-4-26b-a4b-it': { input: 0.1, output: 0.3 },
  '@cf/zai-org/glm-5.3-flash': { input: 0.15, output: 0.5 },
  '@cf/openai/gpt-oss-120b': { input: 0.35, output: 0.75 },
  '@cf/deepseek-ai/deepseek-v4-flash-0731': { input: 0.44, output: 1.32 },
  '@cf/meta/llama-3.3-70b-instruct-fp8-fast': { input: 0.293, output: 2.253 },
};

/** "0.10/0.30"; null when it reads otherwise. */
export function parsePrice(text: string): ModelPrice | null {
  const match = /^\s*(\d{1,4}(?:\.\d{1,6})?)\s*\/\s*(\d{1,4}(?:\.\d{1,6})?)\s*$/.exec(text);
  return match ? { input: Number(match[1]), output: Number(match[2]) } : null;
}

/** Rounded to a millionth of a dollar; null where neither the price nor the tokens are known. */
export function dollarsOf(
  price: ModelPrice | null | undefined,
  tokens: { inputTokens: number | null; outputTokens: number | null },
): number | null {
  if (!price || (tokens.inputTokens === null && tokens.outputTokens === null)) return null;
  const dollars = ((tokens.inputTokens ?? 0) * price.input + (tokens.outputTokens ?? 0) * price.output) / 1_000_000;
  return Math.round(dollars * 1_000_000) / 1_000_000;
}
