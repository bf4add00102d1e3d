import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Asks the visitor to do something, praises, thanks, or tells what there is not. */
const INVITES = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      call us
      |give us a call
      |contact us
      |get in touch
      |send us
      |fill (?:in|out)
      |click
      |subscribe
      |follow us
      |sign up
      |cookies?
      |posted
      |all rights
      |copyright
      |under construction
      |kontaktieren sie
      |rufen sie
      |schreiben sie uns
      |melden sie sich
      |contactez
      |appelez
      |écrivez
      |n['’]hésitez
      |cliquez
      |contáctanos
      |llámanos
      |escríbenos
      |haz clic
      |no ofrecemos
      |we do not
      |nous ne
      |droits réservés
      |derechos reservados
    )(?!\p{L})
  `,
  'iu',
);

/** Sends the visitor on instead of saying something. */
export const invites = (text: string): boolean => INVITES.test(text);
