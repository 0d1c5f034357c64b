import { gunzipSync, gzipSync } from 'node:zlib';

/** Packs a definition, given as JSON text, as objects hold it. */
export const packDefinition = (text: string): Uint8Array => gzipSync(text);

/** Returns the JSON text of a packed definition; nothing else is ever put into objects. */
export const unpackDefinition = (packed: Uint8Array): string => gunzipSync(packed).toString();
