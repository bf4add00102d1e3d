import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const notesOf = (body: string) => readPage(`<body>${body}</body>`, 'https://larch.example/').notes;

describe('what whoever built a page notes in it', () => {
  it.each([
    'TODO: ask the owner for the real hours',
    'Replace these by real reviews before going live',
    'HINWEIS: die folgenden Bewertungen sind PLATZHALTER, bitte durch echte ersetzen',
    'à remplacer par de vrais avis',
    'Reemplazar por el teléfono real',
    'vervang door echte klantreacties',
    'Sostituire con recensioni reali',
  ])('is kept where it tells that the text is not final: %s', (text) => {
    expect(notesOf(`<p>One.</p><!-- ${text} --><p>Two.</p>`)).toEqual([{ text, block: 1 }]);
  });

  it.each([
    'Reviews',
    'Flip cards (hidden, replaced by collage)',
    'MÉTODO DE PAGO, todo incluido',
    'TODO INCLUIDO',
    'replace with the logo',
    'TODO <section><p>An old part of the page.</p></section>',
    'menu (placeholder)',
  ])('is no note: %s', (text) => {
    expect(notesOf(`<p>One.</p><!-- ${text} -->`)).toBeUndefined();
  });
});
