import { z } from 'zod';

/** The prose of a report in the language of its website, put there by a language model when its owner asks for it. */

/** In a path or a query: "de", "pt-BR". */
export const languageSchema = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);
export const translateRequestSchema = z.object({ lang: languageSchema });

export interface ReportLanguage {
  /** BCP 47. */
  lang: string;
  /** As its readers call it: "Deutsch". */
  name: string;
  /** In English: "German". */
  english: string;
  dir: 'ltr' | 'rtl';
}

/** How far that has come. Readers who are not its owner are told of one only where there is something to read. */
export interface ReportTranslation extends ReportLanguage {
  isWorking: boolean;
  /** Lines of this report that are there in the language, of all lines of prose. */
  done: number;
  of: number;
  /** Whether its owner may have the lines that are missing put into it. */
  mayAsk: boolean;
}

/** Lines of a report in another language, to be shown in place of the same lines in English. */
export interface ReportProse extends ReportLanguage {
  model: string;
  lines: [own: string, said: string][];
}
