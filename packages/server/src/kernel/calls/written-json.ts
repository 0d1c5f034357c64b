/**
 * Data of a response that another thread has written as JSON: large data would hold up the thread that answers twice, once to be
 * received and once to be written.
 */
export class WrittenJson<Data> {
  /** Type of the written data; there is no value of it. */
  declare readonly data: Data;
  /** JSON as UTF-8. */
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
