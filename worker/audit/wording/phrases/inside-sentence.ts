/** " Cerrado: lunes." after the days that are open; empty where none is closed. */
export const closedOn = (word: string, days: string | null): string => (days === null ? '' : ` ${word} ${days}.`);
