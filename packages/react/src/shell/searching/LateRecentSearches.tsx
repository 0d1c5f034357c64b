import { late } from '../../foundation/app/late.tsx';

/** Draws the recent searches, whose code comes when the field is first used. */
export const LateRecentSearches = late(async () => (await import('./RecentSearches.tsx')).RecentSearches);
