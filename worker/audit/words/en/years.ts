import type { YearWords } from '../language-words.ts';

/** How long a business is there, in English, in small letters. How an entry is written: `lexicon.ts`. */
export const years: YearWords = {
  begun: `
    since ~ in use since ~ of use since ~ into use since
    founded · established · est · est. · opened · started · began · formed · incorporated · launched · set up · took over
    bought {by, the, this} · {i, we} became
  `,
  dating: '*{dates, dating} {, back} to* · *roots in*',
  begins: `
    {we, i, he, she, they, and} {, then, first, have, had} {opened, founded, established, started, launched}*
    {we, i, he, she, they, and} {, then, first, have, had} {formed, set up, took over, began}*
    the {business, company, shop, practice, firm, club} {, then, first, had} {opened, founded, established, started, launched}*
    the {business, company, shop, practice, firm, club} {, then, first, had} {formed, set up, took over, began}*
  `,
  today: 'today* · present*',
  qualified: `
    *{graduated, qualified, degree}*
    *{her, his, my, our, their} own {practice, business, company, shop, studio, firm, salon}*
  `,
  ours: 'our · celebrate · celebrates · celebrating',
  jubilee: 'anniversary*',
  lasting: 'for · over · than · nearly · almost · with · celebrate · celebrates · celebrating',
  about: 'the {last, past} · about · around · over · more than · our',
  counts: `
    *ten · *teen · *twenty · *thirty · *forty · *fifty · *five · *six · *seven · *eight · *nine
  `,
  units: '*year* · *yrs*',
  spans: '{a, one, two, three, four, five} decade*',
  notBusiness: 'warrant* · guarant* · protection* · life*',
  inBusiness: `
    *experience* · *expertise* · *market* ~ *marketing* · *{in, of} {the, this, our} {field, profession}*
    *trusted* · *business* · *anniversary* · *trade* · *trading* · *industry* · *serving* · *service* · *served* · *practic*
    *family*
  `,
};
