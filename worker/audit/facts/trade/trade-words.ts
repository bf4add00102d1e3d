import type { TradeId } from '../facts.ts';

type NamedTrade = Exclude<TradeId, 'other'>;

/** How the trade is called in a report. */
export const TRADE_LABELS: Record<TradeId, string> = {
  restaurant: 'Restaurant',
  cafe: 'Café',
  bakery: 'Bakery',
  hotel: 'Hotel',
  dentist: 'Dentist',
  doctor: 'Doctor',
  physiotherapist: 'Physiotherapist',
  vet: 'Vet',
  pharmacy: 'Pharmacy',
  lawyer: 'Lawyer',
  accountant: 'Accountant',
  plumber: 'Plumber',
  electrician: 'Electrician',
  builder: 'Builder',
  cleaner: 'Cleaner',
  hairdresser: 'Hairdresser',
  beauty: 'Beauty and wellness',
  gym: 'Gym or sports studio',
  'dance-school': 'Dance school',
  school: 'School or training',
  shop: 'Shop',
  'online-shop': 'Online shop',
  'real-estate': 'Real estate',
  finance: 'Finance and insurance',
  software: 'Software',
  agency: 'Agency',
  'non-profit': 'Non-profit',
  'car-repair': 'Car repair',
  other: 'Other',
};

/**
 * schema.org types per trade; subtypes count with them. What is not here (LocalBusiness, Organization, ProfessionalService) names
 * no trade. More special trades stand before the more general ones that include them.
 */
export const TRADE_TYPES: [NamedTrade, readonly string[]][] = [
  ['dentist', ['Dentist']],
  ['physiotherapist', ['Physiotherapy']],
  ['vet', ['VeterinaryCare']],
  ['pharmacy', ['Pharmacy']],
  ['doctor', ['Physician', 'MedicalClinic', 'Hospital', 'MedicalBusiness']],
  ['bakery', ['Bakery']],
  ['cafe', ['CafeOrCoffeeShop']],
  ['restaurant', ['FoodEstablishment']],
  ['hotel', ['LodgingBusiness']],
  ['lawyer', ['Attorney', 'Notary', 'LegalService']],
  ['accountant', ['AccountingService']],
  ['finance', ['FinancialService']],
  ['plumber', ['Plumber']],
  ['electrician', ['Electrician']],
  ['builder', ['GeneralContractor', 'RoofingContractor', 'HousePainter', 'HVACBusiness']],
  ['hairdresser', ['HairSalon']],
  ['beauty', ['BeautySalon', 'NailSalon', 'DaySpa', 'TattooParlor']],
  ['dance-school', ['DanceGroup']],
  ['gym', ['ExerciseGym', 'HealthClub']],
  ['school', ['EducationalOrganization']],
  ['real-estate', ['RealEstateAgent']],
  ['car-repair', ['AutoRepair', 'AutoBodyShop', 'MotorcycleRepair']],
  ['online-shop', ['OnlineStore', 'OnlineBusiness']],
  ['shop', ['Store']],
  ['non-profit', ['NGO']],
];

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

