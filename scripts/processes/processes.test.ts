import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../repository/paths.ts';
import { findFreePort } from '../../tests/harness/free-port.ts';
import { localAddress } from './app-services.ts';
import { run } from './run.ts';
import { startService } from './services.ts';

const node = (script: string, options = {}): ReturnType<typeof run> =>
  run(process.execPath, ['-e', script], options);

describe('run', () => {
  it('returns the exit code and both outputs', async () => {
    const result = await node('console.log("out"); console.error("err"); process.exitCode = 3');
    expect(result.code).toBe(3);
    expect(result.output).toContain('out\n');
    expect(result.output).toContain('err\n');
  });

  it('gives the process no input', async () => {
    const script = 'process.stdin.on("end", () => console.log("ended")); process.stdin.resume()';
    expect(await node(script)).toEqual({ code: 0, output: 'ended\n' });
  });

  it('answers code 1 when the program does not exist', async () => {
    expect(await run('no-such-program-here', [])).toMatchObject({ code: 1 });
  });

  it('ends a process that takes too long', async () => {
    const result = await node('setInterval(() => {}, 1000)', { timeoutMs: 300 });
    expect(result.code).toBe(1);
    expect(result.output).toContain('ended by SIGKILL');
  });
});

const serving = (port: number): string =>
  `require('node:http').createServer((_, r) => r.end('ok')).listen(${port}, '127.0.0.1')`;

describe('the start command', () => {
  it('names a taken port before building', async () => {
    const port = await findFreePort();
    const other = createServer();
    other.listen(port + 1, '127.0.0.1');
    await once(other, 'listening');
    try {
      const { code, output } = await run(process.execPath, [inRoot('scripts/start.ts')], {
        env: { PORT: String(port) },
      });
      expect(code).toBe(1);
      expect(output).toContain(`Port ${port + 1} is in use.`);
      expect(output).toContain(`PORT=${port + 100} npx --yes pnpm@12 start`);
      expect(output.trim().split('\n')).toHaveLength(1);
    } finally {
      other.close();
    }
  });
});

describe('startService', () => {
  it('is ready when answering, gone when stopped', async () => {
    const port = await findFreePort();
    const readyUrl = `http://127.0.0.1:${port}/`;
    const service = startService({ name: 'one', args: ['-e', serving(port)], readyUrl });
    await service.ready();
    await service.stop();
    await expect(fetch(readyUrl)).rejects.toThrow();
  });

  it('says why when the process ends before it answers', async () => {
    const args = ['-e', 'console.error("port taken"); process.exit(4)'];
    const service = startService({ name: 'two', args, readyUrl: 'http://127.0.0.1:9/' });
    await expect(service.ready()).rejects.toThrow(/two ended while starting\nport taken/);
    expect(await service.ended).toBe(4);
  });
});

const owner = (port: number): string => `
  import { startService } from ${JSON.stringify(inRoot('scripts/processes/services.ts'))};
  const readyUrl = 'http://127.0.0.1:${port}/';
  const service = startService({ name: 'owned', args: ['-e', ${JSON.stringify(serving(port))}], readyUrl });
  await service.ready();
  console.log('ready');
`;

describe('a service', () => {
  it('stops when the process that started it is killed', async () => {
    const port = await findFreePort();
    const parent = spawn(process.execPath, ['--input-type=module', '-e', owner(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/`).catch(() => 'refused')).toBe('refused');
  });
});

describe('localAddress', () => {
  it('names this machine by default', () => {
    expect(localAddress(4600, undefined)).toBe('http://localhost:4600');
    expect(localAddress(4600, '0.0.0.0')).toBe('http://localhost:4600');
    expect(localAddress(4600, '192.0.2.7')).toBe('http://192.0.2.7:4600');
    expect(localAddress(4600, '2001:db8::1')).toBe('http://[2001:db8::1]:4600');
  });
});
