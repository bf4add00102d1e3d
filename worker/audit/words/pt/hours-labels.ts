import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in Portuguese, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: '*{aberto, aberta}* · *funcionamento* · funciona {de, das, todos}',
  timesOf: 'horario · horarios*',
  phone: '*por telefone* · *ligue* · *central de atendimento*',
  reception: 'rececao',
  delivery: '*entrega{, s}',
  course: 'aula · aulas · treino*',
  partsOfDay: 'almoco jantar manha tarde noite',
  job: 'vaga',
  holiday: 'natal · *ferias*',
};
