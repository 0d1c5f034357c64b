import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a bench that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no server and no folder after %s', async (signal) => {
    const child = spawn(process.execPath, ['bench/src/testing/hold-servers.ts'], {
      cwd: `${import.meta.dirname}/../..`,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const held = JSON.parse(line) as { pids: number[]; folders: string[] };
    expect(held.pids.map(isRunning)).toEqual([true, true]);
    expect(held.folders.map((path) => existsSync(path))).toEqual([true, true]);
    child.kill(signal);
    await once(child, 'exit');
    await expect.poll(() => held.pids.map(isRunning)).toEqual([false, false]);
    expect(held.folders.map((path) => existsSync(path))).toEqual([false, false]);
  });
});
