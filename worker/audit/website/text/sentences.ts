import { LETTER } from './letters.ts';
import { lightLetters } from './light-letters.ts';
import { regexSource } from './regex-source.ts';

/** A full stop after these ends no sentence. "am 3. Mai" and single initials are told by their form. */
const ABBREVIATION = lightLetters(
  regexSource`
    (?:^|[\s("'„“«])(?:
      dr
      |mr
      |mrs
      |ms
      |st
      |ste
      |prof
      |dipl
      |ing
      |med
      |dent
      |jun
      |sen
      |jr
      |sr
      |sra
      |dott
      |dra
      |av
      |avda
      |mme
      |mlle
      |nr
      |no
      |núm
      |num
      |n
      |art
      |abs
      |tel
      |str
      |bzw
      |ca
      |ggf
      |inkl
      |exkl
      |zzgl
      |evtl
      |usw
      |vgl
      |max
      |min
      |approx
      |incl
      |excl
      |vs
      |etc
      |e\.g
      |i\.e
      |z\. ?b
      |d\. ?h
      |u\. ?a
      |o\. ?ä
      |p\. ?ex
      |p\. ?es
      |bijv
      |o\.a
      |m\.b\.t
      |pág
      |\p{L}
      |\d{1,2}
    )\.\s*$
  `,
  'iu',
);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** Sentences of a text in a language; a line break ends one. What holds no letter is left out. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const { segment } of segmenterOf(language).segment(line)) {
      open += segment;
      if (ABBREVIATION.test(open.slice(-16))) continue;
      sentences.push(open);
      open = '';
    }
    sentences.push(open);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => LETTER.test(sentence));
}

/** Marks and spaces after the last word. */
const ENDING_CHARS = 12;

/** Whether a text ends as sentences do. */
export const endsAsSentence = (text: string): boolean =>
  /[.!?…。！？][)\]"'”“»」』]*\s*$/u.test(text.slice(-ENDING_CHARS));
