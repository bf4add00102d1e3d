import type { TradeId } from '../../facts/facts.ts';
import type { TradeQuestions } from '../question-data.ts';
import { agency } from './agency.ts';
import { dentist } from './dentist.ts';
import { electrician } from './electrician.ts';
import { lawyer } from './lawyer.ts';
import { nonProfit } from './non-profit.ts';
import { other } from './other.ts';
import { plumber } from './plumber.ts';
import { restaurant } from './restaurant.ts';
import { software } from './software.ts';

/** The questions buyers ask, by trade. */
export const TRADE_QUESTIONS: Readonly<Partial<Record<TradeId, TradeQuestions>>> = {
  restaurant,
  dentist,
  lawyer,
  plumber,
  electrician,
  software,
  agency,
  'non-profit': nonProfit,
  other,
};
