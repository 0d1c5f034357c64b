import type { CollaboratorRole } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { callsWithIds, inputsFor } from '../../testing/call-inputs.ts';
import type { NamedCall } from '../../testing/call-inputs.ts';
import { registerPartner } from '../../testing/partner.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PATH = '/api/personal/view';
const MINUTE_MS = 60_000;
const [UNAVAILABLE, REFUSED, INVALID, NEEDED, WRONG, TOO_MANY] = [
  ...['70002', '70013', '70001', '70033', '70034', '429'],
];
const PASSWORD = 'opensesame';

/** Proves who may give out view links, when they open a file and when not. */
export const viewLinksSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    [owner, stranger] = [await server.person(), await server.person()];
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person, folderId = 'root') =>
    (await client.charts.create({ category: 'flow', title: 'Secret plan', folderId })).chartId;
  /** Makes a file with a link, with a password when one is named. */
  const linked = async (viewPassword?: string): Promise<{ id: string; link: string }> => {
    const id = await fileOf(owner);
    const { viewLinks } = owner.client;
    const { link } = await (viewPassword === undefined
      ? viewLinks.updateLink({ id })
      : viewLinks.addPassword({ id, viewPassword }));
    return { id, link: link.id };
  };
  /** Reads the page that a visitor without a session sees: the title without its number, or the code of the refusal. */
  const visit = async (shown: { id: string; link: string }, viewPassword?: string) => {
    const { viewLinks } = server.client(undefined);
    const opened = viewLinks.open({ ...shown, ...(viewPassword === undefined ? {} : { viewPassword }) });
    return opened.then(
      ({ file }) => file.title.replace(/ \(\d+\)$/, ''),
      () => refusalOf(opened),
    );
  };
  const share = (nodeId: string, to: Person, role: CollaboratorRole) =>
    shareNode(server.app.database.db, { ownerId: owner.id, nodeId, userId: to.id, role });

  describe('on the wire', () => {
    it('[CALL-S-012] GET get_link answers and makes none', async () => {
      const wire = wireOf(server, owner);
      const id = await fileOf(owner);
      const none = { code: '200', data: { link: null } };
      expect(await wire.get(`${PATH}/get_link/${id}`)).toMatchObject(none);
      expect(await wire.get(`${PATH}/get_link/${id}`)).toMatchObject(none);
      const { link } = await owner.client.viewLinks.updateLink({ id });
      expect((await wire.get(`${PATH}/get_link/${id}`)).data).toEqual({ link });
    });

    it('[CALL-S-017] POST update_link makes a link that cannot be guessed', async () => {
      const wire = wireOf(server, owner);
      const id = await fileOf(owner);
      const { code, data } = await wire.post(`${PATH}/update_link/${id}`, {});
      const link = data?.['link'] as { id: string };
      expect(code).toBe('200');
      expect(link).toEqual({
        id: expect.stringMatching(/^[\w-]{22}$/) as string,
        path: `/preview/${id}?link=${link.id}`,
        enabled: true,
        hasPassword: false,
        expireTime: server.clock.now() + 30 * 86_400_000,
        createTime: server.clock.now(),
      });
      expect((await wire.post(`${PATH}/update_link/${id}`, {})).data).toEqual({ link });
    });

    it('[CALL-S-014] POST add_password takes viewPassword, 4 to 20 characters', async () => {
      const wire = wireOf(server, owner);
      const id = await fileOf(owner);
      const add = (viewPassword: string) => wire.post(`${PATH}/add_password/${id}`, { viewPassword });
      for (const wrong of ['', 'abc', 'x'.repeat(21)]) expect((await add(wrong)).code).toBe(INVALID);
      expect((await wire.post(`${PATH}/add_password/${id}`, {})).code).toBe(INVALID);
      expect((await owner.client.viewLinks.getLink({ id })).link).toBeNull();
      const made = await add('密码密码');
      expect(made).toMatchObject({ code: '200', data: { link: { enabled: true, hasPassword: true } } });
      expect(JSON.stringify(made)).not.toContain('密码');
    });

    it('[CALL-S-015] [SHARE-07] GET remove_password leaves the link without one', async () => {
      const shown = await linked(PASSWORD);
      const wire = wireOf(server, owner);
      expect(await visit(shown)).toBe(NEEDED);
      const answer = await wire.get(`${PATH}/remove_password/${shown.id}`);
      expect(answer).toMatchObject({ code: '200', data: { link: { id: shown.link, hasPassword: false } } });
      expect(await visit(shown)).toBe('Secret plan');
      const bare = await fileOf(owner);
      expect((await wire.get(`${PATH}/remove_password/${bare}`)).data).toEqual({ link: null });
    });

    it('[CALL-S-016] [SHARE-08] GET del_link ends one, and another follows', async () => {
      const shown = await linked();
      const answer = await wireOf(server, owner).get(`${PATH}/del_link/${shown.id}`);
      expect(answer).toMatchObject({ code: '200', data: { link: null } });
      expect(await visit(shown)).toBe(UNAVAILABLE);
      const { link } = await owner.client.viewLinks.updateLink({ id: shown.id });
      expect(link.id).not.toBe(shown.link);
      expect([await visit(shown), await visit({ ...shown, link: link.id })]).toEqual([
        UNAVAILABLE,
        'Secret plan',
      ]);
    });

    it('changes nothing by GET without header token', async () => {
      const shown = await linked(PASSWORD);
      for (const call of ['remove_password', 'del_link']) {
        const response = await server.send(`${PATH}/${call}/${shown.id}`, {
          headers: { cookie: `chartdock_token=${owner.token}` },
        });
        expect(await response.json()).toMatchObject({ code: '407' });
      }
      expect(await visit(shown)).toBe(NEEDED);
    });
  });

  describe('who may give them out', () => {
    const calls = (person: Person, id: string) => {
      const { viewLinks } = person.client;
      return [
        () => viewLinks.updateLink({ id }),
        () => viewLinks.addPassword({ id, viewPassword: PASSWORD }),
        () => viewLinks.getLink({ id }),
        () => viewLinks.removePassword({ id }),
        () => viewLinks.delLink({ id }),
      ] as const;
    };

    it.each([
      ['a stranger', undefined, UNAVAILABLE],
      ['a viewer', 'viewer', REFUSED],
      ['a commenter', 'commenter', REFUSED],
      ['an editor', 'editor', REFUSED],
    ] as const)('is not %s', async (_who, role, code) => {
      const [guest, shown] = [await server.person(), await linked()];
      if (role !== undefined) await share(shown.id, guest, role);
      for (const call of calls(guest, shown.id)) expect(await refusalOf(call())).toBe(code);
      expect((await owner.client.viewLinks.getLink({ id: shown.id })).link).toMatchObject({
        id: shown.link,
        hasPassword: false,
      });
    });

    it('is the owner, or a manager', async () => {
      const [guest, shown] = [await server.person(), await linked()];
      await share(shown.id, guest, 'manager');
      for (const call of calls(guest, shown.id)) await call();
      expect((await owner.client.viewLinks.getLink({ id: shown.id })).link).toBeNull();
    });

    it('is nobody for folders and trash', async () => {
      const folder = (await owner.client.folders.create({ title: 'Box' })).file._id ?? '';
      const id = await fileOf(owner);
      await owner.client.folders.toTrash({ fileId: id, fileType: 'chart' });
      for (const one of [folder, id])
        for (const call of calls(owner, one)) expect(await refusalOf(call())).toBe(UNAVAILABLE);
    });

    it('excludes restricted accounts, except for withdrawal', async () => {
      const shown = await linked();
      const { db } = server.app.database;
      const restrict = async (at: number | null) => {
        await db.updateTable('app_user').set({ restricted_at: at }).where('id', '=', owner.id).execute();
        // A process remembers a valid session for five seconds.
        server.clock.advance(5_000);
      };
      await restrict(1);
      const { viewLinks } = owner.client;
      expect(await refusalOf(viewLinks.updateLink({ id: shown.id }))).toBe('61672');
      expect(await refusalOf(viewLinks.addPassword({ id: shown.id, viewPassword: PASSWORD }))).toBe('61672');
      expect((await viewLinks.updateLink({ id: shown.id, enabled: false })).link.enabled).toBe(false);
      await restrict(null);
    });

    it('is a partner with the scope “share” alone', async () => {
      const { id } = await linked();
      const partner = await registerPartner(server, 'sharing');
      const narrow = server.client(
        await partner.tokenOf(owner.token, ['files:read', 'files:write', 'publish']),
      );
      await expect(narrow.viewLinks.getLink({ id })).rejects.toMatchObject({
        envelopeCode: REFUSED,
        data: { needs: 'share' },
      });
      const wide = server.client(await partner.tokenOf(owner.token, ['share']));
      expect((await wide.viewLinks.addPassword({ id, viewPassword: PASSWORD })).link.hasPassword).toBe(true);
    });
  });

  describe('what opens a file', () => {
    it('[ROUTE-34] a link lets visitors only look', async () => {
      const folder = (await owner.client.folders.create({ title: 'Private folder' })).file._id ?? '';
      const id = await fileOf(owner, folder);
      const { link } = await owner.client.viewLinks.updateLink({ id });
      const shown = { id, link: link.id };
      const answers = [
        await server.client(undefined).viewLinks.open(shown),
        await stranger.client.viewLinks.open(shown, { needToken: true }),
      ];
      for (const answer of answers) {
        expect(answer.file).toMatchObject({
          title: 'Secret plan',
          parentId: 'root',
          path: [],
          isCanEditor: false,
        });
        expect(JSON.stringify(answer)).not.toContain('Private folder');
      }
    });

    it('[ROUTE-34] POST /api/personal/view/content/{id} as form draws for viewers', async () => {
      const person = await server.person();
      const { chartId: id } = await person.client.charts.create({ category: 'mind', title: '增长 plan' });
      const wire = wireOf(server, person);
      const { code, data } = await wire.post(`${PATH}/content/${id}`, {});
      expect([code, data?.['state'], data?.['kind'], data?.['version']]).toEqual(['200', 'drawn', 'tree', 1]);
      const drawn = await person.client.charts.content({ id }, { needToken: true });
      expect(drawn.picture?.parts.map(({ svg }) => svg).join('')).toContain('增长 plan');
      expect(drawn.picture?.texts).toEqual([
        { id: 'root', level: 1, text: expect.stringMatching(/^增长 plan/) as string },
      ]);
      const dark = await person.client.charts.content({ id, theme: 'dark' }, { needToken: true });
      expect(dark.picture?.ground).not.toBe(drawn.picture?.ground);
      const { def = '', picture } = await person.client.charts.content(
        { id, show: 'definition' },
        { needToken: true },
      );
      expect([JSON.parse(def), picture]).toMatchObject([{ type: 'tree' }, undefined]);
      const visitor = server.client(undefined);
      for (const who of [
        () => visitor.charts.content({ id }),
        () => stranger.client.charts.content({ id }, { needToken: true }),
      ])
        expect(await refusalOf(who())).toBe(UNAVAILABLE);
      expect(await refusalOf(person.client.charts.content({ id, defId: 'c7' }, { needToken: true }))).toBe(
        UNAVAILABLE,
      );
      const folder = (await person.client.folders.create({ title: 'No content' })).file._id ?? '';
      expect(await refusalOf(person.client.charts.content({ id: folder }, { needToken: true }))).toBe(
        UNAVAILABLE,
      );
    });

    it('counts reading as editor, not looking', async () => {
      const person = await server.person();
      const { chartId: id } = await person.client.charts.create({ category: 'flow', title: 'Looked at' });
      const openTime = async (): Promise<number | undefined> =>
        (await person.client.lists.historyFiles()).rows[0]?.openTime;
      const made = await openTime();
      server.clock.advance(60_000);
      await person.client.charts.content({ id }, { needToken: true });
      expect(await openTime()).toBe(made);
      await person.client.charts.content({ id, opens: true }, { needToken: true });
      expect(await openTime()).toBe(server.clock.now());
      const shown = { ...(await linked()), opens: true };
      expect((await server.client(undefined).charts.content(shown)).state).toBe('empty');
    });

    it('[ROUTE-34] [PERM-10] a link shows the content too, past its password', async () => {
      const shown = await linked(PASSWORD);
      const { charts } = server.client(undefined);
      expect(await refusalOf(charts.content(shown))).toBe(NEEDED);
      expect(await refusalOf(charts.content({ ...shown, viewPassword: `${PASSWORD}!` }))).toBe(WRONG);
      expect(await charts.content({ ...shown, viewPassword: PASSWORD })).toMatchObject({
        state: 'empty',
        kind: 'graph',
      });
      expect(
        await refusalOf(charts.content({ ...shown, link: `${shown.link}x`, viewPassword: PASSWORD })),
      ).toBe(UNAVAILABLE);
    });

    it('[PERM-10] [SHARE-06] a password link needs the right one', async () => {
      const shown = await linked(PASSWORD);
      expect([await visit(shown), await visit(shown, '')]).toEqual([NEEDED, NEEDED]);
      expect(await visit(shown, `${PASSWORD} `)).toBe(WRONG);
      expect(await visit(shown, PASSWORD)).toBe('Secret plan');
      await owner.client.viewLinks.addPassword({ id: shown.id, viewPassword: 'changed' });
      expect([await visit(shown, PASSWORD), await visit(shown, 'changed')]).toEqual([WRONG, 'Secret plan']);
      const { db } = server.app.database;
      const { rows } = { rows: await db.selectFrom('share_link').selectAll().execute() };
      expect(rows.find((row) => row.id === shown.link)?.password_hash).toMatch(/^\$argon2id\$/);
    });

    it('tells nothing without the password', async () => {
      const shown = await linked(PASSWORD);
      const response = await server.send(`${PATH}/open/${shown.id}`, {
        method: 'POST',
        body: new URLSearchParams({ link: shown.link }),
      });
      expect(await response.json()).toEqual({ code: NEEDED, msg: '此链接需要密码', data: null });
    });

    it('[SHARE-04] [SHARE-05] a disabled link returns with its password', async () => {
      const shown = await linked(PASSWORD);
      const { viewLinks } = owner.client;
      expect((await viewLinks.updateLink({ id: shown.id, enabled: false })).link.enabled).toBe(false);
      expect([await visit(shown), await visit(shown, PASSWORD)]).toEqual([UNAVAILABLE, UNAVAILABLE]);
      await viewLinks.addPassword({ id: shown.id, viewPassword: 'changed' });
      expect(await visit(shown, 'changed')).toBe(UNAVAILABLE);
      expect((await viewLinks.updateLink({ id: shown.id })).link).toMatchObject({
        id: shown.link,
        hasPassword: true,
      });
      expect([await visit(shown), await visit(shown, 'changed')]).toEqual([NEEDED, 'Secret plan']);
    });

    it('other, unknown and missing links answer alike', async () => {
      const [one, other] = [await linked(PASSWORD), await linked()];
      const ask = async (id: string, link: string) => {
        const body = new URLSearchParams({ link, viewPassword: PASSWORD });
        return (await server.send(`${PATH}/open/${id}`, { method: 'POST', body })).text();
      };
      const missing = await ask('01890000-0000-7000-8000-00000000abcd', other.link);
      expect(JSON.parse(missing)).toMatchObject({ code: UNAVAILABLE, data: null });
      for (const link of [other.link, 'x'.repeat(22), '']) expect(await ask(one.id, link)).toBe(missing);
    });

    it('a link of trash sleeps until restored', async () => {
      const folder = (await owner.client.folders.create({ title: 'Box' })).file._id ?? '';
      const { folders, viewLinks } = owner.client;
      const inside = await fileOf(owner, folder);
      const deep = { id: inside, link: (await viewLinks.updateLink({ id: inside })).link.id };
      const alone = await linked(PASSWORD);
      await folders.toTrash({ fileId: folder, fileType: 'folder' });
      await folders.toTrash({ fileId: alone.id, fileType: 'chart' });
      expect([await visit(deep), await visit(alone)]).toEqual([UNAVAILABLE, UNAVAILABLE]);
      await folders.restore({ fileId: folder, fileType: 'folder' });
      expect(await visit(deep)).toBe('Secret plan');
    });

    it('is gone with the deleted file', async () => {
      const shown = await linked();
      const item = { fileId: shown.id, fileType: 'chart' } as const;
      await owner.client.folders.toTrash(item);
      await owner.client.folders.removeFromTrash(item);
      expect(await visit(shown)).toBe(UNAVAILABLE);
      const { db } = server.app.database;
      const left = await db.selectFrom('share_link').select('id').where('id', '=', shown.link).execute();
      expect(left).toEqual([]);
    });

    it('is not needed by people with access', async () => {
      const shown = await linked(PASSWORD);
      const asked = { id: shown.id, link: 'none' };
      expect((await owner.client.viewLinks.open(asked, { needToken: true })).file.isCanEditor).toBe(true);
      await expect(stranger.client.viewLinks.open(asked, { needToken: true })).rejects.toThrow('/view/open');
    });

    it('is copied with no copy of the file', async () => {
      const shown = await linked();
      const item = { fileId: shown.id, fileType: 'chart', folderId: 'root' } as const;
      const { file } = await owner.client.folders.copy(item);
      expect((await owner.client.viewLinks.getLink({ id: file._id ?? '' })).link).toBeNull();
    });
  });

  describe('guessing a password', () => {
    it('is stopped for five tries a minute', async () => {
      const [shown, other] = [await linked(PASSWORD), await linked(PASSWORD)];
      server.clock.advance(MINUTE_MS);
      for (let time = 0; time < 7; time += 1) expect(await visit(shown, PASSWORD)).toBe('Secret plan');
      const tries = await Promise.all(Array.from({ length: 8 }, () => visit(shown, 'wrong')));
      expect(tries.toSorted()).toEqual([...Array(3).fill(TOO_MANY), ...Array(5).fill(WRONG)]);
      expect([await visit(shown, PASSWORD), await visit(shown)]).toEqual([TOO_MANY, NEEDED]);
      expect(await visit(other, PASSWORD)).toBe('Secret plan');
      server.clock.advance(MINUTE_MS);
      expect(await visit(shown, PASSWORD)).toBe('Secret plan');
    });
  });

  describe('an unknown link', () => {
    it('costs like a known one and stops', async () => {
      const shown = await linked(PASSWORD);
      const { passwords } = server.app;
      let hashed = 0;
      const counting: typeof passwords = {
        ...passwords,
        verify: (password, stored, begin) => {
          hashed += 1;
          return passwords.verify(password, stored, begin);
        },
      };
      Object.assign(server.app, { passwords: counting });
      try {
        const nobody = '01890000-0000-7000-8000-000000000404';
        const tried = [
          { ...shown },
          { ...shown, link: 'x'.repeat(22) },
          { ...shown, id: nobody, link: 'y'.repeat(22) },
        ];
        for (const one of tried) {
          const [before, codes] = [hashed, [] as string[]];
          for (let time = 0; time < 6; time += 1) codes.push(String(await visit(one, 'wrong')));
          const wrong = one.link === shown.link ? '70034' : '70002';
          expect([codes, hashed - before]).toEqual([[...Array<string>(5).fill(wrong), '429'], 5]);
        }
      } finally {
        Object.assign(server.app, { passwords });
      }
    });
  });

  describe('a link that strangers guess at', () => {
    const open = async (
      shown: Awaited<ReturnType<typeof linked>>,
      viewPassword: string,
      headers: Record<string, string> = {},
    ) => {
      const response = await server.send(`/api/personal/view/open/${shown.id}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams({ link: shown.link, viewPassword }),
      });
      const { code } = (await response.json()) as { code: string };
      return { code, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    };

    it('opens again for earlier and signed-in visitors', async () => {
      const shown = await linked(PASSWORD);
      server.clock.advance(MINUTE_MS);
      const { cookie } = await open(shown, PASSWORD);
      await Promise.all(Array.from({ length: 10 }, () => open(shown, 'wrong')));
      expect((await open(shown, PASSWORD)).code).toBe(TOO_MANY);
      expect((await open(shown, PASSWORD, { cookie })).code).toBe('200');
      const someone = await server.person();
      expect((await open(shown, PASSWORD, { token: someone.token })).code).toBe('200');
    });
  });

  describe('other ways to the content', () => {
    const send = async ({ endpoint }: NamedCall, input: Record<string, unknown>, token?: string) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(input[name]));
      const fields = Object.entries(input).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const query = new URLSearchParams(fields).toString();
      const headers = token === undefined ? {} : { token };
      const json = { ...headers, 'content-type': 'application/json' };
      const response = await (endpoint.method === 'GET'
        ? server.send(`${path}?${query}`, { headers })
        : server.send(`${path}?${query}`, {
            method: endpoint.method,
            headers: json,
            body: JSON.stringify(input),
          }));
      return (await response.json()) as { code: string; data: unknown };
    };

    const NOBODY = '01890000-0000-7000-8000-00000000cafe';

    /** Names missing things in place of everything that is named. */
    const missing = (input: Record<string, unknown>, id: string): Record<string, unknown> =>
      JSON.parse(JSON.stringify(input).replaceAll(id, NOBODY)) as Record<string, unknown>;

    it('are opened by no link', async () => {
      const shown = await linked(PASSWORD);
      const proof = { viewPassword: PASSWORD, link: shown.link };
      expect(await visit(shown, PASSWORD)).toBe('Secret plan');
      const byLink = ['viewLinks.open', 'charts.content'];
      const others = callsWithIds.filter(({ name }) => !byLink.includes(name));
      expect(others).toHaveLength(callsWithIds.length - byLink.length);
      expect(others.length).toBeGreaterThan(20);
      for (const call of others)
        for (const input of inputsFor(call, shown.id))
          for (const token of [undefined, stranger.token]) {
            const bare = await send(call, input, token);
            const withLink = await send(call, { ...proof, ...input }, token);
            expect([call.name, withLink]).toEqual([call.name, bare]);
            expect([call.name, JSON.stringify(bare).includes('Secret')]).toEqual([call.name, false]);
            // Some say the same of everything that the asker has nothing to do with.
            if (bare.code === '200')
              expect([call.name, bare]).toEqual([
                call.name,
                await send(call, missing(input, shown.id), token),
              ]);
          }
    });

    it('show no pictures without the link’s value', async () => {
      const shown = await linked(PASSWORD);
      const picture = (value: string) => server.send(`/chart_image/thumb/${value}.png?cid=${shown.id}`);
      expect((await picture('0-aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
      const { file } = await server.client(undefined).viewLinks.open({ ...shown, viewPassword: PASSWORD });
      expect((await picture(file.thumbnail ?? '')).status).toBe(200);
    });
  });
};
