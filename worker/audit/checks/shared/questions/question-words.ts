import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';

/** Who, what, when, where, which, why and how as questions begin, after a preposition too; spelled as `plainWords` leaves them. */
const QUESTION_WORD = lightLetters(
  regexSource`
    (?:^|[-–—:|.!,;] )[¿"'„“«\s]{0,4}(?:
      (?:
        in
        |at
        |on
        |for
        |from
        |to
        |with
        |by
        |ab
        |an
        |auf
        |aus
        |bei
        |bis
        |fur
        |in
        |mit
        |nach
        |seit
        |um
        |unter
        |von
        |vor
        |wahrend
        |zu
        |a
        |de
        |des
        |du
        |en
        |par
        |pour
        |avec
        |depuis
        |jusqu'a
        |sur
        |chez
        |con
        |desde
        |hasta
        |para
        |por
        |da
        |di
        |fino a
        |per
        |su
        |tra
        |op
        |tot
        |van
        |voor
        |vanaf
        |com
        |ate
        |desde
      )\s+
    )?(?:
      who
      |why
      |what
      |when
      |where
      |which
      |how
      |whose
      |wer
      |wen
      |wem
      |was
      |wann
      |wo
      |woher
      |wohin
      |wie
      |wieviele?
      |welche[rsnm]?
      |warum
      |wieso
      |womit
      |wofur
      |worauf
      |qui
      |que
      |qu'
      |quoi
      |quand
      |ou
      |comment
      |pourquoi
      |combien
      |quel(?:le)?s?
      |lesquel(?:le)?s
      |est-ce
      |por que
      |quien(?:es)?
      |como
      |cuando
      |donde
      |cual(?:es)?
      |cuant[oa]s?
      |chi
      |perche
      |che
      |cosa
      |cos'
      |quando
      |dove
      |dov'
      |come
      |com'
      |quanto
      |quanta
      |quanti
      |quante
      |quale
      |quali
      |qual
      |wie
      |wat
      |wanneer
      |waarom
      |waar
      |waarvoor
      |waarmee
      |hoe
      |hoeveel
      |hoelang
      |welke?
      |quem
      |o que
      |onde
      |quantos
      |quantas
      |quais
    )(?![\p{L}])
  `,
  'u',
);
const JAPANESE_QUESTION_WORD =
  /(?:誰|だれ|どなた|何|なに|なん|いつ|どこ|どちら|どの|どれ|どんな|どう|なぜ|いくら|いくつ)/u;

/** "Was kostet …?", "À quelle heure …?", "Acme – who are we?": asks with a question word, not only with a mark. */
export const asksWithQuestionWord = (text: string): boolean =>
  /[?？か][。]?["”»」')]?$/u.test(text) && (QUESTION_WORD.test(plainWords(text)) || JAPANESE_QUESTION_WORD.test(text));
