/** Makes numbers that look random and are the same at every run. */
export interface RandomNumbers {
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
}

/** Takes one of a list. */
export const pickOf = <T>(random: RandomNumbers, list: readonly T[]): T =>
  list[random.int(0, list.length - 1)] as T;

const nested = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
};
const circular = (): unknown => {
  const ring: Record<string, unknown> = { name: 'ring' };
  ring['self'] = ring;
  return ring;
};

const LENGTHS = [
  0, 1, 7, 64, 65, 120, 121, 200, 201, 256, 257, 500, 501, 2048, 2049, 4096, 4097, 16_384, 16_385,
];

/** Names that reach what nobody meant to offer. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  '__lookupGetter__',
  'then',
  'constructor.constructor',
  '__proto__.constructor',
];

/** Values that a careless reader takes for others. Large ones are shared and come seldom. */
export const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  24,
  25,
  100,
  101,
  10_000,
  10_001,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  9n,
  '',
  ' ',
  'null',
  '1',
  '#12abEF',
  '#12abeg',
  'javascript:alert(1)',
  'https://',
  'HTTPS://upper.test',
  ' https://space.test',
  'http://plain.test',
  '\u0000',
  '\ud800',
  '\u202e',
  '<img src=x onerror=alert(1)>',
  [],
  {},
  [[]],
  [undefined],
  { status: 'done' },
  { length: 1 },
  { act: 'open', keyword: 'both', folderId: 'x' },
  new Map([['id', 'x']]),
  new Set(['x']),
  new Date(0),
  /x/,
  new Error('an error with a stack'),
  new Uint8Array(8),
  new ArrayBuffer(8),
  ...PROTOTYPE_NAMES,
  ...LENGTHS.map((length) => 'x'.repeat(length)),
];

/** Values that are big, deep or endless. */
export const MONSTERS: readonly unknown[] = [
  'x'.repeat(65_000),
  'x'.repeat(65_600),
  '流'.repeat(21_800),
  '流'.repeat(21_900),
  '"'.repeat(33_000),
  nested(50),
  nested(900),
  nested(4000),
  circular(),
  Array.from({ length: 100 }, () => 'x'),
  Array.from({ length: 101 }, () => 'x'),
  Array.from({ length: 9000 }, () => null),
  new Array(5),
  new Array(70_000),
];
