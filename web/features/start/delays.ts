/** Waits between a toast and what follows it, ms: long enough to read. Specification §4 and §9. */
export const LOGIN_REDIRECT_MS = 1500;
export const RECOVERY_TO_HOME_MS = 1500;
export const RECOVERY_TO_REPORT_MS = 1000;
export const AUTO_START_MS = 500;
export const FALLBACK_START_MS = 1000;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
