import type { ProgressRecord } from '../../../worker/contract/progress.ts';

/** A record in the middle of reading an invented website, for tests. */
export function progressRecord(part: Partial<ProgressRecord>): ProgressRecord {
  return {
    sessionId: 'a'.repeat(32),
    seq: 1,
    stage: 'scraping',
    progress: 40,
    message: 'Reading the contact page',
    currentPageIndex: 2,
    totalPages: 4,
    currentPage: 'https://lantern-bakery.example/contact',
    websiteUrl: 'https://lantern-bakery.example/',
    startedAt: 1_790_000_000_000,
    pages: [
      { url: 'https://lantern-bakery.example/', role: 'home', state: 'read', wordsPlain: 420, wordsRendered: 510 },
      {
        url: 'https://lantern-bakery.example/contact',
        role: 'contact',
        state: 'reading',
        wordsPlain: 180,
        wordsRendered: null,
      },
      {
        url: 'https://lantern-bakery.example/cakes',
        role: 'products',
        state: 'waiting',
        wordsPlain: null,
        wordsRendered: null,
      },
      {
        url: 'https://lantern-bakery.example/faq',
        role: 'faq',
        state: 'waiting',
        wordsPlain: null,
        wordsRendered: null,
      },
    ],
    facts: [
      {
        kind: 'phone',
        label: 'Phone',
        value: '+49 30 5550100',
        pageUrl: 'https://lantern-bakery.example/',
        seen: 'Call us: 030 555 0100',
      },
    ],
    ...part,
  };
}
