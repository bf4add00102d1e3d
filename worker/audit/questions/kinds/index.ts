import type { AnswerKind } from '../question-data.ts';
import { contact } from './contact.ts';
import { explanation } from './explanation.ts';
import { date, duration, number } from './figures.ts';
import { hours } from './hours.ts';
import type { KindOfAnswer } from './kind-of-answer.ts';
import { list } from './list.ts';
import { person } from './person.ts';
import { place } from './place.ts';
import { price } from './price.ts';
import { proof } from './proof.ts';
import { yesNo } from './yes-no.ts';

export const KINDS: Record<AnswerKind, KindOfAnswer> = {
  price,
  hours,
  duration,
  place,
  contact,
  'yes-no': yesNo,
  list,
  person,
  proof,
  explanation,
  date,
  number,
};
