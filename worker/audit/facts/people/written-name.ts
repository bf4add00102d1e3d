import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Degrees after a name: "Eva Klein, LL.M." */
export const DEGREES = lightLetters(
  regexSource`
    (?:
      ,?\s(?:
        LL\.? ?M\.?
        |MBA
        |M\.? ?Sc\.?
        |B\.? ?Sc\.?
        |M\.? ?A\.?
        |Ph\.? ?D\.?
        |FMH
        |Esq\.?
        |CPA
        |DDS
        |DMD
        |MD
        |O\.? ?D\.?
        |D\.? ?C\.?
        |DPT
        |DVM
        |D\.? ?O\.?
        |L\.?Ac\.?
        |RVT
        |RN
        |LCSW
        |LMT
        |RMT
        |MRCVS
        |BVSc
      )(?:\s?\([\p{L} .]{2,20}\))?
      |\s\((?:\p{Lu}[\p{Lu}.]{0,5}(?:[-/, ]{1,2}(?=\p{Lu}))?){1,4}\)
    )+$
  `,
  'u',
);

const SHOUTED_WORD = lightLetters(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu);
const inSmallLetters = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** "Dr. med vet. Eva KLEIN, DDS" as names are written elsewhere. */
export const writtenName = (text: string): string =>
  text
    .replace(DEGREES, '')
    .replace(/(?<![\s,:])[\s,:]+$/, '')
    .replace(/(?<=\b(?:med|dent)) (?=vet\.|dent\.)/u, '. ')
    .replace(SHOUTED_WORD, inSmallLetters);

const SHOUTED_FAMILY = lightLetters(/(?<=: ?)(?:\p{Lu}{3,} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}{3,})$/u);
/** "Directrice : Ana KLEIN" as names are written elsewhere; where all words are shouted, it may be a company. */
export const spelled = (text: string): string =>
  text.replace(SHOUTED_FAMILY, (name) => name.replace(SHOUTED_WORD, inSmallLetters));
