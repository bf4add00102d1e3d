import type { CheckInputs } from '../checks/inputs.ts';
import type { PageRole } from '../observations.ts';

/** A page that is known to exist, or may exist, and that nobody has read. */
interface UnreadPage {
  url: string;
  role?: PageRole;
}

/** Pages that might hold what was not found on those that were read. One that answered "not found" or "gone" holds nothing. */
export function unreadPages({
  pages,
  attempts,
  notRead = [],
}: Pick<CheckInputs, 'attempts'> & {
  pages: NonNullable<CheckInputs['pages']>;
  notRead?: CheckInputs['notRead'];
}): UnreadPage[] {
  const isGone = (status: number | undefined) => status === 404 || status === 410;
  const failed = attempts.filter(({ url, plain }) => !isGone(plain.status) && !pages.some((page) => page.url === url));
  return [...failed, ...notRead.filter(({ status }) => !isGone(status))];
}
