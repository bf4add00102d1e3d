import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { FAQ_LEXICON } from '../../words/faq-lexicon.ts';

/** A name is short; a sentence that mentions an FAQ opens none. */
const MAX_NAME_CHARS = 70;

export const namesFaq = (text: string): boolean => text.length <= MAX_NAME_CHARS && saysFaq(text);

const saysFaq = (text: string): boolean => FAQ_LEXICON.wordsIn(plainWords(text)).length > 0;

/** Class and id names of question lists. */
export const FAQ_PLACE = /(?:^|[.#_-])(?:faqs?|accordion|akkordeon|qanda|q-?a)(?=$|[\s._>#-]|[a-z]*)/i;
/** Class names of the question itself. */
export const QUESTION_PLACE = lightLetters(
  regexSource`
    [.#][\w-]*(?:
      question
      |frage
      |faq[\w-]*(?:title|header|head|toggle|trigger|button|summary|q$)
      |(?:accordion|toggle|collaps|dropdown|tab)[\w-]*(?:title|header|head|toggle|trigger|button|label)
    )[\w-]*(?: > [a-z0-9]+)?$
  `,
  'i',
);

/** Turns to the visitor: an invitation, a slogan, no question of a customer. */
const INVITATION = lightLetters(
  regexSource`
    ^(?:
      (?:do you |still |any |have |more |other |got ?|you have |have you got )+ ?(?:a )?
      (?:more |other |any |further )?questions?
      |(?:noch |weitere |haben sie |hast du |sie haben |du hast |offene )+(?:noch |weitere |eine |andere )*fragen?
      |fragen
      |(?:encore )?(?:d'autres|une autre|une|des|vous avez (?:une|des|d'autres)|avez-vous (?:une|des|d'autres)) qu
      estions?
      |¿?(?:tienes|tiene|aun tienes|alguna|otras?|mas) (?:mas |alguna |otra )?(?:dudas?|preguntas?)
      |(?:hai|avete|altre|ha) (?:altre |delle |qualche |ancora )?domand[ae]
      |(?:nog|andere|heeft u|heb je) (?:nog |een |andere )*vra(?:ag|gen)
      |(?:tem|ainda tem|ficou com|mais|outras) (?:mais |alguma |outras )?(?:duvidas?|perguntas?)
      |(?:how|what) can we (?:help|do for)
      |can we help
      |need (?:more )?help
      |ready to
      |wie konnen wir
      |konnen wir (?:ihnen|dir) helfen
      |bereit fur
      |comment pouvons-nous
      |pret a
      |besoin d'aide
      |¿?(?:en que|como) podemos ayudar
      |¿?necesitas ayuda
      |come possiamo aiutar
      |serve aiuto
      |hoe kunnen we
      |hulp nodig
      |como podemos ajudar
      |precisa de ajuda
      |(?:did not|didn't) find
      |nicht gefunden
      |keine antwort
      |not found what
      |interested\?
      |interesse
    )
  `,
  'u',
);

/** A longer text is no question, a shorter one a label. */
const MAX_QUESTION_CHARS = 260;
const MIN_QUESTION_CHARS = 8;
const MIN_CJK_QUESTION_CHARS = 4;

/** "Q:", "Q1.", "F:", "Frage 3:", "質問：" before a question. */
const QUESTION_PREFIX = lightLetters(
  String.raw`^(?:(?:[QFPDV]|Frage|Question|Pregunta|Domanda|Vraag|Pergunta|質問|問)\s?\d{0,2}\s?[.:：．)）]\s?|Q\d{0,2}\s?(?=${KANA_OR_KANJI.source}))`,
  'i',
);
const ANSWER_PREFIX = lightLetters(
  String.raw`^(?:(?:[AR]|Antwort|Answer|R[ée]ponse|Respuesta|Risposta|Antwoord|Resposta|回答|答)\s?\d{0,2}\s?[.:：．)）]\s?|A\d{0,2}\s?(?=${KANA_OR_KANJI.source}))`,
  'i',
);
/** Icons and arrows of an accordion. */
const ORNAMENT = lightLetters(
  /^[\s+\-–−×▼▾▸►▶›»•·✓\d.)]*(?=[\p{L}¿"„“«「])|(?<![\s+\-–−×▼▾▸►▶›»•·⌄˅↓])[\s+\-–−×▼▾▸►▶›»•·⌄˅↓]+$/gu,
);

export const hasQuestionPrefix = remembered((text) => QUESTION_PREFIX.test(text));
export const hasAnswerPrefix = (text: string): boolean => ANSWER_PREFIX.test(text);
export const cleanAnswer = (text: string): string => text.replace(ANSWER_PREFIX, '').trim();
export const cleanQuestion = remembered((text) => text.replace(ORNAMENT, '').replace(QUESTION_PREFIX, '').trim());

/** Long enough to ask something, short enough to be one question, and not an invitation to get in touch. */
export const canBeQuestion = remembered((text) => {
  const question = cleanQuestion(text);
  const least = KANA_OR_KANJI.test(question) ? MIN_CJK_QUESTION_CHARS : MIN_QUESTION_CHARS;
  return question.length >= least && question.length <= MAX_QUESTION_CHARS && !INVITATION.test(plainWords(question));
});

/** How questions begin, as `plainWords` leaves them. */
const QUESTION_WORD = lightLetters(
  regexSource`
    ^(?:
      what
      |how
      |when
      |where
      |why
      |who
      |which
      |do
      |does
      |can
      |is
      |are
      |will
      |should
      |may
      |wie
      |was
      |wann
      |wo
      |warum
      |kann
      |muss
      |comment
      |quand
      |ou
      |pourquoi
      |combien
      |est-ce
      |puis-je
      |que
      |como
      |cuando
      |donde
      |cuanto
      |puedo
      |come
      |quando
      |dove
      |quanto
      |posso
      |perche
      |hoe
      |wat
      |wanneer
      |waar
      |kan
      |onde
      |quanto
    ) \S+ \S
  `,
);

/** "How long is a class": asks by its first word, where the page itself calls it a question. */
export function asksByWord(text: string): boolean {
  const question = cleanQuestion(text);
  return question.length < 120 && !/[.!:;,]$/.test(question) && QUESTION_WORD.test(plainWords(question));
}

/** Asks: ends in a question mark, or in the Japanese か. */
export function isQuestion(text: string): boolean {
  const question = cleanQuestion(text);
  return canBeQuestion(text) && (ASKS.test(question) || (GREEK.test(question) && ASKS_IN_GREEK.test(question)));
}

const ASKS = /(?:[?？؟]["”»」')]?|(?:ますか|ですか|でしょうか|ませんか)。?)$/u;
/** In Greek the semicolon asks. */
const ASKS_IN_GREEK = /[;\u037e]["”»')]?$/u;
const GREEK = /[\u0370-\u03ff]/u;
