import type { TradeId } from '../facts/facts.ts';
import type { TradeQuestions } from '../questions/question-data.ts';
import { accountant } from './accountant.ts';
import { agency } from './agency.ts';
import { bakery } from './bakery.ts';
import { beauty } from './beauty.ts';
import { builder } from './builder.ts';
import { cafe } from './cafe.ts';
import { carRepair } from './car-repair.ts';
import { cleaner } from './cleaner.ts';
import { danceSchool } from './dance-school.ts';
import { dentist } from './dentist.ts';
import { doctor } from './doctor.ts';
import { electrician } from './electrician.ts';
import { finance } from './finance.ts';
import { gym } from './gym.ts';
import { hairdresser } from './hairdresser.ts';
import { hotel } from './hotel.ts';
import { lawyer } from './lawyer.ts';
import { nonProfit } from './non-profit.ts';
import { onlineShop } from './online-shop.ts';
import { other } from './other.ts';
import { pharmacy } from './pharmacy.ts';
import { physiotherapist } from './physiotherapist.ts';
import { plumber } from './plumber.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import { software } from './software.ts';
import { vet } from './vet.ts';

/** The questions buyers ask, by trade. */
export const TRADE_QUESTIONS: Readonly<Record<TradeId, TradeQuestions>> = {
  restaurant,
  cafe,
  bakery,
  hotel,
  dentist,
  doctor,
  physiotherapist,
  vet,
  pharmacy,
  lawyer,
  accountant,
  plumber,
  electrician,
  builder,
  cleaner,
  hairdresser,
  beauty,
  gym,
  'dance-school': danceSchool,
  school,
  shop,
  'online-shop': onlineShop,
  'real-estate': realEstate,
  finance,
  software,
  agency,
  'non-profit': nonProfit,
  'car-repair': carRepair,
  other,
};
