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

/** A mail of a few lines of plain text. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Brings mails to people. Rejects when a mail could not be handed over. */
export interface MailProvider {
  readonly sendMail: (mail: Mail) => Promise<void>;
}

/** Brings messages to people. Rejects when a message could not be handed over. */
export interface MessageProvider {
  readonly sendCode: (message: CodeMessage) => Promise<void>;
}
