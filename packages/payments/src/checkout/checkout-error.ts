/** Reports a checkout that was used wrongly. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  readonly code: 'channel_unknown';

  constructor(code: CheckoutError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
