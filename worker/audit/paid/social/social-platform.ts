import type { PremiumResults } from '../../../contract/premium.ts';

export type SocialPlatform = PremiumResults['socialMediaOptimization']['platforms'][number];

/** Networks one is invited to: their addresses hold codes, not names. */
export const INVITED: ReadonlySet<string> = new Set(['Discord', 'LINE']);
