import type { TradeId } from '../facts/facts.ts';

/**
 * A tip that goes with a question customers of the trade ask. Reviewed judgement of what such a business knows and seldom writes down;
 * no effect is promised by any of them.
 */
export interface TradeTip {
  /** Id of the question in the trade's list. */
  question: string;
  /** While the pages leave the question open or answer it in part. */
  open: string;
  /** Once they answer it. */
  answered: string;
}

const tip = (question: string, open: string, answered: string): TradeTip => ({ question, open, answered });

export interface TipsOfTrade {
  industry: readonly TradeTip[];
  /** What being found in one place depends on for this trade; for local businesses only. */
  local: readonly string[];
}

export const TRADE_TIPS: Readonly<Record<TradeId, TipsOfTrade>> = {
  restaurant: {
    industry: [
      tip(
        'menu',
        'Put the card on a page as text, dish by dish. In a PDF or a photo a single dish cannot be found.',
        'Date the card: “Card of November”. A dish that is gone, and still recommended, costs you a guest.',
      ),
      tip(
        'allergens',
        'Mark each dish with vegetarian, vegan or gluten-free, in words. Guests with an allergy ask before they choose where to eat.',
        'Name the dishes that can be changed on request as well: “also without cheese”.',
      ),
      tip(
        'table-reservation',
        'Say how far ahead tables go on a Friday and from how many people on you want a call.',
        'Add what happens without a booking: how many seats you keep for people who walk in.',
      ),
      tip(
        'groups-and-events',
        'State the size of your largest table, the number of seats in a closed room and what a set menu costs.',
        'Show one party you have hosted: number of guests, menu, price per head.',
      ),
    ],
    local: [
      'Name the two or three things people eat out for near {place}: a theatre, a trade fair, a lake. Say how many minutes’ walk each is.',
    ],
  },
  cafe: {
    industry: [
      tip(
        'breakfast-and-brunch',
        'Give the hours of breakfast by themselves. “Is there still brunch?” is asked at noon, not the day before.',
        'Say whether brunch can be booked, and until when the kitchen is open.',
      ),
      tip(
        'wifi',
        'Write whether laptops are welcome, where the sockets are and from when on tables are for eating.',
        'Add the quiet hours, by day.',
      ),
      tip(
        'homemade',
        'Name the roaster, the beans of this month and who bakes the cakes.',
        'Keep the bean of the month as a line with its date; it is news you alone have.',
      ),
      tip(
        'outdoor-seating',
        'Count the seats inside and outside, and say yes or no to prams and dogs.',
        'Mention heaters, shade or a closed garden: outside in winter is another question than outside in July.',
      ),
    ],
    local: ['Say which stop, market or school of {place} you are beside, and until when the sun is on your terrace.'],
  },
  bakery: {
    industry: [
      tip(
        'range',
        'List your breads as text, each with its flour and the days you bake it. “Rye on Thursdays” is a question people ask.',
        'Add the days to the list: which loaf on which day, and by what hour it is usually gone.',
      ),
      tip(
        'cake-to-order',
        'Write how many days ahead a birthday or wedding cake is ordered, for how many people, and from what price on.',
        'Show three cakes you have made, each with its size in portions and its price.',
      ),
      tip(
        'allergens',
        'Put the allergen list on a page. At the counter it helps those who have come already.',
        'Say what is baked in the same room: a trace of nuts decides for some customers.',
      ),
      tip(
        'homemade',
        'Tell where your flour comes from and how long the dough rests, with names and hours.',
        'Give the flour and the hours the dough rests a heading of their own; a shop that bakes frozen dough cannot write it.',
      ),
      tip(
        'ordering-ahead',
        'Say until what hour an order for the next morning counts, and how it reaches you.',
        'Name what should be ordered ahead at weekends because it sells out.',
      ),
    ],
    local: ['List the markets and shops of {place} that sell your bread, with their days: each is a way to be found.'],
  },
  hotel: {
    industry: [
      tip(
        'rooms',
        'Give each kind of room its square metres, its beds in centimetres and its floor. Booking sites have it; your own page should.',
        'Say which rooms are quiet, which have a view and which can be joined for a family.',
      ),
      tip(
        'check-in',
        'State the hours of arrival and departure, and what a guest does who comes after the desk is shut.',
        'Add what happens to luggage before and after the room is ready.',
      ),
      tip(
        'breakfast',
        'Name hours and price of breakfast, and what is there for vegans and for people who cannot eat gluten.',
        'Say whether guests from outside may have breakfast with you.',
      ),
      tip(
        'pets',
        'Write from what age children pay, whether there is a cot, and what a dog costs a night.',
        'Add what is near for children within ten minutes on foot.',
      ),
    ],
    local: [
      'Give distances from your door in {place} in minutes, with the line of the bus or tram: station, centre, fair, hospital.',
    ],
  },
  dentist: {
    industry: [
      tip(
        'emergency',
        'Write what somebody with toothache does today: call from when, come until when, and whom to call at night.',
        'Put the words for pain, a broken tooth and a lost filling into that passage; people describe it, they do not say “emergency”.',
      ),
      tip(
        'insurance-coverage',
        'Say for your five most common treatments what insurance pays and what is left to the patient, with an example.',
        'Date that passage: sums paid by insurance change with the year.',
      ),
      tip(
        'nervous-patients',
        'Tell what you do for people who are afraid, in order: the talk first, then what can numb or calm, then what it costs.',
        'Say how long a first talk takes, and whether it can be a talk alone, without treatment.',
      ),
      tip(
        'children',
        'State the age from which you treat children and how a first visit goes.',
        'Say what a parent should tell the child beforehand, and what better not.',
      ),
      tip(
        'new-patients',
        'One line decides whether people call: “We take new patients”, with the usual wait.',
        'Keep the wait in that line current; patients are sent elsewhere by an old one.',
      ),
    ],
    local: [
      'Name the quarter of {place} and the stop nearest to your door; patients look for a dentist near work as often as near home.',
    ],
  },
  doctor: {
    industry: [
      tip(
        'new-patients',
        'Say plainly whether you take new patients, of which insurance, and what they bring.',
        'Tell how a change from another practice works and how records follow.',
      ),
      tip(
        'emergency',
        'Write which complaints are seen the same day, when to call for it, and which number is right outside your hours.',
        'Name the cases for which people should not come but call emergency services.',
      ),
      tip(
        'prescriptions-and-sick-notes',
        'Explain how a repeat prescription is ordered, when it is ready, and what needs a visit.',
        'Say which requests work without a call: a form or a box saves your line.',
      ),
      tip(
        'booking',
        'Give the usual wait for an appointment, for a check-up and for something urgent.',
        'Add the quietest hours of your week.',
      ),
    ],
    local: ['Say which parts of {place} your home visits reach, and which pharmacy is next to you.'],
  },
  physiotherapist: {
    industry: [
      tip(
        'insurance-coverage',
        'Explain what a prescription is needed for, what people pay beside it, and what a session costs without one.',
        'Add what to do when a prescription runs out in the middle of a treatment.',
      ),
      tip(
        'treatments',
        'List complaints as patients name them (back, shoulder, after a knee operation) beside your methods.',
        'Say for each method who with you is trained in it.',
      ),
      tip(
        'booking',
        'Name the usual wait, and whether short-notice slots are given out.',
        'Write how people get onto the list for slots that fall free.',
      ),
      tip(
        'session-length',
        'Give minutes per session and how many are usual for the complaints you see most.',
        'Add what patients do at home between sessions; two exercises in words are enough.',
      ),
    ],
    local: ['Say which clinics and sports clubs of {place} your patients come from, if they agree to be named.'],
  },
  vet: {
    industry: [
      tip(
        'emergency',
        'Say what to do at night, with the number and the way to the clinic on duty.',
        'Name the signs that cannot wait: people describe what they see, not an illness.',
      ),
      tip(
        'animals',
        'List the animals you treat, also the rare ones, and those you do not.',
        'Say who with you knows birds, reptiles or horses.',
      ),
      tip(
        'vaccination-and-prevention',
        'Give the usual plan for a kitten and a puppy: weeks, vaccines, what each visit holds.',
        'Add what travel with an animal needs and how long before.',
      ),
      tip(
        'price',
        'Name the fee scale you charge by and two examples with a total, such as neutering a cat.',
        'Say what is paid at once and what insurance settles with you.',
      ),
    ],
    local: [
      'Write where one parks with a frightened animal at your door in {place}, and whether there is a separate way in.',
    ],
  },
  pharmacy: {
    industry: [
      tip(
        'emergency-service',
        'If you take night duties, show yours with dates, and link the list of all that are on duty.',
        'Put the next date of duty at the top; the rest may follow below.',
      ),
      tip(
        'prescriptions',
        'Say how a prescription is sent ahead, and by when it can be collected.',
        'Tell what is done when something is not in stock: by what hour it is there.',
      ),
      tip(
        'delivery',
        'Name who is delivered to, until when an order counts for the same day, and what it costs.',
        'Add whether your messenger may advise at the door.',
      ),
      tip(
        'tests-and-vaccinations',
        'List tests and vaccinations with price, time and whether one needs an appointment.',
        'Say in which months the flu vaccine is there.',
      ),
    ],
    local: ['Name the surgeries of {place} next to you: people look for the pharmacy beside their doctor.'],
  },
  lawyer: {
    industry: [
      tip(
        'fees',
        'Say by what you charge: hour, fixed sum or statute. Then one example with its total and what comes on top.',
        'Add which costs the other side may have to pay, and when not.',
      ),
      tip(
        'first-consultation',
        'State what the first talk costs, how long it takes and what is certain after it.',
        'List the papers a client brings to it, by field of law.',
      ),
      tip(
        'areas-of-law',
        'Write a page for each field in the words of the client: “dismissed”, “separated”, “fined”. The name of the statute may follow.',
        'Add the deadlines of each field: how long one has to object is what a worried person has to read first.',
      ),
      tip(
        'legal-insurance-and-aid',
        'Explain who asks the insurer and who is entitled to aid with the costs.',
        'Link the official form for aid, and say whether you fill it in with the client.',
      ),
    ],
    local: ['Name the courts and offices around {place} before which you appear, each with its kind of case.'],
  },
  accountant: {
    industry: [
      tip(
        'fees',
        'Give the fee for three clients as you have them: a freelancer, a shop, a company with ten people.',
        'Say what is in the monthly sum and what is billed by the hour.',
      ),
      tip(
        'services',
        'Put this year’s dates on a page: what is due when, and by when you need the papers.',
        'Add what a delay costs and how an extension is asked for.',
      ),
      tip(
        'first-consultation',
        'Offer the list of papers for a first meeting and for the yearly accounts, as text.',
        'Say in which form you take them: scans, a portal, a box.',
      ),
      tip(
        'digital-work',
        'Name the programs you work with and how a receipt gets from a phone to you.',
        'Describe the change from paper for one client, with the weeks it took.',
      ),
    ],
    local: ['Say which chambers, lenders and start-up offices of {place} you deal with often.'],
  },
  plumber: {
    industry: [
      tip(
        'emergency',
        'Write what you do at night and at weekends, what it costs more, and what to shut off until you come.',
        'Put the first help above the number: shut the main tap, and where it is found.',
      ),
      tip(
        'price',
        'Give the call-out, what it holds and the price of each further half hour.',
        'Show two bills of this year with their totals: a blocked drain, a new tap.',
      ),
      tip(
        'free-quote',
        'Say for which jobs the quote is free, from photos or after a visit, and how long it holds.',
        'Tell what a photo should show for a quote without a visit.',
      ),
      tip(
        'licence',
        'State the number of your licence for gas or water and where it can be looked up.',
        'Link your entry in the register beside it, so that anybody can check.',
      ),
      tip(
        'services',
        'Give a range for a new bathroom and for a new boiler, with what makes the difference.',
        'Add the days each takes and how long the water is off.',
      ),
    ],
    local: [
      'Say how many minutes you usually need to the edges of your area around {place}: “within the hour” is what people compare.',
    ],
  },
  electrician: {
    industry: [
      tip(
        'emergency',
        'Say what to do first when the power fails or a socket smells, and when you come.',
        'Name the cases where the fire brigade or the grid company is right, not you.',
      ),
      tip(
        'price',
        'State the hourly rate, the journey and the smallest bill.',
        'Give fixed prices for three jobs people know: a socket, a lamp, a fuse box.',
      ),
      tip(
        'safety-inspection',
        'Explain who must have an inspection, how often, and what the report is for.',
        'Add what usually fails, and what putting it right costs.',
      ),
      tip(
        'ev-charger-and-solar',
        'Say what you install, what the grid company must approve and how many weeks that takes.',
        'Show one installation with power, price and date.',
      ),
    ],
    local: ['Name the grid company for {place} and say which of its forms you send in for your customers.'],
  },
  builder: {
    industry: [
      tip(
        'past-work',
        'Tell three jobs as stories: what there was, what was built, how long, what it cost.',
        'Put year and place to each, and a sentence of the client.',
      ),
      tip(
        'price',
        'Give prices per square metre as ranges, and what is not in them.',
        'Say how often the final bill was above the offer, and why, if you count it.',
      ),
      tip(
        'planning',
        'Say which jobs need a permit, who applies for it and how long it takes.',
        'Link the office that decides and the form you start with.',
      ),
      tip(
        'how-long',
        'State the usual weeks for the three jobs you do most, and when you could begin.',
        'Keep “we can begin in” with a month on the page; it is the first question on the phone.',
      ),
    ],
    local: [
      'Say what the ground, the old houses or the rules of {place} mean for a building job: only somebody from there knows.',
    ],
  },
  cleaner: {
    industry: [
      tip(
        'services',
        'List what is cleaned in an ordinary visit, room by room, and what is extra.',
        'Add how long it takes for a flat of two rooms and for a house.',
      ),
      tip(
        'vetted-staff',
        'Say who comes: employed or not, checked how, the same person each time or not.',
        'Tell what happens during holidays and illness.',
      ),
      tip(
        'price',
        'Name the price of an hour or a square metre, the smallest order and the journey.',
        'Give one full example: an office of 200 m², twice a week, a month.',
      ),
      tip(
        'cleaning-products',
        'Say who brings cloths and products, and whether they suit children, animals and allergies.',
        'Name the products; people look them up.',
      ),
    ],
    local: ['Tell which parts of {place} your rounds pass on which days: a free slot nearby is cheaper for both.'],
  },
  hairdresser: {
    industry: [
      tip(
        'price',
        'Price by length and by work, not “from”: people with long hair cannot tell where a “from” ends.',
        'Say what is in each price: wash, cut, dry.',
      ),
      tip(
        'services',
        'Give minutes for a cut, colour and highlights, so that people can plan a lunch hour.',
        'Add which appointments are easy to get on the same day.',
      ),
      tip(
        'natural-products',
        'Name the brands you use and sell, and whether colour without ammonia is possible.',
        'Say what you do for sensitive skin, and whether you test first.',
      ),
      tip(
        'bridal-hair',
        'Write when a bride should come for a trial, what both cost and whether you travel.',
        'Show one wedding with the hours of the day as they went.',
      ),
    ],
    local: [
      'Say who with you cuts curls, grey hair or beards: “near {place}” plus one of these words is how people look.',
    ],
  },
  beauty: {
    industry: [
      tip(
        'how-long-and-how-often',
        'For each treatment say the minutes, how often it is repeated and how long the effect stays.',
        'Add what one may not do on the day after: sun, sauna, make-up.',
      ),
      tip(
        'treatments',
        'Name the reasons not to have a treatment: pregnancy, medicine, certain skins.',
        'Say what the first talk checks, and that you decline when it is better.',
      ),
      tip(
        'natural-products',
        'Tell how tools are cleaned and which products you use, by name.',
        'Add whether they are vegan or tested on animals, with the label.',
      ),
      tip(
        'gift-voucher',
        'Offer vouchers with a price and a way to have them today: printed at home or by mail.',
        'Say how long they hold and whether they can be split.',
      ),
    ],
    local: [
      'Say what guests in {place} can reach before or after: parking, a café, the station. A treatment is often part of a day.',
    ],
  },
  gym: {
    industry: [
      tip(
        'contract-and-notice',
        'State term, notice, pause and what ends a contract early, in plain sentences.',
        'Add how to give notice: the address or button itself.',
      ),
      tip(
        'trial-lesson',
        'Say what a trial costs, what one brings and whether somebody shows the machines.',
        'Tell what happens after it: no call if none is wished.',
      ),
      tip(
        'classes-and-equipment',
        'List the machines and weights with their number, and the classes with their level.',
        'Give the busiest and the quietest hours of your week.',
      ),
      tip(
        'opening-hours',
        'Name the hours with staff apart from those without.',
        'Add which holidays you are open on, by name.',
      ),
    ],
    local: ['Say which employers and insurers of {place} pay part of the fee with you.'],
  },
  'dance-school': {
    industry: [
      tip(
        'timetable',
        'Put the week on the page as text with level, age, teacher and room. A picture of a table cannot be searched.',
        'Add from when on one can still join a running course.',
      ),
      tip(
        'trial-lesson',
        'Say which classes can be tried, what it costs and what to wear.',
        'Name the next three dates of trial classes.',
      ),
      tip(
        'enrolment',
        'Answer whether one may come alone, and how couples are formed.',
        'Say how many come alone, if you count it; it takes away a fear.',
      ),
      tip(
        'beginners',
        'Describe each level by what one can do at its end, not by a number.',
        'Write how somebody is placed who has learnt elsewhere.',
      ),
    ],
    local: ['List where one can dance or play in {place} after the course: the evenings, the halls, the dates.'],
  },
  school: {
    industry: [
      tip(
        'certificate',
        'Name the certificate, who recognises it and what one may do with it.',
        'Link the body that recognises it, to the entry with your name.',
      ),
      tip(
        'funding',
        'List the grants and vouchers learners use with you, with who is entitled.',
        'Add how long a decision takes, and by when one has to apply.',
      ),
      tip(
        'courses',
        'Give each course its start, hours a week, size of group and price, on a page of its own.',
        'Mark the next start that has places left.',
      ),
      tip(
        'enrolment',
        'Publish how many passed, of how many, in which year.',
        'Say what those did afterwards, for as many as you know of.',
      ),
    ],
    local: ['Say how learners from around {place} get to you, and where those from further away can stay.'],
  },
  shop: {
    industry: [
      tip(
        'range',
        'Name the brands and kinds of goods you carry as text; shop windows are not read.',
        'Add what you do not carry, and who in the neighbourhood does.',
      ),
      tip(
        'contact',
        'Say how one learns whether something is there, and how long you keep it.',
        'Name the five things you always have.',
      ),
      tip(
        'location',
        'Say what is done on the spot as well: what you repair, fit or alter, and how long it takes.',
        'Say on which days who advises on what.',
      ),
      tip(
        'returns',
        'Write how long goods can be brought back, in what state, and whether money or a voucher is given.',
        'Add what is different for reduced goods.',
      ),
    ],
    local: ['Say what is around you in {place} on a Saturday: the market, the car park that is free, the stop.'],
  },
  'online-shop': {
    industry: [
      tip(
        'shipping-cost',
        'State postage by country and from what sum on it is free, on a page and not only in the basket.',
        'Put it beside the price on each product page too: it is part of the price people compare.',
      ),
      tip(
        'delivery-time',
        'Say by what hour an order leaves the same day and how many days it takes to which country.',
        'Add the last day of order before Christmas, with its year.',
      ),
      tip(
        'returns',
        'Write who pays for returns, how long one has and when the money is back.',
        'Say how many orders come back, if it is few: a figure only you have.',
      ),
      tip(
        'range',
        'Give material, size in centimetres, weight and origin for each product, as text.',
        'Answer under the product what customers asked about it, with the date.',
      ),
    ],
    local: [],
  },
  'real-estate': {
    industry: [
      tip(
        'commission',
        'State your commission with tax, who pays it and when it is due.',
        'Give one example with a price and the sum.',
      ),
      tip(
        'valuation',
        'Say how a value is found, what it costs and how far it was from the price reached.',
        'Name the last sales on which you base it, by street and year, without owners’ names.',
      ),
      tip(
        'experience',
        'Give the average weeks from listing to signature for flats and for houses, with the year you counted.',
        'Add what made the quickest ones quick.',
      ),
      tip(
        'services',
        'List the papers an owner needs, where each is had and what it costs.',
        'Mark those that take longest, so that they are asked for first.',
      ),
    ],
    local: [
      'Write a page for each quarter of {place} you sell in: prices per square metre with their source and year, schools, plans of the town.',
    ],
  },
  finance: {
    industry: [
      tip(
        'cost-of-advice',
        'Say how you are paid, by whom and how much, with an example in money.',
        'Add what advice costs that ends in no contract.',
      ),
      tip(
        'independence',
        'Name the firms whose products you offer, and those you cannot.',
        'Say why the number matters to the client, in one sentence.',
      ),
      tip(
        'licence',
        'State licence, number and register, with a link to your entry.',
        'Add what it allows you to advise on, and what not.',
      ),
      tip(
        'claims',
        'Tell what a client does first after a loss, and what you do in the week after.',
        'Show one claim from the report to the payment, with the days.',
      ),
    ],
    local: ['Say in which places around {place} you come to the house, and for which talks a screen is enough.'],
  },
  software: {
    industry: [
      tip(
        'what-it-does',
        'Begin with one sentence: what it is, for whom, and what it replaces. Names of features come later.',
        'Add what it is not for; comparisons are written from such sentences.',
      ),
      tip(
        'integrations',
        'List the programs it connects to, by name, each with what flows in which direction.',
        'Give each connection a page with its limits; people search for both names together.',
      ),
      tip(
        'free-trial',
        'Say how long the trial is, whether a card is needed and what happens to the data at its end.',
        'Describe what one can reach on the first day of it.',
      ),
      tip(
        'contract-terms',
        'Write term, notice, price rises and export of data on one page.',
        'Date it, and keep the version before it readable.',
      ),
    ],
    local: [],
  },
  agency: {
    industry: [
      tip(
        'past-work',
        'Tell each project with client, year, your part in it and what came of it.',
        'Add the budget class; it tells others whether you suit them.',
      ),
      tip(
        'price',
        'Name the smallest budget you work with and what three usual projects cost.',
        'Say what is not in those sums: pictures, hosting, text.',
      ),
      tip(
        'project-duration',
        'Give the weeks from first talk to launch, and what clients have to deliver when.',
        'Tell which step most often takes longer, and how you deal with it.',
      ),
      tip(
        'after-launch',
        'Say who owns files and accounts, what care costs and how one leaves.',
        'Describe one handover to another agency; it shows that nobody is held.',
      ),
    ],
    local: ['Say for which talks you come to clients around {place}, and which chambers or fairs there you speak at.'],
  },
  'non-profit': {
    industry: [
      tip(
        'annual-report',
        'Show how much came in, how much went where, and the year. One table is enough.',
        'Say what one gift of a common size paid for.',
      ),
      tip(
        'impact',
        'Count what you did last year: people, meals, hours. Say how you counted.',
        'Put last year’s figure beside it, also when it was higher.',
      ),
      tip(
        'volunteering',
        'Write what a volunteer does, how many hours, and what the first day is like.',
        'Name the tasks that lack people now, with a date.',
      ),
      tip(
        'projects',
        'Say who can come, what it costs them (nothing?) and what they need to bring.',
        'Add in which languages somebody answers.',
      ),
      tip(
        'tax-receipt',
        'Tell from what sum on a receipt is sent, when, and what a donor must give you for it.',
        'Name the office that recognised you and the date of the notice.',
      ),
    ],
    local: ['Name the streets, schools or offices of {place} you work with: whoever needs you searches by the place.'],
  },
  'car-repair': {
    industry: [
      tip(
        'makes-and-models',
        'List the makes you know best, and whether you work on electric cars and vans.',
        'Add the models of which you have done most, and what usually fails on them.',
      ),
      tip(
        'inspection-test',
        'Say on which days the inspection is done with you, what it costs and what happens when a car fails.',
        'Name the five things cars fail on most with you.',
      ),
      tip(
        'courtesy-car',
        'Tell whether there is a car or a bicycle meanwhile, and what it costs.',
        'Say how far ahead it has to be booked.',
      ),
      tip(
        'booking',
        'Give the usual time for a service, brakes and a clutch.',
        'Add by what hour a car must be there to be ready the same day.',
      ),
      tip(
        'price',
        'Give fixed prices for an oil change, brakes and changing tyres, by class of car.',
        'Say when you call before you go on: a limit in money makes trust.',
      ),
    ],
    local: ['Say how one gets home from you without a car: stop, line and minutes to the middle of {place}.'],
  },
  other: {
    industry: [
      tip(
        'experience',
        'Write the year you began and how many jobs of this kind you have done.',
        'Add what you do today that you did not do in your first year.',
      ),
      tip(
        'what-you-do',
        'Name what you offer in the words customers use on the phone, one line each.',
        'Add to each line for whom it is, and for whom not.',
      ),
      tip(
        'price',
        'Give a price, a range or an example with its total for your most common order.',
        'Say what makes it dearer or cheaper.',
      ),
      tip(
        'guarantee',
        'Say what you do when something goes wrong, and for how long.',
        'Tell one case where you made use of it.',
      ),
    ],
    local: ['Name the places around {place} your customers come from, as they call them.'],
  },
};
