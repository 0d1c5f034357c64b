/** Makes a random UUID, also on pages without a secure context, where `crypto.randomUUID` is missing. */
export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return ((byte & 15) | 64).toString(16);
    if (at === 8) return ((byte & 63) | 128).toString(16);
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
