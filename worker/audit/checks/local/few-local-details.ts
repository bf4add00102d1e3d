import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, notApplicable, pass } from '../check.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';
import { notConcluded } from '../shared/not-concluded.ts';

/** Of five subjects people filter by. The catalogue's proposal. */
const ENOUGH_SUBJECTS = 3;
const MAX_CHARS = 600;

/** "We speak" alone may go on with anything: of dreams, to each other. */
const SPEAK =
  '(?:(?:we|i|staff|team) (?:also )?speak|(?:wir|ich) sprechen?|nous parlons|je parle|hablamos|hablo|parliamo|parlo|(?:wij|we) spreken|falamos)';
const LANGUAGE = regexSource`
    (?:
      english|spanish|german|french|italian|turkish|polish|arabic|russian|portuguese|dutch|mandarin|cantonese
      |deutsch|englisch|franzosisch|italienisch|spanisch|turkisch|polnisch|russisch|arabisch|niederlandisch
      |anglais|allemand|espagnol|italien|neerlandais|arabe|portugais|francais|ingles|aleman|frances|italiano
      |portugues|catalan|inglese|tedesco|francese|spagnolo|engels|duits|frans|spaans|nederlands|alemao|espanhol
      |espanol
    )
  `;

/** What people filter places by, as `plainWords` leaves it. */
const SUBJECTS: [string, Pattern][] = [
  [
    'languages spoken',
    lightLetters(
      regexSource`
        \b${SPEAK}\b[^.!?]{0,40}?\b${LANGUAGE}\b|\b${LANGUAGE}[- ]speaking|languages spoken|sprachen:|fremdsprachen|langues parlees|idiomas:
        |lingue parlate|gesproken talen|idiomas falados|英語対応|対応言語
      `,
      'u',
    ),
  ],
  [
    'accessibility',
    lightLetters(
      regexSource`
      wheelchair|accessible (?:entrance|parking|restroom|toilet)|step-free|disabled access|barrierefrei|rollstuhl
      |stufenlos|behindertengerecht|acces (?:pmr|handicap)|personnes a mobilite reduite|fauteuil roulant
      |accesible para|silla de ruedas|movilidad reducida|adaptado para|sedia a rotelle|accesso disabili
      |senza barriere|rolstoel|cadeira de rodas|acessibilidade para|mobilidade reduzida|車椅子|バリアフリー
    `,
      'u',
    ),
  ],
  [
    'payment',
    lightLetters(
      regexSource`
      we accept (?:\S+ ){0,3}?(?:cards?|cash|payments?|visa|mastercard|checks|cheques|paypal)\b|accepted payment
      |credit cards?|debit cards?|apple pay|payment (?:methods|options|plans)|cash only|financing available
      |kartenzahlung|ec-karte|girocard|kreditkarte|barzahlung|zahlungsmoglichkeit|ratenzahlung|carte bancaire
      |\bcb acceptee|moyens de paiement|cheques? (?:acceptes|vacances)|tiers payant|tarjetas? de (?:credito|debito)
      |formas de pago|aceptamos (?:\S+ ){0,3}?(?:tarjetas?|efectivo|visa|bizum|transferencias?)|financiacion
      |carte di credito|metodi di pagamento|\bbancomat\b|pinnen|betaalmethoden|betalen met|cartoes? de credito
      |multibanco|mb ?way|formas de pagamento|クレジットカード|支払い?方法|電子マネー|paypay
    `,
      'u',
    ),
  ],
  [
    'insurance',
    lightLetters(
      regexSource`
      insurance (?:accepted|plans|providers)|we (?:accept|take) .{0,30}insurance|fully insured|public liability
      |krankenkasse|kassenpatient|privatpatient|alle kassen|(?<!(?:seien sie|sei) )versichert|conventionne|mutuelle
      |secteur [12]\b|assurance decennale|seguro (?:medico|de responsabilidad)|mutuas
      |companias? (?:de seguros|medicas)|convenzion|assicurat|zorgverzeker|vergoed|seguradoras|convencoes
      |acordos com|健康保険|保険(?:診療|適用|調剤|薬局)|各種保険
    `,
      'u',
    ),
  ],
  [
    'families, pets or other conditions',
    lightLetters(
      regexSource`
      (?:kids?|child|family|dog|pet)[- ]friendly|pets (?:welcome|allowed)|free wi-?fi|air[- ]condition
      |kinderfreundlich|hunde (?:willkommen|erlaubt)|\bwlan\b|klimatisier|animaux (?:acceptes|bienvenus)
      |wifi gratuit|climatis|se admiten (?:perros|mascotas)|mascotas (?:bienvenidas|permitidas|admitidas)
      |wifi gratis|aire acondicionado|animali ammessi|aria condizionata|honden (?:welkom|toegestaan)|gratis wifi
      |animais (?:permitidos|bem-vindos)|ar condicionado|ペット可|キッズ|無料wi-?fi|個室
    `,
      'u',
    ),
  ],
];

