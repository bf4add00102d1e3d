import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in English, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    *{opening, business, office, operating, store, shop, trading, clinic, surgery, working, studio, salon} {hours, times}*
    *{showroom, gallery, museum, our, open, regular, normal, weekly, visiting, practice} {hours, times}*
    timing · timings · *hours of {operation, business, opening}*
    *{we're, we are, now, is, are} open · ^ open · ^ opening $
    ^ {, day, days} {opens, opening, opening time, opening times} {close, closes, closing, closing time, closing times} $
    ^ {, day, days} open {close, closes, closing, closing time, closing times} $
    ^ {shop, museum, gallery, cafe, office, farm shop, tearoom, tea room, church, hall, garden, library} open $
    ^ visit {our, the} {shop, store, showroom, studio, gallery, farm shop, nursery, taproom, cellar door, museum} $
  `,
  timesOf: '^ hours',
  ofTimes: 'hours $',
  phone: `
    *{phone, call, telephone, support, helpline, hotline, chat} {hours, times, line, center, centre}*
    *{customer service, customer care, service desk} {hours, times, line, center, centre}*
    *{phone, call, telephone, support, helpline, hotline, chat, customer service, customer care, service desk} us
    *by phone* · *{reachable, available} by* · hotline*
  `,
  reception: 'reception · *check{in, -in, out, -out}* · *check {in, out}*',
  emergency: '*emergenc* · *after{ , -}hours* · *out{ of , -of-}hours*',
  delivery: 'delivery* · *pick{up, -up}* · *click{&, and, et}collect* · *click {&, and, et} collect*',
  kitchen: `
    *food {, is} served* · *serving food* · *kitchen {hours, times, open}* · *food times* · parking* · *display home*
  `,
  course: `
    course* · class · classes · *timetable* · *time table* · lesson* · training* · *workshop* · *seminar* · *webinar*
    *rehearsal*
  `,
  event: `
    *worship* · *{mass, service} times* · *sunday service* · event · events · *concert* · fair · *festival* · *happy hour*
    *happyhour* · *food {, is} served* · *serving food* · *food {service, hours, times}* · *departure* · *livestream*
    *live stream* · *radio* · *bus
  `,
  meal: '*brunch* · *lunch special*',
  partsOfDay: 'dinner lunch breakfast morning mornings afternoon afternoons evening evenings',
  job: '*job* · *vacanc* · *salary* · *{full, part}{, -}time*',
  holiday: '*holiday {hours, opening}* · *christmas* · *new year* · *easter* · *thanksgiving*',
};
