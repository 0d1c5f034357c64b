type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns the fields of a value that came from outside, to be looked at one by one; none for what has no fields. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
