/** Life of the token cookie in days (AUTH-03). */
export const TOKEN_COOKIE_DAYS = 7;

/** Life of the token cookie in days when it came from a verified token (AUTH-04). */
export const VERIFIED_TOKEN_COOKIE_DAYS = 15;
