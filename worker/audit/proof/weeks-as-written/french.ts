import type { WrittenWeek } from './written-week.ts';

export const french: WrittenWeek[] = [
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
];
