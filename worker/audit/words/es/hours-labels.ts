import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in Spanish, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    *{le, te} esperamos* · {abierto, abierta}* · abrimos* · recibimos · *funcionamos* · atendemos*
  `,
  timesOf: 'horario · horarios*',
  phone: '*telefonic* · *por telefono* · *llam{a, e}* · *atencion al cliente* · *al telefono*',
  reception: 'recepcion · llegada* · entrada:*',
  emergency: '*urgencias* · *de guardia*',
  delivery: '*reparto* · *entrega{, s} · envio · envios · *a domicilio*',
  kitchen: '*horario de cocina* · *cocina abierta* · *aparcamiento*',
  course: 'curso* · clase · clases · taller*',
  event: 'misa · misas · evento*',
  partsOfDay: 'almuerzo comida desayuno manana tarde noche',
  job: `
    *jornada* ~ *jornada continua* ~ *jornada unica* ~ *jornada corrida*
    *turno{, s} {rotativ, completo, nocturno}* · *por turnos*
  `,
  holiday: '*vacaciones* · *navidad* · *semana santa*',
};
