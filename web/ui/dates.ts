/** 3 November 2026. */
export const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** 3 Nov 2026, 14:00. */
export const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
