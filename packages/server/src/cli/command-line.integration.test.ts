import { spawn as spawnProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { variables } from '../kernel/config/config-table.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { startPostgres } from '../kernel/db/testing/start-postgres.ts';
import { createCommandStage } from './testing/command-stage.ts';

const COMMAND = fileURLToPath(new URL('../../bin/chartdock.js', import.meta.url));

/** Lets Node take itself for another version. */
const asNode = (node: string): string =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${node}'}})`;

describe('the command line', () => {
  const { root, createDataFolder, type, spawn, endAll, remove } = createCommandStage();
  let folders = 0;

  afterEach(endAll);
  afterAll(remove);

  it('names the Node it needs in an old one', async () => {
    const child = spawnProcess(process.execPath, ['--import', asNode('20.20.2'), COMMAND, '--help']);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toBe('The Chartdock server needs Node 24 or newer; this is Node 20.20.2.\n');
  });

  it('explains every variable and command on --help', async () => {
    const { code, out, err } = await spawn(['--help']).ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name, meaning, fallback } of Object.values(variables)) {
      const line = out.split('\n').find((one) => one.trim().startsWith(`${name} `));
      expect(line).toContain(meaning);
      expect(line).toContain(fallback);
    }
    for (const command of [
      'serve',
      'seed --demo',
      'seed --files N',
      'db move',
      'users add',
      'users promote',
      'users sessions',
      'review approve',
      'clients add',
      'clients rotate',
    ])
      expect(out).toContain(`chartdock ${command}`);
  });

  it.skipIf(process.platform === 'win32')('hides the data folder from other users', async () => {
    const dataDir = await createDataFolder();
    const paths = (): string[] => [
      dataDir,
      ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name)),
    ];
    for (const path of paths()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    const server = spawn(['serve'], { CHARTDOCK_DATA: dataDir });
    await server.address();
    expect(paths().filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
    server.stop();
    expect((await server.ended).out).not.toContain('Other users');
  });

  it.each([
    [['dance'], 'There is no command "dance"'],
    [['serve', '--loud'], '--loud'],
    [['seed', '--files', '1.5'], 'seed --files needs a whole number'],
    [['db', 'move'], 'db move needs --to'],
    [['constructor'], 'There is no command "constructor"'],
    [['clients'], 'There is no command "clients"'],
    [['users', 'add'], 'users add needs --account'],
    [['users', 'disable', '--account', 'ann'], 'users disable needs --account'],
    [['clients', 'add', '--origins', 'https://a.example'], 'clients add needs --id'],
    [['clients', 'add', '--id', 'a b', '--origins', 'https://a.example'], 'clients add needs --id'],
    [['clients', 'add', '--id', 'a'], 'clients add needs --origins'],
    [['clients', 'add', '--id', 'a', '--origins', 'https://a.example/path'], 'is no origin'],
    [['clients', 'add', '--id', 'a', '--origins', 'https://a.example,*'], '* is no origin'],
    [
      ['clients', 'add', '--id', 'a', '--origins', 'https://a.example', '--scopes', 'all'],
      '--scopes is a list',
    ],
    [['clients', 'rotate', '--id', 'a', '--keep', 'soon'], '--keep'],
    [['templates', 'import', '--partner', 'shop'], 'Templates of a partner come from a folder'],
  ])('answers exit code 2 and one line to %j', async (args, part) => {
    const { code, out, err } = await type(args).ended;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(part);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [
      { CHARTDOCK_TRUSTPROXY: 'loopback' },
      'CHARTDOCK_TRUSTPROXY is no setting. Did you mean CHARTDOCK_TRUST_PROXY?',
    ],
    [{ CHARTDOCK_SEDE: 'none' }, 'CHARTDOCK_SEDE is no setting. Did you mean CHARTDOCK_SEED?'],
    [{ CHARTDOCK_SEED: 'some' }, 'CHARTDOCK_SEED must be auto, demo, none, not "some".'],
  ])('exits with code 1 and names %j', async (environment, message) => {
    const { code, out, err } = await type(['serve'], environment).ended;
    expect({ code, out, err: err.trim() }).toEqual({ code: 1, out: '', err: message });
  });

  it.each([
    ['203.0.113.1', 'This machine has no such address: set HOST'],
    ['nonsense.invalid', 'HOST is no address that can be found'],
  ])('explains in one line the address %s', async (host, part) => {
    const { code, err } = await type(['serve'], { CHARTDOCK_DATA: await createDataFolder(), HOST: host })
      .ended;
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(part);
  });

  it.each<[string, (folder: string) => void, string]>([
    ['a file', (folder) => writeFileSync(folder, ''), 'it is a file. Name a folder in CHARTDOCK_DATA.'],
    [
      'a damaged lock',
      (folder) => {
        mkdirSync(folder);
        writeFileSync(join(folder, 'server.lock'), 'x'.repeat(4_096));
      },
      'It holds no data: delete it, then start again.',
    ],
  ])('explains %s as data folder in one line', async (_what, make, part) => {
    const folder = join(root, `broken-${(folders += 1)}`);
    make(folder);
    const { code, err } = await type(['serve'], { CHARTDOCK_DATA: folder }).ended;
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(part);
  });

  it('explains a taken port in one line', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const environment = { CHARTDOCK_DATA: await createDataFolder(), PORT: String(port) };
    const { code, err } = await type(['serve'], environment).ended;
    taken.close();
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('Another program listens there already: stop it, or choose another PORT.');
  });

  it.each([
    ['global/pg_control', (file: string) => truncateSync(file, 100)],
    ['PG_VERSION', (file: string) => writeFileSync(file, 'nothing')],
    ['pg_wal', (file: string) => rmSync(file, { recursive: true })],
  ])('explains damaged database files in one line: %s', async (name, damage) => {
    const dataDir = await createDataFolder();
    damage(join(dataDir, 'database', name));
    const { code, err } = await type(['serve'], { CHARTDOCK_DATA: dataDir }).ended;
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('files of it are missing or damaged. Put a copy of the whole folder in its place');
  });

  // Files of the system itself may not be written, not even by its administrator.
  it.skipIf(process.platform !== 'linux').each([
    ['/proc/nope', 'it cannot be made there. Name another in CHARTDOCK_DATA.'],
    ['/proc/nope/deeper', 'it cannot be made there. Name another in CHARTDOCK_DATA.'],
    ['/sys/nope', 'or name another in CHARTDOCK_DATA.'],
  ])('ends within seconds without a folder: %s', async (folder, part) => {
    const { code, err } = await type(['serve'], { CHARTDOCK_DATA: folder }).ended;
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(part);
  });

  // An administrator may write everywhere.
  it.skipIf(process.getuid?.() === 0)('explains a read-only data folder in one line', async () => {
    const dataDir = await createDataFolder();
    chmodSync(join(dataDir, 'server.lock'), 0o400);
    chmodSync(dataDir, 0o500);
    const { code, err } = await type(['serve'], { CHARTDOCK_DATA: dataDir }).ended;
    chmodSync(dataDir, 0o700);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('it may not be written. Please give it to the user who runs the server');
  });

  it.each([
    ['hello', 'DATABASE_URL must be a PostgreSQL address such as postgres://'],
    ['mysql://ann:topsecret@127.0.0.1/x', 'DATABASE_URL must be a PostgreSQL address such as postgres://'],
    ['postgres://ann:topsecret@127.0.0.1:99999/x', 'DATABASE_URL must be a PostgreSQL address'],
    [
      'postgres://ann:topsecret@nonsense.invalid/x',
      'The host of nonsense.invalid cannot be found. Correct it',
    ],
    ['postgres://ann:topsecret@127.0.0.1:1/x', 'No PostgreSQL answers at 127.0.0.1:1. Start it, or correct'],
  ])('explains in one line the database address %s', async (url, part) => {
    const { code, err } = await type(['serve'], { DATABASE_URL: url }).ended;
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(part);
    expect(err).not.toContain('topsecret');
  });

  it('explains wrong passwords, users and databases in one line', async () => {
    const postgres = await startPostgres();
    const sayOf = async (change: (url: URL) => void): Promise<string> => {
      const url = new URL(postgres.url);
      change(url);
      const { code, err } = await type(['serve'], { DATABASE_URL: url.href }).ended;
      expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
      return err;
    };
    try {
      expect(await sayOf((url) => (url.pathname = '/missing'))).toContain(
        'has no database "missing". Create it, or correct its name in DATABASE_URL.',
      );
      await askForPasswords(postgres.url);
      for (const user of ['ann', 'nobody']) {
        const said = await sayOf((url) => {
          [url.username, url.password] = [user, 'topsecret'];
        });
        expect(said).toContain(
          `does not let "${user}" in. Correct the user and the password in DATABASE_URL.`,
        );
        expect(said).not.toContain('topsecret');
      }
    } finally {
      await postgres.stop();
    }
  });

  it('warns of misspelt variables and starts', async () => {
    const server = type(['serve'], { CHARTDOCK_DATA: await createDataFolder(), CHARTDOCK_FLAVOUR: 'mint' });
    await server.address();
    server.stop();
    expect((await server.ended).err).toContain('CHARTDOCK_FLAVOUR is no setting of the server');
  });

  it('says by /readyz that it stops before it does', async () => {
    const environment = { CHARTDOCK_DATA: await createDataFolder(), CHARTDOCK_STOP_DELAY_MS: '3000' };
    const server = type(['serve'], environment);
    const address = await server.address();
    server.stop();
    await expect.poll(() => fetch(`${address}/readyz`).then((answer) => answer.status)).toBe(503);
    expect((await server.ended).code).toBe(0);
  });

  it('refuses a second server and stops on SIGTERM', async () => {
    const environment = { CHARTDOCK_DATA: await createDataFolder() };
    const first = spawn(['serve'], environment);
    const address = await first.address();
    const second = await spawn(['serve'], environment).ended;
    expect(second.code).toBe(1);
    expect(second.err.trim().split('\n')).toHaveLength(1);
    expect(second.err).toContain(environment.CHARTDOCK_DATA);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    first.stop();
    expect((await first.ended).code).toBe(0);
  });

  it('registers, changes and forgets partners, showing secrets once', async () => {
    const environment = { CHARTDOCK_DATA: await createDataFolder() };
    const clients = async (...args: string[]) => type(['clients', ...args], environment).ended;
    const secretIn = (out: string): string => /^[\w-]{43}$/m.exec(out)?.[0] ?? '';
    expect((await clients('list')).out.trim()).toBe('No partner is registered.');
    const origins = 'https://a.example, http://*.a.example:*';
    const added = await clients('add', '--id', 'shop', '--name', 'Shop', '--origins', origins);
    const opening = `Opening the database in ${environment.CHARTDOCK_DATA} …\n`;
    expect({ code: added.code, err: added.err }).toEqual({ code: 0, err: opening });
    expect(secretIn(added.out)).not.toBe('');
    expect(added.out).toContain("createChartdock({ clientId: 'shop', baseUrl: 'http://localhost:");
    const again = await clients('add', '--id', 'shop', '--origins', 'https://b.example');
    expect([again.code, again.out]).toEqual([2, '']);
    expect(again.err).toContain('registered already');
    const rotated = await clients('rotate', '--id', 'shop', '--keep', '1');
    expect(secretIn(rotated.out)).not.toBe(secretIn(added.out));
    expect((await clients('origins', '--id', 'shop', '--origins', 'https://c.example')).code).toBe(0);
    const before = (await clients('list')).out;
    expect(before).toContain('files:read, files:write, export\n');
    expect(await clients('scopes', '--id', 'shop')).toMatchObject({
      code: 2,
      err: expect.stringContaining('clients scopes needs --scopes') as string,
    });
    expect((await clients('scopes', '--id', 'shop', '--scopes', 'files:read, pay')).code).toBe(0);
    const listed = (await clients('list')).out;
    expect(listed).toContain('shop  Shop');
    expect(listed).toContain('https://c.example');
    expect(listed).toContain('files:read, pay\n');
    expect(listed).toContain('secrets 2');
    const database = await openDatabase({ dataDir: environment.CHARTDOCK_DATA });
    const { rows } = await database.pool.query('select * from partner_secret');
    await database.close();
    expect(rows).toHaveLength(2);
    for (const { out } of [added, rotated]) {
      expect(JSON.stringify(rows)).not.toContain(secretIn(out));
      expect(listed).not.toContain(secretIn(out));
    }
    const templates = fileURLToPath(new URL('../../../../examples/partner-page/templates', import.meta.url));
    const load = (id: string) => type(['templates', 'import', templates, '--partner', id], environment).ended;
    expect((await load('shop')).out.trim()).toBe('2 templates are new in the library.');
    expect(await load('nobody')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no partner nobody') as string,
    });
    expect((await clients('remove', '--id', 'shop')).code).toBe(0);
    const unknown = await clients('rotate', '--id', 'shop');
    expect([unknown.code, unknown.err]).toEqual([
      2,
      `${opening}There is no partner shop. See chartdock --help.\n`,
    ]);
  });

  it('makes and closes accounts, and shows a password once', async () => {
    const environment = { CHARTDOCK_DATA: await createDataFolder() };
    const users = async (...args: string[]) => type(['users', ...args], environment).ended;
    expect((await users('list')).out.trim()).toBe('There is no account.');
    const added = await users('add', '--account', 'Ann@Example.test', '--name', 'Ann');
    const opening = `Opening the database in ${environment.CHARTDOCK_DATA} …\n`;
    expect({ code: added.code, err: added.err }).toEqual({ code: 0, err: opening });
    expect(added.out).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/m);
    const again = await users('add', '--account', 'ann@example.test');
    expect([again.code, again.out, again.err]).toEqual([
      2,
      '',
      `${opening}The account ann@example.test exists already. See chartdock --help.\n`,
    ]);
    expect((await users('disable', '--account', 'ann@example.test')).code).toBe(0);
    expect((await users('list')).out).toContain('ann@example.test  Ann\n  free, disabled; 0 files');
    const unknown = await users('reset', '--account', 'nobody@example.test');
    expect([unknown.code, unknown.out, unknown.err]).toEqual([
      2,
      '',
      `${opening}There is no account nobody@example.test. See chartdock --help.\n`,
    ]);
  });

  it('shows the owner’s password at the first start only', async () => {
    const dataDir = await createDataFolder();
    const environment = { CHARTDOCK_DATA: dataDir, CHARTDOCK_OWNER: 'boss@example.test' };
    const server = type(['serve'], environment);
    const address = await server.address();
    server.stop();
    const { out } = await server.ended;
    const [, password = ''] = /boss@example\.test\. Its password is shown this once: (\S+)/.exec(out) ?? [];
    const later = type(['serve'], environment);
    expect(await trySignIn(await later.address(), 'boss@example.test', password)).toBe('200');
    later.stop();
    expect((await later.ended).out).not.toContain('password');
    expect(address).toMatch(/^http:/);
  });

  it('puts the demo on networks only by name', async () => {
    const dataDir = await createDataFolder();
    // An address that the settings do not take for loopback, though it is, so that no test opens a port to others.
    const open = { CHARTDOCK_DATA: dataDir, HOST: '127.1', CHARTDOCK_SEED: '' };
    const server = type(['serve'], open);
    const port = new URL(await server.address()).port;
    expect(await trySignIn(`http://127.0.0.1:${port}`, 'free@chartdock.test', 'Chartdock1')).toBe('70007');
    server.stop();
    expect((await server.ended).out).toContain('Made the account owner@localhost');
    expect((await type(['seed', '--demo'], { CHARTDOCK_DATA: dataDir }).ended).code).toBe(0);
    const warned = type(['serve'], open);
    await warned.address();
    warned.stop();
    expect((await warned.ended).out).toContain('Everyone knows the passwords of the demo accounts');
  });

  it('fills an account exactly, even over a restart', async () => {
    const environment = { CHARTDOCK_DATA: await createDataFolder() };
    const account = 'many@example.test';
    const added = await type(['seed', '--files', '230', '--account', account], environment).ended;
    expect({ code: added.code, err: added.err }).toEqual({ code: 0, err: '' });
    expect(added.out).toContain(`${account} has 230 files more`);
    const again = await type(['seed', '--files', '7', '--account', account], environment).ended;
    expect({ code: again.code, err: again.err }).toEqual({ code: 0, err: '' });
    for (const round of ['first start', 'restart']) {
      const server = type(['serve'], environment);
      expect(await trySignIn(await server.address(), account), round).toBe('200');
      server.stop();
      expect((await server.ended).code, round).toBe(0);
    }
    const database = await openDatabase({ dataDir: environment.CHARTDOCK_DATA });
    const { rows } = await database.pool.query(
      `select files::int as counted, (select count(*)::int from node where kind = 1) as held from user_counter`,
    );
    await database.close();
    expect(rows).toEqual([{ counted: 237, held: 237 }]);
  });
});

/** Lets a PostgreSQL server ask everyone for a password, and makes somebody who has one. */
const askForPasswords = async (url: string): Promise<void> => {
  const { pool, close } = await openDatabase({ url });
  await pool.query(`create role ann login password 'right'`);
  const { rows } = await pool.query<{ hba_file: string }>('show hba_file');
  await pool.query(`copy (select 'host all all all scram-sha-256') to '${rows[0]?.hba_file ?? ''}'`);
  await pool.query('select pg_reload_conf()');
  await close();
};

const trySignIn = async (address: string, account: string, password = 'Chartdock1'): Promise<string> => {
  const answer = await fetch(`${address}/api/personal/login/v2/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  return ((await answer.json()) as { code: string }).code;
};
