import type { ApiError, Client } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';

/** A partner with access: the most that its tokens may do, since when, and when it got the latest one. */
export type LetInPartner = CallData<'session', 'partners'>['partners'][number];

/** The partners that the person let in, as far as they are known here. */
export interface PartnerAccessState {
  /** Status of the list; loaded partners stay in `list` meanwhile. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** By name. */
  readonly list: readonly LetInPartner[];
  /** Why the last load or withdrawal did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
}

/** Dependencies of partner access. */
export interface PartnerAccessOptions {
  readonly client: Pick<Client, 'session'>;
}

/** Access of partners in the person's name. No method rejects; failures appear in the state. */
export interface PartnerAccess {
  readonly getState: () => PartnerAccessState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (
    listener: (state: PartnerAccessState, before: PartnerAccessState) => void,
  ) => () => void;
  /** Loads the list; of loads that overlap the last one counts. */
  readonly load: () => Promise<void>;
  /** Ends the access of a partner for good, by its client id. Resolves with whether that was done. */
  readonly withdraw: (client: string) => Promise<boolean>;
}
