/** What could not be measured is told in one place for the whole report, with the way to find out. */
export const isSaid = (text: string): boolean => !/^Not measured\b/.test(text);
