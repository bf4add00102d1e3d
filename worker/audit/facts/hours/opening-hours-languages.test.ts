import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readWeek, writeWeek } from '../../../testing/week-notation.ts';
import { readOpeningHours } from './opening-hours.ts';

/** [HTML of the main part, expected week or null]. */
type Case = [html: string, week: string | null];

const CASES: Record<string, Case[]> = {
  // German
  de: [
    [
      '<h3>Unsere Öffnungszeiten</h3><p>Montag, Dienstag, Donnerstag:</p><p>08:00 – 12:00 und 15:00 – 18:00 Uhr</p><p>Mittwoch, Freitag:</p><p>08:00 – 13:00 Uhr</p>',
      'mo-tu 08:00-12:00 15:00-18:00, we 08:00-13:00, th 08:00-12:00 15:00-18:00, fr 08:00-13:00',
    ],
    [
      '<h3>Sprechstunden</h3><p>Mo 8-12 14-18<br>Di 8-12 14-18<br>Mi 8-12<br>Do 8-12 14-19<br>Fr 8-12</p>',
      'mo-tu 08:00-12:00 14:00-18:00, we 08:00-12:00, th 08:00-12:00 14:00-19:00, fr 08:00-12:00',
    ],
    [
      '<p>Mo – Fr: 09.00 – 18.00 Uhr, Sa: 09.00 – 13.00 Uhr</p><p>So: geschlossen</p>',
      'mo-fr 09:00-18:00, sa 09:00-13:00, su X',
    ],
    ['<h3>Öffnungszeiten</h3><p>Mo–Do 8–17 Uhr, freitags bis 14 Uhr</p>', 'mo-th 08:00-17:00, fr 08:00-14:00'],
    [
      '<h3>Öffnungszeiten</h3><p>Mo–Do 8–12 und 13–17 Uhr</p><p>Fr bis 12 Uhr</p>',
      'mo-th 08:00-12:00 13:00-17:00, fr 08:00-12:00',
    ],
    ['<h3>Öffnungszeiten</h3><p>Mo–Sa 7–22 Uhr</p><p>Heiligabend 7 bis 14 Uhr</p>', 'mo-sa 07:00-22:00'],
    [
      '<h3>Öffnungszeiten</h3><ul><li><b>Mo</b><i>geschl.</i></li><li><b>Di</b><i>geschlossen</i></li><li><b>Mittwoch</b><i>geschlossen</i></li><li><b>Do</b><i>10–18</i></li></ul>',
      'mo-we X, th 10:00-18:00',
    ],
    ['<h3>Öffnungszeiten</h3><p>24 Stunden, 7 Tage die Woche</p>', 'mo-su 00:00-24:00'],
    ['<h3>Frühstück</h3><p>Mo–Fr 7–10 Uhr, Sa–So 8–11 Uhr</p>', null],
    ['<h3>Öffnungszeiten</h3><p>Mo–Do ab 17 Uhr, Fr–So ab 11:30 Uhr</p>', 'mo-th 17:00-, fr-su 11:30-'],
    [
      '<h3>Öffnungszeiten</h3><p>Mittwoch bis Sonntag von 11.30 bis 14.00 und von 17.30 bis 21.30 Uhr</p><p>Montag und Dienstag Ruhetag</p>',
      'mo-tu X, we-su 11:30-14:00 17:30-21:30',
    ],
    [
      '<h3>Öffnungszeiten Büro</h3><p>Mo-Do 8:00-16:30, Fr 8:00-13:00</p><h3>24h-Notdienst</h3><p>Mo–So rund um die Uhr</p>',
      'mo-th 08:00-16:30, fr 08:00-13:00',
    ],
    [
      '<p>Wir sind für Sie da: Mo, Di, Do, Fr 9–18 Uhr, Mi 9–13 Uhr</p>',
      'mo-tu 09:00-18:00, we 09:00-13:00, th-fr 09:00-18:00',
    ],
    [
      '<h2>Gruppen</h2><p>Montag 9–12 Uhr Krabbelgruppe</p><p>Dienstag 9–12 Uhr Spielkreis</p><p>Mittwoch 9–12 Uhr Krabbelgruppe</p><p>Donnerstag 9–12 Uhr Spielkreis</p>',
      null,
    ],
    [
      '<h3>Telefonische Sprechzeiten</h3><p>Mo–Fr 8–10 Uhr</p><h3>Sprechzeiten</h3><p>Mo–Fr 10–12 Uhr</p>',
      'mo-fr 10:00-12:00',
    ],
    ['<p>Bürozeiten Mo-Fr 8.00-17.00 Uhr, Tel. 089 123456</p>', 'mo-fr 08:00-17:00'],
    [
      '<h3>Öffnungszeiten:</h3><ul><li>Mo – Mi 10 – 18 h</li><li>Do 10 – 20 h</li><li>Fr 10 – 18 h</li><li>Sa 10 – 16 h</li></ul>',
      'mo-we 10:00-18:00, th 10:00-20:00, fr 10:00-18:00, sa 10:00-16:00',
    ],
    ['<h3>Opening hours</h3><p>Monday–Friday 9am–6pm</p>', 'mo-fr 09:00-18:00'],
    [
      '<h3>Öffnungszeiten</h3><p>Mo–Fr 8:30–12:30 und 14:00–18:00 Uhr, Mittwochnachmittag geschlossen</p>',
      'mo-tu 08:30-12:30 14:00-18:00, we 08:30-12:30, th-fr 08:30-12:30 14:00-18:00',
    ],
    [
      '<h3>Öffnungszeiten</h3><p>Montag – Freitag</p><p>9:00 – 18:00 Uhr</p><p>Samstag</p><p>10–14 Uhr</p><p>und nach Vereinbarung</p>',
      'mo-fr 09:00-18:00, sa 10:00-14:00 APPT',
    ],
    [
      '<h3>Sprechzeiten</h3><table><tr><th>Mo</th><td>8–12</td><td>14–18</td></tr><tr><th>Di</th><td>8–12</td><td>14–18</td></tr><tr><th>Mi</th><td>8–12</td><td>geschlossen</td></tr><tr><th>Do</th><td>8–12</td><td>15–19</td></tr><tr><th>Fr</th><td>8–13</td><td>–</td></tr></table>',
      'mo-tu 08:00-12:00 14:00-18:00, we 08:00-12:00, th 08:00-12:00 15:00-19:00, fr 08:00-13:00',
    ],
    ['<h3>Telefonzeiten</h3><p>Mo–Fr 8–12 Uhr</p>', null],
    ['<p>Telefonisch erreichbar: Mo–Do 8:00–16:00 Uhr</p>', null],
    [
      '<h2>Unsere Sprechstunde</h2><table><tr><th></th><th>akute Sprechstunde</th><th>reguläre Sprechstunde</th></tr><tr><th>Montag</th><td>8 - 9 Uhr</td><td>8:30 - 12 Uhr und 15 - 18 Uhr</td></tr><tr><th>Dienstag</th><td>8 - 9 Uhr</td><td>8:30 - 12 Uhr</td></tr></table>',
      'mo 08:30-12:00 15:00-18:00, tu 08:30-12:00',
    ],
    [
      '<h3>Öffnungszeiten:</h3><div><p>Mo, Di, Fr:</p><p>Do:</p><p>Mi:</p></div><div><p>8:30 - 12 Uhr</p><p>13:00 - 18 Uhr</p><p>nach Vereinbarung</p></div>',
      'mo-tu 08:30-12:00, th 13:00-18:00, fr 08:30-12:00 APPT',
    ],
    ['<h4>Erreichbarkeit</h4><p>Mo–Fr: 08:00–17:30 Uhr</p>', 'mo-fr 08:00-17:30'],
    ['<h4>Telefonische Erreichbarkeit</h4><p>Mo–Fr: 08:00–17:30 Uhr</p>', null],
    [
      '<h2>Unsere Kurse</h2><p>Montag 18:00–19:00 Yoga</p><p>Dienstag 18:00–19:00 Pilates</p><p>Mittwoch 18:00–19:00 Yoga</p><p>Donnerstag 18–19 Uhr Zumba</p>',
      null,
    ],
    ['<h2>Betriebsferien</h2><p>Vom 24.12. bis 2.1. geschlossen. Mo–Fr 9–12 Uhr Notdienst.</p>', null],
    ['<footer><p>Mo–Fr 9–18 Uhr · Sa 9–14 Uhr</p></footer>', 'mo-fr 09:00-18:00, sa 09:00-14:00'],
    [
      '<p>Unsere Praxis ist Montag bis Donnerstag von 8 bis 18 Uhr und freitags von 8 bis 14 Uhr geöffnet.</p>',
      'mo-th 08:00-18:00, fr 08:00-14:00',
    ],
    ['<p>Gottesdienst: Sonntag 10:00 – 11:30 Uhr</p>', null],
    [
      '<h2>Öffnungszeiten</h2><h3>Sommer (April–Oktober)</h3><p>Mo–So 9–20 Uhr</p><h3>Winter (November–März)</h3><p>Mo–So 10–17 Uhr</p>',
      'mo-su 09:00-20:00',
    ],
    ['<h2>Öffnungszeiten</h2><p>Mo–Fr 9–18</p><h2>Rezeption</h2><p>täglich 7–22 Uhr</p>', 'mo-fr 09:00-18:00'],
    [
      '<h3>Öffnungs- und Telefonzeiten</h3><p>Mo, Di, Do 8–12 Uhr<br>Mo, Do 14–18 Uhr<br>Mi, Fr geschlossen</p>',
      'mo 08:00-12:00 14:00-18:00, tu 08:00-12:00, we X, th 08:00-12:00 14:00-18:00, fr X',
    ],
    ['<p>Freitag und Samstag ab 18 Uhr geöffnet</p>', 'fr-sa 18:00-'],
    [
      '<h4>Öffnungszeiten</h4><p>Di-So 17:30 - 23:00 Uhr, Küche bis 22:00 Uhr<br>Montag Ruhetag</p>',
      'mo X, tu-su 17:30-23:00',
    ],
    [
      '<h4>Öffnungszeiten</h4><p>Montag: 08:00 - 12:00 und 13:00 - 17:00 Uhr</p><p>Dienstag: 08:00 - 12:00 und 13:00 - 17:00 Uhr</p><h4>Notdienst</h4><p>Samstag und Sonntag 10–12 Uhr</p>',
      'mo-tu 08:00-12:00 13:00-17:00',
    ],
    ['<h2>Team</h2><p>Dr. Meier, Sprechstunde Mo 8–12, Mi 14–18 Uhr</p>', 'mo 08:00-12:00, we 14:00-18:00'],
    [
      '<h3>Öffnungszeiten</h3><p>Mo. 8.00 - 12.00 und 14.00 - 18.00 Uhr<br>Di. 8.00 - 12.00 und 14.00 - 18.00 Uhr<br>Mi. 8.00 - 12.00 Uhr<br>Do. 8.00 - 12.00 und 14.00 - 19.00 Uhr<br>Fr. 8.00 - 13.00 Uhr</p><p>Termine nach telefonischer Vereinbarung</p>',
      'mo-tu 08:00-12:00 14:00-18:00, we 08:00-12:00, th 08:00-12:00 14:00-19:00, fr 08:00-13:00 APPT',
    ],
    [
      '<p>Wir haben für Sie geöffnet: Mo–Fr 07:00–18:30 Uhr | Sa 07:00–13:00 Uhr</p>',
      'mo-fr 07:00-18:30, sa 07:00-13:00',
    ],
    ['<h3>Öffnungszeiten Hofladen</h3><p>Do + Fr 14–18 Uhr, Sa 9–13 Uhr</p>', 'th-fr 14:00-18:00, sa 09:00-13:00'],
    ['<h3>Liefergebiet</h3><p>Wir liefern Mo–Fr 11–14 Uhr</p>', null],
    [
      '<h3>Öffnungszeiten</h3><p>täglich außer Mittwoch 11:30–22:00 Uhr</p>',
      'mo-tu 11:30-22:00, we X, th-su 11:30-22:00',
    ],
    [
      '<h3>Öffnungszeiten</h3><p>Montag - Donnerstag: 11.30 - 14.30 Uhr</p><p>und 17.30 - 22.00 Uhr</p><p>Freitag, Samstag: 11.30 - 23.00 Uhr</p><p>Sonn- und Feiertage: 12.00 - 21.00 Uhr</p>',
      'mo-th 11:30-14:30 17:30-22:00, fr-sa 11:30-23:00, su 12:00-21:00',
    ],
    [
      '<h3>Bürozeiten</h3><p>Mo-Fr: 8-17 Uhr</p><h3>Ausstellung</h3><p>Mo-Fr: 9-18 Uhr, Sa 10-13</p>',
      'mo-fr 08:00-17:00',
    ],
    ['<p>Die Veranstaltung findet von Montag bis Freitag, 9:00 bis 17:00 Uhr statt.</p>', null],
    ['<p>Arbeitszeiten: Mo–Fr 7–16 Uhr</p>', null],
    [
      '<p>Montag: Ruhetag<br>Dienstag bis Samstag: 11:30 – 14:00 Uhr und 17:30 – 22:00 Uhr<br>Sonntag: 11:30 – 21:00 Uhr</p>',
      'mo X, tu-sa 11:30-14:00 17:30-22:00, su 11:30-21:00',
    ],
    [
      '<p>Bürozeiten: Montag bis Donnerstag: 7.30 – 16.30 Uhr, Freitag: 7.30 – 14.00 Uhr</p>',
      'mo-th 07:30-16:30, fr 07:30-14:00',
    ],
    [
      '<h2>Öffnungszeiten</h2><table><tr><td></td><td>Vormittag</td><td>Nachmittag</td></tr><tr><td>Montag</td><td>08:30 – 12:30</td><td>14:00 – 18:00</td></tr><tr><td>Dienstag</td><td>08:30 – 12:30</td><td>nach Vereinbarung</td></tr></table>',
      'mo 08:30-12:30 14:00-18:00, tu 08:30-12:30 APPT',
    ],
    [
      '<h3>Öffnungszeiten</h3><div><div>Mo</div><div>Di</div><div>Mi</div></div><div><div>9:00–18:00</div><div>9:00–18:00</div><div>geschlossen</div></div>',
      'mo-tu 09:00-18:00, we X',
    ],
  ],
  // English
  en: [
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
    [
      '<p>Mon - Fri: 9.00am to 5.30pm; Sat: 9.00am to 1.00pm; Sun: Closed</p>',
      'mo-fr 09:00-17:30, sa 09:00-13:00, su X',
    ],
  ],
  // French
  fr: [
    [
      '<h3>Horaires</h3><h4>Service du midi</h4><p>Du mardi au samedi de 12h00 à 14h00</p><h4>Service du soir</h4><p>Jeu–Sam : 19h00–22h00</p>',
      'tu-we 12:00-14:00, th-sa 12:00-14:00 19:00-22:00',
    ],
    ['<p>Bar ouvert de 10h à minuit, cuisine de 12h à 14h30, du mardi au samedi</p>', 'tu-sa 10:00-00:00'],
    [
      '<h3>Horaires</h3><p>mardi 14h-18h30<br>mercredi 10h-12h 14h-18h30</p>',
      'tu 14:00-18:30, we 10:00-12:00 14:00-18:30',
    ],
    [
      '<h2>Célébrations</h2><table><tr><td>Jeu 20</td><td>15h30</td><td>Messe à Rivelac</td></tr><tr><td>Ven 21</td><td>15h00</td><td>Messe à Orvane</td></tr></table>',
      null,
    ],
    [
      '<h2>Les heures d’ouverture</h2><table><tr><th>Jour</th><th>Brasserie</th><th>Cuisine</th></tr><tr><td>Lundi</td><td>Fermé</td><td>Fermé</td></tr><tr><td>Mardi</td><td>10h00 – 23h00</td><td>12h00 – 14h00 / 18h30 – 21h00</td></tr></table>',
      'mo X, tu 10:00-23:00',
    ],
    [
      '<h3>Horaires</h3><div><div><span>Lundi</span></div><span>08:00 - 12:30</span></div><div><div><span>Mardi<span>Aujourd’hui</span></span></div><span>08:00 - 12:00</span></div>',
      'mo 08:00-12:30, tu 08:00-12:00',
    ],
    [
      '<p>Accueil téléphonique Lun–Jeu : 9h00–12h00</p><p>Ven : 9h00–11h00</p><p>Horaires cabinet Lun–Jeu : 8h30–13h00</p><p>Ven : 9h00–12h30</p>',
      'mo-th 08:30-13:00, fr 09:00-12:30',
    ],
    [
      '<h1>Horaires Entrainements</h1><ul><li>Mardi 19h - 20h30</li><li>Mercredi 17h - 19h</li><li>Jeudi 17h - 19h</li><li>Vendredi 19h - 21h</li></ul>',
      null,
    ],
    [
      '<p>Lun-Ven : 8h/12h - 13h30/17h30</p><p>Sam : 9h/12h (showroom)</p>',
      'mo-fr 08:00-12:00 13:30-17:30, sa 09:00-12:00',
    ],
    [
      '<h3>Horaires</h3><p>Du lundi au jeudi : 8h30 à 12h30 et 13h30 à 17h30</p><p>Le vendredi : 8h30 à 12h30</p>',
      'mo-th 08:30-12:30 13:30-17:30, fr 08:30-12:30',
    ],
    ['<p>Ouvert 7/7, midi et soir</p>', null],
    [
      '<h3>Horaires</h3><p>Midi : du mardi au samedi 12h – 14h</p><p>Soir : du mardi au samedi 19h – 22h</p>',
      'tu-sa 12:00-14:00 19:00-22:00',
    ],
    [
      "<h3>Horaires d'ouverture</h3><table><tr><td>lun.</td><td>fermé</td></tr><tr><td>mar.</td><td>09:00–12:00, 14:00–19:00</td></tr><tr><td>mer.</td><td>09:00–12:00, 14:00–19:00</td></tr><tr><td>sam.</td><td>09:00–18:00</td></tr><tr><td>dim.</td><td>fermé</td></tr></table>",
      'mo X, tu-we 09:00-12:00 14:00-19:00, sa 09:00-18:00, su X',
    ],
    [
      '<p>Le magasin est ouvert du mardi au samedi, de 9h30 à 12h30 et de 14h30 à 19h.</p>',
      'tu-sa 09:30-12:30 14:30-19:00',
    ],
    ['<h3>Urgences</h3><p>7j/7 24h/24</p>', null],
    [
      '<p>Lundi : 14h00 – 19h00 Mardi au vendredi : 9h00 – 12h00 / 14h00 – 19h00 Samedi : 9h00 – 17h00</p>',
      'mo 14:00-19:00, tu-fr 09:00-12:00 14:00-19:00, sa 09:00-17:00',
    ],
    [
      '<h3>Horaires</h3><div><p>Mardi</p><p>Tuesday</p><p>17h - 19h</p></div><div><p>Mercredi</p><p>Wednesday</p><p>Fermé</p><p>Closed</p></div><div><p>Jeudi</p><p>Thursday</p><p>17h - 19h</p></div><div><p>Vendredi</p><p>Friday</p><p>Fermé</p><p>Closed</p></div><div><p>Samedi</p><p>Saturday</p><p>9h - 12h</p></div>',
      'tu 17:00-19:00, we X, th 17:00-19:00, fr X, sa 09:00-12:00',
    ],
    [
      '<h2>Horaires des entraînements</h2><table><tr><th>Cours</th><th>Horaires</th></tr><tr><th>Enfants</th><td>Mardi : 17h à 18h</td></tr><tr><th>Adultes</th><td>Jeudi : 19h à 21h</td></tr></table>',
      null,
    ],
    ['<h3>Horaires</h3><h4>Lundi 10h15-11h45, avec Clara</h4><h4>Jeudi 18h-19h30, avec Paul R.</h4>', null],
    [
      '<h3>Horaires</h3><p>Du lundi au vendredi 9h-12h / 14h-18h, fermé le mercredi après-midi</p>',
      'mo-tu 09:00-12:00 14:00-18:00, we 09:00-12:00, th-fr 09:00-12:00 14:00-18:00',
    ],
    [
      '<h3>Horaires</h3><p>Lundi au vendredi : 9h-12h / 14h-18h30</p><p>Samedi : 9h-12h</p><p>Fermé le dimanche</p>',
      'mo-fr 09:00-12:00 14:00-18:30, sa 09:00-12:00, su X',
    ],
    ['<p>Ouvert du mardi au samedi de 10h à 19h sans interruption</p>', 'tu-sa 10:00-19:00'],
    [
      '<h3>Horaires d’ouverture</h3><ul><li>Lundi : Fermé</li><li>Mardi – Vendredi : 9h00 – 18h30</li><li>Samedi : 9h00 – 17h00</li><li>Dimanche : Fermé</li></ul>',
      'mo X, tu-fr 09:00-18:30, sa 09:00-17:00, su X',
    ],
    ['<p>Le standard est joignable du lundi au vendredi de 9h à 18h</p>', null],
    ['<h2>Livraison</h2><p>Du lundi au vendredi de 8h à 18h</p>', null],
    [
      '<h3>Consultations</h3><p>Sur rendez-vous uniquement, du lundi au vendredi de 8h30 à 19h.</p>',
      'mo-fr 08:30-19:00 APPT',
    ],
    ['<p>Sur rendez vous, du lundi au vendredi de 8h30 à 19h.</p>', 'mo-fr 08:30-19:00 APPT'],
    ['<p>LUN - VEN : 8H30 - 12H / 13H30 - 18H</p>', 'mo-fr 08:30-12:00 13:30-18:00'],
    [
      '<h3>Nos horaires</h3><p>Mardi, mercredi, jeudi : 12h-14h et 19h-22h</p><p>Vendredi, samedi : 12h-14h et 19h-22h30</p><p>Fermé dimanche et lundi</p>',
      'mo X, tu-th 12:00-14:00 19:00-22:00, fr-sa 12:00-14:00 19:00-22:30, su X',
    ],
    ['<p>Cours collectifs : lundi 18h-19h, mardi 19h-20h, mercredi 18h-19h, jeudi 19h-20h</p>', null],
    [
      '<h3>Horaires du cabinet</h3><p>Lundi 9h - 19h</p><p>Mardi 9h - 19h</p><p>Mercredi 9h - 12h30</p><p>Jeudi 9h - 19h</p><p>Vendredi 9h - 18h</p>',
      'mo-tu 09:00-19:00, we 09:00-12:30, th 09:00-19:00, fr 09:00-18:00',
    ],
    ['<p>Réactivité 24–48h, du lundi au vendredi</p>', null],
    ['<p>Ouvert 7j/7 de 8h à 20h</p>', 'mo-su 08:00-20:00'],
    ['<h3>Permanence téléphonique</h3><p>Lundi – vendredi 9h – 12h</p>', null],
  ],
  // Spanish
  es: [
    ['<p>La oficina está abierta de lunes a jueves de 10 a 13 h</p>', 'mo-th 10:00-13:00'],
    ['<p>Envíos de lunes a viernes de 9:00 a 18:00</p>', null],
    ['<p>Spedizioni dal lunedì al venerdì dalle 9:00 alle 18:00</p>', null],
    [
      '<h3>Horario</h3><table><tr><td>Lun–Sáb (mañanas)</td><td>9:30h – 13:30h</td></tr><tr><td>Lun–Vie (tardes)</td><td>16:30h – 20:00h</td></tr><tr><td>Sáb tarde</td><td>CERRADO</td></tr></table>',
      'mo-fr 09:30-13:30 16:30-20:00, sa 09:30-13:30',
    ],
    ['<h3>Horario de atención</h3><p>Lunes a Domingo</p><p>Disponibles 24 Horas</p>', 'mo-su 00:00-24:00'],
    ['<h3>Horario</h3><p>De lunes a viernes de 7:30 a.m. a 5:30 p.m. jornada continua</p>', 'mo-fr 07:30-17:30'],
    ['<h3>Ofertas de empleo</h3><p>Jornada completa de lunes a viernes de 8:00 a 16:00</p>', null],
    ['<h3>Horario</h3><p>Abierto 24 horas, los 365 días del año</p>', 'mo-su 00:00-24:00'],
    [
      '<h3>Horario</h3><p>De martes a domingo, de 10 de la mañana a 8 de la tarde. Lunes cerrado.</p>',
      'mo X, tu-su 10:00-20:00',
    ],
    ['<h3>Horario</h3><p>De viernes a domingo de 9 de la noche a 2 de la madrugada</p>', 'fr-su 21:00-02:00'],
    [
      '<h3>Horario</h3><p>Martes a domingo de 13:00 a 16:00 y de 20:30 a 23:30<br>Domingos noche y lunes cerrado</p>',
      'mo X, tu-sa 13:00-16:00 20:30-23:30, su 13:00-16:00',
    ],
    [
      '<h3>Horarios</h3><p>De lunes a jueves: de 9 a 14 y de 16 a 20 h.</p><p>Viernes: de 9 a 15 h.</p>',
      'mo-th 09:00-14:00 16:00-20:00, fr 09:00-15:00',
    ],
    [
      '<h3>Horario de apertura</h3><p>Lunes: Cerrado</p><p>Martes a jueves: 13:00 – 16:00</p><p>Viernes y sábados: 13:00 – 16:00 / 20:00 – 23:30</p><p>Domingos: 13:00 – 17:00</p>',
      'mo X, tu-th 13:00-16:00, fr-sa 13:00-16:00 20:00-23:30, su 13:00-17:00',
    ],
    ['<p>Lunes - Viernes: 8:00 am - 6:00 pm<br>Sábado: 9:00 am - 2:00 pm</p>', 'mo-fr 08:00-18:00, sa 09:00-14:00'],
    ['<p>Horario ininterrumpido de 10 a 20h de lunes a sábado</p>', 'mo-sa 10:00-20:00'],
    ['<h3>Urgencias 24 horas</h3><p>Lunes a domingo</p>', null],
    ['<p>Abrimos de martes a domingo de 9:00h a 21:00h</p>', 'tu-su 09:00-21:00'],
    [
      '<h3>Horario</h3><p>Lunes a viernes: 9:00 - 14:00 y 16:00 - 20:00<br>Sábados: 10:00 - 13:30<br>Domingos y festivos: cerrado</p>',
      'mo-fr 09:00-14:00 16:00-20:00, sa 10:00-13:30, su X',
    ],
    [
      '<p>Abierto todos los días de 13:00 a 16:00 y de 20:30 a 23:30 h. Martes cerrado.</p>',
      'mo 13:00-16:00 20:30-23:30, tu X, we-su 13:00-16:00 20:30-23:30',
    ],
    ['<h3>Atención telefónica</h3><p>L-V 9:00 a 18:00</p>', null],
    ['<p>L-V: 9:30h a 13:30h y 16:30h a 20:30h · S: 10h a 14h</p>', 'mo-fr 09:30-13:30 16:30-20:30, sa 10:00-14:00'],
    [
      '<h4>HORARIO DE INVIERNO</h4><p>Lunes a viernes de 9 a 14 h y de 16 a 19 h</p><h4>HORARIO DE VERANO</h4><p>Lunes a viernes de 8 a 15 h</p>',
      'mo-fr 09:00-14:00 16:00-19:00',
    ],
    ['<p>Horario: Martes a Domingo de 13:00h a 16:30h. Lunes cerrado por descanso.</p>', 'mo X, tu-su 13:00-16:30'],
    ['<p>Estamos abiertos de lunes a sábado de 7 a.m. a 9 p.m.</p>', 'mo-sa 07:00-21:00'],
    ['<h3>Horario de clases</h3><p>Lunes y miércoles 18:00 - 19:00</p><p>Martes y jueves 19:00 - 20:00</p>', null],
  ],
  // Italian
  it: [
    ['<h4>Segreteria</h4><p>Lunedì e venerdì dalle 16 alle 18.30</p>', 'mo 16:00-18:30, fr 16:00-18:30'],
    ['<p>La biblioteca è aperta il sabato dalle 9 alle 12</p>', 'sa 09:00-12:00'],
    ['<h3>Orari</h3><p>Lun/Ven: 8:30 – 19:00</p><p>Sab: 8:30 – 13:00</p>', 'mo-fr 08:30-19:00, sa 08:30-13:00'],
    ['<h3>Orari</h3><p>Lun/Mer/Ven: 15:00 – 19:00</p>', 'mo 15:00-19:00, we 15:00-19:00, fr 15:00-19:00'],
    ['<h3>Orari</h3><p>h24, 7 giorni su 7</p>', 'mo-su 00:00-24:00'],
    [
      '<p>Lo Studio riceve dal lunedì al venerdì, dalle 9.00 alle 13.00 e dalle 15.00 alle 19.00, previo appuntamento.</p>',
      'mo-fr 09:00-13:00 15:00-19:00 APPT',
    ],
    [
      '<h3>Orari</h3><p>Lun – Ven: 9:00 – 13:00 / 14:30 – 18:30<br>Sab: 9:00 – 13:00<br>Dom: chiuso</p>',
      'mo-fr 09:00-13:00 14:30-18:30, sa 09:00-13:00, su X',
    ],
    [
      '<p>Aperti a pranzo e cena dal mercoledì alla domenica: 12:30-14:30 e 19:30-22:30. Lunedì e martedì chiuso.</p>',
      'mo-tu X, we-su 12:30-14:30 19:30-22:30',
    ],
    ['<p>Riceve su appuntamento dal lunedì al venerdì 9.00-19.00</p>', 'mo-fr 09:00-19:00 APPT'],
    [
      '<h3>Orario</h3><p>da Lunedì a Venerdì<br>dalle 8.30 alle 12.30 e dalle 14.30 alle 19.00</p><p>Sabato<br>dalle 8.30 alle 12.30</p>',
      'mo-fr 08:30-12:30 14:30-19:00, sa 08:30-12:30',
    ],
    ['<p>Mattina: 9-13 Pomeriggio: 15-19 dal lunedì al venerdì</p>', 'mo-fr 09:00-13:00 15:00-19:00'],
    [
      '<h3>Orari di apertura</h3><p>Lunedì: chiuso</p><p>Martedì - Venerdì: 9.00 - 12.30 / 15.00 - 19.30</p><p>Sabato: orario continuato 9.00 - 18.00</p>',
      'mo X, tu-fr 09:00-12:30 15:00-19:30, sa 09:00-18:00',
    ],
    [
      '<p>Siamo aperti dal martedì alla domenica dalle 19:00 alle 24:00. Chiuso il lunedì.</p>',
      'mo X, tu-su 19:00-00:00',
    ],
    ['<h2>Corsi</h2><p>Lunedì e mercoledì 18.30-19.30</p><p>Martedì e giovedì 19.00-20.00</p>', null],
    ['<p>Orario: lun-ven 9-13 e 14-18, sab su appuntamento</p>', 'mo-fr 09:00-13:00 14:00-18:00 APPT'],
    ['<p>Aperto tutti i giorni dalle 7.00 alle 20.00, domenica chiuso</p>', 'mo-sa 07:00-20:00, su X'],
    [
      '<ul><li>Lunedì 15:30-19:30</li><li>Martedì 9:00-12:30 / 15:30-19:30</li><li>Mercoledì 9:00-12:30 / 15:30-19:30</li><li>Giovedì 9:00-12:30 / 15:30-19:30</li><li>Venerdì 9:00-12:30 / 15:30-19:30</li><li>Sabato 9:00-19:00</li><li>Domenica chiuso</li></ul>',
      'mo 15:30-19:30, tu-fr 09:00-12:30 15:30-19:30, sa 09:00-19:00, su X',
    ],
  ],
  // Dutch
  nl: [
    [
      '<h3>Openingsuren</h3><p>Dinsdag t.e.m. zaterdag 10h - 18h</p><p>Zon- en feestdagen gesloten</p>',
      'tu-sa 10:00-18:00, su X',
    ],
    [
      '<h3>Openingsuren</h3><p>ma - di - do - vr: 08u30 - 12u00 / 13u00 - 18u00</p>',
      'mo-tu 08:30-12:00 13:00-18:00, th-fr 08:30-12:00 13:00-18:00',
    ],
    ['<h3>Openingsuren</h3><p>Elke werkdag van 8u tot 18u, zondag sluitingsdag</p>', 'mo-fr 08:00-18:00, su X'],
    [
      '<h3>Openingsuren</h3><table><tr><td>Ma</td><td>09:00 - 12:00</td><td>13:00 - 18:00</td></tr><tr><td>Di</td><td>Gesloten</td><td>13:00 - 18:00</td></tr><tr><td>Wo</td><td>Gesloten</td><td></td></tr></table>',
      'mo 09:00-12:00 13:00-18:00, tu 13:00-18:00, we X',
    ],
    ['<h3>Openingsuren</h3><p>ma - vr: 08u30 - 12u00</p>', 'mo-fr 08:30-12:00'],
    [
      '<h3>Openingstijden</h3><p>Donderdag koopavond tot 21.00 uur</p><p>Maandag t/m vrijdag 9.00-18.00 uur</p>',
      'mo-we 09:00-18:00, th 09:00-21:00, fr 09:00-18:00',
    ],
    ['<h3>Spreekuren</h3><p>ma 8.00-17.00, di 8.00-17.00, wo 8.00-12.00</p>', 'mo-tu 08:00-17:00, we 08:00-12:00'],
    ['<h3>Wij zijn open</h3><p>wo-zo vanaf 17u</p>', 'we-su 17:00-'],
    [
      '<h3>Openingstijden</h3><p>Ma: 13.00 – 18.00<br>Di – Vr: 09.30 – 18.00<br>Za: 09.30 – 17.00<br>Zo: gesloten</p>',
      'mo 13:00-18:00, tu-fr 09:30-18:00, sa 09:30-17:00, su X',
    ],
    [
      '<p>Geopend: woensdag tot en met zondag vanaf 17.00 uur. Maandag en dinsdag gesloten.</p>',
      'mo-tu X, we-su 17:00-',
    ],
    [
      '<h3>Praktijktijden</h3><p>Maandag 08:00-17:00</p><p>Dinsdag 08:00-17:00</p><p>Woensdag 08:00-12:00</p><p>Donderdag 08:00-17:00</p><p>Vrijdag 08:00-17:00</p>',
      'mo-tu 08:00-17:00, we 08:00-12:00, th-fr 08:00-17:00',
    ],
    [
      '<h3>Openingstijden</h3><p>ma-do 9:00-17:30 u<br>vr 9:00-21:00 u<br>za 9:00-17:00 u</p>',
      'mo-th 09:00-17:30, fr 09:00-21:00, sa 09:00-17:00',
    ],
    [
      '<h3>Openingstijden</h3><table><tr><td>Maandag</td><td>Gesloten</td></tr><tr><td>Dinsdag</td><td>09:00 – 17:30</td></tr><tr><td>Woensdag</td><td>09:00 – 17:30</td></tr><tr><td>Donderdag</td><td>09:00 – 20:00</td></tr><tr><td>Vrijdag</td><td>09:00 – 17:30</td></tr><tr><td>Zaterdag</td><td>09:00 – 16:00</td></tr><tr><td>Zondag</td><td>Gesloten</td></tr></table>',
      'mo X, tu-we 09:00-17:30, th 09:00-20:00, fr 09:00-17:30, sa 09:00-16:00, su X',
    ],
    ['<p>Openingstijden: ma t/m vr 09.00-17.30 uur, za op afspraak</p>', 'mo-fr 09:00-17:30 APPT'],
    ['<p>Telefonisch bereikbaar ma t/m vr 9.00-12.00 uur</p>', null],
    [
      '<h4>Openingsuren</h4><p>Maandag tot vrijdag: 8u30 - 12u00 en 13u00 - 18u00</p><p>Zaterdag: 9u - 12u</p><p>Zondag gesloten</p>',
      'mo-fr 08:30-12:00 13:00-18:00, sa 09:00-12:00, su X',
    ],
    ['<p>Wij zijn dagelijks geopend van 10.00 tot 22.00 uur</p>', 'mo-su 10:00-22:00'],
    [
      '<h3>Lesrooster</h3><p>Maandag 19:00 - 20:00</p><p>Dinsdag 19:00 - 20:00</p><p>Woensdag 19:00 - 20:00</p><p>Donderdag 19:00 - 20:00</p>',
      null,
    ],
  ],
  // Portuguese
  pt: [
    ['<h4>Horário de Atendimento</h4><p>De segunda à sexta-feira, das 08:00h às 17:48h.</p>', 'mo-fr 08:00-17:48'],
    ['<p>A secretaria funciona de segunda a sexta das 14h às 18h</p>', 'mo-fr 14:00-18:00'],
    ['<p>O trem sai de segunda a sexta das 08:42 às 09:13</p>', null],
    ['<h3>Plantão</h3><p>Atendimento 24h todos os dias</p>', 'mo-su 00:00-24:00'],
    [
      '<h3>Horário</h3><p>2ª a 6ª: 9h00-13h00 | 14h30-19h00</p><p>Sábado: 9h00-13h00</p><p>Domingo: encerrado</p>',
      'mo-fr 09:00-13:00 14:30-19:00, sa 09:00-13:00, su X',
    ],
    ['<p>De segunda-feira a sábado, das 10h às 20h</p>', 'mo-sa 10:00-20:00'],
    [
      '<h3>Horário</h3><p>Terça a domingo das 11h30 às 15h00 e das 18h00 às 23h00. Encerra à segunda-feira.</p>',
      'mo X, tu-su 11:30-15:00 18:00-23:00',
    ],
    ['<p>Horário de atendimento: seg. a sex. 8h-12h e 13h30-18h</p>', 'mo-fr 08:00-12:00 13:30-18:00'],
    [
      '<p>Aberto todos os dias, exceto terça-feira: 12h-15h e 19h-22h30</p>',
      'mo 12:00-15:00 19:00-22:30, tu X, we-su 12:00-15:00 19:00-22:30',
    ],
    [
      '<h3>Horário de funcionamento</h3><p>Segunda a sexta: 8h às 18h</p><p>Sábado: 8h às 12h</p><p>Domingo: fechado</p>',
      'mo-fr 08:00-18:00, sa 08:00-12:00, su X',
    ],
    [
      '<p>Aberto de terça a domingo, das 12h às 15h e das 19h às 23h. Encerra à segunda-feira.</p>',
      'mo X, tu-su 12:00-15:00 19:00-23:00',
    ],
    [
      '<p>Horário: Seg - Sex 9h00 - 13h00 / 14h00 - 19h00 | Sáb 9h00 - 13h00</p>',
      'mo-fr 09:00-13:00 14:00-19:00, sa 09:00-13:00',
    ],
    ['<p>Atendimento com hora marcada, de segunda a sexta das 9h às 19h.</p>', 'mo-fr 09:00-19:00 APPT'],
    ['<p>Atendimento telefónico: dias úteis 9h-18h</p>', null],
  ],
  // Japanese
  ja: [
    ['<p>営業時間：AM10:00〜PM7:00（定休日：水曜日）</p>', 'mo-tu 10:00-19:00, we X, th-su 10:00-19:00'],
    ['<p>OPEN 10:00 - 20:00 / CLOSE 火曜日</p>', 'mo 10:00-20:00, tu X, we-su 10:00-20:00'],
    [
      '<p>開館時間：午前9時から午後5時まで（入館は午後4時30分まで）</p><p>休館日：月曜日（祝日の場合は開館）、年末年始</p>',
      'mo X, tu-su 09:00-17:00',
    ],
    [
      '<dl><dt>営業時間</dt><dd>11：00～18：00</dd><dt>電話番号</dt><dd>0120-XXX-XXXX</dd><dt>休業日</dt><dd>木曜日・12/31～1/3</dd></dl>',
      'mo-we 11:00-18:00, th X, fr-su 11:00-18:00',
    ],
    ['<p>営業時間 9:00〜18:00</p><p>定休日 日曜・年末年始（12/29〜1/3）</p>', 'mo-sa 09:00-18:00, su X'],
    ['<h3>お電話</h3><p>受付時間：平日 8:00〜17:00（土日祝を除く）</p>', 'mo-fr 08:00-17:00, sa-su X'],
    ['<h3>診療時間</h3><p>平日 9:00〜18:00</p><p>電話受付時間：平日 8:00〜12:00</p>', 'mo-fr 09:00-18:00'],
    ['<p>受付時間 10:00〜18:00 ※土日祝日除く</p>', 'mo-fr 10:00-18:00, sa-su X'],
    ['<p>電話受付時間：平日 8:00〜17:00</p>', null],
    ['<h3>開園時間</h3><p>7:00〜20:00（延長保育を含む）</p><p>休園日 日曜日・祝日</p>', 'mo-sa 07:00-20:00, su X'],
    ['<p>開園時間 7:00～18:00（延長保育 18:00～19:00）月曜日～土曜日</p>', 'mo-sa 07:00-18:00'],
    ['<p>営業時間 11:00〜22:00（ランチ 11:00〜14:00）定休日 月曜</p>', 'mo X, tu-su 11:00-22:00'],
    ['<h3>営業時間</h3><p>9:00〜19:00（土日祝可）</p>', 'mo-su 09:00-19:00'],
    ['<h3>営業時間</h3><p>平日 9:00〜19:00（土日祝も対応可）</p>', 'mo-fr 09:00-19:00'],
    [
      '<p>TEL 0489-81-1908　水曜日定休</p><p>OPEN 17:00~23:30 l.o22:30</p>',
      'mo-tu 17:00-23:30, we X, th-su 17:00-23:30',
    ],
    [
      '<dl><dt>営業時間</dt><dd>平日 10:00〜20:00 ／ 土日祝 9:00〜19:00</dd><dt>定休日</dt><dd>毎週火曜日・第3月曜日</dd></dl>',
      'mo 10:00-20:00, tu X, we-fr 10:00-20:00, sa-su 09:00-19:00',
    ],
    [
      '<table><tr><th>営業時間</th><td>月〜金　11:30〜14:00 / 17:30〜22:00<br>土　17:30〜22:00</td></tr><tr><th>定休日</th><td>日曜・祝日</td></tr></table>',
      'mo-fr 11:30-14:00 17:30-22:00, sa 17:30-22:00, su X',
    ],
    [
      '<h3>受付時間</h3><p>午前 8:30〜11:30 午後 1:30〜5:30</p><h3>診療時間</h3><p>月・火・水・金 9:00〜12:00 14:00〜18:00</p><p>土 9:00〜12:00</p><p>休診日 木曜・日曜・祝日</p>',
      'mo-we 09:00-12:00 14:00-18:00, th X, fr 09:00-12:00 14:00-18:00, sa 09:00-12:00, su X',
    ],
    [
      '<table><tr><td>診療時間</td><td>月</td><td>火</td><td>水</td><td>木</td><td>金</td><td>土</td><td>日祝</td></tr><tr><td>9:00-13:00</td><td>○</td><td>○</td><td>○</td><td>○</td><td>○</td><td>○</td><td>休</td></tr><tr><td>15:00-19:00</td><td>○</td><td>○</td><td>休</td><td>○</td><td>○</td><td>休</td><td>休</td></tr></table>',
      'mo-tu 09:00-13:00 15:00-19:00, we 09:00-13:00, th-fr 09:00-13:00 15:00-19:00, sa 09:00-13:00, su X',
    ],
    [
      '<p>月曜日 9:00-18:00</p><p>火曜日 9:00-18:00</p><p>水曜日 定休日</p><p>木曜日 9:00-18:00</p><p>金曜日 9:00-18:00</p><p>土曜日 9:00-17:00</p><p>日曜日 定休日</p>',
      'mo-tu 09:00-18:00, we X, th-fr 09:00-18:00, sa 09:00-17:00, su X',
    ],
    [
      '<h3>診療時間</h3><p>9:00〜12:30 / 14:30〜18:30</p><p>休診日：日曜・祝日・木曜午後</p>',
      'mo-we 09:00-12:30 14:30-18:30, th 09:00-12:30, fr-sa 09:00-12:30 14:30-18:30, su X',
    ],
    ['<p>営業時間／10:00～18:00　定休日／火曜日・第3水曜日</p>', 'mo 10:00-18:00, tu X, we-su 10:00-18:00'],
    [
      '<h3>営業時間</h3><p>11:00～14:30（L.O.14:00）</p><p>17:00～22:00</p><p>定休日：月曜日</p>',
      'mo X, tu-su 11:00-14:30 17:00-22:00',
    ],
    [
      '<h3>診療時間</h3><table><tr><th>診療時間</th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th><th>日・祝</th></tr><tr><td>9:00～12:30</td><td>○</td><td>○</td><td>○</td><td>×</td><td>○</td><td>△</td><td>×</td></tr><tr><td>14:30～18:30</td><td>○</td><td>○</td><td>○</td><td>×</td><td>○</td><td>×</td><td>×</td></tr></table><p>△ 土曜日は9:00～14:00</p>',
      'mo-we 09:00-12:30 14:30-18:30, th X, fr 09:00-12:30 14:30-18:30, sa 09:00-14:00, su X',
    ],
    [
      '<table><tr><th></th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th><th>日</th></tr><tr><td>午前 9:00〜12:00</td><td>●</td><td>●</td><td>／</td><td>●</td><td>●</td><td>★</td><td>／</td></tr><tr><td>午後 3:00〜6:30</td><td>●</td><td>●</td><td>／</td><td>●</td><td>●</td><td>／</td><td>／</td></tr></table>',
      'mo-tu 09:00-12:00 15:00-18:30, we X, th-fr 09:00-12:00 15:00-18:30, su X',
    ],
    [
      '<p>営業時間：平日 10時〜19時、土日祝 10時〜18時</p><p>定休日：水曜日</p>',
      'mo-tu 10:00-19:00, we X, th-fr 10:00-19:00, sa-su 10:00-18:00',
    ],
    ['<p>年中無休 9:00〜18:00</p>', 'mo-su 09:00-18:00'],
    ['<h2>採用情報</h2><p>勤務時間 9:00〜18:00 月〜金</p>', null],
    [
      '<dl><dt>営業時間</dt><dd>平日 10:00〜20:00<br>土日祝 9:00〜19:00</dd><dt>定休日</dt><dd>火曜日</dd></dl>',
      'mo 10:00-20:00, tu X, we-fr 10:00-20:00, sa-su 09:00-19:00',
    ],
    [
      '<h3>診療時間</h3><p>［受付］9:00～19:00　［休診］火曜日（土日祝も診療しています）</p>',
      'mo 09:00-19:00, tu X, we-su 09:00-19:00',
    ],
    [
      '<h4>お電話でのお問い合わせ</h4><dl><dt>営業時間</dt><dd>9:00〜17:30</dd><dt>定休日</dt><dd>土曜日・日曜日・祝日・お盆・年末年始</dd></dl>',
      'mo-fr 09:00-17:30, sa-su X',
    ],
    ['<p>営業時間 10時～19時（水・祝日除く）</p>', 'mo-tu 10:00-19:00, we X, th-su 10:00-19:00'],
    ['<p>営業時間 11時30分～14時 / 17時～23時 定休日 日曜・祝日</p>', 'mo-sa 11:30-14:00 17:00-23:00, su X'],
    ['<p>電話受付：平日9:00〜17:00</p>', null],
    [
      '<h3>診療時間</h3><div><span>月</span><span>火</span><span>水</span><span>木</span><span>金</span><span>土</span><span>日</span></div><div>9:00-12:00 <span>●</span><span>●</span><span>●</span><span>休</span><span>●</span><span>●</span><span>休</span></div><div>14:00-18:00 <span>●</span><span>●</span><span>●</span><span>休</span><span>●</span><span>休</span><span>休</span></div>',
      'mo-we 09:00-12:00 14:00-18:00, th X, fr 09:00-12:00 14:00-18:00, sa 09:00-12:00, su X',
    ],
    ['<p>不定休 10:00〜18:00</p>', null],
    ['<p>月〜土 9:00〜18:00（日曜・祝日休み）</p>', 'mo-sa 09:00-18:00, su X'],
  ],
};

