import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../kernel/db/testing/test-databases.ts';
import { postRaw } from '../../testing/raw-request.ts';
import type { RawRequest } from '../../testing/raw-request.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const CREATE = '/api/personal/folder/new';
const LIST = '/api/personal/folder/load_files';
const IMPORT = '/api/personal/import/file';
const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = 1_048_576;

interface Answer {
  readonly code: string;
  readonly data: { readonly issues?: readonly { readonly path: string; readonly message: string }[] } | null;
}

let database: TestDatabase;
let server: TestServer;
let person: Person;
let folder: string;
let open: RawRequest[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chartdock-pages-'));
  mkdirSync(join(folder, 'web'), { recursive: true });
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>web</title>');
  database = await startEmbeddedTestDatabase();
  // No time passes here: a request that is not refused at once is never refused.
  const after = () => () => undefined;
  const pages = { CHARTDOCK_WEB_DIR: join(folder, 'web') };
  server = await startTestServer(await database.open(), pages, { after });
  person = await server.person();
});
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  for (const request of open) request.end();
  open = [];
});

/** Sends the head of a POST and nothing of its body. */
const announce = (path: string, headers: Readonly<Record<string, string | number>>): Promise<string> => {
  const request = postRaw(server.address, path, { accept: 'application/json', ...headers });
  open.push(request);
  return request.answer;
};
const post = async (path: string, type: string | undefined, body: string | Uint8Array<ArrayBuffer>) => {
  const headers = { token: person.token, ...(type === undefined ? {} : { 'content-type': type }) };
  // Bytes have no type of their own, as texts have.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const response = await server.send(path, { method: 'POST', headers, body: bytes });
  return { status: response.status, answer: (await response.json()) as Answer };
};
const isKnown = async (): Promise<boolean> => {
  const response = await server.send(LIST, { headers: { token: person.token } });
  return ((await response.json()) as Answer).code === '200';
};

describe('a body that never arrives', () => {
  it.each([
    ['without a token', CREATE, { told: '"code":"407"' }],
    ['with a token that is none', CREATE, { token: 'A'.repeat(43), told: '"code":"407"' }],
    ['for a call that there is not', '/api/none', { told: '"code":"70012"' }],
    ['for a method that the address does not have', LIST, { told: '"code":"70012"' }],
    ['for a call beside the guest page that there is not', '/embed/v1/api/none', { told: '"code":"70012"' }],
  ])('is not waited for %s', async (_what, path, { told, ...headers }) => {
    expect(await announce(path, { ...JSON_TYPE, ...headers, 'content-length': 2_000 })).toContain(told);
  });

  it('is not awaited without token from partners', async () => {
    const origin = 'https://partner.example';
    await server.app.database.db
      .insertInto('partner_client')
      .values({ id: 'partner', name: 'Partner', allowed_origins: [origin], created_at: 1 })
      .execute();
    const headers = { ...JSON_TYPE, origin, 'content-length': 2_000 };
    expect(await announce('/embed/v1/api/can?client=partner', headers)).toContain('"code":"407"');
  });

  it('is not awaited when declared too large', async () => {
    const { token } = person;
    const large = { ...JSON_TYPE, token, 'content-length': 2 * MEGABYTE };
    expect(await announce(CREATE, large)).toContain('"code":"70001"');
    const file = {
      'content-type': 'multipart/form-data; boundary=x',
      token,
      'content-length': 30 * MEGABYTE,
    };
    expect(await announce(IMPORT, file)).toContain('"code":"70029"');
  });

  it('is not asked for before a refusal', async () => {
    const expecting = { ...JSON_TYPE, expect: '100-continue', 'content-length': 2_000 };
    const refused = await announce(CREATE, expecting);
    expect(refused).toMatch(/^HTTP\/1\.1 200/);
    expect(refused).toContain('"code":"407"');
    const request = postRaw(server.address, CREATE, {
      ...expecting,
      token: person.token,
      'content-length': 17,
    });
    open.push(request);
    await expect.poll(() => request.received()).toContain('100 Continue');
    await request.write('{"title":"Later"}');
    await expect.poll(() => request.received()).toContain('"code":"200"');
  });
});

describe('a type of body that nobody reads', () => {
  it.each([
    ['text/plain', CREATE],
    ['application/xml', CREATE],
    ['application/octet-stream', IMPORT],
    [undefined, CREATE],
    ['application/json; charset=utf-7', CREATE],
  ])('answers 415 in an envelope: %s', async (type, path) => {
    const { status, answer } = await post(path, type, 'title=Plan');
    expect([status, answer.code]).toEqual([415, '70001']);
    expect(answer.data?.issues?.[0]?.message).toMatch(/type|character set/);
  });

  it('answers early, and takes empty bodies', async () => {
    const headers = { 'content-type': 'text/plain', token: person.token, 'content-length': 900_000 };
    expect(await announce(CREATE, headers)).toMatch(/^HTTP\/1\.1 415 /);
    expect((await post('/api/personal/notification/read_all', 'text/plain', '')).answer.code).toBe('200');
  });
});

