import { unreadPages } from '../../website/unread-pages.ts';
import type { CheckInputs } from '../inputs.ts';

/** Address of an imprint or another legal page that is known and was not read, where no other one was; null when there is none. */
export function unreadLegalPage({
  pages,
  attempts,
  notRead,
}: Pick<CheckInputs, 'attempts' | 'notRead'> & { pages: NonNullable<CheckInputs['pages']> }): string | null {
  if (pages.some(({ role }) => role === 'legal')) return null;
  return unreadPages({ pages, attempts, notRead }).find(({ role }) => role === 'legal')?.url ?? null;
}
