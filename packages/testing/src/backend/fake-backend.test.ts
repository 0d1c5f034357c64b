import type { Code, FileRecord } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { endpoints } from '@chartdock/contract/schema';
import type { ApiError, Client } from '@chartdock/client';
import {
  createClient,
  createFetchTransport,
  createInProcessTransport,
  createMemoryTokenStore,
  isApiError,
} from '@chartdock/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBackendError } from './fake-backend-error.ts';
import type { FakeBackend } from './fake-backend.ts';
import { createFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let client: Client;

const clientOf = (one: FakeBackend): Client =>
  createClient({
    transport: createInProcessTransport(one.handle),
    tokenStore: createMemoryTokenStore({ token: one.issueToken().value }),
    locale: 'en',
  });

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (isApiError(error)) return error;
  throw new Error('the call was answered', { cause: error });
};
const codeOf = async (call: Promise<unknown>): Promise<string | undefined> =>
  (await failureOf(call)).envelopeCode;
const titlesOf = ({ rows }: { readonly rows: readonly FileRecord[] }): string[] =>
  rows.map(({ title }) => title);

beforeEach(() => {
  backend = createFakeBackend();
  client = clientOf(backend);
});

describe('a fake backend', () => {
  it('answers the true client in process', async () => {
    expect(titlesOf(await client.lists.loadFiles({}))).toEqual(['Plans', 'Team map', 'Order flow']);
    const overFetch = createClient({
      transport: createFetchTransport({ fetch: backend.fetch }),
      tokenStore: createMemoryTokenStore({ token: backend.issueToken().value }),
    });
    expect((await overFetch.user.info()).user.fullName).toBe(backend.person.fullName);
  });

  it('repeats by seed', async () => {
    const idsOf = async (seed: number): Promise<unknown> => {
      const { rows } = await clientOf(createFakeBackend({ seed })).lists.loadFiles({});
      return rows.map(({ fileId }) => fileId);
    };
    expect(await idsOf(7)).toEqual(await idsOf(7));
    expect(await idsOf(7)).not.toEqual(await idsOf(8));
  });

  it('answers by the schemas alone', async () => {
    const { lists } = endpoints;
    const pages = [
      [lists.loadFiles, await client.lists.loadFiles({})],
      [lists.historyFiles, await client.lists.historyFiles({})],
      [lists.favFiles, await client.lists.favFiles({})],
      [lists.trashFiles, await client.lists.trashFiles({})],
      [lists.collaborationFiles, await client.lists.collaborationFiles({})],
      [lists.globalFiles, await client.lists.globalFiles({ title: 'a' })],
      [endpoints.user.info, await client.user.info()],
      [endpoints.user.privilege, await client.user.privilege({})],
    ] as const;
    for (const [{ data }, answer] of pages) expect(data.parse(answer)).toEqual(answer);
  });

  it('keeps additions and lists them paged', async () => {
    const folderId = backend.addFolder({ title: 'Big' });
    for (let n = 1; n <= 5; n += 1) backend.addFile({ title: `File ${n}`, folderId, category: 'mind' });
    const first = await client.lists.loadFiles({ folderId, pageSize: 2, sidx: 'title' });
    expect([titlesOf(first), first.total]).toEqual([['File 1', 'File 2'], 5]);
    const second = await client.lists.loadFiles({
      folderId,
      pageSize: 2,
      sidx: 'title',
      cursor: first.cursor ?? '',
    });
    expect(titlesOf(second)).toEqual(['File 3', 'File 4']);
    expect(second.chain).toEqual([{ folderId, title: 'Big' }]);
    expect(() => backend.addFolder({ title: ' ' })).toThrow('invalidInput');
  });

  it('notes every question', async () => {
    await client.lists.globalFiles({ title: 'plan' });
    expect(backend.requests).toMatchObject([
      { call: 'lists.globalFiles', method: 'GET', query: { title: 'plan' }, token: expect.any(String) },
    ]);
  });

  it('names calls that it lacks', async () => {
    const ask = async (): Promise<Response> =>
      backend.fetch('/api/personal/user/setting/getProfile', {
        headers: { token: backend.issueToken().value },
      });
    await expect(ask()).rejects.toThrow('no answer to user.getProfile');
    await expect(ask()).rejects.toMatchObject({ code: 'not_faked', call: 'user.getProfile' });
    await expect(ask()).rejects.toBeInstanceOf(FakeBackendError);
    const takeBack = backend.answer('user.getProfile', { profile: { company: 'Harbour' } });
    expect(await client.user.getProfile()).toEqual({ profile: { company: 'Harbour' } });
    takeBack();
    await expect(ask()).rejects.toThrow('no answer');
    expect(() => backend.answer('user.info', { user: {} } as never)).toThrow(TypeError);
  });

  it('knows every call of the contract, faked or not', () => {
    const calls = Object.entries(endpoints).flatMap(([group, table]) =>
      Object.keys(table).map((name) => `${group}.${name}`),
    );
    for (const call of calls)
      expect(() => backend.answer(call as never, Symbol('none') as never)).toThrow(call);
  });
});

