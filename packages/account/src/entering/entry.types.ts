import type { Client } from '@chartdock/client';
import type { Clock } from '@chartdock/platform';
import type { Account, RegistrationFacts } from '../account.types.ts';
import type { CodeForm } from '../codes/code-form.types.ts';

/** Field of the form that signs someone up, or sets a forgotten password; the name is asked for by the first alone. */
export type EntryField = 'account' | 'password' | 'fullName';

/** The form of someone who signs up, or who has forgotten the password. */
export type Entry = CodeForm<EntryField>;

/** Dependencies of an entry. */
export interface EntryOptions {
  readonly client: Pick<Client, 'session'>;
  readonly account: Pick<Account, 'signUp' | 'resetPassword'>;
  readonly clock: Clock;
  /** `register` begins an account, `reset` sets a forgotten password. */
  readonly purpose: 'register' | 'reset';
  readonly facts: RegistrationFacts;
}
