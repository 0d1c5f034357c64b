import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { UsageError, flag, needed, oneOf, parseArguments, text, wholeNumber } from './command-arguments.ts';

const databases = { embedded: 1, postgres: 2 };
const shape = {
  words: { database: oneOf(databases, 'embedded'), part: text('') },
  options: { rounds: wholeNumber(50), data: text(undefined), control: flag },
};

const failureOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'nothing failed';
};

describe('parseArguments', () => {
  it('gives unsaid options their preset', () => {
    expect(parseArguments([], shape)).toEqual({
      database: 'embedded',
      part: '',
      rounds: 50,
      data: undefined,
      control: false,
    });
  });

  it('reads places and names in any order', () => {
    const args = ['--rounds', '7', 'postgres', '--control', 'in folder', '--data=here'];
    expect(parseArguments(args, shape)).toEqual({
      database: 'postgres',
      part: 'in folder',
      rounds: 7,
      data: 'here',
      control: true,
    });
  });

  it.each([
    [['--rounds', 'many'], '--rounds takes a whole number, not "many"'],
    [['--rounds=-1'], '--rounds takes a whole number, not "-1"'],
    [['oracle'], 'database is one of embedded, postgres, not "oracle"'],
    [['toString'], 'database is one of embedded, postgres, not "toString"'],
    [['postgres', 'search', 'more'], 'nothing takes "more"'],
  ])('refuses %j', (args, why) => {
    expect(failureOf(() => parseArguments(args, shape))).toBe(why);
  });

  it('refuses unknown options and missing values', () => {
    expect(failureOf(() => parseArguments(['--round', '3'], shape))).toContain('--round');
    expect(failureOf(() => parseArguments(['--data'], shape))).toContain('--data');
  });

  it('refuses to go without required words', () => {
    const words = { harness: needed(oneOf(databases, undefined)) };
    expect(failureOf(() => parseArguments([], { words }))).toBe('harness is missing');
    expect(parseArguments(['postgres'], { words })).toEqual({ harness: 'postgres' });
  });
});

describe('readArguments', () => {
  it('ends with status 2 and usage', async () => {
    const address = new URL('command-arguments.ts', import.meta.url).href;
    const program = `import { readArguments, wholeNumber } from '${address}';
      readArguments('count [rounds]', { words: { rounds: wholeNumber(1) } });
      console.log('goes on');`;
    const run = (...args: string[]): Promise<{ status: unknown; out: string; errors: string }> =>
      new Promise((resolve) => {
        // An evaluated program has no file of its own, whose place the word `count` takes.
        const parts = ['--input-type=module', '--eval', program, 'count', ...args];
        execFile(process.execPath, parts, (error, out, errors) => {
          resolve({ status: error?.code ?? 0, out, errors });
        });
      });
    expect(await run('3')).toEqual({ status: 0, out: 'goes on\n', errors: '' });
    expect(await run('three')).toEqual({
      status: 2,
      out: '',
      errors: 'rounds takes a whole number, not "three"\nUsage: count [rounds]\n',
    });
  });
});
