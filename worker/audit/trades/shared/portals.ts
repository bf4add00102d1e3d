import { bookingPortal, type Directory, directory } from './directory.ts';

// Directories that several trades share. Reviewed by hand in November 2026.

export const HOME_PORTALS: readonly Directory[] = [
  directory('Angi', 'https://www.angi.com', 'a portal for work in the home', ['US']),
  directory('Thumbtack', 'https://www.thumbtack.com', 'a portal for jobs and quotes', ['US']),
  directory('Checkatrade', 'https://www.checkatrade.com', 'a portal of vetted tradespeople', ['GB']),
  directory('TrustATrader', 'https://www.trustatrader.com', 'a directory of tradespeople with reviews', ['GB']),
  directory('MyHammer', 'https://www.my-hammer.de', 'a portal for trades and jobs', ['DE']),
  directory('Werkspot', 'https://www.werkspot.nl', 'a portal for work in the home', ['NL']),
  directory('habitissimo', 'https://www.habitissimo.es', 'a portal for work in the home', ['ES']),
  directory('hipages', 'https://hipages.com.au', 'a portal for work in the home', ['AU']),
  directory('HomeStars', 'https://homestars.com', 'a review site for work in the home', ['CA']),
];

export const HEALTH_PORTALS: readonly Directory[] = [
  directory('Zocdoc', 'https://www.zocdoc.com', 'a portal with appointments', ['US']),
  directory('jameda', 'https://www.jameda.de', 'a portal of practices with reviews', ['DE']),
  directory('DocFinder', 'https://www.docfinder.at', 'a directory of doctors with reviews', ['AT']),
  directory('Doctolib', 'https://www.doctolib.com', 'a portal with appointments', ['DE', 'FR', 'IT']),
  directory('Doctoralia', 'https://www.doctoralia.es', 'a portal of practices with appointments', ['ES']),
  directory('MioDottore', 'https://www.miodottore.it', 'a portal of practices with appointments', ['IT']),
  directory('ZorgkaartNederland', 'https://www.zorgkaartnederland.nl', 'the patients’ federation’s review site', [
    'NL',
  ]),
  directory('Healthengine', 'https://healthengine.com.au', 'a portal of practices with appointments', ['AU']),
];

export const SALON_PORTALS: readonly Directory[] = [
  bookingPortal('Planity', 'https://www.planity.com', 'a portal for appointments', ['FR', 'BE', 'DE']),
  bookingPortal('Treatwell', 'https://www.treatwell.com', 'a portal for appointments', [
    'GB',
    'IE',
    'DE',
    'AT',
    'CH',
    'NL',
    'BE',
    'IT',
    'ES',
  ]),
  bookingPortal(
    'ホットペッパービューティー (Hot Pepper Beauty)',
    'https://beauty.hotpepper.jp',
    'a portal for appointments',
    ['JP'],
  ),
];

export const HEALTHGRADES = directory(
  'Healthgrades',
  'https://www.healthgrades.com',
  'a portal of practices with reviews',
  ['US'],
);

export const OPEN_TABLE = bookingPortal('OpenTable', 'https://restaurant.opentable.com', 'a portal for tables', [
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'DE',
  'MX',
  'JP',
]);

export const THE_FORK = bookingPortal('TheFork', 'https://www.theforkmanager.com', 'a portal for tables', [
  'FR',
  'ES',
  'IT',
  'PT',
  'BE',
  'NL',
  'CH',
  'GB',
  'DE',
  'AT',
]);

export const TABELOG = directory('食べログ (Tabelog)', 'https://tabelog.com', 'a review site for restaurants', ['JP']);

export const TRIPADVISOR = directory(
  'Tripadvisor',
  'https://www.tripadvisor.com/Owners',
  'a review site for places to eat and stay',
);

export const CLUTCH = directory('Clutch', 'https://clutch.co', 'a directory of agencies with reviews');

export const TRUSTPILOT = directory('Trustpilot', 'https://business.trustpilot.com', 'a review site');
