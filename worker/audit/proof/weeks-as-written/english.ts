import type { WrittenWeek } from './written-week.ts';

export const english: WrittenWeek[] = [
  [
    '<h2>Office hours</h2><p><strong>Tax season (Jan 15 – Apr 15)</strong><br>Monday–Friday 8:30 AM – 6:30 PM</p><p><strong>Rest of the year</strong><br>Monday–Thursday 9 AM – 5 PM<br>Friday 9 AM – 12 PM</p>',
    'mo-th 09:00-17:00, fr 09:00-12:00',
  ],
  [
    '<h3>Opening times</h3><p>Tue–Sun 12 noon–11pm</p><h4>Food served</h4><p>Tue–Sun 12–2.30pm</p>',
    'tu-su 12:00-23:00',
  ],
  [
    '<div class="footer-hours"><h4>We are open</h4><p>Monday &ndash; Thursday<br>7:30am &ndash; 6:00pm</p><p>Friday<br>7:30am &ndash; 4:00pm</p></div>',
    'mo-th 07:30-18:00, fr 07:30-16:00',
  ],
  [
    '<h2>Hours of Operation</h2><p>Mon: 9 AM–5 PM</p><p>Tue: 9 AM–5 PM</p><p>Wed: 9 AM–5 PM</p><p>Thu: 9 AM–5 PM</p><p>Fri: 9 AM–5 PM</p><p>Sat: By appointment</p><p>Sun: Closed</p>',
    'mo-fr 09:00-17:00, su X APPT',
  ],
  ['<p>Open Mon to Fri 8 til 5.30, Sat 8 til 1</p>', 'mo-fr 08:00-17:30, sa 08:00-13:00'],
  [
    '<h3>Opening Hours</h3><p>Monday to Saturday: 12 noon – 11pm</p><p>Sunday: 12 noon – 10.30pm</p><p>Food served daily 12–9pm</p>',
    'mo-sa 12:00-23:00, su 12:00-22:30',
  ],
  ['<h3>Café hours</h3><p>Wed–Sun, 9–4</p>', 'we-su 09:00-16:00'],
  [
    '<h3>Opening hours</h3><p>Mon 10.00–18.00 | Tue 10.00–18.00 | Wed closed | Thu 10.00–20.00 | Fri 10.00–18.00 | Sat 09.00–15.00 | Sun closed</p>',
    'mo-tu 10:00-18:00, we X, th 10:00-20:00, fr 10:00-18:00, sa 09:00-15:00, su X',
  ],
  [
    '<ul class="opening-hours"><li><span>Monday</span> <span>09:00 - 17:30</span></li><li><span>Tuesday</span> <span>09:00 - 17:30</span></li><li><span>Saturday</span> <span>Closed</span></li></ul>',
    'mo-tu 09:00-17:30, sa X',
  ],
  ['<h3>Opening hours</h3><p>Mon–Fri: 9:00 a.m.–12:30 p.m. and 1:30–5:00 p.m.</p>', 'mo-fr 09:00-12:30 13:30-17:00'],
  [
    '<h3>Hours</h3><p>Sun - Thurs: 4pm - 12am</p><p>Fri & Sat: 4pm - 2am</p>',
    'mo-th 16:00-00:00, fr-sa 16:00-02:00, su 16:00-00:00',
  ],
  [
    '<p>Our shop is open six days a week, Monday to Saturday, 9am–5.30pm. Closed Sundays and Bank Holidays.</p>',
    'mo-sa 09:00-17:30, su X',
  ],
  ['<h3>Contact</h3><p>Phone lines are open Mon–Fri 9am–5pm</p>', null],
  [
    '<h3>Surgery hours</h3><p>Monday 8.30am–7pm</p><p>Tuesday 8.30am–7pm</p><p>Wednesday 8.30am–7pm</p><p>Thursday 8.30am–7pm</p><p>Friday 8.30am–6.30pm</p><p>Out of hours emergencies: 24/7 call 0117 496 0000</p>',
    'mo-th 08:30-19:00, fr 08:30-18:30',
  ],
  ['<h3>Sunday worship</h3><p>Sundays at 10:30 am</p>', null],
  ['<h3>Opening hours</h3><p>Easter Monday 10am–4pm</p><p>Mon–Fri 9am–5pm</p>', 'mo-fr 09:00-17:00'],
  [
    '<h3>Visit the showroom</h3><p>Open Thursday, Friday &amp; Saturday 10am-4pm, or by appointment.</p>',
    'th-sa 10:00-16:00 APPT',
  ],
  ['<h3>Trading hours</h3><p>7 days: 6.30am – 3pm</p><p>Kitchen closes 2.30pm</p>', 'mo-su 06:30-15:00'],
  [
    '<p>M–Th 7a–8p, F 7a–9p, Sa 8a–9p, Su 8a–6p</p>',
    'mo-th 07:00-20:00, fr 07:00-21:00, sa 08:00-21:00, su 08:00-18:00',
  ],
  [
    '<h3>Our hours</h3><p>Weekdays 10am - 9pm<br>Saturday 9am - 9pm<br>Sunday 11am - 7pm</p>',
    'mo-fr 10:00-21:00, sa 09:00-21:00, su 11:00-19:00',
  ],
  ['<h3>Hours</h3><p>Tues–Sat: 5:30pm–close</p><p>Sun–Mon: closed</p>', 'mo X, tu-sa 17:30-, su X'],
  ['<h3>Opening hours</h3><p>Mo–Fr 09:00–18:00</p><p>Sa 10:00–14:00</p>', 'mo-fr 09:00-18:00, sa 10:00-14:00'],
  ['<h3>Opening hours</h3><p>Mon–Fri 9am–5pm, first Saturday of the month 9am–1pm</p>', 'mo-fr 09:00-17:00'],
  ['<footer><p>Call us: 020 7946 0000, Mon–Fri 9am–5pm</p></footer>', null],
  [
    '<h2>Opening hours</h2><dl><dt>Monday</dt><dd>Closed</dd><dt>Tuesday</dt><dd>9am - 5.30pm</dd><dt>Wednesday</dt><dd>9am - 5.30pm</dd><dt>Thursday</dt><dd>9am - 8pm</dd><dt>Friday</dt><dd>9am - 5.30pm</dd><dt>Saturday</dt><dd>8.30am - 4pm</dd><dt>Sunday</dt><dd>Closed</dd></dl>',
    'mo X, tu-we 09:00-17:30, th 09:00-20:00, fr 09:00-17:30, sa 08:30-16:00, su X',
  ],
  ['<p>Open 7 days a week, 8am until late.</p>', 'mo-su 08:00-'],
  ['<p>We’re open Tuesday through Sunday, 5 p.m. to midnight.</p>', 'tu-su 17:00-00:00'],
  [
    '<h3>Hours</h3><p>Mon-Thu 11:30 AM - 2:30 PM &amp; 5:00 PM - 9:30 PM<br>Fri 11:30 AM - 2:30 PM &amp; 5:00 PM - 10:30 PM<br>Sat 12:00 PM - 10:30 PM<br>Sun 12:00 PM - 9:00 PM</p>',
    'mo-th 11:30-14:30 17:00-21:30, fr 11:30-14:30 17:00-22:30, sa 12:00-22:30, su 12:00-21:00',
  ],
  [
    '<h3>Hours</h3><p>Lunch: Mon–Fri 11:30am–2:30pm</p><p>Dinner: Mon–Sat 5pm–10pm</p>',
    'mo-fr 11:30-14:30 17:00-22:00, sa 17:00-22:00',
  ],
  ['<h2>Emergency service</h2><p>Available 24/7, Monday to Sunday</p>', null],
  ['<h2>Our response</h2><p>We reply within 24-48h, Monday to Friday.</p>', null],
  [
    '<h2>Class timetable</h2><table><tr><th></th><th>Mon</th><th>Tue</th><th>Wed</th><th>Thu</th><th>Fri</th></tr><tr><td>9:00-10:00</td><td>Yoga</td><td>Spin</td><td>Yoga</td><td>Spin</td><td>Yoga</td></tr></table>',
    null,
  ],
  [
    '<h2>Opening times</h2><table><tr><th>Mon</th><th>Tue</th><th>Wed</th><th>Thu</th><th>Fri</th><th>Sat</th><th>Sun</th></tr><tr><td>9-5</td><td>9-5</td><td>9-1</td><td>9-5</td><td>9-5</td><td>10-2</td><td>Closed</td></tr></table>',
    'mo-tu 09:00-17:00, we 09:00-13:00, th-fr 09:00-17:00, sa 10:00-14:00, su X',
  ],
  ['<h2>Join our team</h2><p>Full-time barista, Monday to Friday 7am–3pm, $18 per hour</p>', null],
  ['<h3>Holiday hours</h3><p>Mon–Fri 10am–2pm</p>', null],
  [
    '<div class="grid"><div class="c"><p>Monday</p><p>Tuesday</p><p>Wednesday</p><p>Thursday</p><p>Friday</p></div><div class="c"><p>9:00 AM – 5:00 PM</p><p>9:00 AM – 5:00 PM</p><p>9:00 AM – 5:00 PM</p><p>9:00 AM – 7:00 PM</p><p>Closed</p></div></div>',
    'mo-we 09:00-17:00, th 09:00-19:00, fr X',
  ],
  ['<h3>Visit us</h3><p>Monday</p><p>9:00am</p><p>–</p><p>5:00pm</p>', null],
  [
    '<div>Mon9:00 am – 5:00 pm</div><div>Tue9:00 am – 5:00 pm</div><div>Wed9:00 am – 5:00 pm</div><div>Thu9:00 am – 5:00 pm</div><div>FriClosed</div>',
    'mo-th 09:00-17:00, fr X',
  ],
  [
    '<h3>Opening Hours</h3><p>Weekdays: 7am - 4pm</p><p>Weekends: 8am - 3pm</p><p>Public holidays: closed</p>',
    'mo-fr 07:00-16:00, sa-su 08:00-15:00',
  ],
  ['<h2>Events</h2><p>Every Friday 8pm–11pm live music</p>', null],
  ['<p>Happy hour Mon–Fri 4–6pm</p>', null],
  ['<h3>Office hours</h3><p>By appointment only</p>', 'APPT'],
  ['<p>Check-in: 3pm – 10pm, check-out 11am, Monday to Sunday</p>', null],
  ['<h3>Store hours</h3><p>Mon - Sat: 10 - 6</p><p>Sun: 12 - 5</p>', 'mo-sa 10:00-18:00, su 12:00-17:00'],
  ['<p>Hours: M-F 8:30am-5pm</p>', 'mo-fr 08:30-17:00'],
  [
    '<h3>Business Hours</h3><p>Monday - Friday</p><p>8:00 am – 6:00 pm</p><p>Saturday</p><p>8:00 am – 1:00 pm</p><p>Sunday</p><p>Closed</p>',
    'mo-fr 08:00-18:00, sa 08:00-13:00, su X',
  ],
  ['<p>Open 24 hours, 7 days a week</p>', 'mo-su 00:00-24:00'],
  ['<div class="top-bar"><span>Mon - Fri 8.00 - 18.00</span> <span>+44 20 7946 0018</span></div>', null],
  ['<header><ul><li>+44 20 7946 0018</li><li>Mon - Fri 8.00 - 18.00</li></ul></header>', 'mo-fr 08:00-18:00'],
  [
    '<h3>Contact</h3><p>12 High Street, Leeds LS1 4AB</p><p>Open: Mon–Sat 9am–6pm, Sun 10am–4pm</p>',
    'mo-sa 09:00-18:00, su 10:00-16:00',
  ],
  [
    '<h3>Opening Hours</h3><ul><li>Mon<span>09:00 - 17:00</span></li><li>Tue<span>09:00 - 17:00</span></li><li>Wed<span>Closed</span></li></ul>',
    'mo-tu 09:00-17:00, we X',
  ],
  ['<p>Posted on Monday, 3 March 2025 at 10:00 - 11:00</p>', null],
  ['<h2>Sunday services</h2><p>Sunday 10:30am – 12pm</p>', null],
  ['<h2>Opening hours</h2><p>Summer: Mon–Sun 9am–8pm</p><p>Winter: Mon–Sun 10am–5pm</p>', 'mo-su 09:00-20:00'],
  [
    '<h3>Hours</h3><p>Tues. - Fri. 10:00am - 6:00pm</p><p>Sat. 9:00am - 4:00pm</p><p>Sun. & Mon. Closed</p>',
    'mo X, tu-fr 10:00-18:00, sa 09:00-16:00, su X',
  ],
  [
    '<h3>Location & Hours</h3><p>Mon, Wed, Fri: 9 – 6</p><p>Tue, Thu: 10 – 7</p>',
    'mo 09:00-18:00, tu 10:00-19:00, we 09:00-18:00, th 10:00-19:00, fr 09:00-18:00',
  ],
  [
    '<h3>Clinic Hours</h3><p>Monday 8:00 AM - 5:00 PM (Closed for lunch 12-1)</p><p>Tuesday 8:00 AM - 5:00 PM</p>',
    'mo 08:00-12:00 13:00-17:00, tu 08:00-17:00',
  ],
  ['<h3>Hours</h3><p>Mon-Fri 8-5</p><p>Closed 12:30-1:30 for lunch</p>', 'mo-fr 08:00-12:30 13:30-17:00'],
  ['<h3>Hours</h3><p>Mon-Fri 9am-5pm (closed for lunch 1-2)</p>', 'mo-fr 09:00-13:00 14:00-17:00'],
  // What is closed for longer, or at an edge, is no break.
  ['<h3>Hours</h3><p>Mon-Fri 9am-8pm (closed 1pm-6pm)</p>', 'mo-fr 09:00-20:00'],
  [
    '<table><tr><th>Day</th><th>Opens</th><th>Closes</th></tr><tr><td>Monday</td><td>9:00</td><td>17:00</td></tr><tr><td>Tuesday</td><td>9:00</td><td>17:00</td></tr></table>',
    'mo-tu 09:00-17:00',
  ],
  [
    '<h3>Our Hours</h3><table><thead><tr><th>Day</th><th>Open</th><th>Close</th></tr></thead><tr><td>Monday</td><td>9:00 AM</td><td>6:00 PM</td></tr><tr><td>Tuesday</td><td>9:00 AM</td><td>6:00 PM</td></tr><tr><td>Sunday</td><td>Closed</td><td>Closed</td></tr></table>',
    'mo-tu 09:00-18:00, su X',
  ],
  ['<p>Mon - Fri: 9.00am to 5.30pm; Sat: 9.00am to 1.00pm; Sun: Closed</p>', 'mo-fr 09:00-17:30, sa 09:00-13:00, su X'],
];
