import type { WrittenWeek } from './written-week.ts';

export const italian: WrittenWeek[] = [
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
];
