import { describe, expect, it } from 'vitest';
import { mentions } from './same-words.ts';

describe('whether a text has the words of a phrase', () => {
  it.each([
    ['We repair leaks, fit boilers and unblock drains.', 'Drain unblocking'],
    ['Behandlungen für Kinder', 'Behandlung'],
    ['Ponemos implantes en Irún', 'Implante'],
    ['緑が丘の歯医者', '歯医者'],
    ['Hôtel à Beaune', 'hotel'],
  ])('%s has %s', (text, phrase) => expect(mentions(text, phrase)).toBe(true));

  it.each([
    ['We unblock drains.', 'Boiler installation'],
    ['Equipos para diagnósticos precisos', 'precio'],
    ['Plumbing in Bristol', 'plum'],
    ['A word of the firm', 'of it'],
  ])('%s has no %s', (text, phrase) => expect(mentions(text, phrase)).toBe(false));
});
