import { defineCheck, dueTo, fail, notApplicable, partial, pass } from '../check.ts';
import { findListings } from '../shared/listing-platforms.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { plainFirst } from '../shared/plain-first.ts';

/** Two entries confirm each other. The catalogue's proposal. */
const ENOUGH_DIRECTORIES = 2;

/** Links or sameAs to entries in directories and maps other than Google's. */
export const fewDirectoryLinks = defineCheck({
  id: 'few-directory-links',
  revision: 1,
  category: 'local',
  strength: 'B',
  catalogue: ['directories'],
  title: {
    pass: 'Your website links to your entries in directories',
    partial: 'Your website links to one directory entry only',
    fail: 'Your website links to no directory entry',
  },
  why: 'OpenAI leans on listings for 48.7% of local citations (Yext 2025). A link says which entry is yours.',
  sources: ['https://www.yext.com/research', 'https://schema.org/sameAs'],
  needs: ['pages', 'isLocal'],
  causes: ['one-entry', 'only-after-javascript'],
  claimsAbsence: ['fail', 'one-entry'],
  run({ pages, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    return plainFirst(pages, (pages) => {
      const entries = findListings(pages, 'directory').map(({ evidence }) => evidence);
      if (entries.length >= ENOUGH_DIRECTORIES) return pass(entries);
      return entries.length > 0
        ? dueTo('one-entry', partial(entries))
        : fail([nothingOn(pages, 'link to a directory entry')]);
    });
  },
});
