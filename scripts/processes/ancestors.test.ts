import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Ancestor } from './ancestors.ts';
import { isAlive, listAncestors, managersOf } from './ancestors.ts';

const chain = (...commands: readonly string[]): Ancestor[] =>
  commands.map((command, at) => ({ pid: 100 - at, command }));

const picked = (...commands: readonly string[]): number => managersOf(chain(...commands)).length;

describe('managersOf', () => {
  const shell = `sh -c trap '' INT; node scripts/start.ts`;

  it('picks everything from shell to npx', () => {
    expect(
      picked(
        shell,
        'pnpm start',
        `sh -c 'pnpm' start`,
        'npm exec pnpm@12 start',
        'bash -c npx --yes pnpm@12 start &',
      ),
    ).toBe(4);
    expect(picked('pnpm start', `/usr/bin/node /usr/bin/npx --yes pnpm@12 start`, 'bash')).toBe(2);
  });

  it('stops at pnpm below a shell', () => {
    expect(picked(shell, 'node /usr/lib/pnpm.cjs start', 'bash -c pnpm start &', 'sshd')).toBe(2);
  });

  it('picks nothing when the script was started directly', () => {
    expect(picked('bash', 'sshd')).toBe(0);
    expect(picked('node build.js', 'bash -c pnpm start', 'pnpm start')).toBe(0);
  });
});

describe('listAncestors', () => {
  it('begins with the process that started us', () => {
    expect(listAncestors()[0]).toMatchObject({ pid: process.ppid, command: expect.stringMatching(/./) });
  });
});

describe('isAlive', () => {
  it('tells running processes from ended ones', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(false);
  });
});
