/** Puts a document on paper. Implemented with a browser; tests put a fake in its place. */
export interface PdfPrinter {
  print(html: string): Promise<PdfAnswer>;
}

export type PdfAnswer =
  | { ok: true; pdf: Uint8Array }
  /** `busy`: all browsers are in use, ask again; `missing`: there is no browser here; `failed`: it broke off. */
  | { ok: false; reason: 'busy' | 'missing' | 'failed'; retryAfterS: number };
