/** What language models had to do with a report. */

/** Facts it found name it in the places of their sources. */
export interface ModelReader {
  model: string;
  /** Epoch ms. */
  at: number;
  /** What it named, and how much of that the pages bear out. */
  named: number;
  borneOut: number;
  /** `judged`: the website's language is none that rules read, so what it found was judged; else it is shown, and no score rests on it. */
  use: 'judged' | 'shown';
}

/** Lines that a language model put into other words; code checked that they say the same. All others code wrote. */
export interface Narrated {
  by: 'model';
  model: string;
  /** Epoch ms. */
  at: number;
  /** JSON pointers into the results. */
  fields: string[];
}
