import type { WrittenWeek } from './written-week.ts';

export const portuguese: WrittenWeek[] = [
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
];
