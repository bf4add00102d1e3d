/** The first line of a report about a business whose main heading says so. */
export const SAYS_CLOSED = 'The main heading of your home page says that you are closed.';
