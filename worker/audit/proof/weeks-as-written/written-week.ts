/** HTML of the main part of a page, and the week it states as `readWeek` takes it; null: it states no opening hours. */
export type WrittenWeek = [html: string, week: string | null];
