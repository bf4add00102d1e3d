/** A business counts tens of things, not millions. */
const COUNTED_TO = /^[1-9]\d{0,6}(?:[.,]\d{1,2})?$/;
const ZERO = /^0(?:[.,]0)?\s?[+%kKmM]?$/;
/** "0 years", "0000 founded": the figure and what it counts, in an element whose attribute is named for how far it counts. */
const ZERO_AND_LABEL = /^(0+(?:[.,]0+)?\s?[+%]?)\s*([^\d+%.,\s][^\d]{1,60})?$/;
const SAYS_HOW_FAR = /^data-(?:\w+-)*(?:target|count\w*|to|end|goal)$/;

interface Attribute {
  name: string;
  value: string;
}

/** The attribute that says how far to count; undefined where none may. */
export const howFar = (attributes: readonly Attribute[]): Attribute | undefined =>
  attributes.find(({ name, value }) => name.startsWith('data-') && COUNTED_TO.test(value));

/** The zero of an element that counts, and what it counts behind " · "; null where it holds no zero alone. */
export function zeroIn(text: string, { name }: Attribute): string | null {
  if (ZERO.test(text)) return text;
  const [, figure, label] = SAYS_HOW_FAR.test(name) ? (ZERO_AND_LABEL.exec(text) ?? []) : [];
  return figure === undefined
    ? null
    : [figure, label ?? '']
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' · ');
}
