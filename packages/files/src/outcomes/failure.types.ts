import type { MessageKey, MessageValues } from '@chartdock/contract';

/** A text to show: a message of the contract, or the server's own words. */
export type NoticeText =
  { readonly key: MessageKey; readonly values?: MessageValues } | { readonly literal: string };

/** Why something could not be done. */
export interface Failure {
  /** Envelope code, or a code of the client such as `network_failed`. */
  readonly code: string;
  readonly text: NoticeText;
  /** Whether something else answers it already: a sign-out, an error page, or a repeat that took the call's place (ERR-31). */
  readonly isSilent: boolean;
}
