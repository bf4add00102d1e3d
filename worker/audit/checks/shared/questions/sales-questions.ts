import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';

/** How questions begin that ask the visitor something instead of answering, in seven languages, as `plainWords` leaves them. */
const OPENINGS = [
  regexSource`
    (?:are you |you're |still )?(?:ready|looking|searching|interested|curious|tired of|struggling|thinking (?:of
    |about)|planning)|want|need|got an?|have an? (?:project|idea|question)
  `,
  regexSource`
    (?:sind sie |bist du |noch )?(?:bereit|auf der suche|interessiert|neugierig)
    |lust auf
    |interesse
    |(?:sie|du) (?:suchen|suchst|mochten|mochtest|wollen|willst|brauchen|brauchst|planen|planst|traumen|traumst)
    |(?:suchen|suchst|mochten|mochtest|wollen|willst|brauchen|brauchst|benotigen|planen) (?:sie|du)
  `,
  regexSource`
    a la recherche|prete?s? (?:a|pour)|vous (?:cherchez|recherchez|souhaitez|voulez|revez|avez (?:besoin|envie
    |un projet|une idee))|une? (?:projet|idee)|interessee?s?
  `,
  regexSource`
    ¿?(?:tienes|tiene|teneis) (?:alguna |mas )?(?:dudas?|preguntas?)|¿?(?:buscas|busca|necesitas|necesita
    |quieres|quiere|suenas|listos?|listas?|preparad[oa]s?|interesad[oa]s?|te interesa)
  `,
  '(?:vuoi|vuole|volete|cerchi|cercate|stai cercando|hai bisogno|avete bisogno|hai un|sei pront[oa]|pronti a|interessat[oi]|ti interessa|desideri)',
  'op zoek|klaar (?:om|voor)|zin in|benieuwd|wil(?:t u| je)|zoek(?:t u| je)',
  '(?:quer|precisa|procura|pront[oa]s?|interessad[oa]|tem um projeto|deseja)',
];
const SALES_QUESTION = lightLetters(`^(?:${OPENINGS.join('|')})(?!\\p{L}).*[?？]`, 'u');
/** An elided article ends in its apostrophe. */
const ELIDED = /^(?:besoin|envie) d'.*\?/u;

/** "Did you know ...?" is about to tell something. */
const TEACHES = lightLetters(
  regexSource`
    ^¿?(?:did you know|wussten sie|wusstest du|(?:le )?saviez[- ]vous|savais-tu|sabia(?:s|is)? que|lo sapevi
    |sapevat?e? che|wist (?:u|je) dat)(?!\p{L})|^ご存[知じ]
  `,
  'u',
);

/** "Ready for a quote?", "Sie suchen einen Maler?": the business asks the visitor. No customer asks that, and no text answers it. */
export function asksTheVisitor(text: string): boolean {
  const plain = plainWords(text);
  return SALES_QUESTION.test(plain) || TEACHES.test(plain) || ELIDED.test(plain);
}
