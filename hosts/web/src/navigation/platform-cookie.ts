/** Days that the cookie lives (GUARD-08). */
const COOKIE_DAYS = 30;

const secondsPerDay = 86_400;

/** Builds the cookie that records the last platform as personal for 30 days (GUARD-08). */
export const platformCookie = (secure: boolean): string =>
  `last_platform=personal; Max-Age=${COOKIE_DAYS * secondsPerDay}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
