/** What our browser clicked on, and what came of it. */
export interface ClickedEntry {
  /** Its words, at most 60 characters. */
  name: string;
  /** As written; null of a button and of a link without one. */
  href: string | null;
  isMenu?: true;
  /** Something on the page changed or was asked for, or a script waits for the click. */
  opens: boolean;
  /** Words that the page neither showed before nor held as it was captured. */
  words: number;
  /** The first lines of them, at most 1,000 characters over all entries. `servedAt`: the page of the website that a script got them from. */
  text: string;
  servedAt?: string;
  /** The address of this website that stood in the browser after the click, where it was another one. */
  leadsTo?: string;
}
