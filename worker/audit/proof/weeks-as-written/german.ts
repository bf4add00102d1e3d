import type { WrittenWeek } from './written-week.ts';

export const german: WrittenWeek[] = [
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
];
