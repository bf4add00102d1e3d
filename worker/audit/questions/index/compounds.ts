/** German joins words; shorter parts stand in too many of them by chance. */
export const MIN_COMPOUND = 5;
/** What is left of a compound is a word too: "Rezeptur" is none of "Rezept". */
const MIN_OTHER_PART = 3;
/** These make another word as well: "Rezeption", "garantiert", "Lieferanten". */
const SUFFIX = /^(?:ion|ert|iert|ant|bar|tag)$/;
/** In front of a word these make another one of it: "überliefert", "bereitzustellen". */
const VERB_PREFIX = /^(?:be|ver|ein|ent|zer|uber|hin|her|bereit|sicher|zusammen)$|[ns]be$/;

/** "Kinderbehandlung", "Behandlungszimmer", but no "Rezeption" of "Rezept", no "Empfangsteam" of "Angst" and no "Einrichtung" of "Richtung". */
export function isCompound(word: string, stem: string): boolean {
  const at = word.indexOf(stem);
  const before = word.slice(0, at);
  const after = word.slice(at + stem.length);
  if (at === 0) return after.length >= MIN_OTHER_PART && !SUFFIX.test(after);
  return (
    before.length >= MIN_OTHER_PART && !VERB_PREFIX.test(before) && (after.length <= 1 || after.length > MIN_OTHER_PART)
  );
}
