export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How long things are kept. Specification §9. */
export const REPORT_DAYS = 90;
/** Reports are kept this long; a cached answer is never older. */
export const RETENTION_MS = REPORT_DAYS * DAY_MS;
/** Keys of mails are kept this long, so that what a mail is about is not mailed twice. */
export const MAIL_RETENTION_MS = RETENTION_MS;
export const SUPPORT_YEARS = 2;
export const SUPPORT_RETENTION_MS = SUPPORT_YEARS * 365 * DAY_MS;
export const PAYMENT_YEARS = 7;
export const PAYMENT_RETENTION_MS = PAYMENT_YEARS * 365.25 * DAY_MS;
