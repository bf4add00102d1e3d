import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const PROOF = lightLetters(
  regexSource`
    licen[cs]ed?\b
    |insured
    |insurance
    |certifi
    |accredit
    |registered
    |member of
    |award
    |diploma
    |degree
    |qualified
    |guarantee
    |warrant
    |association
    |liability
    |versichert
    |haftpflicht
    |zertifi
    |zugelassen
    |meister
    |innung
    |kammer
    |fachanw
    |mitglied
    |diplom
    |auszeichn
    |ausgezeichnet
    |approbiert
    |assur[ée]
    |agré[ée]
    |dipl[oô]m
    |label\b
    |qualibat
    |\brge\b
    |barreau
    |ordre des
    |membre
    |décennale
    |certificat
    |colegiad
    |homologad
    |acreditad
    |titulad
    |licenciad
    |miembro
    |premio
    |máster
    |seguro de
    |autorizad
  `,
  'i',
);
export const hasProof = (text: string): boolean => PROOF.test(text);

const DIGIT = /\d/;
export const hasNumber = (text: string): boolean => DIGIT.test(text);

const RATING = lightLetters(
  regexSource`
  (?:[★⭐] ?){2}
  |[★⭐] ?\d
  |\d ?[★⭐]
  |\b\d(?:[.,]\d)? ?(?:\/|out of|von|sur|de) ?(?:5|10)\b
  |(?:reviews?|rating|rated|stars?|google|bewertung|sterne|note|étoiles|valoración|estrellas)\b.{0,20}\b[1-5]
  [.,]\d\b
  |\b[1-5][.,]\d\b.{0,20}(?:google|reviews?|rating|stars?|bewertung|sterne|étoiles|avis|estrellas|reseñas)
`,
  'iu',
);

/** A rating: stars, or so many of five or ten. */
export const rates = (text: string): boolean => RATING.test(text);
