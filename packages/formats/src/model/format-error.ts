/** Names a reason why a format cannot be read or written. */
export type FormatErrorCode =
  'not_this_format' | 'damaged' | 'too_large' | 'unsafe' | 'no_content' | 'no_fonts';

/** Reports bytes that cannot be read, or a source that a format cannot hold. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly code: FormatErrorCode;
  /** Place in the file, such as `content.json` or `mxCell 12`; undefined for the file as a whole. */
  readonly place: string | undefined;

  constructor(code: FormatErrorCode, message: string, place?: string) {
    super(place === undefined ? message : `${message} (${place})`);
    this.code = code;
    this.place = place;
  }
}
