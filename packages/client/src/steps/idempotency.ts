import type { Step } from '../exchange.ts';

/** Gives every write a key under which the server does the work once, however often it is asked. */
export const createIdempotencyStep = (randomId: () => string): Step => ({
  name: 'idempotency',
  run: ({ descriptor, headers, options }, next) => {
    if (descriptor.write) headers['idempotency-key'] = options.idempotencyKey ?? randomId();
    return next();
  },
});

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes a random id of the engine's own randomness; pages that are not secure have no `randomUUID`. */
export const systemRandomId = (): string => {
  const { crypto } = globalThis;
  return 'randomUUID' in crypto ? crypto.randomUUID() : hexOf((crypto as Crypto).getRandomValues(new Uint8Array(16)));
};
