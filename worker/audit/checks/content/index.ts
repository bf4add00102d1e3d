import type { Check } from '../check.ts';
import { articlesWithoutSources } from './articles-without-sources.ts';
import { contradictoryDates } from './contradictory-dates.ts';
import { fewFigures } from './few-figures.ts';
import { fewVisibleQuestions } from './few-visible-questions.ts';
import { headingsUnlikeQuestions } from './headings-unlike-questions.ts';
import { longSentences } from './long-sentences.ts';
import { missingPrices } from './missing-prices.ts';
import { missingQuotations } from './missing-quotations.ts';
import { missingRecentDate } from './missing-recent-date.ts';
import { missingSelfDescription } from './missing-self-description.ts';
import { outdatedStatements } from './outdated-statements.ts';
import { passagesPointingBack } from './passages-pointing-back.ts';
import { repeatedPageTexts } from './repeated-page-texts.ts';
import { roundaboutAnswers } from './roundabout-answers.ts';
import { thinPages } from './thin-pages.ts';
import { unansweredQuestions } from './unanswered-questions.ts';
import { unprovenSuperlatives } from './unproven-superlatives.ts';
import { unsourcedFigures } from './unsourced-figures.ts';

export const contentChecks = [
  missingSelfDescription,
  unansweredQuestions,
  missingPrices,
  missingRecentDate,
  roundaboutAnswers,
  headingsUnlikeQuestions,
  fewFigures,
  unsourcedFigures,
  missingQuotations,
  contradictoryDates,
  outdatedStatements,
  unprovenSuperlatives,
  repeatedPageTexts,
  fewVisibleQuestions,
  articlesWithoutSources,
  thinPages,
  longSentences,
  passagesPointingBack,
] as const satisfies readonly Check[];
