import type { Client } from '@chartdock/client';
import type { MessageKey } from '@chartdock/contract';
import type { Clock } from '@chartdock/platform';

/** A text about a field: a message of the contract, or the server's own words. */
export type FieldText = { readonly key: MessageKey } | { readonly literal: string };

/** A problem, and the field where it is shown. */
export interface BindingProblem {
  readonly field: 'phone' | 'code';
  readonly text: FieldText;
}

/** A phone on its way to the account. */
export interface PhoneBindingState {
  readonly phone: string;
  readonly code: string;
  readonly status: 'editing' | 'sending' | 'binding' | 'bound';
  /** Whole seconds until another code may be asked for; 0 when one may be asked for now. */
  readonly waitSeconds: number;
  /** Whether a code was sent to the phone that stands in the field. */
  readonly isCodeSent: boolean;
  readonly problem: BindingProblem | undefined;
}

/** Dependencies of a phone binding. */
export interface PhoneBindingOptions {
  readonly client: Pick<Client, 'account'>;
  readonly clock: Clock;
}

/** The steps of binding a first phone: a code goes to it, and comes back. */
export interface PhoneBinding {
  readonly getState: () => PhoneBindingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setPhone: (phone: string) => void;
  readonly setCode: (code: string) => void;
  /** Has a code sent to the phone; does nothing while another may not be asked for yet. Never rejects. */
  readonly sendCode: () => Promise<void>;
  /** Binds the phone by the code and returns whether it is bound now. Never rejects. */
  readonly bind: () => Promise<boolean>;
  /** Ends the countdown. */
  readonly dispose: () => void;
}
