const ERROR_RESPONSE = 'E'.charCodeAt(0);
const SEVERITY = 'V'.charCodeAt(0);
const HEADER = 5;

/** Returns whether the bytes a PostgreSQL engine answered hold an error after which the engine must not go on (severity FATAL or PANIC). */
export const isFatalAnswer = (bytes: Uint8Array): boolean => {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 0;
  while (start + HEADER <= answer.length) {
    const end = start + 1 + answer.readInt32BE(start + 1);
    if (answer[start] === ERROR_RESPONSE && isFatal(answer.subarray(start + HEADER, end))) return true;
    start = end;
  }
  return false;
};

const isFatal = (fields: Buffer): boolean => {
  let start = 0;
  for (;;) {
    const end = fields.indexOf(0, start);
    // The end, or a field that was cut off and says nothing.
    if (end === -1) return false;
    const value = fields.toString('latin1', start + 1, end);
    if (fields[start] === SEVERITY) return value === 'FATAL' || value === 'PANIC';
    start = end + 1;
  }
};
