import type { HoursToken } from './hours-token.ts';

/**
 * Minutes of opening times are round; 11:42 is a brand, a train or an order number. 17:59 is how software writes six, and Brazil's 44
 * hours a week in five days end at 17:48 or 17:18.
 */
function isPlausibleClock(hour: number, minute: number): boolean {
  if (hour > 24 || (hour === 24 && minute !== 0)) return false;
  return minute % 5 === 0 || minute === 59 || (hour >= 16 && hour <= 18 && (minute === 18 || minute === 48));
}

/** "AM10:00", as Japan writes it. */
export function isMeridiemFirst(text: string, at: number): boolean {
  MERIDIEM_FIRST.lastIndex = at;
  return MERIDIEM_FIRST.test(text);
}

const MERIDIEM_FIRST = /(?<![a-z])[ap]m ?\d/y;

export function clock(hourText = '', minuteText = '0', meridiemText: string | undefined, bare: boolean): HoursToken[] {
  let hour = Number(hourText);
  const minute = Number(minuteText);
  const meridiem = meridiemText === undefined ? null : /^(?:p|午後)/.test(meridiemText) ? 'pm' : 'am';
  if (!isPlausibleClock(hour, minute) || (meridiem !== null && hour > 12)) {
    // 午後 with a 24-hour figure ("午後15:00") is common and unambiguous.
    if (meridiem === 'pm' && isPlausibleClock(hour, minute)) {
      return [{ kind: 'time', minutes: hour * 60 + minute, meridiem: null, bare }];
    }
    return [{ kind: 'word', text: '#' }];
  }
  if (meridiem !== null) hour = (hour % 12) + (meridiem === 'pm' ? 12 : 0);
  const padded = hourText.startsWith('0') ? { padded: true as const } : {};
  return [{ kind: 'time', minutes: hour * 60 + minute, meridiem, bare, ...padded }];
}
