/** A number as it is written, its digits, and whether something divides them into groups. */
interface WrittenNumber {
  written: string;
  digits: string;
  isGrouped: boolean;
}

export type NumberShape = (number: WrittenNumber) => boolean;

/** How a country writes and dials its numbers. */
export interface PhoneHabits {
  /** What a number without a calling code looks like, where that is not a leading zero. */
  readonly looksLike?: NumberShape;
  /** A line that is nothing but a mobile number: its first digit and its length tell it. */
  readonly loneMobile?: RegExp;
  /** Every national number leads with 0. */
  readonly leadsWithZero?: true;
}

/** Told by how it is written. */
export const written =
  (pattern: RegExp): NumberShape =>
  (number) =>
    pattern.test(number.written);

/** Told by its digits, where something divides them. */
export const grouped =
  (pattern: RegExp): NumberShape =>
  ({ digits, isGrouped }) =>
    isGrouped && pattern.test(digits);

export const NORTH_AMERICAN = written(
  /^(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\(?\d{3}\)?\s?[\s.\-–‑/]\s?)\d{3}\s?[\s.\-–‑]\s?\d{4}$/,
);
export const GERMAN = grouped(/^0[1-9]\d{5,}$/);
export const CENTRAL_AMERICAN: NumberShape = (number) =>
  /^\d{4}[\s-]\d{4}$/.test(number.written) && !/00\D\d\d00$/.test(number.written);
/** Dialled without a leading zero. */
export const WITHOUT_ZERO = grouped(/^[1-9]\d{7,9}$/);
/** Dialled as they are; dates and sums of money have no such groups. */
export const AS_DIALLED: NumberShape = (number) =>
  number.isGrouped && number.digits.length >= 8 && !/[.,]\d{3}$/.test(number.written) && !/\s000$/.test(number.written);
const WITH_ZERO: NumberShape = (number) => /^\(?0\d/.test(number.written) && number.digits.length >= 9;

/** Whether a number without a calling code looks like one written in a country of these habits. */
export const looksWritten = (text: string, habits: PhoneHabits | undefined): boolean =>
  (habits?.looksLike ?? WITH_ZERO)({
    written: text,
    digits: text.replace(/\D/g, ''),
    isGrouped: /\d[\s()./\-–‑·]+\d/.test(text),
  });
