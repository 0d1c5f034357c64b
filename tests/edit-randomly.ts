import { checkSeed } from '../packages/editing/src/testing/random-editing.ts';
import { SavingSchedule } from '../packages/editing/src/testing/saving-schedules.ts';
import type { Break } from '../packages/editing/src/testing/saving-schedules.ts';
import { checkEditors, putOnTop } from '../packages/editing/src/testing/three-editors.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Edits documents at random: undo to the start and redo to the end, three editors with delays, and saving through crashes, lost calls,
// expired sessions and other people. --control breaks a rule and succeeds only when that shows.

/** Says for a seed what went wrong. */
type Check = (seed: number, length: number) => readonly string[] | Promise<readonly string[]>;

const saving =
  (broken?: Break): Check =>
  async (seed, length) =>
    (await new SavingSchedule(seed, broken).run(length)).faults;

const CHECKS: Readonly<Record<string, Check>> = {
  undo: checkSeed,
  editors: (seed, length) => checkEditors(seed, length),
  saving: saving(),
};

const CONTROLS: Readonly<Record<string, Check>> = {
  'pending-stays': (seed, length) => checkEditors(seed, length, putOnTop),
  'forgetful-disk': saving('forgetful disk'),
  'saved-too-soon': saving('says saved too soon'),
};

const { seeds, length, control } = readArguments(
  'node tests/edit-randomly.ts [--seeds 500] [--length 200] [--control NAME]',
  {
    words: {},
    options: {
      seeds: wholeNumber(500),
      length: wholeNumber(200),
      control: oneOf(CONTROLS, undefined),
    },
  },
);

const checks = control === undefined ? CHECKS : { [control]: CONTROLS[control] };
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  let wrong = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    const faults = (await check?.(seed, length)) ?? [];
    if (faults.length === 0) continue;
    wrong += 1;
    if (wrong <= 5) process.stdout.write(`! ${name} seed ${seed}: ${faults[0] ?? ''}\n`);
  }
  failed += wrong;
  process.stdout.write(`edit-randomly ${name} ${JSON.stringify({ seeds, length, wrong })}\n`);
}
process.exitCode = (failed === 0) === (control !== undefined) ? 1 : 0;
