import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const COUNT = regexSource`
    (?:
      \d+(?:[.,]\d+)?(?:\s?(?:-|–|bis|to|à|a|or|oder|ou|o)\s?\d+)?
      |an? few
      |few
      |a couple of
      |wenige[nr]?
      |quelques
      |poc[oa]s
      |one
      |two
      |three
      |four
      |five
      |six
      |eight
      |ten
      |ein(?:e[nrms]?)?
      |zwei
      |drei
      |vier
      |fünf
      |sechs
      |acht
      |zehn
      |une?
      |deux
      |trois
      |quatre
      |cinq
      |huit
      |dix
      |un[ao]?
      |dos
      |tres
      |cuatro
      |cinco
      |seis
      |ocho
      |diez
    )
  `;
const DURATION = lightLetters(
  regexSource`
    (?<![\p{L}\d])${COUNT}(?:[ -]|\s?)(?:(?:business|working|jours?|full|short|volle[nr]?)[ -])?(?:
      sec(?:ond|onds|ondes?)?
      |sek(?:unden?)?
      |segundos?
      |min(?:ute|uten|utes|uto|utos|s)?
      |hours?
      |hrs?
      |h
      |stunden?
      |std
      |heures?
      |horas?
      |days?
      |tagen?
      |tage?
      |werktagen?
      |arbeitstagen?
      |jours?
      |jour ouvré
      |d[ií]as?
      |weeks?
      |wochen?
      |semaines?
      |semanas?
      |months?
      |monaten?
      |mois
      |meses
      |mes
      |years?
      |jahren?
      |ans
      |ann[ée]es?
      |años?
    )(?![\p{L}])
    |\bin an? (?:hour|day|week|month)\b(?! or (?:a )?(?:month|year))
    |same[- ]day
    |am (?:selben|gleichen) tag
    |le jour même
    |dans la journée
    |el mismo día
    |next[- ]day
    |overnight
    |immediately
    |sofort
    |immédiate
    |inmediat
    |24\s?h
    |48\s?h
  `,
  'iu',
);
export const hasDuration = (text: string): boolean => DURATION.test(text);

const MINUTES =
  '\\d+(?:[.,]\\d+)?(?:\\s?(?:-|–|bis|to|à|a)\\s?\\d+)?\\s?(?:min(?:ute[ns]?|utos?|s)?|hours?|hrs?|h|stunden?|std|heures?|horas?)(?![\\p{L}\\d])';

const SPAN_OF_VISIT = lightLetters(`(?<![\\p{L}\\d])${MINUTES}`, 'iu');
/** Minutes or hours, as a visit takes them: weeks are between two. */
export const tellsVisit = (text: string): boolean => SPAN_OF_VISIT.test(text);

const NEVER = lightLetters(
  regexSource`
  non[- ]?refundable
  |no refunds?\b
  |no (?:long-term )?(?:contracts?|commitments?)\b
  |nicht (?:erstatt|stornier)
  |(?:ohne|keine) (?:\p{L}*bindung|mindestlaufzeit)
  |non remboursable
  |sans engagement
  |no reembolsable
  |sin (?:permanencia|compromiso de)
`,
  'iu',
);

/** "Non-refundable", "no contract": that there is none settles how long as well. */
export const saysNever = (text: string): boolean => NEVER.test(text);
