/** The origins that partners have registered, read again every 5 seconds and when this server itself changes them. */
export interface PartnerOrigins {
  /** Patterns of one client id; undefined for an unknown one. */
  readonly ofClient: (clientId: string) => Promise<readonly string[] | undefined>;
  /** Returns whether any partner registered an origin. */
  readonly allows: (origin: string) => Promise<boolean>;
  /** Reads them again for the next request. */
  readonly forget: () => void;
}
