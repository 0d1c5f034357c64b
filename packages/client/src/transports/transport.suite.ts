import { describe, expect, it } from 'vitest';
import { createClient } from '../create-client.ts';
import { failure } from '../testing/set-up.ts';
import { createMemoryTokenStore } from '../tokens/memory.ts';
import type { Transport } from './transport.ts';

/** Declares the tests that every transport passes, in front of a handler of the caller's choice. */
export const transportSuite = (
  name: string,
  make: (handler: (request: Request) => Promise<Response>) => Transport | Promise<Transport>,
): void => {
  const answer = (data: unknown): Response => Response.json({ code: '200', msg: '', data });
  const clientOf = async (handler: (request: Request) => Promise<Response>) =>
    createClient({
      transport: await make(handler),
      tokenStore: createMemoryTokenStore({ token: 'token-1' }),
    });

  describe(name, () => {
    it('carries a GET without a body', async () => {
      const seen: unknown[] = [];
      const client = await clientOf(async (request) => {
        const { pathname, search } = new URL(request.url);
        seen.push([request.method, pathname, search, request.headers.get('token'), await request.text()]);
        return answer({ count: 1 });
      });
      await failure(client.lists.loadFiles({ folderId: 'root', keyword: '流程' }));
      const search = `?folderId=root&keyword=${encodeURIComponent('流程')}`;
      expect(seen).toEqual([['GET', '/api/personal/folder/load_files', search, 'token-1', '']]);
    });

    it('[REQ-07] carries form, JSON and multipart as such', async () => {
      const seen: unknown[] = [];
      const client = await clientOf(async (request) => {
        const [type] = (request.headers.get('content-type') ?? '').split(';');
        seen.push([
          type,
          type === 'application/json' ? await request.json() : Object.fromEntries(await request.formData()),
        ]);
        return answer({ count: 1 });
      });
      await client.folders.sortAll({ folderId: 'root', sort: 'asc' });
      await failure(client.folders.batchOperation({ type: 'to_trash', items: [] }));
      await failure(client.account.saveInformation({ fullName: '李雷', company: 'A & B' }));
      expect(seen).toEqual([
        ['application/x-www-form-urlencoded', { folderId: 'root', sort: 'asc' }],
        ['application/json', { type: 'to_trash', items: [] }],
        ['multipart/form-data', { fullName: '李雷', company: 'A & B' }],
      ]);
    });

    it('brings status and body back', async () => {
      const client = await clientOf(async () => answer({ count: 3 }));
      expect(await client.folders.sortAll({ folderId: 'root' })).toEqual({ count: 3 });
      const broken = await clientOf(async () => new Response('gone', { status: 503 }));
      expect(await failure(broken.user.info())).toMatchObject({ code: 'http_status', status: 503 });
    });

    it('stops when the caller stops', async () => {
      const controller = new AbortController();
      const client = await clientOf(() => new Promise(() => controller.abort()));
      expect(await failure(client.user.info({}, { signal: controller.signal }))).toMatchObject({
        code: 'cancelled',
      });
    });
  });
};
