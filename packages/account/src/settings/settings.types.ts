import type { ApiError, Client } from '@chartdock/client';
import type { Device } from '@chartdock/contract';

/** Fields of a person's profile. */
export interface ProfileFields {
  readonly fullName: string;
  readonly company: string;
  readonly specialty: string;
}

/** A profile that is being changed. */
export interface ProfileFormState {
  readonly status: 'loading' | 'failed' | 'editing' | 'saving';
  readonly fields: ProfileFields;
  /** Values that the server holds. */
  readonly saved: ProfileFields;
  /** Days since the person signed up, the first one counted, and the files that they hold; undefined until they are known. */
  readonly registered: { readonly registerDays: number; readonly chartNum: number } | undefined;
  /** Whether the name has characters that a name may not have, or none. */
  readonly isNameWrong: boolean;
  /** Why the last load or save did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
}

/** The form of a profile. No method rejects; failures appear in the state. */
export interface ProfileForm {
  readonly getState: () => ProfileFormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  readonly set: (field: keyof ProfileFields, value: string) => void;
  /** Saves what differs, and resolves with whether that was done. */
  readonly save: () => Promise<boolean>;
  /** Puts back what the server holds. */
  readonly reset: () => void;
}

/** A password that is being changed. */
export interface PasswordFormState {
  readonly status: 'editing' | 'saving';
  readonly before: string;
  readonly next: string;
  /** The field at fault; without a text its value cannot be right. */
  readonly problem: { readonly field: 'before' | 'next'; readonly text?: string } | undefined;
}

/** The form of a new password. */
export interface PasswordForm {
  readonly getState: () => PasswordFormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (field: 'before' | 'next', value: string) => void;
  /** Sets the password, which signs out everywhere else; resolves with whether that was done. Never rejects. */
  readonly save: () => Promise<boolean>;
}

/** The devices on which a person is signed in, as far as they are known here. */
export interface DevicesState {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Last used first. */
  readonly list: readonly Device[];
  /** Why the last load or sign-out did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
}

/** Devices of a person. No method rejects; failures appear in the state. */
export interface Devices {
  readonly getState: () => DevicesState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** Signs out on another device, and resolves with whether that was done. */
  readonly end: (id: string) => Promise<boolean>;
}

/** Dependencies of the parts of the settings. */
export interface SettingsOptions {
  readonly client: Pick<Client, 'account' | 'user'>;
}
