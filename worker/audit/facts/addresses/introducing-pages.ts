import type { PageRole } from '../../observations.ts';

/**
 * Pages that speak of the business itself: an "Address" or a map there is its own. On the page of a course, an event or a job it may be
 * that of the hall.
 */
export const INTRODUCES: ReadonlySet<PageRole> = new Set(['home', 'about', 'contact', 'locations', 'reviews', 'legal']);
