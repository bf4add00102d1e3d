import type { ReportProse } from '../../contract/translation.ts';

/** A line as it is shown: `prose` where it is in another language than English. */
export interface Spoken {
  text: string;
  prose: Pick<ReportProse, 'lang' | 'dir'> | null;
}

/** Says each line of a report in the language it is read in: what is not there in it stays English. */
export type Voice = (text: string) => Spoken;

/** Sentences that follow one another: those in one language are one piece, so that its direction orders them. */
export function spokenTogether(lines: readonly string[], voice: Voice): Spoken[] {
  const pieces: Spoken[] = [];
  for (const { text, prose } of lines.map(voice)) {
    const last = pieces.at(-1);
    if (last && last.prose?.lang === prose?.lang) last.text += ` ${text}`;
    else pieces.push({ text, prose });
  }
  return pieces;
}

export const ENGLISH: Voice = (text) => ({ text, prose: null });

export function voiceOf(prose: ReportProse | null): Voice {
  if (prose === null) return ENGLISH;
  const lines = new Map(prose.lines);
  return (text) => {
    const said = lines.get(text);
    return said === undefined ? { text, prose: null } : { text: said, prose };
  };
}
