/** The four bars of the dashboard: under which one a recommendation counts. Product decisions §4. */
export const AREAS = ['content', 'technical', 'local', 'voice'] as const;
export type Area = (typeof AREAS)[number];

/** Ids of a report's recommendations, by area. */
export type RecommendationIndex = Record<Area, string[]>;

/** How much of each area was carried out. */
export type AreaProgress = Record<Area, { completed: number; total: number }>;
