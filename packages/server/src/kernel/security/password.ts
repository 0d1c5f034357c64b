import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createBoundedQueue } from '../work/bounded-queue.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;
// Each holds a thread and its memory.
const MAX_RUNNING = 2;
// Callers that wait longer than a few seconds have given up by then.
const MAX_WAITING = 100;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Makes and checks password hashes. Both throw `databaseBusy` when too many wait already. */
export interface PasswordHasher {
  /** Hashes a password with a new salt, as a PHC string. */
  readonly hash: (password: string) => Promise<string>;
  /** Returns whether a password fits a PHC string; without one the same work is done and the answer is false. `begin` runs when its turn has come, right before the work. */
  readonly verify: (
    password: string,
    stored: string | null | undefined,
    begin?: () => Promise<void>,
  ) => Promise<boolean>;
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const COST: Cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM };

/** Makes a hasher (argon2id, 19 MiB, two passes) that runs at most two hashes at once and lets at most a hundred wait. */
export const createPasswordHasher = (): PasswordHasher => {
  const enqueue = createBoundedQueue({ running: MAX_RUNNING, waiting: MAX_WAITING });
  return {
    hash: (password) =>
      enqueue(async () => {
        const salt = randomBytes(SALT_LENGTH);
        const tag = await derive(password, salt, COST);
        return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`;
      }),
    verify: (password, stored, begin) =>
      enqueue(async () => {
        await begin?.();
        const match = PHC.exec(stored ?? NOBODY) ?? PHC.exec(NOBODY);
        const [, memory = '', passes = '', parallelism = '', salt = '', tag = ''] = match ?? [];
        const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
        const wanted = Buffer.from(tag, 'base64');
        const made = await derive(password, Buffer.from(salt, 'base64'), cost);
        const equal = wanted.length === made.length && timingSafeEqual(wanted, made);
        return equal && typeof stored === 'string';
      }),
  };
};

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> => {
  const parameters = {
    message: Buffer.from(password.normalize('NFC')),
    nonce: salt,
    tagLength: TAG_LENGTH,
    ...cost,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => {
      if (error === null) resolve(Buffer.from(tag));
      else reject(error);
    });
  });
};

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');

const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(Buffer.alloc(SALT_LENGTH))}$${encode(Buffer.alloc(TAG_LENGTH))}`;
