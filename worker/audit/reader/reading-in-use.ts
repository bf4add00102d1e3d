import type { ModelReader } from '../../contract/models.ts';
import type { CheckInputs } from '../checks/inputs.ts';
import type { RatedFacts } from '../facts/facts.ts';
import type { QuestionCoverage } from '../questions/answered-question.ts';
import type { Website } from '../website/website.ts';
import { speaksKnownLanguage } from './reader-question.ts';
import { verifyReading } from './verify-reading.ts';
import { withAnswers, withReading } from './with-reading.ts';

// Where a reading goes. In a language that rules read, everything judged and everything written rests on rules alone: what a model found
// is shown among the facts and offered to the owner to confirm. In another language there is nothing else to judge by.

type Inputs = Pick<CheckInputs, 'facts' | 'questions'> & { website: Website };

export const factsToJudge = (byRules: RatedFacts, website: Website): RatedFacts =>
  speaksKnownLanguage(byRules) ? byRules : withReading(byRules, website, website.observations.reading);

export const answersToJudge = (byRules: QuestionCoverage, facts: RatedFacts, website: Website): QuestionCoverage =>
  speaksKnownLanguage(facts) ? byRules : withAnswers(byRules, website, website.observations.reading);

export const factsToShow = (judged: RatedFacts, website: Website): RatedFacts =>
  speaksKnownLanguage(judged) ? withReading(judged, website, website.observations.reading) : judged;

export const answersToShow = ({ facts, questions, website }: Inputs): QuestionCoverage =>
  speaksKnownLanguage(facts) ? withAnswers(questions, website, website.observations.reading) : questions;

/** For the report: who read, and how much of it stands. Nothing where no model answered. */
export function readBy({ facts, website }: Inputs): { readBy?: ModelReader } {
  const { reading } = website.observations;
  if (!reading || reading.by === null) return {};
  const verified = verifyReading(website, reading);
  return {
    readBy: {
      model: reading.by,
      at: reading.at,
      named: reading.facts.length + reading.answers.length,
      borneOut: verified.facts.length + verified.answers.length,
      use: speaksKnownLanguage(facts) ? 'shown' : 'judged',
    },
  };
}
