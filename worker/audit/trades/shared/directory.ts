/** A place outside the website where customers, or assistants on their behalf, look businesses up. */
export interface Directory {
  name: string;
  /** Where an entry is made or looked up. */
  url: string;
  /** What it is, to end a sentence with. */
  what: string;
  /** ISO 3166-1 alpha-2; absent: everywhere. */
  countries?: readonly string[];
  /** For those who take appointments or keep tables: customers book there. */
  isForBookings?: true;
}

export const directory = (name: string, url: string, what: string, countries?: readonly string[]): Directory => ({
  name,
  url,
  what,
  ...(countries && { countries }),
});

/** Where customers book; whoever takes them as they come has nothing to look for there. */
export const bookingPortal = (...parts: Parameters<typeof directory>): Directory => ({
  ...directory(...parts),
  isForBookings: true,
});
