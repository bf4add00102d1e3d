import type { TradeId } from '../facts/facts.ts';

/** A place outside the website where customers, or assistants on their behalf, look businesses up. */
export interface Directory {
  name: string;
  /** Where an entry is made or looked up. */
  url: string;
  /** What it is, to end a sentence with. */
  what: string;
  /** ISO 3166-1 alpha-2; absent: everywhere. */
  countries?: readonly string[];
  /** Absent: every trade that is bound to a place. */
  trades?: readonly TradeId[];
}

const HOME_TRADES: readonly TradeId[] = ['plumber', 'electrician', 'builder', 'cleaner'];
const FOOD: readonly TradeId[] = ['restaurant', 'cafe', 'bakery'];
const TABLES: readonly TradeId[] = ['restaurant', 'cafe'];
const HEALTH: readonly TradeId[] = ['dentist', 'doctor', 'physiotherapist'];
const SALONS: readonly TradeId[] = ['hairdresser', 'beauty'];
const YELP = 'US CA GB IE DE AT CH FR IT ES PT NL BE AU NZ JP BR MX'.split(' ');
const DOCTOLIB = ['DE', 'FR', 'IT'];
const THE_FORK = ['FR', 'ES', 'IT', 'PT', 'BE', 'NL', 'CH', 'GB', 'DE', 'AT'];

const at = (
  name: string,
  url: string,
  what: string,
  where: { countries?: readonly string[]; trades?: readonly TradeId[] } = {},
): Directory => ({ name, url, what, ...where });

/**
 * Reviewed by hand in November 2026: registers of a profession first, because anybody can verify an entry there, then what is
 * particular to a trade, then the general ones of a country, then those of the world.
 */
