import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

export const WELCOME = lightLetters(
  regexSource`
    ^(?:
      startseite|accueil|inicio|willkommen (?:bei|im|in der|in)|herzlich willkommen (?:bei|im|in der|in)|welcome to
      |(?:the )?official (?:web ?)?(?:site|page) of|bienvenue (?:chez|à|au|sur(?: (?:le|notre) site (?:internet |web |officiel )?(?:du|de la|des|de))?)
      |willkommen auf der (?:website|webseite|homepage|internetseite) (?:von|der|des)|bienvenid[oa]s? a(?: la (?:p[áa]gina )?web de)?
      |benvenut[ioa] (?:nel sito (?:di|del|della)|da|in|su|a|al|alla)|bem-?vind[oa]s? (?:ao site d[aeo]|ao|à|aos|às|a)
      |welkom (?:bij|op de (?:website|site) van)
    )\s+(?:the\s)?(?=\p{Lu})
  `,
  'iu',
);

/** "Welcome to Willow Creek Farm!": the mark ends the welcome. */
const WELCOME_WITH_MARK = /^((?:welcome|willkommen|bienvenue|benvenut|bienvenid|welkom).{3,60}?)!+$/i;

/** 「ぬくもりホームページ」 */
const WEBSITE_OF = /(?<=.{2})[\s|｜]*の?(?:公式|オフィシャル)?(?:ホームページ|ウェブサイト|WEBサイト)$/iu;

/** 「ひばり保育園 社会福祉法人 若草会」: who runs it follows its name. */
const RUN_BY = /(?<=\S{3})\s+(?:社会福祉|医療|学校|宗教)法人(?:社団|財団)?\s*\S.{1,20}$/u;

/** 'Salon "The Larch': its last mark was taken for one around the name. */
const OPEN_QUOTATION = /^[^"]*\s"[^"]+$/u;

/** "Corner 🍕 Pizza": a picture between the words of a title is no part of the name. */
const PICTURES = /(?:[\u{1f300}-\u{1faff}\u2600-\u27bf]|\ufe0f)+/gu;

/** A name without welcome, menu words, pictures and the marks around it. */
export function cleanName(text: string): string {
  return (
    text
      .replace(/&amp;/g, '&')
      .replace(/&#0?39;|&apos;|&rsquo;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(PICTURES, ' ')
      // Menus tell screen readers which page is open: "Home (current)".
      .replace(/\s\((?:current|actuel|aktuell)\)\s*$/i, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s"'“”„«»‚‘’.,:;|–—•·*©®™-]+|[\s"'“”„«»‚‘’,:;|–—•·*©®™-]+$/gu, '')
      .replace(OPEN_QUOTATION, '$&"')
      .replace(WELCOME_WITH_MARK, '$1')
      .replace(WELCOME, '')
      .replace(WEBSITE_OF, '')
      .replace(RUN_BY, '')
      .trim()
  );
}
