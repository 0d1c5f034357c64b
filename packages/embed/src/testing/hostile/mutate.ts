import type { RandomNumbers } from './hostile-values.ts';
import { HOSTILE_VALUES, MONSTERS, PROTOTYPE_NAMES, pickOf } from './hostile-values.ts';

type Branch = Record<string, unknown>;

const hostileValue = (random: RandomNumbers): unknown =>
  random.next() < 0.004 ? pickOf(random, MONSTERS) : structuredClone(pickOf(random, HOSTILE_VALUES));

// An array of bytes turns what it is given into numbers, which not everything can become.
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** Walks down to some object inside a value, at most a few steps. */
const someBranch = (random: RandomNumbers, top: Branch): Branch => {
  let branch = top;
  for (let step = 0; step < 4; step += 1) {
    const inner = Object.values(branch).filter(isBranch);
    if (inner.length === 0 || random.next() < 0.35) return branch;
    branch = pickOf(random, inner);
  }
  return branch;
};

const put = (branch: Branch, key: string, value: unknown): void =>
  // Assigning would call the setter of the prototype.
  void Reflect.defineProperty(branch, key, { value, writable: true, enumerable: true, configurable: true });

const changes: readonly ((random: RandomNumbers, branch: Branch, key: string) => void)[] = [
  (random, branch, key) => put(branch, key, hostileValue(random)),
  (random, branch, key) => put(branch, key, hostileValue(random)),
  (_, branch, key) => void Reflect.deleteProperty(branch, key),
  (random, branch) => put(branch, pickOf(random, PROTOTYPE_NAMES), hostileValue(random)),
  (random, branch) =>
    put(branch, pickOf(random, ['extra', 't', 'id', 'ok', 'err', 'p']), hostileValue(random)),
  (random, branch, key) => put(branch, key, pickOf(random, PROTOTYPE_NAMES)),
  (_, branch, key) => put(branch, key, [branch[key]]),
  (_, branch, key) => put(branch, key, `${typeof branch[key]}`),
];

const tops: readonly ((random: RandomNumbers, message: unknown) => unknown)[] = [
  (random) => hostileValue(random),
  (random) => pickOf(random, MONSTERS),
  (_, message) => [message],
  (_, message) => JSON.stringify(message),
  (_, message) => Object.assign(Object.create(null) as Branch, message),
  (_, message) => new Map(Object.entries(message as Branch)),
];

/** Changes a copy of a message in one to three places; now and then the whole message. */
export const mutate = (random: RandomNumbers, message: unknown): unknown => {
  if (random.next() < 0.03) return pickOf(random, tops)(random, message);
  const copy = structuredClone(message);
  if (!isBranch(copy)) return hostileValue(random);
  for (let left = random.int(1, 3); left > 0; left -= 1) {
    const branch = someBranch(random, copy);
    const keys = Object.keys(branch);
    pickOf(random, changes)(random, branch, keys.length === 0 ? 'empty' : pickOf(random, keys));
  }
  return copy;
};
