import { alternatives } from '../../website/text/alternatives.ts';

/** What businesses of a trade call themselves: one word or phrase a line, as `plainWords` leaves them. */
export const tellingWords = (lines: TemplateStringsArray): RegExp => new RegExp(alternatives(lines), 'gu');
