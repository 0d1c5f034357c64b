/** Parameters as JSON take no more than this of an address, in code units. */
const MAX_PARAMS = 8_000;

/** Dialog that an address asks for: a dialog by its name, with parameters that nobody has checked. */
export interface LinkedDialog {
  readonly name: string | null;
  readonly params: unknown;
}

/** Reads a text as JSON. One that is none, or too long to read, stays a text, which no dialog takes. */
const parse = (text: string | null): unknown => {
  if (text === null) return undefined;
  if (text.length > MAX_PARAMS) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Parses the query of a page that opens one dialog. Never throws. */
export const parseLinkedDialog = (search: string): LinkedDialog => {
  const asked = new URLSearchParams(search);
  return { name: asked.get('name'), params: parse(asked.get('params')) };
};
