import { tellingWords } from '../../trades/shared/telling-words.ts';

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

/**
 * Trades beyond those with questions of their own, by what such a business calls itself. A mover who tells of his work for schools, or a
 * counsellor who also teaches yoga, is none of ours.
 */
export const UNASKED_TRADES = tellingWords`
  \bphotograph(?:y|ers?|e|es|ie|en|inn?|o|a|os|i)?\b
  \bfotograf\w*
  videograph
  (?<!(?:tree|hair|junk|snow|waste|rubbish) )\bremovals\b
  \bmovers\b
  \bmudanzas?\b
  \bdemenage(?:ment|ur)s?\b
  \bumzug
  umzuge\b
  \btraslochi\b
  \btowing\b
  \bgruas?\b
  locksmith
  serrurerie
  serruriers?\b
  cerrajer
  schlusseldienst
  pest control
  weed control
  schadlingsbekampf
  derati[sz]ation
  deratisation
  nuisibles
  \bplagas\b
  funeral
  crematori
  bestattung
  pompes funebres
  funerari
  counsell?ing\b
  psycho(?:therap|log|analy)
  psicolog
  psicoterap
  hypnose
  hypno(?:sis|therap)
  sophrolog
  logopad
  speech therap
  (?:life|business|career|executive) coach(?:ing|es)?\b
  \bsafaris?\b
  \btours (?:and|&|y|et)[ ]
  \btour operator
  travel agency
  travels\b
  \btaxis?\b
  minicab
  chauffeur
  haulage
  logistics
  \btransport(?:es|i|unternehmen)\b
  spedition
  couriers?\b
  \bwinery\b
  \bvineyards?\b
  weingut
  weinbau
  winzer
  vigneron
  \bdomaine viticole\b
  \bbodegas?\b
  brewery
  brauerei
  brasseur
  cerveceri
  imkerei
  beekeep
  apicult
  packaging
  verpackung
  emballage
  wholesale
  distributors?\b
  grosshandel
  grossiste
  distribuidora?\b
  manufactur
  hersteller
  fabricants?\b
  fabricantes?\b
  consultan(?:ts?|cy)\b
  unternehmensberat
  consultores\b
  surveyors\b
  architects?\b
  architekt
  architecte
  arquitect
  ubersetzung
  lektorat
  translation services
  traduct
  upholster
  polsterei
  tapissier
  tapicer
  tailors?\b
  schneiderei
  \bcar wash\b
  \bauto ?lava
  lavadero
  lavage auto
  car rental
  car hire
  autovermietung
  alquiler de (?:coches|autos)
  \bmonaster
  kloster
  (?:dog|pet) groom
  hundesalon
  hundepension
  toilettage
  peluqueria canina
  recruitment
  staffing agency
  personalvermittlung
  printing\b
  druckerei
  imprimerie
  imprenta
`;
