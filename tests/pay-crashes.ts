import { OPEN_TO_KILL } from './paying/open-to-kill.ts';
import { runCrashRounds } from './paying/crash-rounds.ts';
import { flag, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Kills the server with SIGKILL between what is paid and what is delivered, four purchases at a time. After each start every paid
// order has to be delivered, once. --control forgets after each kill what was to be delivered, and succeeds only when that shows.

const { kind, rounds, seed, control } = readArguments(
  'node tests/pay-crashes.ts embedded|postgres [--rounds 200] [--seed 1] [--control]',
  {
    words: { kind: oneOf(OPEN_TO_KILL, 'embedded') },
    options: { rounds: wholeNumber(200), seed: wholeNumber(1), control: flag },
  },
);
const { location, env, close } = await OPEN_TO_KILL[kind]();
try {
  const onRound = (so: object): void => void process.stderr.write(`\r${JSON.stringify(so)}   `);
  const { faults, ...report } = await runCrashRounds({
    location,
    env,
    rounds,
    seed,
    forgets: control,
    onRound,
  });
  process.stderr.write('\n');
  for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
  process.stdout.write(`pay-crashes ${kind} ${JSON.stringify({ ...report, faults: faults.length })}\n`);
  process.exitCode = (faults.length === 0) === control ? 1 : 0;
} finally {
  await close();
}
