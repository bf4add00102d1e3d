import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { pointsBack } from '../shared/pointing-words.ts';
import { passagesPointingBack } from './passages-pointing-back.ts';

const POINTING = 'This is what we do in old and new houses, and we do it well.';
const NAMING = 'Leak repair takes an hour in most houses, and we bring the parts.';
const run = (openings: string[], lang = 'en') => {
  const sections = openings.map((text, at) => `<h2>Part ${at} of our work</h2><p>${text}</p>`).join('');
  return runCheck(
    passagesPointingBack,
    inputs({ pages: [page(`<html lang="${lang}"><main>${sections}</main></html>`)] }),
  );
};
const mix = (pointing: number, naming: number) => [
  ...Array.from({ length: pointing }, () => POINTING),
  ...Array.from({ length: naming }, () => NAMING),
];

describe('passages-pointing-back', () => {
  it('passes half and more that do not', () => expect(run(mix(3, 3)).outcome).toBe('pass'));
  it('is partial from a fifth on', () => {
    const { outcome, seen } = run(mix(4, 1));
    expect(outcome).toBe('partial');
    expect(seen[0]).toBe(`Part 0 of our work → ${POINTING}`);
  });
  it('fails below', () => expect(run(mix(6, 1)).outcome).toBe('fail'));
  it('needs some passages in a language it knows', () => {
    expect(run(mix(4, 0)).outcome).toBe('not_applicable');
    const japanese = 'この治療は一時間ほどで終わり、痛みはほとんどありません。ご予約はお電話でお願いいたします。';
    expect(
      run(
        Array.from({ length: 6 }, () => japanese),
        'ja',
      ).outcome,
    ).toBe('inconclusive');
  });
});

describe('pointsBack', () => {
  it.each([
    ['en', 'It takes about an hour.'],
    ['en', 'That’s why we are here.'],
    ['en', 'They help against pain.'],
    ['de', 'Dies ist ein Verfahren ohne Schmerzen.'],
    ['de', 'Diese wird am Zahn befestigt.'],
    ['de', 'Es dauert eine Stunde.'],
    ['fr', 'Cela dure une heure.'],
    ['fr', 'Elle remplace la racine.'],
    ['es', 'Esto permite comer bien.'],
    ['es', 'Este es un proceso sencillo.'],
    ['it', 'Questo permette di mangiare.'],
    ['nl', 'Dit is een behandeling.'],
    ['pt', 'Isso permite comer bem.'],
  ] as const)('%s: %s', (language, text) => expect(pointsBack(text, language)).toBe(true));

  it.each([
    ['en', 'This treatment takes an hour.'],
    ['en', 'It is important to rest.'],
    ['en', 'Thisbe Ltd repairs roofs.'],
    ['de', 'Diese Behandlung dauert eine Stunde.'],
    ['de', 'Das Implantat ersetzt die Wurzel.'],
    ['de', 'Es gibt drei Arten.'],
    ['de', 'Sie erhalten einen Plan.'],
    ['fr', 'Il faut compter une heure.'],
    ['fr', 'Cette méthode dure une heure.'],
    ['es', 'El tratamiento dura una hora.'],
    ['es', 'Este tratamiento dura una hora.'],
    ['it', 'Lei riceve un piano.'],
    ['nl', 'Het implantaat vervangt de wortel.'],
    ['pt', 'Esta técnica dura uma hora.'],
    ['ja', 'これは治療です。'],
  ] as const)('not %s: %s', (language, text) => expect(pointsBack(text, language)).toBe(false));
});
