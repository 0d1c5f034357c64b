import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../kernel/config/config.ts';
import { createCommandStage } from '../testing/command-stage.ts';
import { manage } from './manage.ts';

const PAGE = 'https://shop.example';
const OTHER = 'https://other.example';
const DEMO = { account: 'free@chartdock.test', password: 'Chartdock1' };

/** Returns which pages a running server lets embed a partner's frame. */
const framedBy = async (address: string, client: string): Promise<string> => {
  const response = await fetch(`${address}/embed/v1/?client=${client}`);
  return /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
};

const call = async (address: string, path: string, init: RequestInit): Promise<unknown> =>
  ((await (await fetch(`${address}/api/personal/${path}`, init)).json()) as { readonly data: unknown }).data;

const signIn = async (address: string): Promise<string> => {
  const body = new URLSearchParams(DEMO);
  const data = await call(address, 'login/v2/account', { method: 'POST', body });
  return (data as { readonly token: string }).token;
};

interface Listed {
  readonly rows: readonly { readonly fileId: string; readonly fileType: string }[];
}

describe('commands while the server runs on the embedded database', () => {
  const stage = createCommandStage();
  const { root, createDataFolder, createDemoFolder, spawn, endAll, remove } = stage;
  const type = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
    stage.type(args, environment).ended;
  afterEach(endAll);
  afterAll(remove);

  it('run through it and leave nothing behind', async () => {
    const environment = { CHARTDOCK_DATA: await createDemoFolder(), CHARTDOCK_SEED: 'demo' };
    const server = spawn(['serve'], environment);
    const address = await server.address();
    // Its knowledge of partners is read here, and would be remembered for five seconds.
    expect(await framedBy(address, 'shop')).toBe("'none'");
    const added = await type(['clients', 'add', '--id', 'shop', '--origins', PAGE], environment);
    expect([await framedBy(address, 'shop'), added.code]).toEqual([PAGE, 0]);
    expect(added.err).toBe('Talking to the running server …\n');
    expect(added.out).toMatch(/^[\w-]{43}$/m);
    expect(added.out).toContain(`clientId: 'shop', baseUrl: '${address}'`);
    await type(['clients', 'origins', '--id', 'shop', '--origins', OTHER], environment);
    expect(await framedBy(address, 'shop')).toBe(OTHER);

    const typeEach = async () => {
      const ends = [];
      for (const line of [
        'clients list',
        'payments bills',
        'clients rotate --id nobody',
        'clients add --id a',
      ]) {
        const { code, out, err } = await type(line.split(' '), environment);
        // The place where a command runs is told to people, and is no part of its output.
        ends.push({ code, out, err: err.replace(/^(Talking|Opening) .*\n/, '') });
      }
      return ends;
    };
    const besideServer = await typeEach();
    expect(besideServer.map(({ code }) => code)).toEqual([0, 0, 2, 2]);

    const token = await signIn(address);
    const ask = () => call(address, 'folder/load_files?pageSize=50', { headers: { token } });
    const file = ((await ask()) as Listed).rows.find(({ fileType }) => fileType !== 'folder')?.fileId ?? '';
    const drawing = join(root, 'drawn.svg');
    const drawn = await type(['render', file, '--to', drawing], environment);
    expect([drawn.code, drawn.out]).toEqual([0, `${drawing}\n`]);
    expect(readFileSync(drawing, 'utf8')).toContain('<svg');
    expect((await type(['users', 'disable', '--account', DEMO.account], environment)).code).toBe(0);
    expect(await ask()).toBeNull();

    server.stop();
    expect((await server.ended).code).toBe(0);
    const left = ['control.sock', 'control.json'].filter((name) =>
      existsSync(join(environment.CHARTDOCK_DATA, name)),
    );
    expect(left).toEqual([]);
    expect(await typeEach()).toEqual(besideServer);
  });

  it('open the database themselves after a kill', async () => {
    const environment = { CHARTDOCK_DATA: await createDataFolder() };
    const killed = spawn(['serve'], environment);
    await killed.address();
    killed.kill();
    await killed.ended;
    expect(existsSync(join(environment.CHARTDOCK_DATA, 'control.json'))).toBe(true);
    const add = async (id: string) => {
      let err = '';
      const code = await manage({
        config: readConfig(environment),
        args: ['clients', 'add', '--id', id, '--origins', PAGE],
        print: () => undefined,
        printError: (line) => (err += `${line}\n`),
        cwd: root,
        patienceMs: Number.POSITIVE_INFINITY,
      });
      return { code, err };
    };
    const alone = await Promise.all([add('one'), add('two')]);
    expect(alone.map(({ code }) => code)).toEqual([0, 0]);
    const opening = `Opening the database in ${environment.CHARTDOCK_DATA} …\n`;
    expect(alone.map(({ err }) => err.startsWith(opening))).toEqual([true, true]);
    const next = spawn(['serve'], environment);
    await next.address();
    const listed = await type(['clients', 'list'], environment);
    expect([listed.code, listed.err]).toEqual([0, 'Talking to the running server …\n']);
    expect(listed.out).toContain('one  one');
  });
});
