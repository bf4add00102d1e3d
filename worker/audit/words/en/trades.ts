import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in English, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *accountants · *accountant · *accounting firm* · *bookkeep* · *tax adviser* · *tax advisor* · *tax consult*
  `,
  agency: `
    *digital agency* · *marketing agency* · *creative agency* · *advertising agency* · *design agency* · *web agency*
    *branding agency* · *seo agency* · *pr agency* · *communications agency* · *communication agency* · *web design*
    *webdesign*
  `,
  bakery: `
    bakery · bakeries
  `,
  beauty: `
    *beauty salon* · *beauty studio* · *nail salon* · *nail studio* · spa · *pedicure* · *manicure* · tattoos · tattoo
    *massage*
  `,
  builder: `
    builders · builder
    construction ~ *under construction ~ construction of ~ construction site
    *general contractor* · *roofer · *roofing · *carpenter* · *carpentry* · *joiner* · painters and decorator*
    painter and decorator* · handyman · handymen · *home improvement* · landscaping · landscapers · landscaper
    plastering · plasterers · plasterer · tree services · tree service · tree surgeons · tree surgeon · tree surgery
    tree removal · hvac · *renovations company* · *renovation company*
  `,
  cafe: `
    *cafe ~ *eetcafe
    *cafes ~ *eetcafes
    *coffee shop* · *coffee house* · *coffee bar* · *tea room* · *tearoom*
  `,
  'car-repair': `
    *auto repair* · *autorepair* · automotive · *auto service* · *autoservice · *car repair* · garage services*
    mot test* · *tyre* · *mechanics · *mechanic · *body shop*
  `,
  cleaner: `
    *cleaning service* · *cleaning company* · *cleaning business*
    cleaning | ~ *pool cleaning ~ *car cleaning ~ *teeth cleaning
    *dry cleaners* · *dry cleaning* · cleaners · *domestic clean · *domestic cleaning · *domestic cleans · *office clean
    *office cleaning · *office cleans · *commercial clean · *commercial cleaning · *commercial cleans · *house clean
    *house cleaning · *house cleans · *home clean · *home cleaning · *home cleans · *regular clean · *regular cleaning
    *regular cleans · *carpet clean · *carpet cleaning · *carpet cleans · *window clean · *window cleaning
    *window cleans · *tenancy clean · *tenancy cleaning · *tenancy cleans · *deep clean · *deep cleaning · *deep cleans
    *domestic and _ cleaning · *domestic & _ cleaning · *office and _ cleaning · *office & _ cleaning
    *commercial and _ cleaning · *commercial & _ cleaning · *house and _ cleaning · *house & _ cleaning
    *home and _ cleaning · *home & _ cleaning · *regular and _ cleaning · *regular & _ cleaning · *carpet and _ cleaning
    *carpet & _ cleaning · *window and _ cleaning · *window & _ cleaning · *tenancy and _ cleaning · *tenancy & _ cleaning
    *deep and _ cleaning · *deep & _ cleaning · *housekeeping service*
  `,
  'dance-school': `
    *dance school* · *dance studio* · *dance academy* · *ballet school* · *danceschool*
  `,
  dentist: `
    dentists · dentist · dental · *dentistry* · *orthodont*
  `,
  doctor: `
    doctor ~ doctor of*
    doctors ~ doctors of*
    physicians · physician · *medical practice* · *medical clinic* · *medical centre* · *medical center* · eye clinic
    eye doctor · eye care · eye exams · eye exam · *optometr* · *ophthalmolog* · *family medicine* · *general practi*
    *dermatolog*
  `,
  electrician: `
    *electricians · *electrician · electric | · electrical | · *electrical contractor* · *electrical service*
    *electrical installation*
  `,
  finance: `
    *insurance* · *mortgage* · *financial advi* · *financial plann* · *financial service* · *wealth management* · bank
  `,
  gym: `
    gyms · gym · karate · judo · *taekwondo* · *aikido* · *sports center · *sports centre · *sport center · *sport centre
    *fitness* · *crossfit* · *pilates* · yoga · *martial arts* · *boxing club* · *personal train*
  `,
  hairdresser: `
    hairdresser* · hairdressing* · hair salon* · hairstylist* · barber*
  `,
  hotel: `
    self-catering · self catering
    hotel ~ hotel booking ~ hotel bookings ~ hotel reservation ~ hotel reservations ~ hotel deals ~ hotel transfer
      ~ hotel transfers ~ hotel pickup ~ hotel pickups ~ hotel pick-up ~ hotel pick-ups
    lodge
    inn ~ inn of court* ~ inn which*
    camping · *bed & breakfast* · *bed and breakfast* · *bed e breakfast* · *guest house* · *guesthouse* · b&b · hostel*
    *holiday lets · *holiday let · *holiday cottages · *holiday cottage · *holiday apartments · *holiday apartment
    *holiday homes · *holiday home · *vacation rental* · resort · *home stays · *home stay · *homestays · *homestay
    campsites · campsite · *campground*
  `,
  lawyer: `
    lawyers · lawyer · attorneys · attorney · law group · law practice · law chambers · _ law | · solicitors · solicitor
    *law firm* · *law office* · barrister* · notary · notaries · notar
  `,
  'non-profit': `
    *non-profit* · *nonprofit*
    church ~ church st* ~ church road* ~ church rd* ~ church lane* ~ church hill* ~ church farm* ~ church house*
      ~ church view* ~ church close* ~ church walk* ~ church way* ~ church row* ~ church gate* ~ church square*
    parish church · parish of · mosque · *synagog* · *not-for-profit* · *501 (c) · *501 (c* · *501 c) · *501 c* · *501(c)
    *501(c* · *501c) · *501c* · charity* · charitable* · foundation · ngo
  `,
  'online-shop': `
    *online shop* · *onlineshop* · *online store* · *web shop* · *webshop* · *e-commerce store* · *ecommerce store*
    *add to cart*
  `,
  pharmacy: `
    *pharmacy* · *pharmacie*
  `,
  physiotherapist: `
    *physiotherap* · *chiropract* · *physical therapy* · *ostheopath* · *osteopath*
  `,
  plumber: `
    plumber · plumbers · plumbing
  `,
  'real-estate': `
    *real estate* · *estate agent* · *property management* · *letting agent* · *realtor*
  `,
  restaurant: `
    restaurant · *bistro* · pizza · *steakhouse* · grill · *kebab* · *sushi* · pub · *takeaway* · *takeout*
    *food delivery*
    catering ~ *self-catering ~ *self catering ~ catering college* ~ catering school* ~ catering and hospitality*
  `,
  school: `
    school ~ school physical* ~ school ground* ~ school uniform* ~ school holiday* ~ school trip* ~ school meal*
      ~ school buses* ~ school buss* ~ school photo*
    college ~ college road ~ college rd ~ college street ~ college st ~ college green ~ college lane ~ college avenue
    *academy* · *tutoring* · *kindergarten* · *nursery* · day care · daycare · *language courses* · *driving school*
  `,
  shop: `
    florist* · boutique · *book shop* · *bookshop* · *bookstore* · *jeweller* · *jeweler* · *butcher* · deli · *gift shop*
    *hardware store* · *furniture store* · *optician* · *bike shop* · *pet shop* · *petshop*
  `,
  software: `
    software · saas · *app development* · *web application* · *cloud platform* · *marketplace platform*
    *marketplace for*
  `,
  vet: `
    *veterinar* · vets · vet · *animal hospital* · *animal clinic*
  `,
  unasked: `
    photography · photographers · photographer · photographe · photographes · photographie · photographen · photographinn
    photographin · photographo · photographa · photographos · photographi · photograph · *videograph*
    removals ~ *tree removals ~ *hair removals ~ *junk removals ~ *snow removals ~ *waste removals ~ *rubbish removals
    movers · towing · *locksmith* · *pest control* · *weed control* · *funeral* · *crematori* · *counselling · *counseling
    *psychotherap* · *psycholog* · *psychoanaly* · *hypnosis* · *hypnotherap* · *speech therap* · *life coaching
    *life coaches · *life coach · *business coaching · *business coaches · *business coach · *career coaching
    *career coaches · *career coach · *executive coaching · *executive coaches · *executive coach · safaris · safari
    tours and · tours & · tours y · tours et · tour operator* · *travel agency* · *travels · taxis · taxi · *minicab*
    *chauffeur* · *haulage* · *logistics* · *couriers · *courier · winery · vineyards · vineyard · *brewery* · *beekeep*
    *packaging* · *wholesale* · *distributors · *distributor · *manufactur* · *consultants · *consultant · *consultancy
    *surveyors · *architects · *architect · *translation services* · *upholster* · *tailors · *tailor · car wash
    *car rental* · *car hire* · monaster* · *dog groom* · *pet groom* · *recruitment* · *staffing agency* · *printing
  `,
};
