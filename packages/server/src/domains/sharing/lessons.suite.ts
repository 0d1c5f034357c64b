import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZIP_EXPORT_PATH } from '@chartdock/contract';
import { contractCalls } from '../domains.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { fieldsOf } from '../../testing/call-inputs.ts';
import { registerPartner } from '../../testing/partner.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PASSWORD = 'opensesame';
const [UNAVAILABLE, REFUSED, INVALID, NEEDED, WRONG, TOO_MANY, BAD_KEY] = [
  ...['70002', '70013', '70001', '70033', '70034', '429', '70031'],
];

/** Proves on this server the lessons of advisories of others; the suites of links and of view links hold the other lessons. */
export const lessonsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    owner = await server.person();
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person) =>
    (await client.charts.create({ category: 'flow', title: 'Secret plan' })).chartId;
  const itemOf = (id: string) => ({ type: 'chart', id }) as const;
  const tokenIn = (path: string): string =>
    new URL(path, 'http://x').searchParams.get('link') ?? path.replace('/join/', '');
  const invite = async (id: string, guest: Person, role: 'viewer' | 'commenter' | 'editor' | 'manager') =>
    owner.client.collaboration.add({ ...itemOf(id), account: guest.email, role });
  const linkTo = async (id: string, kind: 'view' | 'collaboration', viewPassword?: string) => {
    const wish = viewPassword === undefined ? {} : { viewPassword };
    const { link } = await owner.client.collaborationLinks.create({ ...itemOf(id), kind, ...wish });
    return { linkId: link.linkId, link: tokenIn(link.path) };
  };
  const versionOf = async (id: string): Promise<number> =>
    (await owner.client.charts.definition({ chartId: id })).version;
  const ticketOf = async ({ client }: Person, chartId: string) => ({
    uuid: await client.exporting.record({ chartId, exportType: 'svg' }),
    token: (await client.exporting.signKey({ chartId, isCanvas: true })).key,
  });
  const download = async (id: string, query: Record<string, string>) =>
    server.send(
      `/diagraming/${id}?${new URLSearchParams({ action: 'down', type: 'svg', ...query }).toString()}`,
      {
        headers: { accept: 'application/json' },
      },
    );
  const zip = async (chartId: string, { uuid, token }: { readonly uuid: string; readonly token: string }) => {
    const body = new FormData();
    body.append('signKey', token);
    body.append('files', JSON.stringify([{ chartId, type: 'svg', title: 'Plan', uuid, token }]));
    return server.send(ZIP_EXPORT_PATH, { method: 'POST', headers: { accept: 'application/json' }, body });
  };
  const codeOf = async (response: Response): Promise<unknown> =>
    ((await response.json()) as { readonly code: unknown }).code;

  it('lesson 3: a password opens one request only', async () => {
    const id = await fileOf(owner);
    const { link } = await linkTo(id, 'view', PASSWORD);
    const body = (fields: Record<string, string>) => new URLSearchParams({ link, ...fields }).toString();
    const open = async (fields: Record<string, string>, cookie?: string) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await server.send(`/api/personal/view/open/${id}`, {
        method: 'POST',
        headers: { ...type, ...(cookie === undefined ? {} : { cookie }) },
        body: body(fields),
      });
      return [await codeOf(response), response.headers.getSetCookie().join('; ')] as const;
    };
    const [opened, cookies] = await open({ viewPassword: PASSWORD });
    expect(opened).toBe('200');
    // A person who planted cookies before, or took those that came, opens nothing with them.
    expect((await open({}, cookies === '' ? 'session=planted' : cookies))[0]).toBe(NEEDED);
  });

  it('lesson 4: no picture comes before the password', async () => {
    const id = await fileOf(owner);
    const { link } = await linkTo(id, 'view', PASSWORD);
    const visitor = server.client(undefined);
    const thumbnail = (name: string) => server.send(`/chart_image/thumb/${name}.png?cid=${id}`);
    const refused = await visitor.viewLinks.open({ id, link }).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(refused)).not.toMatch(/thumb|Secret/);
    for (const name of ['a', '0-aaaaaaaaaaaaaaaaaaaaaa', link])
      expect((await thumbnail(name)).status).toBe(404);
    const { file } = await visitor.viewLinks.open({ id, link, viewPassword: PASSWORD });
    expect((await thumbnail(file.thumbnail ?? '')).status).toBe(200);
  });

  it('lesson 9: readers see and restore no versions', async () => {
    const id = await fileOf(owner);
    await owner.client.definitions.addCanvas({ chartId: id });
    for (const role of ['viewer', 'commenter'] as const) {
      const guest = await server.person();
      await invite(id, guest, role);
      const { definitions } = guest.client;
      for (const call of [
        () => definitions.revisions({ chartId: id }),
        () => definitions.revision({ chartId: id, version: 1 }),
        () => definitions.restore({ chartId: id, revision: 1, version: 1 }),
        () => definitions.removeCanvas({ chartId: id, defId: 'c1' }),
      ])
        expect(await refusalOf(call())).toBe(REFUSED);
    }
  });

  it('lesson 10: a link gives its role there alone', async () => {
    const guest = await server.person();
    const [id, other] = [await fileOf(owner), await fileOf(owner)];
    const [join, view] = [await linkTo(id, 'collaboration'), await linkTo(id, 'view')];
    const { client } = guest;
    expect(await refusalOf(client.viewLinks.open({ id: other, link: view.link }, { needToken: true }))).toBe(
      UNAVAILABLE,
    );
    expect(await refusalOf(client.collaborationLinks.join({ link: view.link }))).toBe(UNAVAILABLE);
    await client.collaborationLinks.join({ link: join.link });
    expect(await refusalOf(client.charts.rename({ chartId: id, title: 'Taken' }))).toBe(REFUSED);
    expect(await refusalOf(client.charts.info({ chartId: other }, { needToken: true }))).toBe(UNAVAILABLE);
  });

  it('lesson 12: a partner never exceeds its person', async () => {
    const guest = await server.person();
    const [id, closed] = [await fileOf(owner), await fileOf(owner)];
    await invite(id, guest, 'viewer');
    const partner = await registerPartner(server, 'lessons');
    const through = server.client(await partner.tokenOf(guest.token));
    expect((await through.charts.info({ chartId: id }, { needToken: true })).file.title).toContain('Secret');
    for (const call of [
      () => through.charts.rename({ chartId: id, title: 'Taken' }),
      () => through.collaboration.add({ ...itemOf(id), account: 'x@example.test', role: 'viewer' }),
      () => through.collaborationLinks.create(itemOf(id)),
      () => through.exporting.signKey({ chartId: id }),
    ])
      expect(await refusalOf(call())).toBe(REFUSED);
    expect(await refusalOf(through.charts.info({ chartId: closed }, { needToken: true }))).toBe(UNAVAILABLE);
  });

  it('lesson 14: a download without its key is refused', async () => {
    const id = await fileOf(owner);
    const { uuid, token } = await ticketOf(owner, id);
    for (const query of [{}, { uuid }, { uuid, token: '' }, { uuid, token: 'x' }, { token }])
      expect(await codeOf(await download(id, query))).toBe(BAD_KEY);
    expect((await download(id, { uuid, token })).status).toBe(200);
  });

  it('lesson 15: every password call counts guesses', async () => {
    const id = await fileOf(owner);
    const guess = { viewPassword: 'not this one' };
    const [view, open, join] = [
      await linkTo(id, 'view', PASSWORD),
      await linkTo(id, 'collaboration', PASSWORD),
      await linkTo(id, 'collaboration', PASSWORD),
    ];
    const { client } = await server.person();
    const ways: readonly (() => Promise<unknown>)[] = [
      () => server.client(undefined).viewLinks.open({ id, link: view.link, ...guess }),
      () => client.collaborationLinks.open({ link: open.link, ...guess }),
      () => client.collaborationLinks.join({ link: join.link, ...guess }),
    ];
    for (const way of ways) {
      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push(await refusalOf(way()));
      expect(codes).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, TOO_MANY]);
    }
  });

  it('lesson 16: an archive asks when taken', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(id, guest, 'editor');
    expect((await zip(id, await ticketOf(guest, id))).headers.get('content-type')).toBe('application/zip');
    const ticket = await ticketOf(guest, id);
    await owner.client.collaboration.setRole({ ...itemOf(id), collaUserId: guest.id, role: 'viewer' });
    const refused = await zip(id, ticket);
    expect(refused.headers.get('content-type')).not.toBe('application/zip');
    expect(await refused.text()).not.toContain('<svg');
    expect(await refusalOf(guest.client.exporting.signKey({ chartId: id }))).toBe(REFUSED);
  });

  it('lesson 18: calls by id hide foreign things', async () => {
    const [stranger, guest] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    const { linkId } = await linkTo(id, 'collaboration');
    await guest.client.collaborationRequests.ask(itemOf(id));
    const { requests } = await owner.client.collaborationRequests.pending();
    const { rows } = await owner.client.shareActivity.list(itemOf(id));
    const ids: Readonly<Record<string, string>> = {
      linkId,
      requestId: requests.find((one) => one.id === id)?.requestId ?? '',
      activityId: rows[0]?.activityId ?? '',
    };
    const calls = contractCalls.filter((call) => Object.keys(fieldsOf(call)).some((field) => field in ids));
    expect(calls.length).toBeGreaterThanOrEqual(8);
    const wire = wireOf(server, stranger);
    for (const { name, endpoint } of calls) {
      const known = Object.entries(ids).filter(([field]) => field in fieldsOf({ name, endpoint }));
      const send = async (pick: (value: string) => string): Promise<string> => {
        const input = Object.fromEntries(known.map(([field, value]) => [field, pick(value)]));
        const fields = { ...input, enabled: 'false', approve: 'true' };
        const answer = await (endpoint.encoding === 'json'
          ? wire.postJson(endpoint.path, input)
          : wire.post(endpoint.path, fields));
        return JSON.stringify(answer);
      };
      const missing = await send((value) => value.replace(/.{4}$/, 'cafe'));
      expect([name, await send((value) => value)]).toEqual([name, missing]);
      expect([name, missing.includes(`"code":"${UNAVAILABLE}"`)]).toEqual([name, true]);
    }
    expect((await owner.client.collaboration.listUsers(itemOf(id))).links[0]?.state).toBe('open');
  });

  it('lesson 20: sharers alone see the activity', async () => {
    const [viewer, stranger] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    await invite(id, viewer, 'editor');
    expect((await owner.client.shareActivity.list(itemOf(id))).rows[0]?.person).toBe(viewer.email);
    expect(await refusalOf(viewer.client.shareActivity.list(itemOf(id)))).toBe(REFUSED);
    expect(await refusalOf(stranger.client.shareActivity.list(itemOf(id)))).toBe(UNAVAILABLE);
    // The id of a file is no secret and opens nothing.
    expect(await refusalOf(stranger.client.charts.info({ chartId: id }, { needToken: true }))).toBe(
      UNAVAILABLE,
    );
  });

  it('lesson 21: every save asks for the right again', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(id, guest, 'editor');
    const { def } = await guest.client.charts.definition({ chartId: id });
    const save = async () =>
      guest.client.definitions.save({ chartId: id, def, version: await versionOf(id) });
    await save();
    const before = await versionOf(id);
    await owner.client.collaboration.setRole({ ...itemOf(id), collaUserId: guest.id, role: 'commenter' });
    expect(await refusalOf(save())).toBe(REFUSED);
    await owner.client.collaboration.remove({ ...itemOf(id), collaUserId: guest.id });
    expect(await refusalOf(save())).toBe(UNAVAILABLE);
    expect(await versionOf(id)).toBe(before);
  });

  it('lesson 22: little is read without token', async () => {
    const id = await fileOf(owner);
    const { link } = await linkTo(id, 'view', PASSWORD);
    const { viewLinks } = server.client(undefined);
    const long = 'x'.repeat(257);
    expect(await refusalOf(viewLinks.open({ id, link, viewPassword: long }))).toBe(INVALID);
    expect(await refusalOf(viewLinks.open({ id, link: long }))).toBe(INVALID);
    const response = await server.send(`/api/personal/view/open/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `link=${'x'.repeat(4_000_000)}`,
    });
    expect(response.status === 413 || (await codeOf(response)) !== '200').toBe(true);
  });

  it('lesson 23: only acquaintances are found', async () => {
    const [me, met, unknown] = [
      await server.person({ fullName: 'Mentioned Me' }),
      await server.person({ fullName: 'Mentioned Met' }),
      await server.person({ fullName: 'Mentioned Unknown' }),
    ];
    const id = await fileOf(me);
    const { link } = await me.client.collaborationLinks.create(itemOf(id));
    await met.client.collaborationLinks.join({ link: tokenIn(link.path) });
    const namesFor = async ({ client }: Person) =>
      (await client.collaborationRecent.getPage({ content: 'Mentioned' })).rows.map(
        ({ fullName }) => fullName,
      );
    expect([await namesFor(me), await namesFor(met), await namesFor(unknown)]).toEqual([
      ['Mentioned Met'],
      ['Mentioned Me'],
      [],
    ]);
  });
};
