import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { isHiddenTranslation } from './hidden-translations.ts';

const WORDS = ['Hecken', 'Rasen', 'Teiche', 'Wege', 'Zäune', 'Beete', 'Mauern', 'Tore', 'Lauben'];
const source = { pageUrl: HOME, view: 'plain' as const, place: 'main > p', seen: '' };

function isHidden(text: string, hide: string) {
  const twins = WORDS.map((word) => `<p>${word} pflegen</p><p${hide}>Care of ${word}</p>`).join('');
  const html = `<body>${twins}</body>`;
  return isHiddenTranslation(text, [source], [page(html.replaceAll(hide, ''), { url: HOME, rendered: html })]);
}

describe('text in a second language that a style hides', () => {
  it('is told from what is shown beside it', () => {
    expect(isHidden('Care of Wege', ' hidden')).toBe(true);
    expect(isHidden('Wege pflegen', ' hidden')).toBe(false);
  });

  it('is none where both are shown', () => {
    expect(isHidden('Care of Wege', ' title="x"')).toBe(false);
  });

  it('is none in one card that unfolds', () => {
    const html = `<body>${WORDS.map((word) => `<p>${word} pflegen</p>`).join('')}<p hidden>Care of Wege</p></body>`;
    expect(isHiddenTranslation('Care of Wege', [source], [page(html, { url: HOME, rendered: html })])).toBe(false);
  });
});
