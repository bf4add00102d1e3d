import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in English, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: `
    telephone* · tel · phone* · ph · call · calls · calling · hotline* · 24h* · pbx · contact number* · sms · text us
    freephone* · lo-call* · locall* · toll-free · toll free · ☎ · ☏ · 📞 · ✆ · 🕿
  `,
  mobile: 'mobile · cell · cellphone · 📱',
  fax: 'fax · telefax',
  whatsapp: '*whatsapp* · *whats app* · whats',
  notPhone: `
    {order, item, article, customer, invoice, license, licence, permit, tax, company, charity} {id, no, nr, num*, reg*}
    {registration, registered, insurance, policy, serial, model, member*, account, case} {id, no, nr, num*, reg*}
    {order, item, article, customer, invoice, license, licence, permit, tax, company, charity}{id, no, nr, num*, reg*}
    {registration, registered, insurance, policy, serial, model, account, case}{id, no, nr, num*, reg*}
    license · licence · lic. · latitude · longitude · ref · reference
  `,
  address: 'address · location · find us · visit us · where we are · mailing',
};
