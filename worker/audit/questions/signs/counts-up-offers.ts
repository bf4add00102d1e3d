import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const BETWEEN_ITEMS = lightLetters(
  /[,;\n·•|]|(?<=\p{L})\s?\/\s?(?=\p{L})|\s(?:and|or|und|oder|sowie|et|ou|y|o|e|&)\s/gu,
);
/** Entries of an enumeration in running text or lines. */
export const enumerated = (text: string): number =>
  Math.max((text.match(BETWEEN_ITEMS)?.length ?? 0) + 1, ...text.split('\n').map(dashed));

/** "Sushi - wok - grill": more than the two ends of a span. */
const dashed = (line: string): number => line.split(/ [-–—] /u).length;

const OFFERS = lightLetters(
  regexSource`
    \b(?:
      we (?:also )?(?:
        offer
        |provide
        |sell
        |stock
        |specialise
        |specialize
        |do
        |design
        |supply
        |install
        |repair
        |deal
        |cover
        |handle
        |carry
        |grow
        |run
        |host
        |make
        |produce
        |teach
        |bake
        |build
        |rent(?: out)?
        |create
        |help
        |support
        |treat
      )
      |I (?:help|support|treat|offer|provide|teach|make|create|specialize|specialise)\b
      |(?:variety|range|selection) of
      |speciali[sz](?:es|ing|ed) in
      |services (?:include|including|range)
      |including
      |from\b.{3,60}\bto
      |your (?:local )?\p{L}+ for
      |for all your
      |wir (?:
        bieten
        |sind spezialisiert
        |führen
        |verkaufen
        |fertigen
        |bauen
        |planen
        |organisieren
        |übernehmen
        |vermieten
        |produzieren
        |betreuen
        |erledigen
      )
      |spezialisiert auf
      |bietet (?:ihnen|euch|dir)
      |(?:[Ii]hre?[rnms]?|deine?[rnms]?) \p{L}+ für
      |hilfe bei
      |help with
      |aide pour
      |ayuda con
      |leistungen (?:umfassen|reichen)
      |nous (?:
        proposons|vendons|réalisons|fabriquons|intervenons|organisons|assurons|effectuons|louons|accompagnons
      )
      |je (?:propose|réalise|crée)
      |(?:vous|on) (?:propose|offre|trouverez|découvrirez|y découvrirez)
      |spécialisée?s? (?:dans|en)
      |ofrecemos
      |vendemos
      |realizamos
      |especializad[oa]s? en
      |se especializa en
      |nos dedicamos
      |trabajamos
      |hacemos
      |encontrará
    )(?!\p{L})
  `,
  'iu',
);
/** A sentence that counts up at least three things somebody offers, or opens a list of them: "We offer you:". */
export const countsUpOffers = (text: string): boolean =>
  text.split(/(?<=[.!?])\s|\n/u).some((sentence) => OFFERS.test(sentence) && enumerated(sentence) > 3) ||
  opensList(text);

const opensList = (text: string): boolean => {
  const end = text.indexOf(':\n');
  return end > 0 && enumerated(text.slice(end + 2)) >= 3 && OFFERS.test(text.slice(0, end));
};
