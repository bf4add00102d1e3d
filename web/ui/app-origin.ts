import { ORIGIN_PLACEHOLDER } from '../../worker/contract/public-pages.ts';

/** Where the app lives, as the served page says it. While the build renders, a placeholder that the Worker fills. */
export function appOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
