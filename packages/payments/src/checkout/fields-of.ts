type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Returns the fields of a value that came from outside, to be checked one by one; none for a value without
 * fields.
 */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
