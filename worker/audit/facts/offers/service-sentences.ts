import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import type { ServiceSeen } from './service-lists.ts';
import { serviceName } from './service-words.ts';

/** Words after which a sentence lists what the business does. */
const OFFERS = lightLetters(
  regexSource`
    (?:
      \b(?:we|I) (?:also )?(?:specialis|specializ)e in
      |\bspecialising in
      |\bspecializing in
      |\bour services include
      |\b(?:we|I) (?:offer|provide)(?: a (?:full|wide) range of)?
      |\bspezialisiert auf
      |\b(?:wir|ich) bieten?(?: Ihnen| dir)?(?: (?:neben|au(?:ß|ss)er|zus[äa]tzlich zu) [^,.;\n]{3,80}? auch)?
      |\bunsere leistungen (?:umfassen|sind)
      |\b(?:nous|je) (?:vous )?propos(?:ons|e)
      |\bspécialisée?s? (?:dans|en)
      |\bofrecemos
      |\bespecializad[oa]s? en
      |\bespecialistas en
      |\b(?:offriamo|proponiamo)
      |\bspecializzat[oaie] in
      |\bci occupiamo di
      |\bwij bieden
      |\bgespecialiseerd in
      |\boferecemos
      |\bespecializad[oa]s? em
    )[: ]+([^.!?;\n]{6,240})
  `,
  'iu',
);
const AND =
  /\s*(?:,|;|\s&\s|\sand\s|\sor\s|\sund\s|\ssowie\s|\soder\s|\set\s|\sou\s|\sy\s|\se\s|\sed\s|\sen\s)\s*(?:and\s|und\s|et\s|y\s|e\s|en\s)?/i;
/** The start of a half sentence: the list is not one of names. */
const BROKEN = lightLetters(
  regexSource`
    ^(?:(?:the|a|an|our|your|more|of|to|der|die|das|ein|eine|de|du|des|le|la|les|del|della|di|do|da|van|een|het
    |una|uno|un|uma|um|los|las|el|not only|nicht nur)\s|(?:[dl]|un|dell|all)['’])
  `,
  'i',
);
/** "surgery that is quick", "Learn More": part of a sentence, or of what stands behind it. */
const CLAUSE = lightLetters(
  regexSource`
    \b(?:
      that
      |which
      |who
      |is
      |are
      |learn
      |read
      |more
      |options
      |days
      |die
      |der
      |sind
      |ist
      |guests?
      |travell?ers?
      |clients?
      |customers?
      |patients?
      |with
      |que
      |qui
      |est
      |son
      |che
      |sono
      |dove
      |donde
      |onde
      |si
      |etc
      |zijn
      |são
      |ik
      |om
      |mijn
      |te
      |wordt
      |heb
    )\b
  `,
  'i',
);
/** "Personal attention, quality and innovation": how somebody works, and not at what. */
const PRAISE = lightLetters(
  regexSource`
    \b(?:
      quality
      |excellence
      |satisfaction
      |innovation
      |reliability
      |professionalism
      |transparency
      |personal(?:i[sz]ed)? (?:attention|service|care)
      |qualität
      |zufriedenheit
      |zuverlässigkeit
      |kompetenz
      |qualité
      |réactivité
      |proximité
      |écoute
      |calidad
      |excelencia
      |satisfacción
      |innovación
      |atención
      |trato
      |asesorando
      |compromiso
      |qualità
      |eccellenza
      |soddisfazione
      |professionalità
      |kwaliteit
      |betrouwbaarheid
      |qualidade
      |excelência
      |satisfação
      |inovação
    )\b
  `,
  'i',
);
const MAX_ITEM_WORDS = 6;
const MAX_ITEM_CHARS = 50;

const AFTER_LIST = lightLetters(
  /\s[–—-]\s|\s(?:for|in|from|with|für|mit|pour|avec|para|con|per|voor|met|com)\s(?=\p{Lu}|our|your|you|all|Sie|vous|usted|tutti)/u,
);

/** "towels (large": the brackets hold a list of their own. */
const isHalfBracketed = (item: string): boolean => item.includes('(') !== item.includes(')');

/** Two or more short items in a row after "we offer"; a list with one long phrase in it is prose. */
export function servicesInSentences({ lines, view }: TextDocument): ServiceSeen[] {
  return lines.flatMap((line) => {
    if (line.foreign !== null || line.text.length < 30 || line.text.length > 2_000) return [];
    // "Wir bieten Bleaching und Hausbesuche an."
    const listed = OFFERS.exec(line.text)?.[1]?.replace(/ an$/, '');
    if (listed === undefined) return [];
    // "..., from rough-in to finish": what follows a dash or a preposition is no further item.
    const items = (listed.split(AFTER_LIST)[0] ?? '').split(AND);
    if (
      items.some((item) => isHalfBracketed(item) || BROKEN.test(item.trim()) || CLAUSE.test(item) || PRAISE.test(item))
    )
      return [];
    const names = items.map((item) => serviceName(item.trim()));
    const fits = (name: string | null): name is string =>
      name !== null && name.split(' ').length <= MAX_ITEM_WORDS && name.length <= MAX_ITEM_CHARS;
    if (items.length < 2 || !names.every(fits)) return [];
    return names.map((name) => ({
      name,
      place: placeInBody(view, view.blocks[line.block]?.path ?? 0),
      seen: line.text,
    }));
  });
}