describe('HEAD', () => {
  it('changes nothing and shows heads of reads', async () => {
    const { token } = person;
    const ask = (path: string) => server.send(path, { method: 'HEAD', headers: { token } });
    expect((await ask('/api/personal/login/out')).status).toBe(404);
    expect(await isKnown()).toBe(true);
    const { chartId } = await person.client.charts.create({ category: 'flow' });
    await person.client.viewLinks.updateLink({ id: chartId });
    expect((await ask(`/api/personal/view/del_link/${chartId}`)).status).toBe(404);
    expect((await person.client.viewLinks.getLink({ id: chartId })).link).not.toBeNull();
    const read = await ask(LIST);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });
});

describe('addresses that no page has', () => {
  it('tells robots that nothing here is for them', async () => {
    const response = await server.send('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each([
    ...[
      '/.well-known/security.txt',
      '/.well-known/change-password',
      '/.well-known/none',
      '/.well-known',
      '/.git/config',
      '/.env',
    ],
    ...['/api', '/api/', '/v1/api/none', '/v1/api', '/embed/v1/api', '/chart_image/none', '/photo/x'],
    ...['/openapi.yaml', '/sitemap.xml', '/favicon.none.png', '/index.php', '/wp-login.php'],
  ])('has no page at %s', async (path) => {
    const response = await server.send(path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ]);
    expect(((await response.json()) as Answer).code).toBe('70012');
  });
});

describe('a multipart body', () => {
  const send = async (boundary: string, title: string, quoted = false) => {
    const named = quoted ? `"${boundary}"` : boundary;
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="fullName"\r\n\r\n${title}\r\n--${boundary}--\r\n`;
    return post('/api/personal/user/v2/setting/information', `multipart/form-data; boundary=${named}`, body);
  };
  it.each([
    ['the boundary', 'Ann aB3x', false],
    ['the boundary behind two hyphens', 'Ann --aB3x Lee', false],
    ['the boundary at the begin of the text', 'aB3x Ann', true],
    ['the end of the form', 'Ann --aB3x-- Lee', false],
  ])('may have %s inside a text', async (_what, name, quoted) => {
    const { answer } = await send('aB3x', name, quoted);
    expect(answer).toMatchObject({ code: '200', data: { user: { fullName: name } } });
  });

  it('keeps file bytes that hold the boundary', async () => {
    const text = '# aB3x\n\n- one --aB3x two\n';
    const part =
      'Content-Disposition: form-data; name="file"; filename="aB3x.md"\r\nContent-Type: text/markdown';
    const body = `--aB3x\r\n${part}\r\n\r\n${text}\r\n--aB3x--\r\n`;
    const { answer } = await post(IMPORT, 'multipart/form-data; boundary=aB3x', body);
    expect(answer).toMatchObject({ code: '200', data: { file: { title: 'aB3x' } } });
  });
});

describe('what is wrong with an input', () => {
  it('has one shape except definitions’ sentences', async () => {
    const { chartId } = await person.client.charts.create({ category: 'flow' });
    const asked = [
      await post(CREATE, 'application/json', '{}'),
      await post(CREATE, 'application/json', '{"title":5}'),
      await post(CREATE, 'application/json', '{"title":"<script></script>"}'),
      await post(CREATE, 'application/json', `{"title":"${'x'.repeat(1000)}"}`),
      await post(CREATE, 'application/json', `{"title":"${'x'.repeat(2000)}"}`),
      await post(CREATE, 'application/json', '"title"'),
      await post(CREATE, 'application/json', '{"title":'),
      await post(CREATE, 'text/plain', 'title'),
      await post('/api/personal/folder/batch_operation', 'application/json', '{"type":"move","items":[]}'),
      await post('/api/personal/login/hand_off', 'application/json', '{"client":"none"}'),
      await post('/api/personal/canvas/sort', 'application/json', `{"chartId":"${chartId}","defIds":["c7"]}`),
      await post('/api/personal/order/wechat/pre_order', 'application/json', '{"orderType":"member"}'),
    ];
    for (const { answer } of asked) {
      const { issues = [] } = answer.data ?? {};
      expect([answer.code, issues.length > 0]).toEqual(['70001', true]);
      for (const { message } of issues) expect(message).toMatch(/^[A-Z][a-z]* [^\p{Script=Han}]*[^.]$/u);
    }
  });
});
