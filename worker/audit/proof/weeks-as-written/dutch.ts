import type { WrittenWeek } from './written-week.ts';

export const dutch: WrittenWeek[] = [
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
  ['<p>Geopend: woensdag tot en met zondag vanaf 17.00 uur. Maandag en dinsdag gesloten.</p>', 'mo-tu X, we-su 17:00-'],
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
];
