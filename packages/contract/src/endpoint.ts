/** How a call carries its input. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart';

/** Everything a caller needs to know of a call, without its schemas. */
export interface EndpointDescriptor {
  /** Group and name, as the client offers it: `folders.loadFiles`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path from the origin; `{id}` stands for a path parameter taken from the input. */
  readonly path: string;
  readonly encoding: Encoding;
  /** Fields of a POST that stand in the query and not in the body; none unless given. */
  readonly inQuery?: readonly string[] | undefined;
  /** Whether the login token is attached unless the call says otherwise (AUTH-02). */
  readonly needToken: boolean;
  /** Whether the call changes something on the server; such calls carry an idempotency key. */
  readonly write: boolean;
  /** Whether the documents leave the answer's shape open, so that it is our decision. */
  readonly decided: boolean;
}
