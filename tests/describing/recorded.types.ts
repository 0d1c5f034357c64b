/** A call that a test made, with what it carried and what came back. */
export interface Recorded {
  readonly method: string;
  /** Path of its address, without a query. */
  readonly path: string;
  /** The fields of its query and of its body. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly code: string;
  readonly data: unknown;
}
