/** Every sign that ends a line: those of keyboards, and those that word processors and spreadsheets write. */
const LINE_END = /\r\n|[\r\n\u000b\u000c\u0085\u2028\u2029]/;

/** Splits a text at every sign that ends a line. */
export const linesOf = (text: string): string[] => text.split(LINE_END);
