import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askServer } from './ask-server.ts';
import { openControl } from './control-server.ts';
import type { Control, RunControlled } from './control-server.ts';

interface Sent {
  readonly key?: string;
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

describe.skipIf(process.platform === 'win32')('the control socket of a server', () => {
  let dataDir = '';
  const opened: Control[] = [];
  const ran: (readonly string[])[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'chartdock-ctl-'));
    ran.length = 0;
  });
  afterEach(async () => {
    for (const control of opened.splice(0)) await control.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run: RunControlled = async ({ args }, say) => {
    ran.push(args);
    say({ out: `did ${args.join(' ')}` });
    say({ err: 'careful' });
    return 3;
  };
  const open = async (folder = dataDir, runs = run): Promise<Control> => {
    const isKnown = ([word]: readonly string[]): boolean => word === 'clients';
    const control = await openControl({ dataDir: folder, isKnown, run: runs });
    opened.push(control);
    return control;
  };
  const accessOf = (folder = dataDir): { readonly socket: string; readonly key: string } =>
    JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8')) as { socket: string; key: string };
  const ask = async (args: string[], folder = dataDir) => {
    const said: string[] = [];
    const code = await askServer({
      dataDir: folder,
      args,
      cwd: '/',
      print: (line) => said.push(`out ${line}`),
      printError: (line) => said.push(`err ${line}`),
      onConnected: () => said.push('connected'),
    });
    return { code, said };
  };

  /** Sends a request as no command of ours does, and resolves with its status; 0 when the connection was cut. */
  const send = ({
    key = accessOf().key,
    method = 'POST',
    path = '/commands',
    body = '',
    headers = {},
  }: Sent) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const sent = httpRequest(
      {
        socketPath: accessOf().socket,
        method,
        path,
        agent: false,
        headers: { authorization: `Bearer ${key}`, ...headers },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
    return promise;
  };
  const command = (change: object = {}): string =>
    JSON.stringify({ v: 1, args: ['clients', 'list'], cwd: '/', ...change });

  it('runs a command and returns lines and code', async () => {
    await open();
    expect(await ask(['clients', 'list'])).toEqual({
      code: 3,
      said: ['connected', 'out did clients list', 'err careful'],
    });
  });

  it('sends each line as it is said', async () => {
    const release = Promise.withResolvers<void>();
    await open(dataDir, async (_asked, say) => {
      say({ out: 'half' });
      await release.promise;
      return 0;
    });
    const said: string[] = [];
    const end = askServer({
      dataDir,
      args: ['clients', 'list'],
      cwd: '/',
      print: (line) => said.push(line),
      printError: () => undefined,
      onConnected: () => undefined,
    });
    await expect.poll(() => said).toEqual(['half']);
    release.resolve();
    expect(await end).toBe(0);
  });

  it.each<[string, Sent, number]>([
    ['no key', { key: '', body: command() }, 401],
    ['another key', { key: 'x'.repeat(43), body: command() }, 401],
    ['another method', { method: 'GET' }, 404],
    ['another path', { path: '/', body: command() }, 404],
    ['no JSON', { body: '{"v":1' }, 400],
    ['another version', { body: command({ v: 2 }) }, 400],
    ['a field that there is not', { body: command({ environment: {} }) }, 400],
    ['arguments of another kind', { body: command({ args: ['clients', 1] }) }, 400],
    ['too many arguments', { body: command({ args: Array.from({ length: 65 }, () => 'clients') }) }, 400],
    ['a command that is none of a running server', { body: command({ args: ['serve'] }) }, 400],
    ['a body that is too long', { body: command({ args: ['clients', 'x'.repeat(70_000)] }) }, 413],
    ['a declared length that is too long', { body: '', headers: { 'content-length': '9999999999' } }, 413],
  ])('refuses %s and runs nothing', async (_what, sent, status) => {
    await open();
    expect([await send(sent), ran]).toEqual([status, []]);
    // A control: the same with the key and a command of ours runs.
    expect([await send({ body: command() }), ran]).toEqual([200, [['clients', 'list']]]);
  });

  it('refuses a body that grows too long', async () => {
    await open();
    const status = await send({
      body: 'x'.repeat(200_000),
      headers: { 'transfer-encoding': 'chunked' },
    });
    // The connection may be cut before the refusal was read.
    expect([0, 413]).toContain(status);
    expect(ran).toEqual([]);
  });

  it('keeps socket and fresh key to their owner', async () => {
    const first = await open();
    const { socket, key } = accessOf();
    expect(socket).toBe(join(dataDir, 'control.sock'));
    const modes = [socket, join(dataDir, 'control.json')].map((path) => statSync(path).mode & 0o777);
    expect([statSync(socket).isSocket(), ...modes]).toEqual([true, 0o600, 0o600]);
    expect(key).toMatch(/^[\w-]{43}$/);
    await first.stop();
    await open();
    expect(accessOf().key).not.toBe(key);
    expect(await send({ key, body: command() })).toBe(401);
  });

  it('removes socket and key once commands have ended', async () => {
    const release = Promise.withResolvers<void>();
    const control = await open(dataDir, async (_asked, say) => {
      say({ out: 'begun' });
      await release.promise;
      return 0;
    });
    const begun = Promise.withResolvers<void>();
    const asked = askServer({
      dataDir,
      args: ['clients', 'list'],
      cwd: '/',
      print: () => begun.resolve(),
      printError: () => undefined,
      onConnected: () => undefined,
    });
    await begun.promise;
    const stopped = control.stop();
    expect(await ask(['clients', 'list'])).toEqual({ code: undefined, said: [] });
    release.resolve();
    expect(await asked).toBe(0);
    await stopped;
    expect([existsSync(join(dataDir, 'control.json')), existsSync(join(dataDir, 'control.sock'))]).toEqual([
      false,
      false,
    ]);
  });

  it('uses the temporary folder for long paths', async () => {
    const deep = join(dataDir, 'd'.repeat(100));
    mkdirSync(deep);
    const control = await open(deep);
    const { socket } = accessOf(deep);
    expect(dirname(dirname(socket))).toBe(tmpdir());
    expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
    expect((await ask(['clients', 'list'], deep)).code).toBe(3);
    await control.stop();
    expect(existsSync(dirname(socket))).toBe(false);
  });

  it('replaces a killed server’s socket, nothing else', async () => {
    const stranger = join(dataDir, 'stranger');
    mkdirSync(stranger);
    writeFileSync(join(stranger, 'control.sock'), 'of someone else');
    writeFileSync(join(dataDir, 'control.sock'), 'left behind');
    const left = { socket: join(stranger, 'control.sock'), key: 'x'.repeat(43) };
    writeFileSync(join(dataDir, 'control.json'), JSON.stringify(left));
    expect(await ask(['clients', 'list'])).toEqual({ code: undefined, said: [] });
    await open();
    expect((await ask(['clients', 'list'])).code).toBe(3);
    expect(readFileSync(left.socket, 'utf8')).toBe('of someone else');
  });

  it('differs from a server that dies mid-command', async () => {
    const socket = join(dataDir, 'control.sock');
    const rude = createServer((connection) =>
      connection.once('data', () =>
        connection.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{"out":"begun"}\n'),
      ),
    );
    await new Promise<void>((resolve) => rude.listen(socket, resolve));
    writeFileSync(join(dataDir, 'control.json'), JSON.stringify({ socket, key: 'x'.repeat(43) }));
    await expect(ask(['clients', 'list'])).rejects.toMatchObject({ code: 'server_did_not_answer' });
    await new Promise((resolve) => rude.close(resolve));
  });
});
