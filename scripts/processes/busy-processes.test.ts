import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startBusyProcesses } from './busy-processes.ts';

/** Lists the children of this process with the time that each has computed, in clock ticks. */
const childTimes = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state = '', parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const isOurs = Number(parent) === process.pid && !'ZX'.includes(state);
        return isOurs ? [Number(rest[9])] : [];
      } catch {
        return [];
      }
    });

it.runIf(process.platform === 'linux')('keeps as many busy as told', async () => {
  const before = childTimes().length;
  const end = startBusyProcesses(2);
  try {
    const busy = (): number => childTimes().filter((time) => time > 5).length;
    await expect.poll(busy).toBeGreaterThanOrEqual(2);
  } finally {
    end();
  }
  await expect.poll(() => childTimes().length).toBe(before);
});
