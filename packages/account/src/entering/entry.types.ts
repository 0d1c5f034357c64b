import type { Client } from '@chartdock/client';
import type { Clock } from '@chartdock/platform';
import type { Account } from '../account.types.ts';

/** Field of the form that signs someone up, or sets a forgotten password. */
export type EntryField = 'account' | 'code' | 'password' | 'fullName';

/**
 * A problem and the field where it is shown. A missing `text` says that the value itself cannot be right; a text is the server's
 * own words.
 */
export interface EntryProblem {
  readonly field: EntryField;
  readonly text?: string;
  /** Way that helps: there is an account already, or there is none. */
  readonly instead?: 'signIn' | 'register';
}

/** Someone on their way into an account. */
export interface EntryState {
  readonly account: string;
  readonly code: string;
  readonly password: string;
  readonly fullName: string;
  readonly status: 'editing' | 'sending' | 'entering' | 'entered';
  /** Whole seconds until another code may be asked for; 0 when one may be asked for now. */
  readonly waitSeconds: number;
  /** Masked receiver of the code, while it still stands in the field. */
  readonly sentTo: string | undefined;
  readonly problem: EntryProblem | undefined;
}

/** Where and how someone signs up, as registration tracking tells it. */
export type EntryFacts = Parameters<Account['signUp']>[1];

/** Dependencies of an entry. */
export interface EntryOptions {
  readonly client: Pick<Client, 'session'>;
  readonly account: Pick<Account, 'signUp' | 'resetPassword'>;
  readonly clock: Clock;
  /** `register` begins an account, `reset` sets a forgotten password. */
  readonly purpose: 'register' | 'reset';
  readonly facts: EntryFacts;
}

/** The steps into an account without a password: a code goes to its address or phone, and comes back with a new one. */
export interface Entry {
  readonly getState: () => EntryState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (field: EntryField, value: string) => void;
  /** Has a code sent; does nothing while another may not be asked for yet. Never rejects. */
  readonly sendCode: () => Promise<void>;
  /** Signs up, or sets the password, and signs in; returns whether that succeeded. Never rejects. */
  readonly enter: () => Promise<boolean>;
  /** Ends the countdown. */
  readonly dispose: () => void;
}
