import { defineCheck } from '../check.ts';
import { judgePictures } from './undescribed-pictures.ts';

/**
 * Content pictures that have an alt text which is no name of a file, each once however often it is shown. Whether a text is a good one for its
 * picture is not judged; one that several pictures share, or that says only that there is a picture, is not praised. Pictures declared decorative
 * (`alt=""`), hidden ones, icons, and pictures beside the text of a link or a caption need none; nor do those that a template left, as
 * they are to be exchanged (`outdated-statements`), nor those that are not there.
 */
export const picturesWithoutAltText = defineCheck({
  id: 'pictures-without-alt-text',
  revision: 17,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['alt-text'],
  title: {
    pass: 'The pictures we counted have texts in their place',
    fail: 'Pictures are not described in words',
    causes: {
      'says-nothing': 'Texts of pictures are names of files',
    },
  },
  why: 'Whoever does not see a picture gets these words instead. Google uses them to understand pictures.',
  sources: [
    'https://developers.google.com/search/docs/appearance/google-images',
    'https://www.w3.org/WAI/tutorials/images/decision-tree/',
  ],
  needs: ['pages'],
  causes: ['all-declared-empty', 'says-nothing', 'written-by-scripts'],
  run: ({ pages }) => judgePictures(pages),
});
