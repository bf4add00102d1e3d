/** What an assistant says of a website it may not open, or cannot read. */
export const SHUT: Record<string, string> = {
  reach: 'I am not allowed to use this website.',
  read: 'I found next to no text to read on this website.',
};

/** Nothing forbids to open it: its own tag keeps it out of the index the answer comes from. */
export const LEFT_OUT: Record<string, string> = {
  reach: 'I did not find this website: it asks to be left out of search.',
};

export const HOME_SHUT: Record<string, string> = { read: 'I found next to nothing to read on its home page.' };
