import type { ApiError, Client } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';

/** A partner that the person let in: what its tokens may do at most, since when, and when it got the latest one. */
export type LetInPartner = CallData<'session', 'partners'>['partners'][number];

/** The partners that the person let in, as far as they are known here. */
export interface PartnerAccessState {
  /** Where the list stands; what was loaded before stays in `list` meanwhile. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** By name. */
  readonly list: readonly LetInPartner[];
  /** Why the last load or withdrawal did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
}

/** What the access of partners is built on. */
export interface PartnerAccessOptions {
  readonly client: Pick<Client, 'session'>;
}

/** What partners may do in the person's name. No method rejects: what goes wrong stands in the state. */
export interface PartnerAccess {
  readonly getState: () => PartnerAccessState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (
    listener: (state: PartnerAccessState, before: PartnerAccessState) => void,
  ) => () => void;
  /** Loads the list; of loads that overlap the last one counts. */
  readonly load: () => Promise<void>;
  /** Ends what a partner has, for good, by its client id. Resolves with whether that was done. */
  readonly withdraw: (client: string) => Promise<boolean>;
}
