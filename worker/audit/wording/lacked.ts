const LACKED = /^missing: (.+)$/;

/** How a check says what a description for machines lacks: "missing: logo, opening hours". */
export const lackedWords = (names: readonly string[]): string => `missing: ${names.join(', ')}`;

/** The names in it; none where `seen` says something else. */
export const lackedIn = (seen: string): string[] => LACKED.exec(seen)?.[1]?.split(', ') ?? [];
