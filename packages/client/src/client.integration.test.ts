import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeAccount, realDatabases, startRealServer } from '../../server/src/testing/real-server.ts';
import type { RealServer } from '../../server/src/testing/real-server.ts';
import { createClient } from './create-client.ts';
import { failure } from './testing/set-up.ts';
import { createMemoryTokenStore } from './tokens/memory.ts';
import { createFetchTransport } from './transports/fetch.ts';

describe.each(realDatabases)('a client of the real server (%s)', (kind) => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer(kind);
  });
  afterAll(() => server.stop());

  /** A client that records the content types and bodies sent to the real server. */
  const createNotingClient = () => {
    const sent: { readonly path: string; readonly type: string | null; readonly body: unknown }[] = [];
    const noting: typeof fetch = (input, init) => {
      const { pathname } = new URL(input as string);
      sent.push({ path: pathname, type: new Headers(init?.headers).get('content-type'), body: init?.body });
      return fetch(input, init);
    };
    const transport = createFetchTransport({ fetch: noting });
    const client = createClient({ baseUrl: server.address, transport, tokenStore: createMemoryTokenStore() });
    return { client, sent };
  };

  const signedIn = async () => {
    const made = createNotingClient();
    const { token } = await made.client.session.signIn(freeAccount);
    made.client.tokens.write(token);
    return made;
  };

  describe('encodings', () => {
    it('[REQ-07] sends form, JSON and multipart as the server reads', async () => {
      const { client, sent } = await signedIn();
      const title = '表单 & JSON = 100%';
      const { file } = await client.folders.create({ folderId: 'root', title });
      expect(file.title).toBe(title);
      const id = file.folderId ?? file.fileId ?? '';
      const items = [{ fileId: id, fileType: 'folder' as const }];
      const { results } = await client.folders.batchOperation({ type: 'to_trash', items });
      expect(results).toMatchObject([{ fileId: id, code: '200' }]);
      const { user } = await client.account.saveInformation({ fullName: '韩梅梅 ABC', company: 'A & B' });
      expect(user.fullName).toBe('韩梅梅 ABC');
      expect(sent.map(({ path, type }) => [path, type])).toEqual([
        ['/api/personal/login/v2/account', 'application/x-www-form-urlencoded'],
        ['/api/personal/folder/new', 'application/x-www-form-urlencoded'],
        ['/api/personal/folder/batch_operation', 'application/json'],
        ['/api/personal/user/v2/setting/information', null],
      ]);
      // Only the engine knows the boundary, so it writes the content type of a multipart body.
      expect(sent[3]?.body).toBeInstanceOf(FormData);
      expect(sent[1]?.body).toBe(`folderId=root&title=${encodeURIComponent(title)}`);
    });
  });

  describe('envelope', () => {
    it('[ENT-36] gets code as a string with msg and data', async () => {
      const { client } = await signedIn();
      const success = await client.user.info({}, { noCheck: true });
      expect(Object.keys(success).sort()).toEqual(['code', 'data', 'msg']);
      expect([success.code, typeof success.msg]).toEqual(['200', 'string']);
      const refused = await client.charts.rename({ chartId: 'no id', title: '' }, { noCheck: true });
      expect([refused.code, refused.msg]).toEqual(['70001', '提交的内容有误，请检查后重试']);
    });

    it('gets refusals in its language as typed errors', async () => {
      const { client } = await signedIn();
      client.setLocale('en');
      const error = await failure(client.session.signIn({ ...freeAccount, password: 'wrong' }));
      expect(error).toMatchObject({
        code: 'refused',
        envelopeCode: '70007',
        text: 'Incorrect e-mail, phone number or password',
      });
    });
  });

  describe('a write that is sent twice', () => {
    it('is done once under one key', async () => {
      const { client } = await signedIn();
      const options = { idempotencyKey: 'one-folder', keep: true };
      const input = { folderId: 'root' as const, title: 'once' };
      const [first, second] = await Promise.all([
        client.folders.create(input, options),
        client.folders.create(input, options),
      ]);
      expect(second.file.folderId).toBe(first.file.folderId);
    });
  });
});
