import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in Polish, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    opinie {klientow, pacjentow, gosci, naszych} · ^ {, wasze, nasze} opinie $ · co {mowia, sadza} {o nas, klienci}
    zaufali nam · rekomendacje · ^ recenzje $
  `,
  named: 'opinie · recenzje',
  invites: '^ {zobacz, czytaj, dodaj, wystaw, wszystkie}',
  customers: 'klienci · pacjenci · goscie',
  ours: 'nasi · nasze',
};
