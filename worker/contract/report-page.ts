/** A page of the website, read or not. */
export interface ReportPage {
  url: string;
  role: string;
  status: number;
  title: string | null;
  /** Counts of the plain HTML; null when it was not read. */
  h1Count: number | null;
  images: number | null;
  imagesWithoutAlt: number | null;
  wordsPlain: number | null;
  /** null when the browser did not read the page. */
  wordsRendered: number | null;
  /** Of `wordsRendered`, those in the HTML as served; null when a script puts other words in their place. Earlier reports do not say. */
  wordsServed?: number | null;
  /** What clicks bring that no HTML holds: on which entries, and how many words; 0 where nobody clicked on them. Absent where none do. */
  atClicks?: { entries: string[]; words: number };
  /** Data that scripts write into the page, or scripts that may write its menu, did not arrive in our browser: it may hold more words than these. */
  missesData?: true;
  /** Scripts of other hosts, or those that fill a page of hardly a word, did not arrive in our browser: what they may write into the page was not seen. */
  lacksScripts?: true;
  /** A frame with a page of its own stands where its text should be: the words in it were not counted. Earlier reports do not say. */
  isFramed?: true;
  /** Something on it is known to be other as sent than as shown, however many of its words are sent. Earlier reports do not say. */
  differs?: true;
  /** An earlier page that is the same file with another query and shows next to nothing else: sums count its words once, with that page. */
  viewOf?: string;
  /** A script fills the file by what the query asks for: what it hides is no page behind a notice. */
  isFilledByQuery?: true;
  fetchedAt: number;
  /** What the reader should know: not read, cut, only partly rendered. null when all went well. */
  note: string | null;
}
