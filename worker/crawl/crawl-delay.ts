import { groupsFor, type RobotsReading } from '../audit/website/robots/robots-txt.ts';
import { OUR_TOKEN } from './open-website.ts';

/** Whether robots.txt asks us for a pause between requests. Then every request costs a second of the owner's minute. */
export function isDelayed(robots: RobotsReading): boolean {
  return groupsFor(robots, OUR_TOKEN).some((group) => (group.crawlDelayS ?? 0) > 0);
}
