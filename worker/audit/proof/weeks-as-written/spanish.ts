import type { WrittenWeek } from './written-week.ts';

export const spanish: WrittenWeek[] = [
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
];