describe.each(Object.entries(CASES))('opening hours in %s', (language, cases) => {
  it.each(cases)('%s', (html, week) => {
    const home = page(`<html lang="${language}"><body><main>${html}</main></body></html>`);
    const fact = readOpeningHours(website({ target: TARGET, pages: [home], language, country: null }));
    expect(fact && writeWeek(fact.value)).toBe(week === null ? null : readWeek(week));
    expect(fact?.alternatives).toBeUndefined();
  });
});

const TARGET = {
  typedUrl: 'https://example.test/',
  homeUrl: 'https://example.test/',
  scopeUrl: 'https://example.test/',
  isPrivate: false,
  aliasHost: null,
};

it('takes Japanese hours without any day for those of every day', () => {
  const url = 'https://example.test/';
  const week = (html: string) => {
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    return readOpeningHours(
      website({ target, pages: [page(`<main>${html}</main>`, { url })], language: 'ja', country: 'JP' }),
    )?.value;
  };
  expect(week('<p>090-5555-0142</p><p>営業時間 8:00 ~ 20:00</p>')).toMatchObject({
    mo: [['08:00', '20:00']],
    su: [['08:00', '20:00']],
  });
  expect(week('<p>営業時間 8:00 ~ 20:00</p><p>不定休</p>')).toBeUndefined();
});

