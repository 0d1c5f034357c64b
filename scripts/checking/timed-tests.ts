import type { TextFile } from './check.types.ts';

interface TimedRule {
  readonly pattern: RegExp;
  readonly why: string;
}

// Pieces are joined here so that this table does not match itself.
const word = (...pieces: readonly string[]): string => pieces.join('');
const number = '[1-9][\\d_]*';

const rules: readonly TimedRule[] = [
  {
    pattern: new RegExp(word('\\btime', `out: ${number}`)),
    why: 'a time-out of its own; leave it out, the patience of the run holds',
  },
  {
    pattern: new RegExp(word('^\\s*\\}, [1-9][\\d_]', '{3,}\\);$')),
    why: 'a limit of its own; leave it out, the patience of the run holds',
  },
  {
    pattern: new RegExp(word('waitForTime', 'out\\(')),
    why: 'a wait of a fixed time; wait for the thing itself',
  },
  {
    pattern: new RegExp(word('setTime', `out\\((resolve|done), ${number}\\)`)),
    why: 'a wait of a fixed time; let the test open a gate',
  },
  {
    pattern: new RegExp(word('expect\\((performance|Date)\\.now\\(\\)', ' -')),
    why: 'a comparison with the clock; compare the work with itself',
  },
  {
    pattern: new RegExp(word('^\\s*ret', `ry: ${number}`)),
    why: 'a second try; what fails once is a fault',
  },
];

/** Says why a number may stand in a test; more than the number of lines given are reported. */
interface Subject {
  readonly lines: number;
  readonly because: string;
}

/** Lists the test files where the number itself is what is tested, or where nothing may happen for a while. */
const subjects: Readonly<Record<string, Subject>> = {
  'examples/partner-page/e2e/frame-life.e2e.ts': { lines: 1, because: 'a page that reloads by itself' },
  'examples/partner-page/e2e/options.e2e.ts': { lines: 1, because: 'a picker that opens after a press' },
  'examples/partner-page/e2e/picking.e2e.ts': {
    lines: 1,
    because: 'the delay of a tip; asked again and again',
  },
  'examples/partner-page/e2e/waiting.e2e.ts': { lines: 2, because: 'a list that comes a little later' },
  'hosts/web/e2e/gestures.e2e.ts': { lines: 1, because: 'a slow answer' },
  'hosts/web/e2e/slow-line.e2e.ts': { lines: 1, because: 'nothing may be shown meanwhile' },
  'packages/embed/src/connection/connection.test.ts': {
    lines: 2,
    because: 'an option on a clock of the test',
  },
  'packages/embed/src/launch/begin-elsewhere.test.ts': {
    lines: 1,
    because: 'an option on a clock of the test',
  },
  'packages/embed/src/launch/offer-next.test.ts': { lines: 1, because: 'an option on a clock of the test' },
  'packages/embed/src/surface/context.test.ts': { lines: 2, because: 'an option that is handed on' },
  'packages/payments/src/checkout/schedules.test.ts': {
    lines: 1,
    because: 'an interval on a clock of the test',
  },
  'packages/server/src/http/bodies/large-bodies.integration.test.ts': {
    lines: 1,
    because: 'a body that comes in pieces',
  },
  'packages/server/src/kernel/work/turns.test.ts': { lines: 3, because: 'turns that take a while' },
  'vitest.config.ts': {
    lines: 1,
    because: 'browser tests, until all of them are seen to pass at once three times',
  },
};

const isTest = /\.(test|suite|e2e)\.tsx?$|\/e2e\/models\/|^vitest\.config\.ts$/;

/** Finds time-outs, fixed waits and comparisons with the clock in tests: their result would depend on the machine. */
export const findTimedTests = (
  files: readonly TextFile[],
  allowed: Readonly<Record<string, Subject>> = subjects,
): string[] =>
  files
    .filter(({ path }) => isTest.test(path))
    .flatMap(({ path, text }) => {
      const found = text.split('\n').flatMap((line, at) =>
        rules.flatMap(({ pattern, why }) => {
          const match = pattern.exec(line);
          return match === null ? [] : [`${path}:${at + 1} ${why}: ${match[0].trim()}`];
        }),
      );
      return found.length > (allowed[path]?.lines ?? 0) ? found : [];
    });
