const UNSAFE = /[<>"']|&(?:lt|gt|quot|#39);|%(?:3c|3e|22|27)/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '%3c': '&lt;',
  '%3e': '&gt;',
  '%22': '&quot;',
  '%27': '&#39;',
};

/** Returns whether a text has angle brackets or quotes, as they are or encoded for HTML or addresses (VALID-26). */
export const isUnsafeText = (text: string): boolean => UNSAFE.test(text);

/** Writes angle brackets and quotes as HTML entities; an entity stays, so that escaping twice changes nothing (VALID-27). */
export const escapeUnsafe = (text: string): string =>
  text.replace(/[<>"']|%(?:3c|3e|22|27)/gi, (found) => ENTITIES[found.toLowerCase()] ?? found);
