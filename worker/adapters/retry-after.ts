/**
 * How long an answer asks to be left alone, in milliseconds from `now`; null without a header that says so. Seconds or a date.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  const asked = header?.trim();
  if (!asked) return null;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}
