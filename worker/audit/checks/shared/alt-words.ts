import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Names of files and cameras: "IMG_2041.JPG", "header-final2.png", "DSC01234". */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$|^(?:img|dsc[nf]?|pxl|mvi)[_-]?\d[\d_-]*$/i;

/** Says only that there is a picture, in eight languages. */
const EMPTY_WORD = lightLetters(
  regexSource`
    ^(?:an? |the |das |ein |une? |la |l'|il |el |een |uma? )?(?:
      images?
      |img
      |slides?
      |slider
      |carousel
      |banner
      |galerie
      |galer[ií]a
      |gallery
      |pictures?
      |pics?
      |photos?
      |graphics?
      |icons?
      |thumbnails?
      |placeholders?
      |untitled
      |alt
      |alt[ -]?text
      |bild(?:er)?
      |fotos?
      |grafik
      |platzhalter
      |ohne titel
      |imagen(?:es)?
      |immagin[ei]
      |afbeeldingen?
      |plaatje
      |imagem
      |imagens
      |画像
      |写真
      |イメージ
    )[\s_-]*\d{0,4}$
  `,
  'i',
);

/** "/img/IMG_2041.JPG", "DSC01234": what stands there is where the picture lies. */
export const isFileName = (alt: string): boolean => FILE_NAME.test(alt.trim());

/** Whether an alt text says what is on the picture. Deliberately mild: only what says nothing at all is refused. */
export function saysSomething(alt: string): boolean {
  const text = alt.trim();
  return LETTER.test(text) && !FILE_NAME.test(text) && !isEmpty(text);
}

/** One such word, or nothing but such words: "Gallery image 1". */
const isEmpty = (text: string): boolean =>
  EMPTY_WORD.test(text) || text.split(/[\s_-]+/).every((word) => EMPTY_WORD.test(word) || /^\d{1,4}$/.test(word));
