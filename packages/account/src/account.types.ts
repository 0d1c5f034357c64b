import type { Client } from '@chartdock/client';
import type { CallData, CallInput, Privilege } from '@chartdock/contract';
import type { KeyValueStorage } from '@chartdock/platform';
import type { AccountState, SignedOutReason } from './session/session.types.ts';

/** The part of the client that the account uses. */
export type AccountClient = Pick<Client, 'session' | 'user' | 'tokens' | 'on'> & {
  readonly account: Pick<Client['account'], 'aiPrivilege' | 'trackRegistration'>;
};

/** Whether a person may use the AI page, and how often still. */
export type AiPrivilege = CallData<'account', 'aiPrivilege'>['aiPrivilege'];

/** Dependencies of an account. */
export interface AccountOptions {
  readonly client: AccountClient;
  /** Storage that ends with the tab, for the session objects. */
  readonly sessionStorage: KeyValueStorage;
}

/** Credentials of a sign-in. */
export type Credentials = CallInput<'session', 'signIn'>;

/** Proof and entries of someone who signs up. */
export type SignUp = CallInput<'session', 'register'>;

/** Proof and new password of someone who forgot theirs. */
export type PasswordReset = CallInput<'session', 'resetPassword'>;

/** Where and how someone signs up, as registration tracking tells it (ACCT-05..10). */
export type RegistrationFacts = Omit<
  CallInput<'account', 'trackRegistration'>,
  'businessType' | 'registerType'
>;

/** Options of signing out. */
export interface SignOutOptions {
  /** Ends the sessions of every device, and with them the access of partners. Default this device alone. */
  readonly everywhere?: boolean;
}

/** Options of a reload of the privileges. */
export interface ReloadOptions {
  /** Lets the server recount the files instead of trusting its counter (LIFE-12). Default false. */
  readonly compulsion?: boolean;
}

/** Who is signed in, and the ways in and out. */
export interface Account {
  readonly getState: () => AccountState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: AccountState, before: AccountState) => void) => () => void;
  /** Hears that the session has ended, so that the login page is shown; once per session (AUTH-05, ERR-32). */
  readonly onSignedOut: (listener: (reason: Exclude<SignedOutReason, 'no_session'>) => void) => () => void;
  /**
   * Looks for a session that is already there and loads who it belongs to. Never rejects: a server that does not answer
   * leaves the state `unreachable`, and a second call tries again.
   */
  readonly restore: () => Promise<AccountState>;
  /** Signs in and loads the person. Rejects with an `ApiError`, e.g. for a wrong password; shows no toast of its own. */
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /**
   * Begins an account by the code that was sent to its address or phone, signs in, and tells how it began. Rejects with an
   * `ApiError`, e.g. for a wrong code; shows no toast of its own.
   */
  readonly signUp: (entries: SignUp, facts: RegistrationFacts) => Promise<void>;
  /** Sets a forgotten password by a code and signs in; every other session ends. Rejects with an `ApiError`. */
  readonly resetPassword: (entries: PasswordReset) => Promise<void>;
  /**
   * Signs in with a login token from elsewhere, which a verify call exchanges for one of 15 days (AUTH-04). Rejects with
   * an `ApiError` and leaves the running session alone when the server does not take it.
   */
  readonly signInWithToken: (token: string) => Promise<void>;
  /**
   * Ends the session on the server, then forgets token and session objects (AUTH-05). Rejects with an `ApiError` and
   * stays signed in when the server cannot be reached: the session's cookie would bring the person back.
   */
  readonly signOut: (options?: SignOutOptions) => Promise<void>;
  /** Returns tier, quota and use as known now; undefined unless someone is signed in. */
  readonly privilege: () => Privilege | undefined;
  /** Loads tier, quota and use again. Rejects with an `ApiError` and keeps the previous values. */
  readonly reload: (options?: ReloadOptions) => Promise<Privilege>;
  /** Loads the person again, e.g. after their name changed. Rejects with an `ApiError` and keeps what was known. */
  readonly refresh: () => Promise<void>;
  /** Loads whether the person may use the AI page, and keeps it in the session (PREF-11). Rejects with an `ApiError`. */
  readonly loadAiPrivilege: () => Promise<AiPrivilege>;
  /** Lets go of the client and of every listener. */
  readonly dispose: () => void;
}
