import type { SearchedWords } from '../language-words.ts';

/** What titles in English that begin with what is searched for are made of. How an entry is written: `lexicon.ts`. */
export const searched: SearchedWords = {
  trades: `
    contractors · contractor · roofing · roofers · roofer · plumbing · plumbers · plumber · electrical · electricians
    electrician · heating · cooling · hvac · air conditioning · photography · photographers · photographer · videography
    videographers · videographer · landscaping · landscapers · landscaper · gardening · gardeners · gardener · lawn care
    locksmiths · locksmith · moving · movers · removals · removal · pest control · tree surgeons · tree surgeon
    tree services · tree service · tree care · tree removal · interior designers · interior designer · interior design
    grooming · groomers · groomer · dog walking · dog walkers · dog walker · dog sitting · dog sitters · dog sitter
    dog training · dog trainers · dog trainer · pet walking · pet walkers · pet walker · pet sitting · pet sitters
    pet sitter · pet training · pet trainers · pet trainer · detailing · car wash · car repairs · car repair · car dealers
    car dealer · car rentals · car rental · car hire · car service · car servicing · auto wash · auto repairs
    auto repair · auto dealers · auto dealer · auto rentals · auto rental · auto hire · auto service · auto servicing
    mechanics · mechanic · tires · tire · tyres · tyre · cars · real estate · estate agents · estate agent · realtors
    realtor · property management · classes · music lessons · piano lessons · guitar lessons · lessons · courses · tuition
    tutors · tutoring · tutor · travel · safaris · safari · tours · tour · solar · massage · bookkeeping · bookkeepers
    bookkeeper · tax · accounting · accountants · accountant · accountancy · event planning · event planners
    event planner · painting · painters · painter · flooring · fencing · paving · builders · builder · carpentry
    carpenters · carpenter · handyman · churches · church · website designers · website designer · website design
    website development · website developers · website developer · web designers · web designer · web design
    web development · web developers · web developer · digital marketing · social media marketing · marketing · seo
    branding · consulting · consultants · consultant · consultancy · attorneys · attorney · lawyers · lawyer · solicitors
    solicitor · dental · dentists · dentist · dentistry · doctors · doctor · physiotherapy · physiotherapists
    physiotherapist · physio · therapy · therapists · therapist · counselling · counsellors · counsellor · counseling
    counselors · counselor · florists · florist · bakery · bakeries · bakers · baker · catering · caterers · caterer
    cafes · cafe · coffee shops · coffee shop · restaurants · restaurant · pubs · pub · hotels · hotel · guest houses
    guest house · guesthouses · guesthouse · b&b · bed and breakfasts · bed and breakfast · bed & breakfasts
    bed & breakfast · self-catering · self catering · accommodation · holiday cottages · holiday cottage · holiday lets
    holiday let · holiday homes · holiday home · holiday rentals · holiday rental · holiday apartments · holiday apartment
    barbers · barber · hairdressing · hairdressers · hairdresser · salons · salon · spas · spa · gyms · gym · yoga
    pilates · fitness · dance · martial arts · karate · boxing · pottery · ceramics · jewellery · jewelery · furniture
    clothing · tattoos · tattoo · schools · school · colleges · college · nursery · nurseries · child care · childcare
    day care · daycare · driving · logistics · couriers · courier · recruitment · staffing · cleaning · cleaners · cleaner
    hospitals · hospital · clinics · clinic · vets · vet · veterinary · veterinarians · veterinarian
  `,
  around: `
    best · top · no. 1 · no.1 · no 1 · no1 · leading · trusted · affordable · cheap · professional · expert · experts
    specialists · specialist · reliable · licensed · certified · local · emergency · 24/7 · 24 -hours · 24 -hour
    24 hours · 24 hour · 24-hours · 24-hour · 24hours · 24hour · family · personal · injury · mobile · residential
    commercial · domestic · industrial · private · luxury · custom · wedding · italian · indian · chinese · thai · mexican
    japanese · primary · secondary · hair · beauty · nail · used · new · pet · dog · auto · services · service · repairs
    repair · installations · installation · maintenance · preparation · planning · agency · agents · agent · company
    companies · firm · shop · store · studios · studio · centre · center · for sale · near me · near you · your · the · a
    an · our · and · of · for · &
  `,
};
