/** Businesses whose type is none of the trades, whatever else their words are about, or whichever wider type they belong to. */
export const TYPES_WITHOUT_TRADE = [
  'MovingCompany',
  'Locksmith',
  'SelfStorage',
  'TravelAgency',
  'EmploymentAgency',
  'Winery',
  'Brewery',
  'Distillery',
];
