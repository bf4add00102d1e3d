import type { AnswerShare } from '../../contract/assistants.ts';

/** 95 in 100. */
const Z = 1.959964;

/** Between which shares the true one lies. Source: Wilson 1927, https://doi.org/10.1080/01621459.1927.10502953 */
export function shareOf(count: number, of: number): AnswerShare {
  const share = count / of;
  const middle = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value / scale)) * 1_000) / 1_000;
  return { count, of, from: rounded(middle - spread), to: rounded(middle + spread) };
}
