import { CONTACT_PLACEHOLDER } from '../../worker/contract/public-pages.ts';

/** Where letters go, as the served page says it; null where no server filled it in. While the build renders, a placeholder. */
export function contactAddress(): string | null {
  if (typeof document === 'undefined') return CONTACT_PLACEHOLDER;
  const address = document.querySelector<HTMLLinkElement>('link[rel=author]')?.href.replace(/^mailto:/, '') ?? '';
  return address === '' || address === CONTACT_PLACEHOLDER ? null : address;
}