/** Details people filter by: languages, accessibility, payment, insurance, conditions. */
export const fewLocalDetails = defineCheck({
  id: 'few-local-details',
  revision: 6,
  category: 'local',
  strength: 'C',
  catalogue: ['local-facts'],
  title: {
    pass: 'Your pages speak of several things people filter places by',
    fail: 'Your website answers nothing of what people filter places by',
    info: 'What we saw of what people filter places by',
  },
  why: 'Questions such as "wheelchair accessible" or "takes cards" can only be answered from a text that says so. Plausible, not proven.',
  sources: ['https://schema.org/amenityFeature', 'https://schema.org/paymentAccepted'],
  needs: ['pages', 'isLocal', 'questions'],
  run({ pages, isLocal, questions: { questions } }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const evidence = SUBJECTS.flatMap(([subject, words]): Evidence[] => {
      for (const page of pages) {
        if (page.role === 'article' || page.role === 'legal') continue;
        const block = page.plain.view.blocks.find(
          ({ text }) => text.length <= MAX_CHARS && words.test(plainWords(text)),
        );
        if (block)
          return [
            {
              pageUrl: page.url,
              place: `${subject}: ${page.plain.view.paths[block.path] ?? block.tag}`,
              seen: sentenceWith(words, block.text),
            },
          ];
      }
      return saidAsAnswer(subject, questions);
    });
    return evidence.length >= ENOUGH_SUBJECTS ? pass(evidence) : notConcluded(evidence);
  },
});

/** What customers of the trade ask about the same subjects, by the end of the question's id. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'languages spoken': ['languages', 'several-languages'],
  accessibility: ['wheelchair-access'],
  payment: ['payment', 'card-payment'],
  insurance: ['insurance-coverage', 'insured'],
  'families, pets or other conditions': ['pets', 'children', 'outdoor-seating', 'groups-and-events'],
};

/** A question of a customer that finds its answer says more than a word we look for. */
function saidAsAnswer(subject: string, questions: readonly AnsweredQuestion[]): Evidence[] {
  const ids = ASKED[subject] ?? [];
  const said = questions.find(
    ({ id, answered, jsOnly }) =>
      ids.includes(id.slice(id.indexOf('/') + 1)) && !jsOnly && (answered === 'full' || answered === 'partial'),
  );
  if (!said?.pageUrl || said.passage === null) return [];
  return [
    { pageUrl: said.pageUrl, place: `${subject}: “${said.questionEnglish ?? said.question}”`, seen: said.passage },
  ];
}

/** A long passage holds the word somewhere; quoted is the sentence that does. */
const sentenceWith = (words: Pattern, text: string): string =>
  text.split(/(?<=[.!?。])\s*|\n/).find((sentence) => words.test(plainWords(sentence))) ?? text;
