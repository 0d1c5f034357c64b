import { parseArgs } from 'node:util';

/** Says why the arguments of a command cannot be used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Makes a value of what was given for one argument; `given` is undefined when nothing was. Throws a {@link UsageError}. */
export interface ArgumentReader<Value> {
  readonly type: 'string' | 'boolean';
  readonly read: (given: string | undefined, label: string) => Value;
}

type Readers = Readonly<Record<string, ArgumentReader<unknown>>>;

type ValuesOf<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends ArgumentReader<infer Value> ? Value : never;
};

/** Arguments of a command: `words` in the order of their keys, and `options` as `--key`. */
export interface ArgumentShape<Words extends Readers, Options extends Readers> {
  readonly words?: Words;
  readonly options?: Options;
}

/** Reads any text. */
export const text = <Preset extends string | undefined>(preset: Preset): ArgumentReader<string | Preset> => ({
  type: 'string',
  read: (given) => given ?? preset,
});

/** Reads a whole number from 0 up. */
export const wholeNumber = <Preset extends number | undefined>(
  preset: Preset,
): ArgumentReader<number | Preset> => ({
  type: 'string',
  read: (given, label) => {
    if (given === undefined) return preset;
    if (!/^\d+$/.test(given)) throw new UsageError(`${label} takes a whole number, not "${given}"`);
    return Number(given);
  },
});

/** Reads a text of a pattern. */
export const matching = (pattern: RegExp): ArgumentReader<string | undefined> => ({
  type: 'string',
  read: (given, label) => {
    if (given === undefined || pattern.test(given)) return given;
    throw new UsageError(`"${given}" is no ${label}`);
  },
});

const isKeyOf = <Name extends string>(table: Readonly<Record<Name, unknown>>, given: string): given is Name =>
  Object.hasOwn(table, given);

/** Reads one of the keys of a table. */
export const oneOf = <Name extends string, Preset extends Name | undefined>(
  table: Readonly<Record<Name, unknown>>,
  preset: Preset,
): ArgumentReader<Name | Preset> => ({
  type: 'string',
  read: (given, label) => {
    if (given === undefined) return preset;
    if (isKeyOf(table, given)) return given;
    throw new UsageError(`${label} is one of ${Object.keys(table).join(', ')}, not "${given}"`);
  },
});

/** Reads whether an option without a value was given. */
export const flag: ArgumentReader<boolean> = { type: 'boolean', read: (given) => given !== undefined };

/** Refuses to go on when nothing was given. */
export const needed = <Value>({ type, read }: ArgumentReader<Value>): ArgumentReader<NonNullable<Value>> => ({
  type,
  read: (given, label) => {
    const value = read(given, label);
    if (value === undefined || value === null) throw new UsageError(`${label} is missing`);
    return value;
  },
});

const parse = (args: readonly string[], options: Readers): ReturnType<typeof parseArgs> => {
  const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const);
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(types) });
  } catch (error) {
    // All that `parseArgs` throws here is about what was typed.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const textOf = (given: unknown): string | undefined => {
  if (given === undefined || given === false) return undefined;
  return typeof given === 'string' ? given : '';
};

/** Reads the arguments of a command into one object of its words and options. Throws a {@link UsageError}. */
export const parseArguments = <Words extends Readers, Options extends Readers>(
  args: readonly string[],
  shape: ArgumentShape<Words, Options>,
): ValuesOf<Words & Options> => {
  const words = Object.entries(shape.words ?? {});
  const options = Object.entries(shape.options ?? {});
  const { values, positionals } = parse(args, shape.options ?? {});
  const [unknown] = positionals.slice(words.length);
  if (unknown !== undefined) throw new UsageError(`nothing takes "${unknown}"`);
  return Object.fromEntries([
    ...words.map(([name, { read }], at) => [name, read(positionals[at], name)] as const),
    ...options.map(([name, { read }]) => [name, read(textOf(values[name]), `--${name}`)] as const),
  ]) as ValuesOf<Words & Options>;
};

/**
 * Reads what this program was called with. Arguments that cannot be used end it with status 2, after a line that says why
 * and `usage`.
 */
export const readArguments = <Words extends Readers, Options extends Readers>(
  usage: string,
  shape: ArgumentShape<Words, Options>,
): ValuesOf<Words & Options> => {
  try {
    return parseArguments(process.argv.slice(2), shape);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\nUsage: ${usage}\n`);
    return process.exit(2);
  }
};
