/**
 * Mistake that a test has to correct: `not_faked` – a call came that the fake backend has no response to;
 * give it one with `answer`. `malformed_data` – data that the contract does not allow as the response of the
 * call.
 */
export type FakeBackendErrorCode = 'not_faked' | 'malformed_data';

const MESSAGES: Readonly<Record<FakeBackendErrorCode, (call: string) => string>> = {
  not_faked: (call) => `The fake backend has no answer to ${call}: give it one with answer().`,
  malformed_data: (call) => `This is not what ${call} answers by the contract.`,
};

/** Error of a fake backend: a call without a response, or data it cannot use. */
export class FakeBackendError extends TypeError {
  override readonly name = 'FakeBackendError';
  readonly code: FakeBackendErrorCode;
  /** Group and name of the call, e.g. `user.getProfile`. */
  readonly call: string;

  constructor(code: FakeBackendErrorCode, call: string) {
    super(MESSAGES[code](call));
    this.code = code;
    this.call = call;
  }
}
