import type { Check } from '../check.ts';
import { headingsWithoutAnchors } from './headings-without-anchors.ts';
import { missingLandmarks } from './missing-landmarks.ts';
import { missingMainHeading } from './missing-main-heading.ts';
import { oneLargeSection } from './one-large-section.ts';
import { skippedHeadingLevels } from './skipped-heading-levels.ts';
import { textMadeLists } from './text-made-lists.ts';
import { unmarkedDates } from './unmarked-dates.ts';
import { weakMetaDescriptions } from './weak-meta-descriptions.ts';
import { weakPageTitles } from './weak-page-titles.ts';
import { wrongPageLanguage } from './wrong-page-language.ts';

export const semanticsChecks = [
  weakPageTitles,
  missingMainHeading,
  skippedHeadingLevels,
  missingLandmarks,
  oneLargeSection,
  wrongPageLanguage,
  unmarkedDates,
  weakMetaDescriptions,
  textMadeLists,
  headingsWithoutAnchors,
] as const satisfies readonly Check[];
