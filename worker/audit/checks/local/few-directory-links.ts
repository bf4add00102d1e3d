import { defineCheck, info, notApplicable, pass } from '../check.ts';
import { findListings } from '../shared/listing-platforms.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';

/** Two entries confirm each other. The catalogue's proposal. */
const ENOUGH_DIRECTORIES = 2;

/** Links or sameAs to entries in directories and maps other than Google's. An entry nobody links to cannot be seen from the website. */
export const fewDirectoryLinks = defineCheck({
  id: 'few-directory-links',
  revision: 3,
  category: 'local',
  strength: 'B',
  catalogue: ['directories'],
  title: {
    pass: 'Your website links to entries in directories',
    fail: 'Your website links to no directory entry',
    info: 'Links to entries in directories',
  },
  why: 'OpenAI leans on listings for 48.7% of local citations (Yext 2025). A link says which entry is yours.',
  sources: ['https://www.yext.com/research', 'https://schema.org/sameAs'],
  needs: ['pages', 'isLocal'],
  run({ pages, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const entries = findListings(pages, 'directory').map(({ evidence }) => evidence);
    return entries.length >= ENOUGH_DIRECTORIES
      ? pass(entries)
      : { ...info(entries), because: 'Which entries you have in directories cannot be seen from your website.' };
  },
});
