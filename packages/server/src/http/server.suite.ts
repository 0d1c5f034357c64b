import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  avatarAddress,
  boardThumbnailAddress,
  fileThumbnailAddress,
  thumbnailAddress,
} from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAddresses } from '../../../../tests/requirements/call-addresses.ts';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../testing/share-node.ts';
import { TEST_PASSWORD, refusalOf, startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';
import { wireOf } from '../testing/wire.ts';

const DAY_MS = 86_400_000;
const SIGN_IN = '/api/personal/login/v2/account';

/** Lists the calls that need no token: signing in, public files, and files behind a link. Every other is guarded (GUARD-26). */
const OPEN_PATHS: readonly string[] = [
  SIGN_IN,
  '/api/personal/login/resume',
  '/api/personal/login/send/code',
  '/api/personal/login/register',
  '/api/personal/login/reset/password',
  '/api/activity/partner/login',
  '/api/personal/chart/get/info',
  // Asked by a ticket: a native page has no token, and a page that is back from WeChat not yet.
  '/api/order/wechat/in_app/pay',
  '/api/order/wechat/in_page/pay',
  '/api/personal/view/content/{id}',
  '/api/personal/view/open/{id}',
  '/api/personal/search/official',
  '/api/personal/tags/official',
  '/api/personal/tags/category/official',
  '/api/personal/template/official/category',
];

interface Answer {
  readonly code: string;
  readonly msg: string;
  readonly data: { readonly token?: string; readonly expireTime?: number; readonly userId?: string } | null;
}

/** Proves sessions, pages, images and the rules around the calls, over HTTP. */
export const serverSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chartdock-pages-'));
    mkdirSync(join(folder, 'web/assets'), { recursive: true });
    mkdirSync(join(folder, 'embed/page/assets'), { recursive: true });
    mkdirSync(join(folder, 'embed/script'), { recursive: true });
    writeFileSync(
      join(folder, 'web/index.html'),
      '<!doctype html><script>begin()</script><title>web</title>',
    );
    writeFileSync(join(folder, 'web/file.html'), '<!doctype html><title>file</title>');
    writeFileSync(join(folder, 'web/assets/main-abcd1234.js'), 'plain');
    writeFileSync(join(folder, 'web/assets/main-abcd1234.js.br'), brotliCompressSync('plain'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(
      join(folder, 'embed/page/index.html'),
      '<!doctype html><html lang="zh-CN"><head></head><title>guest</title><div id="guest"></div></html>',
    );
    writeFileSync(join(folder, 'embed/page/waiting.html'), '<p>waiting</p>');
    writeFileSync(join(folder, 'embed/script/embed.js'), 'script');
    const dirs = { CHARTDOCK_WEB_DIR: join(folder, 'web'), CHARTDOCK_EMBED_DIR: join(folder, 'embed') };
    server = await startTestServer(await under.open(), { ...dirs, CHARTDOCK_SIGN_IN_FAILURES: '3' });
    await server.app.database.db
      .insertInto('partner_client')
      .values({
        id: 'partner',
        name: 'Partner',
        allowed_origins: LOCAL_PAGES,
        created_at: 1,
      })
      .execute();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await server.send(path, { method: 'POST', body, headers: { ...type, ...headers } });
    return { response, answer: (await response.json()) as Answer };
  };
  const signIn = (person: Person, headers: Record<string, string> = {}, password = TEST_PASSWORD) =>
    post(SIGN_IN, new URLSearchParams({ account: person.email, password }).toString(), headers);
  const cookieOf = (response: Response): string => response.headers.get('set-cookie') ?? '';
  const ownPage = { 'sec-fetch-site': 'same-origin' };

  describe('sessions', () => {
    it('signs in by form, JSON, mail and phone', async () => {
      const person = await server.person({ phone: '13900001111' });
      const form = await signIn(person);
      expect(form.answer).toMatchObject({ code: '200', data: { userId: person.id } });
      expect(form.answer.data?.expireTime).toBe(server.clock.now() + 7 * DAY_MS);
      for (const account of [person.email.toUpperCase(), '139-0000-1111', '+86 13900001111']) {
        const body = JSON.stringify({ account, password: TEST_PASSWORD });
        const { answer } = await post(SIGN_IN, body, { 'content-type': 'application/json' });
        expect(answer.data?.userId).toBe(person.id);
      }
      const { lists } = server.client(form.answer.data?.token);
      expect((await lists.loadFiles()).total).toBe(0);
    });

    it('answers wrong passwords and unknown accounts alike', async () => {
      const person = await server.person();
      const wrong = await signIn(person, { 'accept-language': 'en' }, 'wrong');
      const unknown = await signIn({ ...person, email: 'nobody@example.test' }, { 'accept-language': 'en' });
      expect(wrong.answer).toEqual({
        code: '70007',
        msg: 'Incorrect e-mail, phone number or password',
        data: null,
      });
      expect(unknown.answer).toEqual(wrong.answer);
      expect((await signIn(person, {}, 'wrong')).answer.msg).toBe('账号或密码错误');
    });

    it('answers 429 after guesses, then recovers', async () => {
      const person = await server.person();
      for (let attempt = 0; attempt < 3; attempt += 1) await signIn(person, {}, 'wrong');
      const { response, answer } = await signIn(person);
      expect([response.status, answer.code]).toEqual([200, '429']);
      server.clock.advance(16 * 60_000);
      expect((await signIn(person)).answer.code).toBe('200');
    });

    it('sets a strict cookie on our pages only', async () => {
      const person = await server.person();
      const own = cookieOf((await signIn(person, ownPage)).response);
      expect(own).toMatch(/^chartdock_token=[\w-]{43}; Max-Age=604800; Path=\/; .*HttpOnly; SameSite=Lax$/);
      for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        expect(cookieOf((await signIn(person, headers)).response)).toBe('');
      }
    });

    it('resumes by cookie on our pages only', async () => {
      const person = await server.person();
      const cookie = cookieOf((await signIn(person, ownPage)).response).split(';')[0] ?? '';
      const resume = (headers: Record<string, string>) =>
        post('/api/personal/login/resume', '', { cookie, ...headers });
      const resumed = (await resume(ownPage)).answer;
      expect(resumed).toMatchObject({ code: '200', data: { userId: person.id } });
      const token = resumed.data?.token ?? '';
      expect((await server.client(token).lists.loadFiles()).total).toBe(0);
      expect((await resume({ origin: server.address })).answer.code).toBe('200');
      for (const headers of [
        {},
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: server.address },
        { origin: 'http://evil.example' },
      ]) {
        expect((await resume(headers)).answer.code).toBe('70011');
      }
    });

    it('[GUARD-26] keeps cookie and token apart', async () => {
      const person = await server.person();
      const cookie = cookieOf((await signIn(person, ownPage)).response).split(';')[0] ?? '';
      const value = cookie.replace('chartdock_token=', '');
      const load = async (headers: Record<string, string>) =>
        ((await (await server.send('/api/personal/folder/load_files', { headers })).json()) as Answer).code;
      expect(await load({ ...ownPage, cookie })).toBe('407');
      expect(await load({ token: value })).toBe('407');
      expect(await load({ token: person.token })).toBe('200');
    });

    it('[GUARD-26] refuses every personal call without a valid token', async () => {
      const personal = Object.values<Readonly<Record<string, Endpoint>>>(endpoints).flatMap((group) =>
        Object.values(group),
      );
      const open = new Set(OPEN_PATHS);
      const guarded = personal.filter(({ path }) => !open.has(path));
      expect(personal.length - guarded.length).toBe(open.size);
      for (const { method, path } of guarded) {
        for (const token of [undefined, '', 'x', 'A'.repeat(43)]) {
          const response = await server.send(path, { method, headers: token === undefined ? {} : { token } });
          const answer = (await response.json()) as Answer;
          expect([path, response.status, answer.code, answer.data]).toEqual([path, 200, '407', null]);
        }
      }
    });

    it('[CALL-F-035..036, CALL-U-004, CALL-U-006..007, CALL-U-010..016, CALL-U-021..022, CALL-U-029..030, CALL-S-009, CALL-S-012, CALL-S-014..017, CALL-N-001..002, CALL-N-005..008] has every call at its written address', async () => {
      const codeAt = async (method: string, path: string): Promise<string> => {
        const response = await server.send(path, { method });
        return response.headers.get('content-type')?.includes('json') === true
          ? ((await response.json()) as Answer).code
          : `HTTP ${response.status}`;
      };
      const open = new Set(OPEN_PATHS);
      const guarded = callAddresses.filter(({ path }) => !open.has(path));
      expect(guarded.length).toBeGreaterThan(80);
      for (const { method, path } of guarded)
        expect([path, await codeAt(method, path)]).toEqual([path, '407']);
      for (const method of ['GET', 'POST'])
        expect(await codeAt(method, '/api/personal/user/none')).not.toBe('407');
    });

    it('answers 408 for an idle session only', async () => {
      const person = await server.person();
      const { answer } = await signIn(person);
      const { lists } = server.client(answer.data?.token);
      server.clock.advance(6 * DAY_MS);
      await lists.loadFiles();
      server.clock.advance(6 * DAY_MS);
      await lists.loadFiles();
      server.clock.advance(8 * DAY_MS);
      expect(await refusalOf(lists.loadFiles())).toBe('408');
    });

    it('[CALL-U-031] signs out one device alone', async () => {
      const person = await server.person();
      const signed = await signIn(person, ownPage);
      const cookie = cookieOf(signed.response).split(';')[0] ?? '';
      const token = signed.answer.data?.token ?? '';
      const { answer: other } = await signIn(person);
      const out = await server.send('/api/personal/login/out', { headers: { token } });
      expect(cookieOf(out)).toMatch(/^chartdock_token=; .*Expires=Thu, 01 Jan 1970/);
      expect(await refusalOf(server.client(token).lists.loadFiles())).toBe('407');
      const resumed = await post('/api/personal/login/resume', '', { ...ownPage, cookie });
      expect(resumed.answer.code).toBe('407');
      expect((await server.client(other.data?.token).lists.loadFiles()).total).toBe(0);
    });

    it('ignores links and forms of other sites', async () => {
      const person = await server.person();
      const signed = await signIn(person, ownPage);
      const cookie = cookieOf(signed.response).split(';')[0] ?? '';
      await server.send('/api/personal/login/out', { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
      const resumed = await post('/api/personal/login/resume', '', { ...ownPage, cookie });
      expect(resumed.answer.code).toBe('200');
    });

    it('turns a token into a 15-day cookie', async () => {
      const person = await server.person();
      const verify = (headers: Record<string, string>) =>
        post('/api/personal/login/verify', '', { token: person.token, ...headers });
      const { response, answer } = await verify(ownPage);
      expect(answer).toMatchObject({ code: '200', data: { userId: person.id } });
      expect(cookieOf(response)).toContain('Max-Age=1296000');
      expect((await verify({ origin: 'https://partner.example' })).answer.code).toBe('70011');
    });

    it('stores no token and no password as it is', async () => {
      const person = await server.person();
      const token = (await signIn(person)).answer.data?.token ?? '';
      const { db } = server.app.database;
      const stored = JSON.stringify([
        await db.selectFrom('session').selectAll().execute(),
        await db.selectFrom('app_user').selectAll().execute(),
        await db.selectFrom('device').selectAll().execute(),
      ]);
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(TEST_PASSWORD);
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    });
  });

  describe('the account', () => {
    it('[CALL-U-001] [CALL-U-003] answers tier, quota and use in data.privilege', async () => {
      const free = await server.person({ free: true, profile: { company: 'ACME', companyIndustry: 3 } });
      const member = await server.person();
      await free.client.charts.create({ category: 'flow' });
      expect((await free.client.user.privilege()).privilege).toMatchObject({
        userId: free.id,
        member: false,
        orgMember: false,
        fileCount: 9,
        usedFileCount: 1,
        profile: { company: 'ACME', companyIndustry: 3 },
      });
      const { privilege } = await member.client.user.privilege();
      expect(privilege).toMatchObject({ member: true, fileCount: 100, usedFileCount: 0 });
      expect(privilege.expireTime).toBeGreaterThan(server.clock.now());
    });

    it('names the origin of the account', async () => {
      const wire = wireOf(server, await server.person({ phone: '13912340000' }));
      const { data } = await wire.get('/api/personal/user/privilege');
      expect(data).toMatchObject({ privilege: { registerType: 'phone' } });
      const plain = await server.person();
      expect((await plain.client.user.privilege()).privilege.registerType).toBe('email');
    });

    it('answers 407 for a vanished account', async () => {
      const person = await server.person();
      await person.client.user.privilege();
      await server.app.database.db.deleteFrom('app_user').where('id', '=', person.id).execute();
      for (const call of [person.client.user.privilege(), person.client.user.getProfile()])
        expect(await refusalOf(call)).toBe('407');
    });

    it('[CALL-U-002] counts again with compulsion=true', async () => {
      const person = await server.person({ free: true });
      await person.client.charts.create({ category: 'flow' });
      const { db } = server.app.database;
      await db.updateTable('user_counter').set({ files: 7 }).where('user_id', '=', person.id).execute();
      expect((await person.client.user.privilege()).privilege.usedFileCount).toBe(7);
      const recounted = await person.client.user.privilege({ compulsion: true });
      expect(recounted.privilege.usedFileCount).toBe(1);
      expect((await person.client.user.privilege()).privilege.usedFileCount).toBe(1);
    });

    it('[CALL-U-005] [CALL-U-008] [CALL-U-009] answers the person with masked bindings, and the profile', async () => {
      const profile = { company: '远山', specialty: '设计', companyIndustry: '8' };
      const person = await server.person({ phone: '13912345678', fullName: '李雷', profile });
      const { user } = await person.client.user.info();
      expect(user).toMatchObject({ userId: person.id, fullName: '李雷', phone: '139****5678', locale: 'zh' });
      expect(user.email).toMatch(/^p\*\*\*[0-9a-f]@example\.test$/);
      expect(await person.client.user.getProfile()).toEqual({ profile });
      expect(await person.client.user.getPersonal()).toEqual({ personal: { ...user, profile } });
    });

    it('[CALL-F-031] [CALL-F-032] limits editing past the quota', async () => {
      const person = await server.person({ memberUntil: server.clock.now() + DAY_MS });
      const ids: string[] = [];
      for (let index = 0; index < 11; index += 1) {
        server.clock.advance(1000);
        ids.push((await person.client.charts.create({ category: 'flow' })).chartId);
      }
      expect(await person.client.charts.editList()).toEqual({ limited: false, rows: [] });
      expect(await person.client.charts.overrunState()).toEqual({ allowed: true });
      server.clock.advance(2 * DAY_MS);
      const { limited, rows } = await person.client.charts.editList();
      expect([limited, rows]).toEqual([true, ids.slice(2).toReversed()]);
      const overrun = { allowed: false, reason: 'overrun', remaining: 0 };
      expect(await person.client.charts.overrunState()).toEqual(overrun);
      expect(await person.client.charts.overrunState({ chartId: ids[0] ?? '' })).toEqual(overrun);
      const kept = await person.client.charts.overrunState({ chartId: ids[10] ?? '' });
      expect(kept).toEqual({ allowed: true, remaining: 0 });
      const [record] = (await person.client.lists.loadFiles({ pageSize: 1 })).rows;
      expect(record?.ownerEditState).toBe('overrun');
    });

    it('[CALL-F-033] [CALL-F-034] answers each canvas to its readers', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const { chartId } = await person.client.charts.create({ category: 'mind', title: 'Map' });
      const second = JSON.stringify({ v: 2, type: 'tree', page: { name: 'Second' } });
      await server.app.database.db
        .insertInto('node_body')
        .values({ owner_id: person.id, node_id: chartId, canvas: 1, def: second, version: 4, updated_at: 1 })
        .execute();
      const { canvas } = await person.client.charts.canvases({ chartId });
      expect(canvas.chartCanvas.map((one) => one.title)).toEqual(['Map', 'Second']);
      const defId = canvas.chartCanvas[1]?.definitionId ?? '';
      const answer = await person.client.charts.definition({ chartId, defId });
      expect(answer).toMatchObject({ definitionId: defId, version: 4 });
      expect(JSON.parse(answer.def)).toMatchObject({ page: { name: 'Second' } });
      expect(await refusalOf(person.client.charts.definition({ chartId, defId: 'c9' }))).toBe('70002');
      expect(await refusalOf(other.client.charts.definition({ chartId }))).toBe('70002');
      const right = { ownerId: person.id, nodeId: chartId, userId: other.id, role: 'viewer' } as const;
      await shareNode(server.app.database.db, right);
      expect((await other.client.charts.definition({ chartId })).version).toBe(1);
    });
  });

  describe('images', () => {
    const pngOf = async (path: string) => {
      const response = await server.send(path);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, type: response.headers.get('content-type'), bytes };
    };
    const isPng = (bytes: Buffer): boolean =>
      bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));

    it.each([
      ['CALL-F-058', 'flow'],
      ['CALL-F-059', 'mind'],
      ['CALL-F-060', 'board'],
    ] as const)('[%s] draws a %s thumbnail without token', async (_id, category) => {
      const person = await server.person();
      const { file, chartId } = await person.client.charts.create({ category, title: 'Picture' });
      const address = fileThumbnailAddress({ id: chartId, category, thumbnail: file.thumbnail });
      const { status, type, bytes } = await pngOf(address ?? '');
      expect([status, type, isPng(bytes)]).toEqual([200, 'image/png', true]);
      expect(bytes.readUInt32BE(16)).toBe(320);
    });

    it.each([
      ['mind', 'mind'],
      ['flow', 'template'],
    ] as const)('[CALL-F-059] draws a %s file at variant %s', async (category, variant) => {
      const person = await server.person();
      const { file, chartId } = await person.client.charts.create({ category });
      const address = thumbnailAddress(file.thumbnail ?? '', chartId, variant);
      expect(address).toContain(`/chart_image/thumb/${variant}/`);
      expect(isPng((await pngOf(address)).bytes)).toBe(true);
    });

    it('hides thumbnails from wrong values', async () => {
      const person = await server.person();
      const [one, two] = [
        await person.client.charts.create({ category: 'flow' }),
        await person.client.charts.create({ category: 'board' }),
      ];
      const value = one.file.thumbnail ?? '';
      const wrong = [
        thumbnailAddress(value, two.chartId),
        thumbnailAddress(`${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`, one.chartId),
        thumbnailAddress('x', one.chartId),
        thumbnailAddress(value, '01890000-0000-7000-8000-000000000000'),
        boardThumbnailAddress(two.chartId, value),
        `/chart_image/thumb/${value}.png`,
      ];
      for (const path of wrong) expect([path, (await pngOf(path)).status]).toEqual([path, 404]);
      server.clock.advance(11 * 60_000);
      expect((await pngOf(thumbnailAddress(value, one.chartId))).status).toBe(200);
      server.clock.advance(10 * 60_000);
      expect((await pngOf(thumbnailAddress(value, one.chartId))).status).toBe(404);
    });

    it('[CALL-F-061] draws one avatar per id', async () => {
      const [a, b] = [await server.person(), await server.person()];
      const [first, again, other] = [
        await pngOf(avatarAddress(a.id)),
        await pngOf(avatarAddress(a.id)),
        await pngOf(avatarAddress(b.id)),
      ];
      expect(isPng(first.bytes)).toBe(true);
      expect(first.bytes.equals(again.bytes)).toBe(true);
      expect(first.bytes.equals(other.bytes)).toBe(false);
      expect((await pngOf('/photo/none.png')).status).toBe(404);
    });
  });

  describe('pages and headers', () => {
    it.each([
      ['/preview/c1', 'file'],
      ['/preview/c1?link=l1', 'file'],
      ['/mindmap/c1/', 'file'],
      ['/f/c1', 'file'],
      ['/preview', 'web'],
      ['/history', 'web'],
      ['/file.html', 'web'],
    ])('serves at %s the page that %s draws', async (address, title) => {
      expect(await (await server.send(address)).text()).toContain(`<title>${title}</title>`);
    });

    it('lets inline scripts run by hash', async () => {
      const scriptsOf = async (path: string) =>
        /script-src ([^;]*)/.exec(
          (await server.send(path)).headers.get('content-security-policy') ?? '',
        )?.[1];
      // openssl dgst -sha256 -binary | base64, of begin()
      expect(await scriptsOf('/history')).toBe(
        "'self' 'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='",
      );
      expect(await scriptsOf('/preview/c1')).toBe("'self'");
    });

    it('serves pages, cached files and nothing else', async () => {
      const pages = { '/': 'web', '/diagrams?folder=1': 'web', '/mindmap/abc': 'file' };
      for (const [path, title] of Object.entries(pages)) {
        const response = await server.send(path);
        expect(await response.text()).toContain(`<title>${title}`);
        expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(response.headers.get('content-security-policy')).not.toMatch(/script-src [^;]*unsafe/);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('origin-agent-cluster')).toBe('?1');
      }
      // Our AI page alone stands in a frame, of our own pages; the screen around it does not.
      const framed = (path: string) =>
        server
          .send(path)
          .then(({ headers }) => [
            /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0],
            headers.get('x-frame-options'),
          ]);
      expect(await framed('/ai')).toEqual(["frame-ancestors 'self'", null]);
      expect(await framed('/ai_create')).toEqual(["frame-ancestors 'none'", 'DENY']);
      const asset = await server.send('/assets/main-abcd1234.js', { headers: { 'accept-encoding': 'br' } });
      expect(asset.headers.get('content-encoding')).toBe('br');
      expect(asset.headers.get('content-type')).toContain('text/javascript');
      expect(asset.headers.get('cache-control')).toContain('immutable');
      expect(await asset.text()).toBe('plain');
      expect((await server.send('/assets/none.js')).status).toBe(404);
      for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%E0%A4%A']) {
        expect(await (await server.send(path)).text()).not.toContain('secret');
      }
    });

    it('lets exactly registered origins frame the guest', async () => {
      const known = await server.send('/embed/v1/?client=partner');
      const policy = known.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`frame-ancestors ${LOCAL_PAGES.join(' ')}`);
      expect(known.headers.get('x-frame-options')).toBeNull();
      // With it, the browser starts a second process for every frame.
      expect(known.headers.get('origin-agent-cluster')).toBeNull();
      const page = await known.text();
      const [, data = ''] =
        /<script type="application\/json" id="chartdock-client">(.*?)<\/script>/.exec(page) ?? [];
      expect(JSON.parse(data)).toEqual({
        clientId: 'partner',
        origins: LOCAL_PAGES,
      });
      for (const path of ['/embed/v1/', '/embed/v1/?client=none', '/embed/v1/?client=%3Cscript%3E']) {
        const unknown = await server.send(path);
        expect(unknown.status).toBe(404);
        expect(unknown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(await unknown.text()).toContain('not registered');
      }
      expect((await server.send('/embed/v1/index.html')).status).toBe(404);
      expect(await (await server.send('/embed.js')).text()).toBe('script');
    });

    it('holds the place only of windowed guests', async () => {
      const pageAt = async (looks: string): Promise<string> =>
        (await server.send(`/embed/v1/?client=partner${looks}`)).text();
      const [dark, english] = [await pageAt('&theme=dark&locale=zh'), await pageAt('&theme=auto&locale=en')];
      expect(dark).toContain('<html lang="zh-CN" data-cd-theme="dark">');
      expect(english).toContain('<html lang="en" data-cd-theme="auto">');
      for (const page of [dark, english]) expect(page).toContain('<div id="guest"><p>waiting</p></div>');
      for (const looks of ['', '&theme=', '&theme=%22%3E%3Cscript%3E', '&theme=dark&theme=light']) {
        const page = await pageAt(looks);
        expect(page).toContain('<html lang="zh-CN"><head>');
        expect(page).toContain('<div id="guest"></div>');
      }
      expect(await pageAt('&theme=light&locale=%22%3E%3Cscript%3E')).toContain(
        '<html lang="zh-CN" data-cd-theme="light">',
      );
      expect((await server.send('/embed/v1/waiting.html')).status).toBe(404);
    });

    it('lets registered partner pages call without cookies', async () => {
      const headersFor = async (origin: string) =>
        (await server.send('/api/personal/folder/load_files', { method: 'OPTIONS', headers: { origin } }))
          .headers;
      for (const origin of ['http://localhost:5173', 'http://a.localhost:1', 'https://partner.example']) {
        const headers = await headersFor(origin);
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-headers')).toContain('token');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
      for (const origin of [
        'null',
        'https://localhost:5173',
        'http://localhost.evil.example:80',
        'https://partner.example:8443',
        'https://a.partner.example',
        'http://evil.example',
      ]) {
        expect((await headersFor(origin)).get('access-control-allow-origin')).toBeNull();
      }
    });

    it('answers 404 in an envelope at unknown addresses', async () => {
      for (const [method, path] of [
        ['GET', '/api/none'],
        ['POST', '/api/personal/folder/load_files'],
        ['PUT', '/api/personal/login/v2/account'],
        ['POST', '/none'],
      ] as const) {
        const response = await server.send(path, { method });
        expect([path, response.status, ((await response.json()) as Answer).code]).toEqual([
          path,
          404,
          '70012',
        ]);
      }
    });

    it('lets pages ask for no sensors', async () => {
      for (const path of ['/', '/api/none', '/mindmap/x?action=down'])
        expect([path, (await server.send(path)).headers.get('permissions-policy')]).toEqual([
          path,
          'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
        ]);
    });

    it('is healthy, uncached and described', async () => {
      expect((await server.send('/healthz')).status).toBe(200);
      expect((await server.send('/readyz')).status).toBe(200);
      const call = await server.send('/api/personal/folder/load_files');
      expect(call.headers.get('cache-control')).toBe('no-store');
      const document = (await (await server.send('/openapi.json')).json()) as {
        paths: Record<string, object>;
      };
      const described = Object.values<Readonly<Record<string, Endpoint>>>(endpoints).flatMap((group) =>
        Object.values(group),
      );
      for (const { path, method } of described) {
        expect(document.paths[path]).toHaveProperty(method.toLowerCase());
      }
    });
  });
};

/** Pages of a partner, and those of this machine under each of its names. */
const LOCAL_PAGES = ['http://localhost:*', 'https://partner.example', 'http://*.localhost:*'];
