import { regexSource } from '../../website/text/regex-source.ts';
import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in Spanish: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: regexSource`
    todos los dias|cada dia|diario|7 dias (?:a|de) la semana|7 dias por semana|7 dias
    |(?:los )?365 dias(?: (?:del|do|al) ano)?
  `,
  weekdays: 'dias laborables|laborables|entre semana|l ?- ?v|l a v',
  weekend: 'fines de semana|fin de semana',
  holiday: 'festivos?|dias festivos',
  closed: 'cerrados?|cerradas?|descanso|cerramos(?= (?:los|el) )|descansamos',
  appointment: regexSource`
    (?:solo |unicamente )?con cita(?: previa)?|con cita concertada|previa cita|cita previa
  `,
  roundTheClock: '(?:las )?24 horas(?: (?:al|por|ao|del) dia)?',
  morning: 'mananas?',
  noon: 'mediodia',
  afternoon: 'tardes?',
  evening: 'noches?',
  midnight: 'medianoche',
  from: 'a partir de|desde las|desde',
  until: 'hasta las|hasta el|hasta',
  to: 'al|a las|a la',
  except: 'excepto|salvo|menos',
  and: 'y',
  filler: 'horas|hs|abiertos?|abierta|los|las|el|la|cada|atencion|hoy',
  season: 'verano|invierno|temporada',
};
