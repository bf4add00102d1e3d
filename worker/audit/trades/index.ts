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
import type { Trade } from './trade.ts';
import { vet } from './vet.ts';

/**
 * Every trade, by the id that reports and the database know it by: an id is never changed. Where markup names two, the first counts, so
 * a special trade stands before the wider one that includes it.
 */
export const TRADES = {
  dentist,
  physiotherapist,
  vet,
  pharmacy,
  doctor,
  bakery,
  cafe,
  restaurant,
  hotel,
  lawyer,
  accountant,
  finance,
  plumber,
  electrician,
  builder,
  cleaner,
  hairdresser,
  beauty,
  'dance-school': danceSchool,
  gym,
  school,
  'real-estate': realEstate,
  'car-repair': carRepair,
  'online-shop': onlineShop,
  shop,
  'non-profit': nonProfit,
  software,
  agency,
  other,
} satisfies Record<string, Trade>;

export type TradeId = keyof typeof TRADES;

/** What functions that ask for a trade take: `TRADES`, or more than those. */
export type Trades = Readonly<Record<TradeId, Trade>>;

export const tradeEntries = (trades: Trades = TRADES): [TradeId, Trade][] =>
  Object.entries(trades) as [TradeId, Trade][];
