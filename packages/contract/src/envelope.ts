/** Envelope of every response: a code as a string (`'200'` is success), a text for people, and the data (ENT-36). */
export interface Envelope<Data = unknown> {
  readonly code: string;
  readonly msg: string;
  readonly data: Data;
}

/** One thing that is wrong with an input; `path` is dotted. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a response as an envelope. A numeric code becomes its string (CALL-F-027: only 200 is success; `'0200'`, `''` and
 * a missing code are not). Returns undefined for anything that is no envelope.
 */
export const parseEnvelope = (value: unknown): Envelope | undefined => {
  if (!isObject(value)) return undefined;
  const { code, msg, data } = value;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  return { code: String(code), msg: typeof msg === 'string' ? msg : '', data };
};
