import { isQuestion } from '../../facts/faq/faq-words.ts';
import { countWords } from '../../website/page/words.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, quoteFrom } from '../../website/text/page-prose.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { topicsOf } from '../shared/questions/question-openings.ts';
import { asksTheVisitor } from '../shared/questions/sales-questions.ts';

/** The catalogue's proposal; a spoken answer has about thirty words. */
const MAX_WORDS = 40;
const MOST = 0.6;
const SOME = 0.3;
/** Of fewer questions one answer decides. */
const MIN_QUESTIONS = 3;

/** Openings that put the answer off, as `plainWords` leaves them. */
const LEAD_IN = lightLetters(
  regexSource`
    ^(?:
      (?:that(?:'s| is) a |a )?(?:great|good|excellent) question
      |in this (?:article|section|post|guide)
      |(?:many|some|a lot of|most) (?:people|customers|clients|patients) (?:ask|wonder)
      |we(?:'re| are) often asked
      |this is a question
      |as you (?:may|might|probably) know
      |when it comes to
      |thank you for
      |(?:das ist )?eine? (?:sehr )?gute frage
      |gute frage
      |in diesem (?:artikel|abschnitt|beitrag)
      |viele (?:menschen|kunden|patienten|leute|eltern) (?:fragen|stellen)
      |(?:das|diese frage) werden wir oft
      |wir werden oft gefragt
      |wie sie (?:sicher|vielleicht|wahrscheinlich) wissen
      |vielen dank fur
      |(?:c'est une )?(?:tres )?bonne question
      |dans cet(?:te)? (?:article|section)
      |beaucoup de (?:personnes|clients|patients) (?:se )?demandent
      |on nous demande souvent
      |comme vous le savez
      |buena pregunta
      |en este articulo
      |en esta seccion
      |much[oa]s (?:personas|clientes|pacientes) (?:se )?preguntan
      |como (?:ya )?sab(?:e|es|ra)
      |(?:ottima|bella|buona) domanda
      |in quest[oa] (?:articolo|sezione)
      |molt[ie] (?:persone|clienti|pazienti) (?:si |ci )?(?:chiedono|domandano)
      |come (?:saprai|sapete|forse)
      |goede vraag
      |in dit artikel
      |veel (?:mensen|klanten|patienten) vragen
      |zoals u (?:wellicht|misschien)
      |boa pergunta
      |neste artigo
      |nesta secao
      |muit[ao]s (?:pessoas|clientes|pacientes) (?:se )?perguntam
      |como (?:ja )?sabe
      |よくいただく(?:ご)?質問です
    )
  `,
  'u',
);

interface Answered {
  answers: boolean;
  evidence: Evidence;
}

/**
 * Questions on the pages (headings and question lists) and whether the first sentence under them answers: it is short, asks
 * nothing back and does not put the answer off. Whether it is right is not judged.
 */
export const roundaboutAnswers = defineCheck({
  id: 'roundabout-answers',
  revision: 2,
  category: 'content',
  strength: 'B',
  catalogue: ['answer-first'],
  title: {
    pass: 'Most of the answers we judged open with a short statement',
    partial: 'Some answers open with a long sentence, a question or a lead-in',
    fail: 'Most answers we judged open with a long sentence, a question or a lead-in',
  },
  why: 'Assistants quote the first sentence of a passage most. Correlation over many citations, and good for every reader.',
  sources: ['https://arxiv.org/abs/2604.25707'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    const answered = new Map<string, Answered>();
    for (const { value, sources } of facts.faq) {
      const [source] = sources;
      if (!source) continue;
      const page = pages.find(({ url }) => url === source.pageUrl);
      const language = page?.prose.language ?? 'en';
      const [first = ''] = sentencesOf(value.answer, language);
      if (first !== '')
        answered.set(textKey(value.question), judgeAnswer(value.question, first, source.pageUrl, source.place));
    }
    for (const prose of contentPages(pages).map(({ prose }) => prose)) {
      for (const { heading, first, place } of topicsOf(prose)) {
        if (!isQuestion(heading) || asksTheVisitor(heading) || answered.has(textKey(heading))) continue;
        const said = first.sentences[0] ?? '';
        // Where no text was read below a question, it may be answered by what is drawn there.
        if (said === '') continue;
        const { pageUrl, place: where } = quoteFrom(prose, place, '');
        answered.set(textKey(heading), judgeAnswer(heading, said, pageUrl, where));
      }
    }
    const all = [...answered.values()];
    if (all.length < MIN_QUESTIONS) return notApplicable('We read too few questions with their answers for certain.');
    const quote = (answers: boolean, most: number) =>
      all
        .filter((one) => one.answers === answers)
        .slice(0, most)
        .map(({ evidence }) => evidence);
    const share = all.filter(({ answers }) => answers).length / all.length;
    if (share >= MOST) return pass(quote(true, 3));
    const evidence = quote(false, all.length);
    return share >= SOME ? partial(evidence) : fail(evidence);
  },
});

function judgeAnswer(question: string, first: string, pageUrl: string, place: string): Answered {
  const reason =
    first === ''
      ? 'no text'
      : countWords(first) > MAX_WORDS
        ? `${countWords(first)} words`
        : isQuestion(first)
          ? 'asks back'
          : LEAD_IN.test(plainWords(first))
            ? 'puts the answer off'
            : null;
  return {
    answers: reason === null,
    evidence: { pageUrl, place, seen: `${question} → ${first}${reason === null ? '' : ` (${reason})`}` },
  };
}