describe('a scenario', () => {
  it('ends tokens with 408 until renewed', async () => {
    backend.tokenExpiresIn(5_000);
    await client.user.info();
    backend.clock.advance(4_999);
    await client.user.info();
    backend.clock.advance(1);
    expect(await codeOf(client.user.info())).toBe(CODE.tokenExpired);
    client.tokens.write(backend.issueToken().value);
    await client.user.info();
  });

  it.each<[Code, string]>([
    ['429', 'refused'],
    ['408', 'signed_out'],
    ['61672', 'refused'],
    ['509', 'refused'],
    ['411', 'refused'],
  ])('answers %s once, which is %s for the client', async (code, kind) => {
    backend.answerWith(code);
    const error = await failureOf(clientOf(backend).user.info());
    expect([error.envelopeCode, error.code]).toEqual([code, kind]);
    client = clientOf(backend);
    await client.user.info();
  });

  it('answers chosen calls with a code', async () => {
    const takeBack = backend.answerWith('61672', { call: 'lists.loadFiles', times: Infinity });
    await client.user.info();
    for (let n = 0; n < 3; n += 1) expect(await codeOf(client.lists.loadFiles({}))).toBe('61672');
    takeBack();
    await client.lists.loadFiles({});
    backend.answerWith('509', { call: '/api/personal/user/info', times: 2 });
    await client.lists.loadFiles({});
    for (let n = 0; n < 2; n += 1) expect(await codeOf(client.user.info())).toBe('509');
    await client.user.info();
  });

  it('answers 429 with waits, and gateways', async () => {
    backend.answerWith('429');
    const answer = await backend.fetch('/api/personal/user/info');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, '60']);
    backend.answerStatus(503);
    expect(await failureOf(client.user.info())).toMatchObject({ code: 'http_status', status: 503 });
  });

  it('is slow by the clock', async () => {
    backend.slow(3_000);
    const done = vi.fn();
    const call = client.user.info().then(done);
    await backend.clock.advanceAsync(2_999);
    expect(done).not.toHaveBeenCalled();
    await backend.clock.advanceAsync(1);
    await call;
    expect(done).toHaveBeenCalled();
  });

  it('stops waiting when the caller does', async () => {
    backend.slow(3_000);
    const controller = new AbortController();
    const call = backend.fetch('/api/personal/user/info', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(backend.clock.pending()).toBe(0));
  });

  it('goes offline and comes back', async () => {
    backend.offline();
    expect((await failureOf(client.user.info())).code).toBe('network_failed');
    backend.online();
    await client.user.info();
  });

  it('ends with reset', async () => {
    backend.offline();
    backend.slow(1_000);
    backend.answerWith('429', { times: Infinity });
    backend.reset();
    for (let call = 0; call < 2; call += 1)
      expect((await client.user.info()).user.fullName).toBe(backend.person.fullName);
  });
});
