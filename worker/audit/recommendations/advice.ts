/** What an owner should do when a check is not passed. All of it speaks to an owner, in plain words, and promises nothing. */
export interface Advice {
  /** The action: "Let ChatGPT's search read your website". */
  title: string;
  /** What and why in two or three sentences, without the fix itself (the fix is part of the full report). */
  description: string;
  /** The concrete steps in one to five short sentences, read at grade 10 or below. Part of the full report only. */
  how: string;
  /** Hours of work class: minutes, an hour or two, a day, more. */
  effort: 'minutes' | 'hours' | 'day' | 'days';
  /** Who can do it. */
  owner: 'you' | 'web person';
}
