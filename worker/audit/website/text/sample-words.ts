import { lightLetters } from './light-letters.ts';
import { regexSource } from './regex-source.ts';

/** As whole words: "Sample report", "Beispiel", "demo". */
const SAMPLE = lightLetters(
  regexSource`
    (?<![\p{L}\d])(?:
      samples?
      |examples?
      |demos?
      |specimen
      |mock-?ups?
      |beispiele?
      |muster
      |exemples?
      |d[ée]mo
      |ejemplos?
      |muestra
      |esemp[io]o?
      |campione
      |voorbeeld(?:en)?
      |exemplos?
      |amostra
    )(?![\p{L}\d])
    |サンプル
    |見本
    |デモ
  `,
  'iu',
);

/** Whether a title, a caption or an address calls what it stands for a sample. Never enough alone: menus and prices have samples too. */
export const callsItSample = (text: string): boolean => SAMPLE.test(text);
