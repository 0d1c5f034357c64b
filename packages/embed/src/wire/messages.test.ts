import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPortMessage, isTooLarge } from './messages.ts';

/** The fields of each message, written down a second time and in another way. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  req: ['d', 'id', 'm', 'p', 't'],
  ack: ['id', 't'],
  cancel: ['id', 't'],
  ping: ['id', 't'],
  pong: ['id', 't'],
  evt: ['d', 'n', 'seq', 't'],
  bye: ['reason', 't'],
};

const whole = fc.integer({ min: 0, max: 1e9 });
const name = fc.string({ minLength: 1, maxLength: 64 });
const error = fc.record(
  {
    code: fc.string({ minLength: 1, maxLength: 32 }),
    retry: fc.boolean(),
    detail: fc.string({ maxLength: 500 }),
  },
  { requiredKeys: ['code', 'retry'], noNullPrototype: true },
);
const record = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(model, { noNullPrototype: true });
const valid = fc.oneof(
  record({ t: fc.constant('req'), id: whole, m: name, p: fc.jsonValue(), d: whole }),
  record({ t: fc.constantFrom('ack', 'cancel', 'ping', 'pong'), id: whole }),
  record({ t: fc.constant('res'), id: whole, ok: fc.jsonValue() }),
  record({ t: fc.constant('res'), id: whole, err: error }),
  record({ t: fc.constant('evt'), seq: whole, n: name, d: fc.jsonValue() }),
  record({ t: fc.constant('bye'), reason: fc.constantFrom('unload', 'closed') }),
);
const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withMap: true, withSet: true, withDate: true, withNullPrototype: true }),
  fc.tuple(valid, fc.string(), fc.anything()).map(([message, key, value]) => ({ ...message, [key]: value })),
);

describe('a message of the port', () => {
  it('is accepted with exactly its fields', () => {
    fc.assert(
      fc.property(valid, (message) => {
        expect(isPortMessage(message)).toBe(true);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('is refused in other forms without throwing', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const accepted = isPortMessage(value);
        isTooLarge(value);
        if (!accepted) return;
        const type = (value as { t: string }).t;
        const fields = Object.keys(value).sort();
        if (type === 'res')
          expect([
            ['id', 'ok', 't'],
            ['err', 'id', 't'],
            ['id', 't'],
          ]).toContainEqual(fields);
        else expect(FIELDS[type]).toEqual(expect.arrayContaining(fields));
      }),
      { seed: 11, numRuns: 5_000 },
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('is never of the type %s', (t) => {
    expect(isPortMessage({ t, id: 1 })).toBe(false);
    expect(isPortMessage(JSON.parse(`{"t":"ack","id":1,"${t}":{}}`))).toBe(false);
  });

  it('is too large from 65,537 bytes or beyond JSON', () => {
    expect(isTooLarge('x'.repeat(65_534))).toBe(false);
    expect(isTooLarge('x'.repeat(65_535))).toBe(true);
    expect(isTooLarge('图'.repeat(21_844))).toBe(false);
    expect(isTooLarge('图'.repeat(21_845))).toBe(true);
    const ring: { self?: unknown } = {};
    ring.self = ring;
    expect([isTooLarge(ring), isTooLarge(1n)]).toEqual([true, true]);
  });
});
