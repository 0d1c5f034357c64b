import type { Middleware } from '../exchange.ts';

/** Gives every write a key under which the server does the work once, however often it is asked. */
export const createIdempotencyMiddleware = (randomId: () => string): Middleware => ({
  name: 'idempotency',
  run: ({ descriptor, headers, options }, next) => {
    if (descriptor.write) headers['idempotency-key'] = options.idempotencyKey ?? randomId();
    return next();
  },
});

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

interface RandomEngine {
  /** Missing on pages that are not secure. */
  readonly randomUUID?: () => string;
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

/** Makes a random id of the engine's own randomness. */
export const systemRandomId = (): string => {
  const engine: RandomEngine = globalThis.crypto;
  return engine.randomUUID?.() ?? hexOf(engine.getRandomValues(new Uint8Array(16)));
};