it('takes a clock before days and times for a label', () => {
  const week = (html: string) => {
    const url = 'https://example.test/';
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    const home = page(`<main>${html}</main>`, { url });
    return readOpeningHours(website({ target, pages: [home], language: 'en', country: 'US' }))?.value;
  };
  expect(week('<h3>Opening Hours</h3><p>Week Days 08:00 - 22:00</p>')).toMatchObject({
    fr: [['08:00', '22:00']],
    sa: null,
  });
  const hours = 'Mon - Sat : 9.00am - 8.30pm';
  expect(week(`<p>Call us</p><p>🕒 ${hours}</p>`)).toMatchObject({ mo: [['09:00', '20:30']], su: null });
  expect(week(`<p>Call us</p><p>${hours}</p>`)).toBeUndefined();
  expect(week(`<p>🕒 Phone lines: ${hours}</p>`)).toBeUndefined();
});

it('reads Japanese opening days over opening times, and round the clock all year', () => {
  const week = (html: string) => {
    const url = 'https://example.test/';
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    const home = page(`<main>${html}</main>`, { url });
    return readOpeningHours(website({ target, pages: [home], language: 'ja', country: 'JP' }))?.value;
  };
  expect(week('<p>営業日：月曜日〜土曜日</p><p>営業時間：8時〜18時</p>')).toMatchObject({
    sa: [['08:00', '18:00']],
    su: null,
  });
  expect(week('<p>営業時間 9:00-18:00(土曜は17:00まで) 日祝休</p>')).toMatchObject({
    fr: [['09:00', '18:00']],
    sa: [['09:00', '17:00']],
    su: [],
  });
  expect(week('<p>営業時間：24時間年中無休</p>')).toMatchObject({ mo: [['00:00', '24:00']], su: [['00:00', '24:00']] });
});