/** Words of the trade as `plainWords` leaves them, in the eight languages: what such a business calls itself. */
export const TRADE_WORDS: [NamedTrade, RegExp][] = [
  [
    'dentist',
    /\bdentists?\b|\bdental\b|dentistry|orthodont|\bzahn(?:arzt|arzte|arztin|medizin|klinik)|kieferorthopad|dentiste|cabinet dentaire|dentista|clinica dental|odontolog|ortodonc|studio dentistico|tandarts|mondhygien|歯科|歯医者/gu,
  ],
  [
    'physiotherapist',
    /physiotherap|chiropract|physical therapy|krankengymnastik|kinesitherap|\bkine\b|fisioterap|fysiotherap|osth?eopath|osteopat|整骨院|接骨院|理学療法|整体|骨盤|カイロプラクティック/gu,
  ],
  [
    'vet',
    /veterinar|\bvets?\b|animal (?:hospital|clinic)|tierarzt|tierarzte|tierklinik|tierpraxis|dierenarts|dierenkliniek|動物病院|獣医/gu,
  ],
  ['pharmacy', /pharmac(?:y|ie)|\bapotheke\b|farmacia|apotheek|薬局/gu],
  [
    'doctor',
    /\bdoctors?\b(?! of)|\bphysicians?\b|medical (?:practice|clinic|centre|center)|\beye (?:clinic|doctor|care|exams?)\b|optometr|ophthalmolog|oftalmolog|family medicine|general practi|\barztpraxis|hausarzt|facharzt|\barztin\b|internist|gynakolog|kinderarzt|hautarzt|dermatolog|orthopad|augenarzt|cabinet medical|maison medicale|\bmedecin|consultorio medico|clinica medica|medico (?:de|di)|studio medico|huisarts|内科|外科|小児科|皮膚科|眼科|クリニック|医院/gu,
  ],
  [
    'lawyer',
    /\blawyers?\b|\battorneys?\b|\blaw (?:group|practice|chambers)\b|\b\w+ law(?=$|\s*[|–—-])|estudio (?:legal|juridico)|asesoria (?:legal|juridica)|\bsolicitors?\b|law (?:firm|office)|\bbarrister|rechtsanwalt|rechtsanwalt|rechtsanwaltin|kanzlei\b|\bnotar(?:y|ies)?\b|\bavocate?s?\b|cabinet d'avocat|notaire|abogad[oa]s?|bufete|despacho de abogad|notaria|avvocat[oi]|studio legale|notaio|advoca(?:at|ten|tuur)|advogad[oa]s?|弁護士|法律事務所|司法書士|行政書士/gu,
  ],
  [
    'accountant',
    /accountants?\b|treuhand|accounting firm|bookkeep|tax (?:adviser|advisor|consult)|steuerberat|steuerkanzlei|buchhalt|expert-comptable|comptab|asesoria (?:fiscal|contable)|gestoria|contable|commercialist|consulente fiscale|boekhoud|belastingadvies|contabilist|contabilidade|税理士|会計事務所/gu,
  ],
  [
    'plumber',
    /\bplumb(?:er|ers|ing)\b|heizung(?:sbau)?|sanitar|installateur|klempner|plombi(?:er|erie)|chauffagiste|fontaner|idraulic|loodgieter|canalizador|encanador|水道/gu,
  ],
  [
    'electrician',
    /electricians?\b|\belectric(?:al)?(?=$|\s*[|–—-]|,? (?:ltd|llc|inc|pty|co)\b)|eletrica(?=$|\s*[|–—-])|instalac(?:oes|iones) eletricas|instalaciones electricas|electrical (?:contractor|service|installation)|elektriker|elektro(?:technik|installation|meister|betrieb)|electricien|electricite generale|electricist|elettricist|impianti elettrici|elektricien|elektrotechn|eletricist|電気工事/gu,
  ],
  [
    'builder',
    /\bbuilders?\b|(?<!under )\bconstruction\b(?! (?:of|site)\b)|general contractor|roof(?:er|ing)\b|carpent(?:er|ry)|joiner|\bpainters? and decorators?|\bhandym[ae]n\b|home improvements?|\blandscap(?:ing|ers?)\b|\bplaster(?:ing|ers?)\b|\btree (?:services?|surgeons?|surgery|removal)\b|construcciones\b|dakwerk|dakdekker|stukadoor|bouwwerken|bouwbedrijf|aannemer|schilderwerk|schildersbedrijf|hovenier|\btuinen\b|tuin(?:aanleg|onderhoud|werken)|\btoitures?\b|elag(?:age|ueur)|\bbtp\b|\bhvac\b|paysagiste|jardinier|giardin(?:ier|aggio)|jardineria|aislamientos?|renovations? company|bauunternehm|bautrager|dachdecker|malermeister|maler (?:&|und|u\.) lackierer|lackierermeister|malerei(?:betrieb)?\b|schlosserei|spenglerei|metallbau|serralheria|glaserei|gartenbau|landschaftsbau|zimmerei|schreinerei|tischlerei|malerbetrieb|maurer|trockenbau|fliesenleger|macon(?:nerie)?|entreprise (?:de batiment|generale)|menuis(?:ier|erie)|couvreur|charpent|empresa de construccion|constructora|reformas|albanil|carpinter|impresa edile|edilizia|falegnam|muratore|aannemer|bouwbedrijf|dakdekker|timmer(?:man|bedrijf)|schildersbedrijf|construtora|remodelac(?:ao|oes)|empresa de construcao|empreiteir|工務店|建設|リフォーム|大工/gu,
  ],
  [
    'cleaner',
    /cleaning (?:service|company|business)|(?<!pool |car |teeth )\bcleaning(?=$|\s*[|–—-]|,? (?:ltd|llc|inc|pty|co)\b)|dry clean(?:ers|ing)|\bcleaners\b|(?:domestic|office|commercial|house|home|regular|carpet|window|tenancy|deep)(?: (?:&|and) \w+)? clean(?:ing|s)?\b|housekeeping service|gebaudereinigung|reinigungs(?:firma|service|dienst)|putzfirma|entreprise de nettoyage|nettoyages? (?:professionnels?|industriels?|de (?:bureaux|locaux|vitres))|(?:^|\| ?)nettoyages? |nettoyages?(?=\d*(?:$|\s*[|–—]))|societe de nettoyage|empresa de limpieza|limpieza|impresa di pulizie|schoonmaakbedrijf|empresa de limpeza|清掃|クリーニング/gu,
  ],
  [
    'hairdresser',
    /\bhair(?:dresser|dressing| salon|stylist)|\bbarber|(?<!hunde[- ]?)(?:friseur|frisor)|frisur|coiffeu[rs]|\bcoiffure\b|peluquer(?!\w* (?:canina|felina|de (?:perros|mascotas)))|barberia|parrucchier|barbiere|(?<!honden[- ]?)(?:kapper|kapsalon)|cabeleireir|barbearia|美容室|美容院|理容|ヘアサロン/gu,
  ],
  [
    'beauty',
    /beauty (?:salon|studio)|nail (?:salon|studio)|\bspa\b|kosmetik|pedicure|manicure|\btattoos?\b|tatuaj|tatuagg|tatuag|nagelstudio|massage|massagg|masaje|massagem|wimpern|institut de beaute|estheticienne|centro (?:de )?estetic|estetica|onglerie|schoonheidssalon|estetista|エステ|まつげ|マツエク|アイブロウ|ネイル|マッサージ|脱毛/gu,
  ],
  [
    'dance-school',
    /dance (?:school|studio|academy)|ballet school|tanzschule|tanzstudio|ecole de danse|escuela de (?:baile|danza)|scuola di (?:danza|ballo)|dans(?:school|studio|les|academie)|ballet(?:school|studio)|studio danse|studio di danza|estudio de danza|danceschool|escola de danca|ダンススクール|バレエ教室|ダンス教室/gu,
  ],
  [
    'gym',
    /\bgyms?\b|\bkarate\b|\bjudo\b|taekwondo|aikido|sports? (?:center|centre)\b|centro (?:deportivo|sportivo)|fitness|crossfit|pilates|\byoga\b|martial arts|boxing club|personal train|sportstudio|salle de sport|gimnasio|palestra|sportschool|ginasio|academia de ginastica|ヨガ|ジム|フィットネス|ピラティス/gu,
  ],
  [
    'bakery',
    /\bbaker(?:y|ies)\b|patisserie|backerei|konditorei|boulangerie|panaderia|pasteleria|panificio|pasticceria|\bforno\b|bakkerij|padaria|pastelaria|パン屋|ベーカリー|[和洋]菓子|ケーキ屋/gu,
  ],
  [
    'cafe',
    /(?<!eet)cafes?\b|coffee (?:shop|house|bar)|tea ?room|kaffeehaus|kaffeerosterei|salon de the|cafeteria|caffetteria|\bcaffe\b|koffie(?:bar|huis)|喫茶|カフェ|珈琲/gu,
  ],
  [
    'restaurant',
    /\brestaurant\b|bistro|\bpizza\b|pizzeri|trattoria|osteria|ristorante|brasserie|steakhouse|\bgrill\b|imbiss|kebab|\bdoner\b|gasthaus|gasthof|wirtshaus|gaststatte|taverna?\b|sushi|tapas|\bpub\b|takeaway|takeout|food delivery|(?<![/+,&] ?)\bcuisine\b(?! ?[/+,&]| (?:equipee|ouverte|americaine|separee))|(?<!self[- ])\bcatering\b(?! (?:college|school|and hospitality))|restaurante|asador|eetcafe|marisqueira|speisekarte|レストラン|居酒屋|食堂|料理店|寿司|お好み焼き|もんじゃ|鉄板焼|うどん|割烹|焼き?鳥|ラーメン|焼肉/gu,
  ],
  [
    'hotel',
    /\bself[- ]catering\b|\bhotel\b(?! (?:bookings?|reservations?|deals|transfers?|pick-?ups?)\b)|\blodge\b|\binn\b(?! (?:of court|which))|maisons? d'hotes?|\bauberge\b|\bcamping\b|hospedaje|posada|bed (?:&|and|e) breakfast|guest ?house|bed (?:and|&) breakfast|\bb&b\b|\bhostel|ferienwohnung|ferienhaus|\bpension\b|gastezimmer|chambres? d'hotes?|\bgites?\b|holiday (?:lets?|cottages?|apartments?|homes?)\b|vacation rentals?|meubles? de tourisme|location de vacances|residence de tourisme|apartamentos? turisticos?|casa vacanze|\bhostal\b|casa rural|alojamiento|agriturismo|albergo|affittacamere|\bresort\b|home ?stays?\b|\bcampsites?\b|campground|alojamento (?:rural|turistico)|\bchales?\b|case vacanze|alquiler (?:temporario|vacacional)|vakantie(?:huis|woning)|pousada|alojamento local|ホテル|旅館|民宿|宿泊/gu,
  ],
  [
    'school',
    /\bschool\b(?! (?:physicals?|grounds?|uniforms?|holidays?|trips?|meals?|buse?s|photo))|\bcollege\b(?! (?:road|rd|street|st|green|lane|avenue)\b)|academy|tutoring|kindergarten|nursery|\bday ?care\b|language courses|driving school|fahrschule|sprachschule|musikschule|nachhilfe|\bkita\b|hundeschule|kinderopvang|kindertages|\becole\b|cours particuliers|auto-ecole|creche|academia\b|escuela|colegio|guarderia|autoescuela|\bscuola\b|asilo|rijschool|basisschool|escola\b|colegio|学校|学習塾|教習所|幼稚園|保育園|塾/gu,
  ],
  [
    'real-estate',
    /real estate|estate agents?|hausverwaltung(?!en)|amministra(?:zion[ie]|tor[ei]) (?:di )?condomini|gestion locative|syndic de copropriete|property management|letting agent|realtor|immobilien|makler|agence immobiliere|immobilier|inmobiliaria|agenzia immobiliare|immobiliare|makelaar|vastgoed|imobiliaria|不動産/gu,
  ],
  [
    'finance',
    /insurance|mortgage|financial (?:advi|plann|service)|wealth management|\bbank\b|versicherung|finanzberat|vermogensberat|baufinanzierung|assurance|courtier|gestion de patrimoine|seguros|hipoteca|asesor financiero|assicurazion|consulente finanziario|verzekering|hypotheek|financieel advies|seguradora|credito habitacao|保険|ファイナンシャル/gu,
  ],
  [
    'software',
    /\bsoftware\b|\bsaas\b|app development|web application|cloud platform|\blogiciels?\b|developpement (?:informatique|web|d'application)|applications? (?:metiers?|web|mobiles?)|developpement de logiciel|desarrollo de software|sviluppo software|softwareontwikkeling|desenvolvimento de software|online-?terminbuchung|buchungsplattform|terminborse|marktplatz fur|marketplace (?:platform|for)|plattform fur|ソフトウェア|システム開発|アプリ開発/gu,
  ],
  [
    'agency',
    /(?:digital|marketing|creative|advertising|design|web|branding|seo|pr|communications?) agency|web ?design|werbeagentur|webagentur|digitalagentur|marketingagentur|agence (?:web|digitale|de communication|marketing|seo)|agencia (?:de marketing|digital|de publicidad|de diseno|web)|agenzia (?:web|di comunicazione|di marketing|digitale)|webbureau|reclamebureau|marketingbureau|agencia (?:digital|de publicidade)|広告代理店|ホームページ制作|web制作/gu,
  ],
  [
    'non-profit',
    /non-?profit|\bchurch\b(?! (?:street|st|road|rd|lane|hill|farm|house|view|close|walk|way|row|gate|square))|\bparish (?:church|of)\b|\bparoisse\b|parrocchia|parroquia|paroquia|\bigreja\b|kirchengemeinde|pfarrgemeinde|mosquee|\bmosque\b|synagog|not-for-profit|501 ?\(?c\)?|\bcharit(?:y|able)|\bfoundation\b|\bngo\b|gemeinnutzig|verein\b|freundeskreis|\be\. ?v\.|stiftung|\bspenden\b|association (?:loi|a but)|a but non lucratif|fondation|sin animo de lucro|\bong\b|fundacion|onlus|associazione|non a scopo di lucro|fondazione|\bstichting\b|vereniging|\banbi\b|sem fins lucrativos|associacao|npo法人|特定非営利|公益/gu,
  ],
  [
    'car-repair',
    /auto ?repair|\bautomotive\b|auto service|autoservice\b|car repair|\bgarage services|\bmot test|tyre|mechanics?\b|body shop|autowerkstatt|kfz|reifenservice|karosserie|garage auto|carrosserie|reparation (?:auto|automobile)|taller mecanico|taller de (?:coches|chapa)|neumaticos|autofficina|officina meccanica|carrozzeria|gommista|autobedrijf|garagebedrijf|oficina (?:mecanica|auto)|funilaria|自動車整備|車検|板金/gu,
  ],
  [
    'online-shop',
    /online ?shop|online store|web ?shop|e-?commerce store|boutique en ligne|tienda (?:online|en linea)|negozio online|webwinkel|loja online|add to cart|in den warenkorb|ajouter au panier|anadir al carrito|aggiungi al carrello|in winkelwagen|adicionar ao carrinho|通販|オンラインショップ|カートに入れる/gu,
  ],
  [
    'shop',
    /\bflorist|\bboutique\b|book ?shop|bookstore|jewell?er|butcher|\bdeli\b|gift shop|hardware store|furniture store|optician|bike shop|\bblumen(?:laden|geschaft)|buchhandlung|juwelier|metzgerei|fleischerei|mobelhaus|optiker|\boptik\b|hofladen|weinhandlung|fahrradladen|fleuriste|librairie|bijouterie|boucherie|opticien|magasin|floristeria|libreria|joyeria|carniceria|\botica\b|muebleria|jugueteria|ferreteria|pet ?shop|optica|tienda de|fioraio|gioielleria|macelleria|ottica|negozio di|bloemist|boekhandel|slagerij|opticien|fietsenwinkel|winkel|florista|livraria|ourivesaria|talho|loja de|花屋|酒屋|書店|眼鏡店|雑貨/gu,
  ],
];
