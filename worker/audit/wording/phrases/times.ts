export const bare = (time: string): string => time.replace(/^0(?=\d)/, '');
export const whole = (time: string): string => bare(time).replace(/:00$/, '');

/** "8 am", "12 noon", "6:30 pm". */
export function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12) return '12 noon';
  if (minute === 0 && hour % 24 === 0) return 'midnight';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** "8 h", "18 h 30". */
export const french = (time: string): string => bare(time).replace(/:00$/, ' h').replace(':', ' h ');
