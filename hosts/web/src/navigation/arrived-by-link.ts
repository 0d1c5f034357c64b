// The server leaves it beside the session; it says that a link signed in, and nothing else.
const COOKIE = 'chartdock_arrived';

/** Returns whether a link has just signed someone in, and takes the word of it away. */
export const takeArrival = (jar: { cookie: string }): boolean => {
  const isThere = jar.cookie.split('; ').includes(`${COOKIE}=1`);
  if (isThere) jar.cookie = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
  return isThere;
};
