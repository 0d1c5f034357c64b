import { POSITION_EXPORT_PATH } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../kernel/db/testing/test-databases.ts';
import { postRaw } from '../../testing/raw-request.ts';
import type { RawRequest } from '../../testing/raw-request.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const MEGABYTE = 1_048_576;
const CREATE = endpoints.charts.create.path;
const UPLOAD = '/api/personal/import/file';
const SIGN_IN = '/api/personal/login/v2/account';
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=---------------------------7d1' };
const JSON_TYPE = { 'content-type': 'application/json' };

let database: TestDatabase;
let server: TestServer;
let waiting: (() => void)[] = [];
let open: RawRequest[] = [];

beforeAll(async () => {
  database = await startEmbeddedTestDatabase();
  const after = (_ms: number, run: () => void) => {
    waiting.push(run);
    return () => (waiting = waiting.filter((one) => one !== run));
  };
  server = await startTestServer(await database.open(), { CHARTDOCK_BODY_MEGABYTES: '48' }, { after });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});
afterEach(() => {
  for (const request of open) request.end();
  open = [];
});

const post = (path: string, headers: Readonly<Record<string, string | number>>): RawRequest => {
  const request = postRaw(server.address, path, { accept: 'application/json', ...headers });
  open.push(request);
  return request;
};
/** Lets 15 seconds pass for every body that is being received. */
const passTime = (): void => {
  for (const run of waiting.splice(0)) run();
};
const partOf = (name: string, value: string): string =>
  `-----------------------------7d1\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const keyOf = async (): Promise<string> => {
  const { client } = await server.person();
  const { chartId } = await client.charts.create({ category: 'flow' });
  return (await client.exporting.signKey({ chartId, isCanvas: true })).key;
};
const signIn = async (): Promise<string> => {
  const response = await server.send(SIGN_IN, {
    method: 'POST',
    body: new URLSearchParams({ account: 'a', password: 'b' }),
  });
  return ((await response.json()) as { code: string }).code;
};

describe('a body of more than 64 kB', () => {
  it('without export key is refused early', async () => {
    const request = post(POSITION_EXPORT_PATH, { ...MULTIPART, 'content-length': 20 * MEGABYTE });
    await request.write(partOf('def', 'x'.repeat(100_000)));
    expect(await request.answer).toMatch(/^HTTP\/1\.1 403 [^]*"code":"70031"/);
  });

  it('without token is refused early everywhere', async () => {
    for (const [path, code] of [
      [CREATE, '407'],
      [UPLOAD, '407'],
      [SIGN_IN, '70001'],
    ] as const) {
      const type = path === UPLOAD ? MULTIPART : JSON_TYPE;
      for (const token of [{}, { token: 'A'.repeat(43) }]) {
        const request = post(path, { ...type, ...token, 'content-length': 900_000 });
        await request.write(' '.repeat(1_000));
        expect([path, await request.answer]).toEqual([path, expect.stringContaining(`"code":"${code}"`)]);
      }
    }
    const embedded = post('/embed/v1/api/token?client=a', { ...JSON_TYPE, 'content-length': 100_000 });
    expect(await embedded.answer).toContain('"code":"70001"');
  });

  it('of unknown length is refused while growing', async () => {
    const request = post(CREATE, { ...JSON_TYPE, 'transfer-encoding': 'chunked' });
    for (let sent = 0; sent < 5; sent += 1) await request.write(`5000\r\n${' '.repeat(0x5000)}\r\n`);
    expect(await request.answer).toContain('"code":"407"');
  });

  it('is taken with an export key anywhere', async () => {
    const body = (key: string, last: string) =>
      `${partOf('signKey', key)}${partOf('def', JSON.stringify({ a: 'x'.repeat(200_000) }))}${partOf('signKey', last)}-----------------------------7d1--\r\n`;
    const ask = async (address: string, headers: Record<string, string>, text: string) =>
      (await server.send(address, { method: 'POST', headers: { ...MULTIPART, ...headers }, body: text }))
        .status;
    const key = await keyOf();
    expect(await ask(POSITION_EXPORT_PATH, {}, body(key, key))).toBe(200);
    expect(await ask(POSITION_EXPORT_PATH, {}, body('none', key))).toBe(403);
    expect(await ask(`${POSITION_EXPORT_PATH}?signKey=${key}`, {}, body('none', key))).toBe(200);
    expect(await ask(POSITION_EXPORT_PATH, { 'sign-key': key }, body('none', key))).toBe(200);
  });
});

describe('a slow body', () => {
  it('is cut after 15 seconds, and its connection closed', async () => {
    const person = await server.person();
    const stalled = [
      post(SIGN_IN, { ...JSON_TYPE, 'content-length': 2_000 }),
      post(UPLOAD, { ...MULTIPART, token: person.token, 'content-length': 2 * MEGABYTE }),
      post(POSITION_EXPORT_PATH, { ...MULTIPART, 'content-length': 20 * MEGABYTE }),
    ];
    for (const request of stalled) await request.write('--');
    await expect.poll(() => waiting.length).toBe(3);
    passTime();
    for (const request of stalled) {
      expect(await request.answer).toMatch(/connection: close[^]*"code":"70001"/i);
      await expect.poll(() => request.socket.destroyed).toBe(true);
    }
  });

  it('goes on at half a megabyte per 15 seconds', async () => {
    const person = await server.person();
    const request = post(UPLOAD, { ...MULTIPART, token: person.token, 'content-length': 5 * MEGABYTE });
    let answered = false;
    void request.answer.then(() => (answered = true));
    for (let round = 0; round < 2; round += 1) {
      await request.write('x'.repeat(MEGABYTE));
      await new Promise((resolve) => setTimeout(resolve, 200));
      passTime();
    }
    expect([answered, waiting.length]).toEqual([false, 1]);
    passTime();
    expect(await request.answer).toContain('came too slowly');
  });
});

describe('when there is no room', () => {
  it('wait when large, while small calls continue', async () => {
    const [ann, bob, eve] = [await server.person(), await server.person(), await server.person()];
    const upload = async (token: string): Promise<RawRequest> => {
      const request = post(UPLOAD, { ...MULTIPART, token, 'content-length': 20 * MEGABYTE });
      await request.write(Buffer.alloc(19 * MEGABYTE, 97));
      return request;
    };
    const first = await upload(ann.token);
    // One account takes half at most.
    const second = await upload(ann.token);
    expect(await second.answer).toMatch(/retry-after: 2[^]*"code":"70014"/i);
    await upload(bob.token);
    const third = await upload(eve.token);
    expect(await third.answer).toMatch(/^HTTP\/1\.1 200 [^]*retry-after: 2[^]*"code":"70014"/i);
    const form = post(`${POSITION_EXPORT_PATH}?signKey=${await keyOf()}`, {
      ...MULTIPART,
      'content-length': 20 * MEGABYTE,
    });
    await form.write(Buffer.alloc(19 * MEGABYTE, 97));
    expect(await form.answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 2[^]*"code":"70014"/i);
    expect(await signIn()).toBe('70007');
    first.end();
    await expect
      .poll(async () => {
        const request = await upload(eve.token);
        await request.write(Buffer.alloc(MEGABYTE, 97));
        return request.answer;
      })
      .toContain('"code":"70001"');
  });

  it('60 stalled forms of strangers hold next to nothing', async () => {
    const before = process.memoryUsage().rss;
    const forms = Array.from({ length: 60 }, () =>
      post(POSITION_EXPORT_PATH, { ...MULTIPART, 'content-length': 20 * MEGABYTE }),
    );
    const bytes = Buffer.alloc(5 * MEGABYTE, 97);
    await Promise.all(forms.map((form) => form.write(bytes)));
    for (const form of forms) expect(await form.answer).toContain('70031');
    // Each of them used to hold its sent bytes: 300 MB here.
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
  });
});
