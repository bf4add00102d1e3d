import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { picturesWithoutAltText } from './pictures-without-alt-text.ts';

it('counts slides that wait their turn with the one on show, where all bear its empty word', () => {
  const slides = (alt: string) => {
    const html = [0, 1, 2]
      .map((i) => `<div ${i > 0 ? 'hidden' : ''}><img src="s${i}.jpg" alt="${alt}"></div>`)
      .join('');
    return runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] })).seen;
  };
  expect(slides('Image')).toEqual([0, 1, 2].map(() => 'Image (the text of 3 pictures)'));
  expect(slides('Our oven at night')).toEqual(['Our oven at night']);
});
