import type { InventedSite } from '../invented-site.ts';

/** A gym with a class timetable that is not its opening hours, bank details, and an address in one line. */
export const gbGym: InventedSite = {
  name: 'gb-gym',
  url: 'https://ironquay.uk/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-gb"><head><title>Iron Quay | Strength &amp; Conditioning Gym in Bristol</title><meta property="og:site_name" content="Iron Quay"></head><body><header class="hdr"><a href="/">IRON QUAY</a><nav><a href="/timetable/">Timetable</a><a href="/memberships/">Memberships</a><a href="/contact/">Contact</a></nav></header><main><h1>Train like it matters</h1><p>Iron Quay is an independent gym on Bristol's harbourside with coached classes, open gym and personal training for every level.</p><img src="1.webp" alt="Squat rack"><img src="2.webp" alt="Coach Dee with a member"></main><footer><p>Unit 7, Albion Dockside Estate, Hanover Place, Bristol BS1 6UT</p><p>Mon–Thu 06:00–21:30 · Fri 06:00–20:30 · Sat 08:00–16:00 · Sun 09:00–14:00</p><p>Registered in England 11842093</p></footer></body></html>`,
    '/timetable/': `<html lang="en-gb"><head><title>Timetable | Iron Quay</title></head><body><main><h1>Class timetable</h1><table><thead><tr><th></th><th>Mon</th><th>Tue</th><th>Wed</th><th>Thu</th><th>Fri</th><th>Sat</th></tr></thead><tbody><tr><th>06:30</th><td>Lift</td><td>Engine</td><td>Lift</td><td>Engine</td><td>Lift</td><td></td></tr><tr><th>12:15</th><td>Mobility</td><td></td><td>Mobility</td><td></td><td>Mobility</td><td></td></tr><tr><th>18:00</th><td>Engine</td><td>Lift</td><td>Engine</td><td>Lift</td><td></td><td></td></tr></tbody></table></main></body></html>`,
    '/memberships/': `<html lang="en-gb"><head><title>Memberships | Iron Quay</title></head><body><main><h1>Memberships</h1><div class="price"><h3>Unlimited</h3><p>£89 / month</p></div><div class="price"><h3>Off-peak</h3><p>£55 / month (9am–4pm weekdays)</p></div><details><summary>Can I freeze my membership?</summary><p>Yes, for up to three months a year.</p></details><details><summary>Is there a joining fee?</summary><p>No.</p></details></main></body></html>`,
    '/contact/': `<html lang="en-gb"><head><title>Contact | Iron Quay</title></head><body><main><h1>Say hello</h1><p>T: 0117 428 5190<br>E: <a href="mailto:hello@ironquay.uk">hello@ironquay.uk</a></p><ul class="social"><li><a href="https://www.instagram.com/iron.quay">IG</a></li><li><a href="https://www.youtube.com/@ironquaygym">YT</a></li></ul></main></body></html>`,
  },
  truth: {
    businessName: ['Iron Quay', 'IRON QUAY'],
    phones: ['+441174285190'],
    emails: ['hello@ironquay.uk'],
    addresses: ['Unit 7, Albion Dockside Estate, Hanover Place | BS1 6UT | Bristol | GB'],
    hours: 'mo-th 06:00-21:30, fr 06:00-20:30, sa 08:00-16:00, su 09:00-14:00',
    trade: 'gym',
    languages: ['en'],
    faq: ['Can I freeze my membership?', 'Is there a joining fee?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.instagram.com/iron.quay', 'https://www.youtube.com/@ironquaygym'],
  },
};
