import type { Check } from '../check.ts';
import { brokenExternalLinks } from './broken-external-links.ts';
import { brokenInternalLinks } from './broken-internal-links.ts';
import { formsWithoutTarget } from './forms-without-target.ts';
import { heavyPages } from './heavy-pages.ts';
import { longRedirectChains } from './long-redirect-chains.ts';
import { missingCacheValidators } from './missing-cache-validators.ts';
import { missingHttps } from './missing-https.ts';
import { missingSecurityHeaders } from './missing-security-headers.ts';
import { missingViewport } from './missing-viewport.ts';
import { mixedContent } from './mixed-content.ts';
import { pagesWithoutSuccess } from './pages-without-success.ts';
import { shiftingLayout } from './shifting-layout.ts';
import { slowFirstByte } from './slow-first-byte.ts';
import { slowInteractions } from './slow-interactions.ts';
import { slowLargestPaint } from './slow-largest-paint.ts';
import { softErrorPages } from './soft-error-pages.ts';
import { uncompressedHtml } from './uncompressed-html.ts';

export const technicalChecks = [
  pagesWithoutSuccess,
  missingHttps,
  brokenInternalLinks,
  formsWithoutTarget,
  softErrorPages,
  slowFirstByte,
  longRedirectChains,
  missingViewport,
  brokenExternalLinks,
  missingCacheValidators,
  mixedContent,
  missingSecurityHeaders,
  slowLargestPaint,
  shiftingLayout,
  slowInteractions,
  heavyPages,
  uncompressedHtml,
] as const satisfies readonly Check[];
