/** Writes a phone as the server takes it: without spaces, hyphens and the country code. */
export const plainPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(\+86|0086)/, '');

/** Writes an e-mail address as the server takes it. */
export const plainEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** Writes an e-mail address or a phone as the server takes it. */
export const plainAccount = (typed: string): string =>
  typed.includes('@') || typed.includes('＠') ? plainEmail(typed) : plainPhone(typed);
