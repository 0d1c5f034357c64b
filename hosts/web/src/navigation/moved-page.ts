const MOVED: Readonly<Record<string, string>> = {
  '#coupon': '/coupon',
  '#payment': '/payment',
};

/** Returns the page that a part of the account centre has become (ROUTE-21, ROUTE-22); undefined for every other address. */
export const movedPage = (pathname: string, hash: string): string | undefined =>
  pathname === '/setting' ? MOVED[hash] : undefined;
