import { regexSource } from '../../website/text/regex-source.ts';
import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in Portuguese: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: 'todos os dias|diariamente',
  weekdays: String.raw`dias uteis|2\.?a?(?: ?feira)? ?(?:-|a) ?6\.?a(?: ?-? ?feira)?`,
  weekend: 'fins de semana|fim de semana',
  holiday: 'feriados?',
  closed: regexSource`
    fechados?|fechadas?
    |encerra(?:mos)?(?= (?:ao|aos|no|nos|na|as?(?= (?:segunda|terca|quarta|quinta|sexta))) )|encerrados?
    |encerramento|folga
  `,
  appointment: regexSource`
    (?:so |apenas |somente )?(?:com|mediante|por) (?:hora marcada|marcacao|agendamento)(?: previ[ao])?
  `,
  morning: 'manhas?',
  noon: 'meio-dia|meio dia',
  evening: 'noites?',
  midnight: 'meia-noite|meia noite',
  from: 'a partir das|das|dos',
  until: 'ate as|ate',
  to: 'as',
  except: 'exceto',
  filler: regexSource`
    abertos?|aberta|feiras?|disponivel|disponivels|atendimento|atendemos|do|dos|das|no|na|nos|nas|almoco
    |jantar|hoje
  `,
  season: 'verao',
};
