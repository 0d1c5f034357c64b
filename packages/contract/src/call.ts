/** How a call carries its input. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart';

/** How a call is sent: a PUT replaces what is there. */
export type Method = 'GET' | 'POST' | 'PUT';

/** Everything a sender needs to know of a call, without its schemas. */
export interface CallDescriptor {
  /** Group and name, as the client offers it: `folders.create`. */
  readonly name: string;
  readonly method: Method;
  /** Path from the origin; `{id}` stands for a path parameter taken from the input. */
  readonly path: string;
  readonly encoding: Encoding;
  /** Fields of a POST that stand in the query and not in the body; none unless given. */
  readonly inQuery?: readonly string[] | undefined;
  /** Fields that stand in headers of their names, and nowhere else; none unless given. */
  readonly inHeaders?: readonly string[] | undefined;
  /** Whether the login token is attached unless the call says otherwise (AUTH-02). */
  readonly needToken: boolean;
  /** Whether the call changes something on the server; such calls carry an idempotency key. */
  readonly write: boolean;
}

/** One call as a value of its own: way it is sent, and content of its response. */
export interface Call<Input extends object, Data> extends CallDescriptor {
  /** Returns whether a value is the data of this call's response; fields that it does not know are fine. */
  readonly isData: (value: unknown) => value is Data;
  /** Never set: it carries the type of the input. */
  readonly input?: Input;
}

type Own<Input extends object, Data> = Pick<Call<Input, Data>, 'name' | 'path' | 'isData'> &
  Partial<CallDescriptor>;

/** Makes a call that reads: a GET with its input in the query, unless told otherwise. */
export const readCall = <Input extends object, Data>(own: Own<Input, Data>): Call<Input, Data> => ({
  method: 'GET',
  encoding: 'query',
  needToken: true,
  write: false,
  ...own,
});

/** Makes a call that writes: a POST with its input as a form, unless told otherwise. */
export const writeCall = <Input extends object, Data>(own: Own<Input, Data>): Call<Input, Data> => ({
  method: 'POST',
  encoding: 'form',
  needToken: true,
  write: true,
  ...own,
});
