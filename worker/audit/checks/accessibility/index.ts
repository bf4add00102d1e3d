import type { Check } from '../check.ts';
import { blockedPreviewBots } from './blocked-preview-bots.ts';
import { brokenAccessibilityTree } from './broken-accessibility-tree.ts';
import { contradictoryPreviewTags } from './contradictory-preview-tags.ts';
import { deadPreviewImage } from './dead-preview-image.ts';
import { lowContrast } from './low-contrast.ts';
import { mediaWithoutCaptions } from './media-without-captions.ts';
import { missingPreviewTags } from './missing-preview-tags.ts';
import { namelessLinksAndButtons } from './nameless-links-and-buttons.ts';
import { picturesWithoutAltText } from './pictures-without-alt-text.ts';
import { unlabelledFormFields } from './unlabelled-form-fields.ts';

export const accessibilityChecks = [
  picturesWithoutAltText,
  namelessLinksAndButtons,
  unlabelledFormFields,
  mediaWithoutCaptions,
  missingPreviewTags,
  deadPreviewImage,
  contradictoryPreviewTags,
  blockedPreviewBots,
  brokenAccessibilityTree,
  lowContrast,
] as const satisfies readonly Check[];
