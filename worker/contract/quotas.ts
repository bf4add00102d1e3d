/** How many analyses may be started. Product decisions §4. */
export const QUOTA = { perUserADay: 20, runningPerUser: 3, perWebsiteAnHour: 4 } as const;
