import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { negationsIn } from '../../words/negation-lexicon.ts';

const IS_ONE = lightLetters(
  regexSource`
    \b(?:is|are|am) (?:an?|the|your|one of)\b
    |\b(?:ist|sind|bin) (?:ein|eine|der|die|das|ihr)\b
    |\b(?:est|sommes|suis) (?:une?|le|la|votre|spécialis)
    |\best l['’]
    |\b(?:es|somos|soy) (?:una?|el|la|tu|su|especialista)\b
  `,
  'i',
);

/** Verbs by which a business says what it does, in the first or third person. */
const DOES = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      offer(?:s|ing)?
      |provid(?:e|es|ing)
      |speciali[sz](?:e|es|ing|ed|ts?)
      |help(?:s|ing)?
      |mak(?:e|es|ing)
      |build(?:s|ing)?
      |creat(?:e|es|ing)
      |serv(?:e|es|ing)
      |sell(?:s|ing)?
      |teach(?:es|ing)?
      |host(?:s|ing)?
      |deliver(?:s|ing)?
      |produc(?:e|es|ing)
      |grow(?:s|ing)?
      |design(?:s|ing)?
      |manufactur(?:e|es|ing|er)
      |support(?:s|ing)?
      |work(?:s)? with
      |organi[sz](?:e|es|ing)
      |rent(?:s|ing)?
      |repair(?:s|ing)?
      |install(?:s|ing)?
      |train(?:s|ing)?
      |run(?:s)?
      |biete[tn]?
      |helfen
      |hilft
      |fertig(?:en|t)
      |bau(?:en|t)
      |verkauf(?:en|t)
      |vermiete[nt]
      |berät
      |beraten
      |begleite[nt]
      |unterstütz(?:en|t)
      |spezialisier\p{L}*
      |produzier(?:en|t)
      |gestalte[nt]
      |entwickel(?:n|t)
      |stell(?:en|t) \p{L}+ her
      |betreib(?:en|t)
      |organisier(?:en|t)
      |propos(?:e|ons|ent)
      |offr(?:e|ons|ent)
      |accompagn(?:e|ons|ent)
      |accueill(?:e|ons|ent)
      |réalis(?:e|ons|ent)
      |fabriqu(?:e|ons|ent)
      |vend(?:ons|ent)?
      |aid(?:e|ons|ent)
      |conç(?:oit|oivent)
      |concevons
      |reçoi(?:t|vent)
      |recevons
      |spécialisée?s?
      |organis(?:e|ons|ent)
      |lou(?:e|ons|ent)
      |cré(?:e|ons|ent)
      |assur(?:e|ons|ent)
      |ofrec(?:e|emos|en)
      |brind(?:a|amos|an)
      |vend(?:e|emos|en)
      |realiz(?:a|amos|an)
      |fabric(?:a|amos|an)
      |ayud(?:a|amos|an)
      |atend(?:emos|emos|en)
      |dedic(?:a|amos|ad[oa]s?)
      |especializad[oa]s?
      |produc(?:e|imos|en)
      |organiz(?:a|amos|an)
      |elabor(?:a|amos|an)
      |diseñ(?:a|amos|an)
      |acompañ(?:a|amos|an)
    )(?!\p{L})
  `,
  'iu',
);

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

/** A sentence by which a business says what it is or does. */
export const tellsWhat = (text: string): boolean => !invites(text) && (IS_ONE.test(text) || DOES.test(text));

/** "Wir verkaufen nicht einfach Leitern": what a business says it is not or does not do. */
export function deniesWhat(sentence: string): boolean {
  const said = IS_ONE.exec(sentence) ?? DOES.exec(sentence);
  if (!said) return false;
  const end = said.index + said[0].length;
  const before = sentence.slice(0, said.index).trimEnd();
  const behind = sentence.slice(end);
  return (
    negationsIn(before).some((one) => one.tag === 'beforeWhat' && one.end === before.length) ||
    negationsIn(behind.trimStart()).some(({ tag, start }) => tag === 'behindWhat' && start === 0 && behind[0] === ' ')
  );
}

/** "Our promise: We bake ...": what stands before the sentence is the label of it. */
const LABEL = lightLetters(/^[^.:!?\n]{2,40}:\s+(?=\p{Lu})/u);
export const withoutLabel = (sentence: string): string => sentence.replace(LABEL, '');
