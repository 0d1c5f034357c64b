import type { Locale } from '@chartdock/contract';

/** A code on its way to a phone or an e-mail address. */
export interface CodeMessage {
  readonly channel: 'phone' | 'email';
  /** Phone number or e-mail address. */
  readonly to: string;
  readonly code: string;
  /** Minutes the code stays valid. */
  readonly minutes: number;
  readonly locale: Locale;
}

/** Brings messages to people. Rejects when a message could not be handed over. */
export interface MessageProvider {
  readonly sendCode: (message: CodeMessage) => Promise<void>;
}
