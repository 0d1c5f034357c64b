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

/** Makes a random id of the engine's own randomness. Throws a TypeError that names the Node that has it where there is none. */
export const systemRandomId = (): string => {
  const surroundings: { readonly crypto?: RandomEngine } = globalThis;
  const engine = surroundings.crypto;
  if (engine === undefined) throw new TypeError('Chartdock needs Node 20 or newer.');
  return engine.randomUUID?.() ?? hexOf(engine.getRandomValues(new Uint8Array(16)));
};
