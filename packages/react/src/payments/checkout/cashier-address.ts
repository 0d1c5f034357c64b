const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Returns the address of a cashier on this machine, which only a sandbox has; undefined for the code of a real way to pay. */
export const cashierAddress = (code: string): string | undefined => {
  if (!URL.canParse(code)) return undefined;
  const { protocol, hostname } = new URL(code);
  return protocol === 'http:' && LOCAL.has(hostname) ? code : undefined;
};
