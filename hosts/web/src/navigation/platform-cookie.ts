import { LIMITS } from '@chartdock/contract';

const secondsPerDay = 86_400;

/** Builds the cookie that records the last platform as personal for 30 days (GUARD-08). */
export const platformCookie = (secure: boolean): string =>
  `last_platform=personal; Max-Age=${LIMITS.platformCookieDays * secondsPerDay}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
