/** How a country writes numbers of its own, where their digits are those its numbering plan has dialled at home. */
export interface PhoneHabits {
  /**
   * What tells a number in text that nothing calls one. any: it is divided into groups. formatted: into those of the plan's formats.
   * Where it is left out: its leading zero.
   */
  readonly groups?: 'any' | 'formatted';
  /** Written in other groups than those formats, and not in any. */
  readonly written?: RegExp;
  /** A line that is nothing but a mobile number: its first digit and its length tell it. */
  readonly loneMobile?: RegExp;
  /** Every national number leads with 0. */
  readonly leadsWithZero?: true;
}
