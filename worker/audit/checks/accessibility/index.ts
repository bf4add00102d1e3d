import type { Check } from '../../check.ts';
import { blockedPreviewBots } from './blocked-preview-bots.ts';
import { contradictoryPreviewTags } from './contradictory-preview-tags.ts';
import { missingPreviewTags } from './missing-preview-tags.ts';

export const accessibilityChecks: readonly Check[] = [missingPreviewTags, contradictoryPreviewTags, blockedPreviewBots];
