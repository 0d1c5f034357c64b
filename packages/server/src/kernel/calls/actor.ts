import type { PartnerAccess } from './scopes.ts';

/** The person behind a valid header token. */
export interface Actor {
  readonly userId: string;
  readonly deviceId: string;
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
  readonly restricted: boolean;
  /** Whether they review templates; default false. */
  readonly isOperator?: boolean;
  /** Set for a partner's token, which may do no more than this. */
  readonly partner?: PartnerAccess | undefined;
}

/** Visitor without a session. Nobody has this id, so that visitors see only public files. */
export const VISITOR: Actor = {
  userId: '00000000-0000-0000-0000-000000000000',
  deviceId: '00000000-0000-0000-0000-000000000000',
  tokenHash: '',
  restricted: false,
};
