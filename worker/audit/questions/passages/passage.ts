/** A piece of the website's own text that can answer a question, with what stands above it. */
export interface Passage {
  pageUrl: string;
  /** Found only after JavaScript ran. */
  jsOnly: boolean;
  kind: PassageKind;
  /** Headings above it, outermost first. */
  headings: readonly string[];
  /** As found; lines of a list or table one below the other. */
  text: string;
  /** Words under the same heading, and entries of lists, tables or smaller headings there. */
  sectionWords: number;
  sectionItems: number;
  /** Stands on the page about how to get in touch. */
  isOnContact?: true;
  /** Stands on a page of news or advice. */
  isArticle: boolean;
  /** On such a page: the business is named in it. */
  namesBusiness?: true;
  /** A customer speaks here, not the business. */
  isReview: boolean;
  /** Text stands between it and its heading. */
  isFurther?: true;
  /** All dates in it have passed. */
  isOver?: true;
  /** A telephone, mail or messenger link, or one to a booking service, stands in it. */
  hasAction: boolean;
  /** A link to a website of somebody else, by which nobody is called or booked. */
  toOthers?: true;
  /** A telephone number, an address to write to or such a link stands somewhere under the same heading. */
  sectionReach: boolean;
}

/** The text under the heading right above it, which often says half of it: "Wednesday", "18+". */
export const withHeading = ({ headings, text }: Passage): string => `${headings.at(-1) ?? ''}\n${text}`;

/**
 * `prose` a paragraph or part of one, `lines` short lines that stand together (lists, tables, labels with values), `outline` the smaller
 * headings under one, `control` a link or button, `form` a form with its labels. The last two answer only how to get in touch.
 */
export type PassageKind = 'prose' | 'lines' | 'outline' | 'control' | 'form';
