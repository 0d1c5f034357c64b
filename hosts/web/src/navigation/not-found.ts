/** Facts about the place of the page that decide about an unknown address. */
export interface PagePlace {
  /** Port of the address; empty on the standard ports. */
  readonly port: string;
}

/** Page that tells of an unknown address on a public server. */
export const notFoundAddress = '/error/404';

/**
 * Returns where an unknown address, or /404, is sent on: to the error page where the address has no port (GUARD-14),
 * nowhere where it has one, so that the in-app screen stays (GUARD-15).
 */
export const afterNotFound = (place: PagePlace): string | undefined =>
  place.port === '' ? notFoundAddress : undefined;
