import type { PartnerAccess } from './scopes.ts';

/** The person behind a valid header token. */
export interface Actor {
  readonly userId: string;
  readonly deviceId: string;
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
  readonly restricted: boolean;
  /** Set for a partner's token, which may do no more than this. */
  readonly partner?: PartnerAccess | undefined;
}
