import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';

/** "valid until", "sign up by": an offer that ends. */
export const ENDS = lightLetters(
  regexSource`
    (?:valid|offer|available|apply|register|sign up|book)[^.!?]{0,40}(?:until|till|by|through|ends?)(?!\p{L})
    |(?:gültig|angebot|aktion|anmeld\p{L}*|nur noch)[^.!?]{0,40}bis(?!\p{L})
    |(?:valable|offre|inscription\p{L}*)[^.!?]{0,40}jusqu['’]?(?:au|à)
    |(?:válid[oa]|oferta|promoción|inscripci\p{L}*)[^.!?]{0,40}hasta
    |(?:valid[oa]|offerta|promozione|iscrizion[ei])[^.!?]{0,40}(?:fino al?|entro)
    |(?:geldig|aanbieding|actie|inschrijv\p{L}*)[^.!?]{0,40}(?:tot|t\/m)
    |(?:válid[oa]|oferta|promoção|inscriç\p{L}*)[^.!?]{0,40}até
    |(?:有効|キャンペーン|受付)[^。]{0,20}まで
  `,
  'iu',
);
/** What is still to come. */
export const COMING = lightLetters(
  regexSource`
    upcoming
    |next (?:event|course|date|class|workshop|meeting)
    |coming soon
    |starts? on
    |nächste[rsn]? (?:termin|kurs|veranstaltung|workshop)
    |kommende
    |demnächst
    |prochaine?s? (?:date|événement|stage|session|atelier)
    |à venir
    |próxim[oa]s? (?:evento|fecha|curso|taller|data)
    |prossim[oaie] (?:evento|eventi|data|date|corso|corsi)
    |volgende (?:cursus|datum)
    |binnenkort
    |次回
    |開催予定
  `,
  'i',
);
/** Closed for a while. */
export const CLOSED = lightLetters(
  regexSource`
    closed (?:from|between|for)
    |holiday hours
    |betriebsferien
    |praxisurlaub
    |(?:haben|machen|sind)[^.!?]{0,60}(?:im )?urlaub
    |geschlossen (?:vom|von)
    |fermé[es]* (?:du|pour)
    |congés (?:annuels|d['’])
    |cerrado[s]? (?:del|por vacaciones)
    |chiuso (?:dal|per ferie)
    |chiusi (?:dal|per ferie)
    |gesloten (?:van|wegens)
    |encerrad[oa]s? (?:de|para férias)
    |休診
    |休業
    |夏季休暇
  `,
  'iu',
);
/** What is closed, in whatever order the line says when. */
export const CLOSURE = lightLetters(
  regexSource`
    (?<!\p{L})(?:closed|geschlossen|betriebsferien|betriebsurlaub|praxisurlaub|fermée?s?|cerrad[oa]s?|chius[oai]
    |gesloten|encerrad[oa]s?|fechad[oa]s?)(?!\p{L})|休診|休業
  `,
  'iu',
);