export const DIRECTORIES: readonly Directory[] = [
  at('Gas Safe Register', 'https://www.gassaferegister.co.uk', 'the official register for gas work', {
    countries: ['GB'],
    trades: ['plumber'],
  }),
  at('NICEIC', 'https://niceic.com', 'the register of certified electricians', {
    countries: ['GB'],
    trades: ['electrician'],
  }),
  at(
    'NHS Find a dentist',
    'https://www.nhs.uk/service-search/find-a-dentist',
    'the public search for dental practices',
    { countries: ['GB'], trades: ['dentist'] },
  ),
  at('Find a Solicitor', 'https://solicitors.lawsociety.org.uk', 'the Law Society’s list', {
    countries: ['GB'],
    trades: ['lawyer'],
  }),
  at('ICAEW: Find a chartered accountant', 'https://find.icaew.com', 'the institute’s list of firms', {
    countries: ['GB'],
    trades: ['accountant'],
  }),
  at('RCVS: Find a Vet', 'https://findavet.rcvs.org.uk', 'the profession’s own search', {
    countries: ['GB'],
    trades: ['vet'],
  }),
  at('Register of charities', 'https://register-of-charities.charitycommission.gov.uk', 'the public register', {
    countries: ['GB'],
    trades: ['non-profit'],
  }),
  at(
    'Amtliches Steuerberaterverzeichnis',
    'https://steuerberaterverzeichnis.berufs-org.de',
    'the official register of tax advisers',
    { countries: ['DE'], trades: ['accountant'] },
  ),
  at(
    'Bundesweites Amtliches Anwaltsverzeichnis',
    'https://bravsearch.bea-brak.de/bravsearch/',
    'the official register of lawyers',
    { countries: ['DE'], trades: ['lawyer'] },
  ),
  at('Annuaire des avocats (CNB)', 'https://www.avocat.fr', 'the bar’s national list', {
    countries: ['FR'],
    trades: ['lawyer'],
  }),
  at('Annuaire des experts-comptables', 'https://annuaire.experts-comptables.org', 'the order’s own list', {
    countries: ['FR'],
    trades: ['accountant'],
  }),
  at('WKO Firmen A–Z', 'https://firmen.wko.at', 'the chamber’s list of members', { countries: ['AT'] }),
  at('Candid', 'https://www.guidestar.org', 'the database of charities (GuideStar)', {
    countries: ['US'],
    trades: ['non-profit'],
  }),
  at('Healthgrades', 'https://www.healthgrades.com', 'a portal of practices with reviews', {
    countries: ['US'],
    trades: ['dentist', 'doctor'],
  }),
  at('Zocdoc', 'https://www.zocdoc.com', 'a portal with appointments', { countries: ['US'], trades: HEALTH }),
  at('Avvo', 'https://www.avvo.com', 'a directory of lawyers with reviews', { countries: ['US'], trades: ['lawyer'] }),
  at('Justia', 'https://www.justia.com/lawyers', 'a free directory of lawyers', {
    countries: ['US'],
    trades: ['lawyer'],
  }),
  at('Angi', 'https://www.angi.com', 'a portal for work in the home', { countries: ['US'], trades: HOME_TRADES }),
  at('Thumbtack', 'https://www.thumbtack.com', 'a portal for jobs and quotes', {
    countries: ['US'],
    trades: HOME_TRADES,
  }),
  at('OpenTable', 'https://restaurant.opentable.com', 'a portal for tables', {
    countries: ['US', 'CA', 'GB', 'IE', 'AU', 'DE', 'MX', 'JP'],
    trades: TABLES,
  }),
  at('Zillow', 'https://www.zillow.com', 'a portal of homes and agents', {
    countries: ['US'],
    trades: ['real-estate'],
  }),
  at('RepairPal', 'https://repairpal.com', 'a directory of garages', { countries: ['US'], trades: ['car-repair'] }),
  at('Checkatrade', 'https://www.checkatrade.com', 'a portal of vetted tradespeople', {
    countries: ['GB'],
    trades: HOME_TRADES,
  }),
  at('TrustATrader', 'https://www.trustatrader.com', 'a directory of tradespeople with reviews', {
    countries: ['GB'],
    trades: HOME_TRADES,
  }),
  at('Rightmove', 'https://www.rightmove.co.uk', 'a portal of homes and agents', {
    countries: ['GB'],
    trades: ['real-estate'],
  }),
  at('jameda', 'https://www.jameda.de', 'a portal of practices with reviews', { countries: ['DE'], trades: HEALTH }),
  at('anwalt.de', 'https://www.anwalt.de', 'a directory of lawyers with reviews', {
    countries: ['DE'],
    trades: ['lawyer'],
  }),
  at('MyHammer', 'https://www.my-hammer.de', 'a portal for trades and jobs', {
    countries: ['DE'],
    trades: HOME_TRADES,
  }),
  at('ImmoScout24', 'https://www.immobilienscout24.de', 'a portal of homes and agents', {
    countries: ['DE'],
    trades: ['real-estate'],
  }),
  at('DocFinder', 'https://www.docfinder.at', 'a directory of doctors with reviews', {
    countries: ['AT'],
    trades: HEALTH,
  }),
  at('Doctolib', 'https://www.doctolib.com', 'a portal with appointments', { countries: DOCTOLIB, trades: HEALTH }),
  at('Guide Michelin', 'https://guide.michelin.com', 'which chooses by itself: read whether you are in it', {
    countries: ['FR', 'IT', 'ES', 'DE', 'CH', 'BE', 'NL', 'PT', 'JP'],
    trades: ['restaurant'],
  }),
  at('TheFork', 'https://www.theforkmanager.com', 'a portal for tables', { countries: THE_FORK, trades: TABLES }),
  at('Planity', 'https://www.planity.com', 'a portal for appointments', {
    countries: ['FR', 'BE', 'DE'],
    trades: SALONS,
  }),
  at('Treatwell', 'https://www.treatwell.com', 'a portal for appointments', {
    countries: ['GB', 'IE', 'DE', 'AT', 'CH', 'NL', 'BE', 'IT', 'ES'],
    trades: SALONS,
  }),
  at('Doctoralia', 'https://www.doctoralia.es', 'a portal of practices with appointments', {
    countries: ['ES'],
    trades: HEALTH,
  }),
  at('MioDottore', 'https://www.miodottore.it', 'a portal of practices with appointments', {
    countries: ['IT'],
    trades: HEALTH,
  }),
  at('ZorgkaartNederland', 'https://www.zorgkaartnederland.nl', 'the patients’ federation’s review site', {
    countries: ['NL'],
    trades: HEALTH,
  }),
  at('Werkspot', 'https://www.werkspot.nl', 'a portal for work in the home', {
    countries: ['NL'],
    trades: HOME_TRADES,
  }),
  at('habitissimo', 'https://www.habitissimo.es', 'a portal for work in the home', {
    countries: ['ES'],
    trades: HOME_TRADES,
  }),
  at('食べログ (Tabelog)', 'https://tabelog.com', 'a review site for restaurants', { countries: ['JP'], trades: FOOD }),
  at('ホットペッパービューティー (Hot Pepper Beauty)', 'https://beauty.hotpepper.jp', 'a portal for appointments', {
    countries: ['JP'],
    trades: SALONS,
  }),
  at('hipages', 'https://hipages.com.au', 'a portal for work in the home', { countries: ['AU'], trades: HOME_TRADES }),
  at('Healthengine', 'https://healthengine.com.au', 'a portal of practices with appointments', {
    countries: ['AU'],
    trades: HEALTH,
  }),
  at('HomeStars', 'https://homestars.com', 'a review site for work in the home', {
    countries: ['CA'],
    trades: HOME_TRADES,
  }),
  at('Tripadvisor', 'https://www.tripadvisor.com/Owners', 'a review site for places to eat and stay', {
    trades: ['restaurant', 'cafe', 'hotel'],
  }),
  at('Booking.com', 'https://join.booking.com', 'a portal for rooms', { trades: ['hotel'] }),
  at('G2', 'https://www.g2.com', 'a review site for software', { trades: ['software'] }),
  at('Capterra', 'https://www.capterra.com', 'a directory of software with reviews', { trades: ['software'] }),
  at('Clutch', 'https://clutch.co', 'a directory of agencies with reviews', { trades: ['agency', 'software'] }),
  at('Trustpilot', 'https://business.trustpilot.com', 'a review site', {
    trades: ['online-shop', 'finance', 'software'],
  }),
  at('Yell', 'https://www.yell.com', 'the general directory of the United Kingdom', { countries: ['GB'] }),
  at('Thomson Local', 'https://www.thomsonlocal.com', 'a general directory', { countries: ['GB'] }),
  at('Better Business Bureau', 'https://www.bbb.org', 'a register of businesses with complaints', {
    countries: ['US', 'CA'],
  }),
  at('Yellow Pages', 'https://www.yellowpages.com', 'the general directory of the United States', {
    countries: ['US'],
  }),
  at('Nextdoor', 'https://business.nextdoor.com', 'where neighbours recommend businesses', {
    countries: ['US', 'GB', 'AU'],
  }),
  at('Gelbe Seiten', 'https://www.gelbeseiten.de', 'the general directory of Germany', { countries: ['DE'] }),
  at('Das Örtliche', 'https://www.dasoertliche.de', 'the local telephone book', { countries: ['DE'] }),
  at('Herold', 'https://www.herold.at', 'the general directory of Austria', { countries: ['AT'] }),
  at('local.ch', 'https://www.local.ch', 'the general directory of Switzerland', { countries: ['CH'] }),
  at('PagesJaunes', 'https://www.pagesjaunes.fr', 'the general directory of France', { countries: ['FR'] }),
  at('Páginas Amarillas', 'https://www.paginasamarillas.es', 'the general directory of Spain', { countries: ['ES'] }),
  at('PagineGialle', 'https://www.paginegialle.it', 'the general directory of Italy', { countries: ['IT'] }),
  at('De Telefoongids', 'https://www.detelefoongids.nl', 'the general directory of the Netherlands', {
    countries: ['NL'],
  }),
  at('Gouden Gids / Pages d’Or', 'https://www.goudengids.be', 'the general directory of Belgium', {
    countries: ['BE'],
  }),
  at('Páginas Amarelas', 'https://www.pai.pt', 'the general directory of Portugal', { countries: ['PT'] }),
  at('エキテン (Ekiten)', 'https://www.ekiten.jp', 'a directory of local shops and practices', { countries: ['JP'] }),
  at('Yellow Pages Australia', 'https://www.yellowpages.com.au', 'the general directory of Australia', {
    countries: ['AU'],
  }),
  at('Yellow Pages Canada', 'https://www.yellowpages.ca', 'the general directory of Canada', { countries: ['CA'] }),
  at('Golden Pages', 'https://www.goldenpages.ie', 'the general directory of Ireland', { countries: ['IE'] }),
  at('Yelp', 'https://biz.yelp.com', 'a directory with reviews', { countries: YELP }),
  at('Bing Places', 'https://www.bingplaces.com', 'the entries of Bing Maps, which Copilot can draw on'),
  at('Apple Business Connect', 'https://businessconnect.apple.com', 'the entries of Apple Maps, which Siri reads'),
  at('OpenStreetMap', 'https://www.openstreetmap.org', 'the free map that many apps use'),
];

/** Those for a business of this trade in this country, most telling first. Without a country only those of the world. */
export function directoriesFor(trade: TradeId, country: string | null): Directory[] {
  return DIRECTORIES.filter(
    ({ trades, countries }) =>
      (!trades || trades.includes(trade)) && (!countries || (country !== null && countries.includes(country))),
  );
}
